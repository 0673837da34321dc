import type { ReactNode } from "react";
import FilterOpener from "./filter-opener";
import type { ListFilters } from "./list-filters";

interface ListBarProps extends ListFilters {
  /** How many there are. */
  said: ReactNode;
  /** How the entries are shown, where there is a choice. */
  views?: ReactNode;
}

/**
 * Above a list: how many there are and what orders them. Where the window has no room beside the list, the filters and
 * sorts are behind one button; where it has, the filters stand beside the list and the sorts here.
 */
export default function ListBar({ said, views, ...filters }: ListBarProps) {
  const { list, query, sorts } = filters;
  return (
    <div className="stack stack--tight list-bar">
      {said}
      <div className="cluster list-bar__tools">
        <div className="list-bar__opener">
          <FilterOpener {...filters} />
        </div>
        {views}
      </div>
      <div className="list-bar__sorts">{sorts({ list, query })}</div>
    </div>
  );
}
