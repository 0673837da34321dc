import { Link } from "@remix-run/react";
import Icon from "~/ui/icon";
import KindLinks from "./kind-links";
import type { ShownSearch } from "./shown-search.server";

/** As above every list: the way to its filters and sorts, which for a search are those of the list it leads to. */
export default function SearchBar({ filters, kinds }: Pick<ShownSearch, "filters" | "kinds">) {
  if (filters === null && kinds.length === 0) return null;
  return (
    <div className="cluster search-bar">
      {filters === null ? null : (
        <Link className="button button--secondary button--small" to={filters.href}>
          <Icon name="sliders" size={18} />
          {filters.text}
        </Link>
      )}
      <KindLinks kinds={kinds} />
    </div>
  );
}
