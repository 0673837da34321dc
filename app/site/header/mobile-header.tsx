import { useEffect, useRef, type Dispatch } from "react";
import Icon from "~/ui/icon";
import { AccountLinks, greeting, LogInLink } from "./account-menu";
import MobileLists from "./mobile-lists";
import { listBehind, type MobileEvent, type MobilePart, type MobileState } from "./mobile-menu-state";
import { takeTheQuiz } from "~/site/navigation/menu-names";
import FixedMarkup from "~/site/markup/fixed-markup";
import { useRootData } from "~/site/root-data";
import SearchForm from "~/site/search/search-form";
import { focusWhenOpening, isShown } from "./slide";
import SlidingDetails from "./sliding-details";
import { useDismiss } from "./use-dismiss";
import { useHydrated } from "~/ui/use-hydrated";

const searchId = "mobile-search";

/** Below 1200 px: the menu slides in from the right, the search bar from the left. */
export default function MobileHeader({ state, dispatch }: { state: MobileState; dispatch: Dispatch<MobileEvent> }) {
  const { user } = useRootData();
  const hydrated = useHydrated();
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef(state.list);

  useDismiss(bar, isShown(state.menu) || isShown(state.search), (by) => {
    if (by !== "press outside") dispatch({ type: "dismissed" });
  });
  useEffect(() => {
    focusWhenOpening(searchId, state.search);
  }, [state.search]);
  useEffect(() => {
    const came = before.current;
    before.current = state.list;
    if (came === state.list || state.menu !== "open") return;
    const goneBack = listBehind(came) === state.list;
    const back = bar.current?.querySelector<HTMLElement>(`[data-back="${goneBack ? came : state.list}"]`);
    const opener = back?.closest("details")?.querySelector<HTMLElement>(":scope > summary");
    (goneBack ? opener : back)?.focus({ preventScroll: true });
  }, [state.list, state.menu]);

  const sliding = (part: MobilePart) => ({
    name: "mobile-header",
    slide: state[part],
    onPress: () => dispatch({ type: "pressed", part }),
    onSettled: () => dispatch({ type: "settled", part }),
    onFoundOpen: () => dispatch({ type: "found open", part }),
  });

  return (
    <div className="mobile-header wrap" ref={bar}>
      <FixedMarkup part="home-link" className="home-link" />{" "}
      <SlidingDetails
        {...sliding("search")}
        className="mobile-search"
        summary={
          <>
            <Icon name="search" size={24} />
            <span className="visually-hidden">Search</span>
          </>
        }
      >
        <SearchForm id={searchId} label="Search Bedlark" active={isShown(state.search)} />
      </SlidingDetails>
      <SlidingDetails
        {...sliding("menu")}
        className="mobile-menu"
        summary={
          <>
            <span className="mobile-menu__open">
              <Icon name="menu" size={26} />
            </span>
            <span className="mobile-menu__close">
              <Icon name="close" size={26} />
            </span>
            <span className="visually-hidden">Menu</span>
          </>
        }
      >
        <nav className="stack mobile-menu__content" aria-label="Main" data-enhanced={hydrated} data-list={state.list}>
          <MobileLists list={state.list} dispatch={dispatch} />
          <a className="button mobile-menu__quiz" href={takeTheQuiz.to}>
            {takeTheQuiz.label}
          </a>
          <div className="mobile-menu__account">
            {user?.is_authenticated === true ? (
              <>
                <p className="nav-heading">{greeting(user)}</p>
                <AccountLinks user={user} place="mobile" />
              </>
            ) : (
              <LogInLink className="mobile-lists__link mobile-lists__link--icon" />
            )}
          </div>
        </nav>
      </SlidingDetails>
    </div>
  );
}
