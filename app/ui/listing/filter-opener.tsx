import { Link } from "@remix-run/react";
import { useState, type MouseEvent } from "react";
import Icon from "../icon";
import { filtersHref } from "./filter-address";
import FilterSheet from "./filter-sheet";
import { chosenCount, filtersTitle, type ListFilters } from "./list-filters";

/** Opens the filters in a sheet; without scripts, and in a tab of its own, it is a link to their page. */
export default function FilterOpener(filters: ListFilters) {
  const [open, setOpen] = useState(false);
  const chosen = chosenCount(filters);
  const openHere = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link className="button button--secondary button--small" to={filtersHref(filters)} onClick={openHere}>
        <Icon name="sliders" size={18} />
        {`${filtersTitle(filters)}${chosen > 0 ? ` (${chosen} on)` : ""}`}
      </Link>
      {open ? <FilterSheet {...filters} onClosed={() => setOpen(false)} /> : null}
    </>
  );
}
