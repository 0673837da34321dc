import { Link, useLocation } from "@remix-run/react";
import { mostCompared } from "#contracts/compare/most-compared";
import { paths } from "~/paths";
import Icon from "~/ui/icon";
import TrayForm, { trayFullId } from "~/ui/tray-form";
import { useRootData } from "~/site/root-data";
import { useTrayChanges } from "./use-tray-changes";
import { useTrayText } from "./use-tray-text";

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
