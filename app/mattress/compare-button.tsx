import { useLocation } from "@remix-run/react";
import { mostCompared } from "#contracts/compare/most-compared";
import Icon from "~/ui/icon";
import TrayForm, { trayFullId } from "~/ui/tray-form";
import { useComparisonTray } from "./comparison-tray";

interface CompareButtonProps {
  model: { slug: string; name: string };
  /** Where a page may hold the same bed twice. */
  id?: string;
}

/**
 * Puts a model on the comparison tray, or takes it off again. Plain HTML, whose answer leads back to this very button;
 * with scripts the tray sends it in place (site/tray/use-tray-changes.ts) and says aloud what has changed.
 */
export default function CompareButton({ model: { slug, name }, id = `compare-${slug}` }: CompareButtonProps) {
  const { pathname, search } = useLocation();
  const tray = useComparisonTray();
  const chosen = tray.some((other) => other.slug === slug);
  const full = !chosen && tray.length >= mostCompared;

  return (
    <TrayForm
      className="cluster over-link compare-button"
      change={chosen ? "remove" : "add"}
      model={slug}
      next={`${pathname}${search}#${id}`}
    >
      <button
        className="with-icon text-button compare-button__button"
        id={id}
        type="submit"
        disabled={full}
        aria-describedby={full ? trayFullId : undefined}
      >
        <span className="check-box compare-button__box" aria-hidden="true">
          {chosen ? <Icon name="check" size={16} /> : null}
        </span>
        <span>
          {chosen ? "Comparing" : "Compare"}
          <span className="visually-hidden">{chosen ? `: remove ${name}` : ` ${name}`}</span>
        </span>
      </button>
    </TrayForm>
  );
}
