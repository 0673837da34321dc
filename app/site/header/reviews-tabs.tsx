import { useId, useRef, type Dispatch, type KeyboardEvent } from "react";
import FixedMarkup from "~/site/markup/fixed-markup";
import { reviewsTabs as tabs, type ReviewsTabName } from "~/site/navigation/menu-names";
import { useHydrated } from "~/ui/use-hydrated";
import type { HeaderEvent } from "./header-panel-state";

/** The tab that a key leads to from the one at `index`; null for keys that do nothing in tabs. */
export function tabByKey(key: string, index: number): ReviewsTabName | null {
  const step: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  if (key === "Home") return tabs[0]?.name ?? null;
  if (key === "End") return tabs.at(-1)?.name ?? null;
  const by = step[key];
  return by === undefined ? null : (tabs.at((index + by) % tabs.length)?.name ?? null);
}

/** Four sections under headings; in a browser that runs JavaScript, four tabs. */
export default function ReviewsTabs({ chosen, dispatch }: { chosen: ReviewsTabName; dispatch: Dispatch<HeaderEvent> }) {
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
            <FixedMarkup part={`reviews-${tab.name}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
