import { useId, useRef, type Dispatch, type KeyboardEvent } from "react";
import BrandWordmark from "~/ui/wordmark";
import NavList from "~/site/navigation/nav-list";
import { reviews, type ReviewsTab, type ReviewsTabName } from "~/site/navigation/navigation";
import { useHydrated } from "~/site/use-hydrated";
import type { HeaderEvent } from "./header-panel-state";

interface ReviewsTabsProps {
  chosen: ReviewsTabName;
  dispatch: Dispatch<HeaderEvent>;
}

const { tabs } = reviews;

/** The tab that a key leads to from the one at `index`; null for keys that do nothing in tabs. */
export function tabByKey(key: string, index: number): ReviewsTabName | null {
  const step: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  if (key === "Home") return tabs[0]?.name ?? null;
  if (key === "End") return tabs.at(-1)?.name ?? null;
  const by = step[key];
  return by === undefined ? null : (tabs.at((index + by) % tabs.length)?.name ?? null);
}

function TabContent({ tab }: { tab: ReviewsTab }) {
  return (
    <>
      {tab.brands.length === 0 ? null : (
        <ul className="brand-grid">
          {tab.brands.map(({ slug, name }) => (
            <li key={slug}>
              <a className="brand-grid__link" href={tab.brandLink(slug)}>
                <BrandWordmark slug={slug} name={name} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <NavList
        links={tab.links}
        className={tab.brands.length === 0 ? "nav-list nav-list--wide" : "nav-list nav-list--after"}
      />
    </>
  );
}

/** Four sections under headings; in a browser that runs JavaScript, four tabs. */
export default function ReviewsTabs({ chosen, dispatch }: ReviewsTabsProps) {
  const hydrated = useHydrated();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const choose = (tab: ReviewsTabName) => dispatch({ type: "reviews tab chosen", tab });

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = tabByKey(event.key, index);
    if (next === null) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };

  return (
    <div className="reviews-tabs" data-enhanced={hydrated}>
      {hydrated ? (
        <div
          className="reviews-tabs__list"
          ref={list}
          role="tablist"
          aria-label="Kinds of reviews"
          aria-orientation="vertical"
        >
          {tabs.map(({ name, label }, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              className="reviews-tabs__tab"
              id={`${id}-tab-${name}`}
              data-tab={name}
              aria-controls={`${id}-${name}`}
              aria-selected={name === chosen}
              tabIndex={name === chosen ? 0 : -1}
              onClick={() => choose(name)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {label}
            </button>
          ))}
        </div>
      ) : null}
      <div className="reviews-tabs__panels">
        {tabs.map((tab) => (
          <div
            key={tab.name}
            id={`${id}-${tab.name}`}
            role={hydrated ? "tabpanel" : "group"}
            aria-label={tab.label}
            hidden={hydrated && tab.name !== chosen}
          >
            <p className="nav-heading" hidden={hydrated}>
              {tab.label}
            </p>
            <TabContent tab={tab} />
          </div>
        ))}
      </div>
    </div>
  );
}
