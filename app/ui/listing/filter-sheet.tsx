import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { formatCount } from "../format";
import Icon from "../icon";
import { keptOf, listHref, stay } from "./address";
import Filters from "./filters";
import { chosenCount, filtersTitle, showResults, type ListFilters } from "./list-filters";

export interface FilterSheetProps extends ListFilters {
  onClosed: () => void;
}

const titleId = "filter-sheet-title";

/**
 * The filters over the list, which changes behind them with each choice. It is the browser's own modal dialog: the
 * focus stays in it, Escape (on Android also Back) closes it, and the focus returns to what opened it.
 */
export default function FilterSheet({ onClosed, ...filters }: FilterSheetProps) {
  const { list, query, count } = filters;
  const { search } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // The ground around it is the dialog itself. Keys have Escape.
    const onPress = ({ target }: Event) => target === opened && opened?.close();
    opened?.addEventListener("click", onPress);
    return () => opened?.removeEventListener("click", onPress);
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog className="filter-sheet" ref={dialog} aria-labelledby={titleId} onClose={onClosed}>
      <div className="filter-sheet__frame">
        <header className="spread filter-sheet__head">
          <h2 className="text-xl" id={titleId}>
            {filtersTitle(filters)}
          </h2>
          <button className="filter-sheet__close" type="button" onClick={close}>
            <Icon name="close" size={24} />
            <span className="visually-hidden">Close</span>
          </button>
        </header>
        <div className="filter-sheet__body">
          <Filters {...filters} heading="h3" />
        </div>
        <footer className="cluster filter-sheet__foot">
          {/* What says it on the page is out of reach behind a modal dialog; the key makes the same words new. */}
          <p className="visually-hidden" role="status">
            <span key={search}>{formatCount(count, list.nouns.one, list.nouns.many)}</span>
          </p>
          <button className="button" type="button" onClick={close}>
            {showResults(count, list.nouns)}
          </button>{" "}
          {chosenCount(filters) === 0 ? null : (
            <Link to={listHref(list, keptOf(list, query))} preventScrollReset state={stay}>
              Clear all
            </Link>
          )}
        </footer>
      </div>
    </dialog>
  );
}
