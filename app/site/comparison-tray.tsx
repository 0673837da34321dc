import { Form, Link, useLocation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import type { TrayModel } from "~/contracts/comparison-tray";
import { mostCompared } from "~/contracts/most-compared";
import { paths } from "~/paths";
import Icon from "~/ui/icon";
import { useRootData } from "./root-data";

/** The button that was pressed may be gone afterwards; its focus goes to what stays. */
const keepFocus = (event: FormEvent<HTMLFormElement>) =>
  event.currentTarget.closest("details")?.querySelector("summary")?.focus();

function Change({ model, next, children }: { model?: TrayModel; next: string; children: ReactNode }) {
  return (
    <Form method="post" action={paths.comparisonTray} replace preventScrollReset onSubmit={keepFocus}>
      <input type="hidden" name="action" value={model ? "remove" : "clear"} />
      {model ? <input type="hidden" name="model" value={model.slug} /> : null}
      <input type="hidden" name="next" value={next} />
      <button className="tray__change" type="submit">
        {children}
      </button>
    </Form>
  );
}

/** The models put aside to compare: a bar that follows the shopper over all pages. */
export default function ComparisonTray() {
  const models = useRootData().user?.session.compare ?? [];
  const { pathname, search } = useLocation();
  const next = `${pathname}${search}`;
  const count = models.length;
  const text = `${count} of ${mostCompared} beds in your comparison`;
  return (
    <>
      <p className="visually-hidden" role="status">
        {count > 0 ? text : ""}
      </p>
      {count > 0 ? (
        <aside className="tray" aria-label="Your comparison">
          <div className="tray__bar wrap">
            <details className="tray__details">
              <summary className="tray__summary">
                <Icon name="chevron-down" />
                <span>
                  {count} of {mostCompared}
                  <span className="tray__words"> beds in your comparison</span>
                </span>
                <span className="tray__names">{models.map(({ brand, name }) => `${brand.name} ${name}`).join(", ")}</span>
              </summary>
              <ul className="tray__list">
                {models.map((model) => (
                  <li className="tray__model" key={model.slug}>
                    <Link to={paths.model(model.slug)}>
                      {model.brand.name} {model.name}
                    </Link>
                    <Change model={model} next={next}>
                      Remove <span className="visually-hidden">{`${model.brand.name} ${model.name}`}</span>
                    </Change>
                  </li>
                ))}
                <li>
                  <Change next={next}>Clear all</Change>
                </li>
              </ul>
            </details>
            <Link className="button button--small" to={paths.compareOf(models.map(({ slug }) => slug))}>
              {count === 1 ? "Compare it" : `Compare ${count} beds`}
            </Link>
          </div>
        </aside>
      ) : null}
    </>
  );
}
