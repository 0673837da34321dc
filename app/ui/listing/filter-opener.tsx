import { Link } from "@remix-run/react";
import { useState, type ComponentType, type MouseEvent } from "react";
import Icon from "../icon";
import { filtersHref } from "./filter-address";
import type { FilterSheetProps } from "./filter-sheet";
import { chosenCount, filtersTitle, type ListFilters } from "./list-filters";

const loadSheet = () => import("./filter-sheet");

/** Opens the filters in a sheet; without scripts, and in a tab of its own, it is a link to their page. */
export default function FilterOpener(filters: ListFilters) {
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | null>(null);
  const chosen = chosenCount(filters);
  const openHere = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    loadSheet().then(
      ({ default: loaded }) => setSheet(() => loaded),
      // Without its script there still is the page.
      () => window.location.assign(href),
    );
  };
  return (
    <>
      <Link
        className="button button--secondary button--small"
        to={filtersHref(filters)}
        onClick={openHere}
        onPointerEnter={() => void loadSheet().catch(() => {})}
      >
        <Icon name="sliders" size={18} />
        {`${filtersTitle(filters)}${chosen > 0 ? ` (${chosen} on)` : ""}`}
      </Link>
      {Sheet === null ? null : <Sheet {...filters} onClosed={() => setSheet(null)} />}
    </>
  );
}
