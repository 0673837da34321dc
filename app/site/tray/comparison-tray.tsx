import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { mostCompared } from "#contracts/compare/most-compared";
import type { TrayModel } from "#contracts/compare/tray";
import type { CurrentUser } from "#contracts/user";
import { paths } from "~/paths";
import Icon from "~/ui/icon";
import TrayForm, { trayFullId } from "~/ui/tray-form";
import { useRootData } from "~/site/root-data";
import { rescueFocus } from "../loading/route-announcer";
import { useTrayChanges } from "./use-tray-changes";

const trayId = "comparison-tray";

export default function ComparisonTray() {
  const { user } = useRootData();
  const models = user?.session.compare ?? [];
  const { pathname, search } = useLocation();
  const count = models.length;
  const full = count >= mostCompared;
  const slugs = models.map(({ slug }) => slug);
  // Nothing leads to the page that is open.
  const shown = new URLSearchParams(search).get("models");
  // Without scripts the page reloads and continues at the tray, or at its start when there is no tray.
  const next = (left: number) => `${pathname}${search}#${left > 0 ? trayId : "main"}`;
  useTrayChanges();
  const words = useTrayText(user);
  return (
    <>
      <p className="visually-hidden" role="status">
        {words}
      </p>
      {count > 0 ? (
        <aside className="tray" id={trayId} tabIndex={-1} aria-label="Your comparison">
          <div className="tray__bar wrap">
            <details className="tray__details">
              <summary className="tray__summary">
                <Icon name="chevron-down" />
                <span>
                  {`${count} of ${mostCompared}`}
                  <span className="tray__words"> beds in your comparison</span>
                </span>{" "}
                <span
                  className={`small ${full ? "tray__full" : "soft tray__names"}`}
                  id={full ? trayFullId : undefined}
                >
                  {full
                    ? "Your comparison is full. Remove a bed first."
                    : models.map(({ brand, name }) => `${brand.name} ${name}`).join(", ")}
                </span>
              </summary>
              <ul className="tray__list">
                {models.map((model) => (
                  <li className="spread tray__model" key={model.slug}>
                    <Link to={paths.model(model.slug)}>{`${model.brand.name} ${model.name}`}</Link>
                    <TrayForm change="remove" model={model.slug} next={next(count - 1)}>
                      <button className="link-button" type="submit">
                        Remove <span className="visually-hidden">{`${model.brand.name} ${model.name}`}</span>
                      </button>
                    </TrayForm>
                  </li>
                ))}
                <li>
                  <TrayForm change="clear" next={next(0)}>
                    <button className="link-button" type="submit">
                      Clear all
                    </button>
                  </TrayForm>
                </li>
              </ul>
            </details>
            {shown === slugs.join(",") && pathname === paths.compare ? null : (
              <Link className="button button--small" to={paths.compareOf(slugs)}>
                {count === 1 ? "Add another bed" : `Compare ${count} beds`}
              </Link>
            )}
          </div>
        </aside>
      ) : null}
    </>
  );
}

const without = (models: readonly TrayModel[], others: readonly TrayModel[]) =>
  models.filter(({ slug }) => !others.some((other) => other.slug === slug));

/** "Casper Dream added. 2 of 4 beds in your comparison". */
function changeInWords(before: readonly TrayModel[], now: readonly TrayModel[]): string | null {
  const gone = without(before, now);
  const come = without(now, before);
  if (gone.length + come.length === 0) return null;
  if (now.length === 0) return "Your comparison is empty";
  const named = (models: TrayModel[], what: string) =>
    models.map(({ brand, name }) => `${brand.name} ${name} ${what}. `);
  return [
    ...named(gone, "removed"),
    ...named(come, "added"),
    `${now.length} of ${mostCompared} beds in your comparison`,
  ].join("");
}

/** Announces changes of the tray; when the tray disappears, its focus moves to the page's heading. */
function useTrayText(user: CurrentUser | null): string {
  const models = user?.session.compare;
  const before = useRef(models);
  const [words, setWords] = useState("");
  useEffect(() => {
    // Nothing is known about the tray when the user could not be loaded.
    if (models === undefined) return;
    const change = changeInWords(before.current ?? [], models);
    before.current = models;
    if (change === null) return;
    setWords(change);
    if (models.length === 0) rescueFocus();
  }, [models]);
  return words;
}
