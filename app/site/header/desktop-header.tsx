import { useLocation } from "@remix-run/react";
import { useEffect, useRef, type Dispatch, type ReactNode } from "react";
import { paths } from "~/paths";
import Icon from "~/ui/icon";
import AccountMenu, { LogInLink } from "./account-menu";
import type { HeaderEvent, HeaderState, PanelName } from "./header-panel-state";
import FixedMarkup, { useHasMarkup } from "~/site/markup/fixed-markup";
import {
  comparisonNames,
  discountsNames,
  findBedName,
  mattress101Name,
  type NavLink,
  nearbyStores,
  reviewsNames,
} from "~/site/navigation/menu-names";
import ReviewsTabs from "./reviews-tabs";
import { useRootData } from "~/site/root-data";
import SearchForm from "~/site/search/search-form";
import { focusWhenOpening, isShown } from "./slide";
import SlidingDetails from "./sliding-details";
import { useDismiss } from "./use-dismiss";
import { useHydrated } from "~/ui/use-hydrated";

const searchId = "header-search";

function PlainLink({ label, to }: NavLink) {
  const { pathname } = useLocation();
  // The page before the quiz stands in two panels as well.
  const before = to === paths.quiz && pathname === paths.finder;
  return (
    <a className="desktop-nav__link" href={to} aria-current={pathname === to ? "page" : before || undefined}>
      {label}
    </a>
  );
}

/** From 1200 px up; narrower windows get mobile-header.tsx. */
export default function DesktopHeader({ state, dispatch }: { state: HeaderState; dispatch: Dispatch<HeaderEvent> }) {
  const { user, comparisons, site } = useRootData();
  const hasPopular = useHasMarkup("popular-comparisons");
  const hydrated = useHydrated();
  const bar = useRef<HTMLDivElement>(null);

  useDismiss(bar, isShown(state.slide), (by) => {
    // A click outside lands on the backdrop, which closes the panel itself.
    if (by !== "press outside") dispatch({ type: "dismissed" });
  });
  useEffect(() => {
    if (state.active === "Search") focusWhenOpening(searchId, state.slide);
  }, [state.active, state.slide]);

  const close = () => {
    bar.current?.querySelector<HTMLElement>(".header-panel[open] > summary")?.focus();
    dispatch({ type: "dismissed" });
  };
  const panel = (name: PanelName, label: ReactNode, content: ReactNode) => (
    <SlidingDetails
      name="site-panel"
      className={name === "Search" ? "header-panel header-panel--search" : "header-panel"}
      slide={state.active === name ? state.slide : "closed"}
      summary={label}
      onPress={() => dispatch({ type: "tab pressed", panel: name })}
      onSettled={() => dispatch({ type: "settled" })}
      onFoundOpen={() => dispatch({ type: "found open", panel: name })}
    >
      <div className="wrap header-panel__content">
        <div className="header-panel__main">{content}</div>
        <button className="with-icon header-panel__close" type="button" hidden={!hydrated} onClick={close}>
          <Icon name="close" />
          Close
        </button>
      </div>
    </SlidingDetails>
  );

  return (
    <div className="desktop-header wrap" ref={bar}>
      <FixedMarkup part="home-link" className="home-link" />{" "}
      <nav className="desktop-nav" aria-label="Main">
        <ul className="desktop-nav__list">
          <li>
            {panel("FindBed", findBedName, <FixedMarkup part="find-bed" as="ul" className="nav-list nav-list--wide" />)}
          </li>
          <li>
            <PlainLink {...nearbyStores} />
          </li>
          <li>
            {!comparisons ? (
              <PlainLink label={comparisonNames.label} to={paths.compare} />
            ) : (
              panel(
                "Comparison",
                comparisonNames.label,
                <div className="nav-columns">
                  {!hasPopular ? null : (
                    <div>
                      <p className="nav-heading">{comparisonNames.popularLabel}</p>
                      <FixedMarkup part="popular-comparisons" as="ul" className="nav-list nav-list--columns" />
                    </div>
                  )}
                  <FixedMarkup part="comparison-promo" className="nav-promo" />
                </div>,
              )
            )}
          </li>
          <li>{panel("Discounts", discountsNames.label, <FixedMarkup part="discounts" className="nav-columns" />)}</li>
          <li>{panel("Reviews", reviewsNames.label, <ReviewsTabs chosen={state.reviewsTab} dispatch={dispatch} />)}</li>
          <li>{panel("Mattress 101", mattress101Name, <FixedMarkup part="mattress-101" className="nav-columns" />)}</li>
          <li>
            <PlainLink label={`${site.name} Quiz`} to={paths.quiz} />
          </li>
        </ul>
      </nav>
      {panel(
        "Search",
        <>
          <Icon name="search" />
          Search
        </>,
        <SearchForm id={searchId} label="Search Bedlark" active={state.active === "Search"} />,
      )}
      {user?.is_authenticated === true ? (
        <AccountMenu user={user} open={state.accountOpen} dispatch={dispatch} />
      ) : (
        <LogInLink className="desktop-nav__link" />
      )}
    </div>
  );
}
