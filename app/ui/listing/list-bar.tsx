import { Link } from "@remix-run/react";
import { type ReactNode, useState, type ComponentType, type MouseEvent } from "react";
import Icon from "../icon";
import { filtersHref } from "./filter-address";
import type { FilterSheetProps } from "./filter-sheet";
import { type ListFilters, chosenCount, filtersTitle } from "./list-filters";

interface ListBarProps {
  filters: ListFilters;
  /** How many there are. */
  said: ReactNode;
  /** How the entries are shown, where there is a choice. */
  views?: ReactNode;
  /** The sorts as they stand above a list that has its filters beside it; without, both are behind the button always. */
  sorts?: ReactNode;
}

/**
 * Above a list: how many there are and what orders them. Where the window has no room beside the list, its filters and
 * sorts are behind one button; where it has, the filters stand beside the list and the sorts here.
 */
export default function ListBar({ filters, said, views, sorts }: ListBarProps) {
  return (
    <div className={`stack stack--tight list-bar${sorts === undefined ? "" : " list-bar--beside"}`}>
      {said}
      <div className="cluster list-bar__tools">
        <div className="list-bar__opener">
          <FilterOpener {...filters} />
        </div>
        {views}
      </div>
      {sorts === undefined ? null : <div className="list-bar__sorts">{sorts}</div>}
    </div>
  );
}

const loadSheet = () => import("./filter-sheet");

/** Opens the filters in a sheet; without scripts, and in a tab of its own, it is a link to their page. */
function FilterOpener(filters: ListFilters) {
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
