import type { ReactNode } from "react";
import FilterOpener from "./filter-opener";
import type { ListFilters } from "./list-filters";

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
