import { Form, useLocation } from "@remix-run/react";
import type { FormEvent } from "react";
import { mostCompared } from "~/contracts/most-compared";
import { paths } from "~/paths";
import Icon from "~/ui/icon";
import { useComparisonTray } from "./comparison-tray";

interface CompareButtonProps {
  model: { slug: string; name: string };
}

/**
 * Puts a model on the comparison tray, or takes it off again. Plain HTML first: the answer leads back to this very
 * button. The tray itself (site/comparison-tray.tsx) says aloud what has changed.
 */
export default function CompareButton({ model: { slug, name } }: CompareButtonProps) {
  const { pathname, search } = useLocation();
  const tray = useComparisonTray();
  const chosen = tray.some((other) => other.slug === slug);
  const full = !chosen && tray.length >= mostCompared;
  const id = `compare-${slug}`;
  const here = `${pathname}${search}`;

  // With scripts the page stays where it is, so its address needs no anchor.
  const stay = (event: FormEvent<HTMLFormElement>) => {
    (event.currentTarget.elements.namedItem("next") as HTMLInputElement).value = here;
  };

  return (
    <Form className="compare-button" method="post" action={paths.comparisonTray} replace preventScrollReset onSubmit={stay}>
      <input type="hidden" name="action" value={chosen ? "remove" : "add"} />
      <input type="hidden" name="model" value={slug} />
      <input type="hidden" name="next" defaultValue={`${here}#${id}`} />
      <button
        className={chosen ? "compare-button__button compare-button__button--chosen" : "compare-button__button"}
        id={id}
        type="submit"
        disabled={full}
        aria-describedby={full ? `${id}-full` : undefined}
      >
        <span className="compare-button__box" aria-hidden="true">
          {chosen ? <Icon name="check" size={16} /> : null}
        </span>
        <span>
          {chosen ? "In comparison" : "Compare"}
          <span className="visually-hidden">{chosen ? `: take ${name} out` : ` ${name}`}</span>
        </span>
      </button>
      {full ? (
        <span className="compare-button__full" id={`${id}-full`}>
          Comparison is full: remove one first
        </span>
      ) : null}
    </Form>
  );
}
