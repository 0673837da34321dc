import { Link } from "@remix-run/react";
import Icon from "~/ui/icon";
import { searchHref } from "./search-list";
import type { ShownSearch } from "./shown-search.server";

/** How many were found, how the query was read, and what narrows it. */
export default function SearchSaid({ shown, term, exact }: { shown: ShownSearch; term: string; exact: boolean }) {
  const { count, found, beds, page, pages, corrected, unknown, ignored, inside, otherPlaces, nearFirst } = shown;
  const nothing = found === 0 && (beds === null || beds.items.length === 0);
  return (
    <>
      <div className="stack stack--close" role="status">
        <p className="listing-head__count">
          {count}
          {pages > 1 ? <span className="soft">{`, page ${page} of ${pages}`}</span> : null}
        </p>
        {corrected === null ? null : nothing ? (
          <p>
            We found nothing for “<bdi>{term}</bdi>.” Did you mean{" "}
            <Link to={searchHref(corrected)}>
              “<bdi>{corrected}</bdi>”
            </Link>
            ?
          </p>
        ) : (
          <p>
            We found nothing for “<bdi>{term}</bdi>,” so here are results for{" "}
            <strong>
              “<bdi>{corrected}</bdi>.”
            </strong>{" "}
            <Link to={searchHref(term, { exact: true })}>
              Search for “<bdi>{term}</bdi>” as typed
            </Link>
          </p>
        )}
        {nearFirst === null ? null : <p>{nearFirst}</p>}
        {unknown === null ? null : <p>{unknown}</p>}
        {ignored === null ? null : <p>{ignored}</p>}
        {inside === null ? null : <p>{inside}</p>}
        {otherPlaces.length === 0 ? null : (
          <p className="cluster cluster--tight">
            We can search only one place at a time.
            {otherPlaces.map(({ label, href }) => (
              <Link key={href} to={href}>{`Search ${label} instead`}</Link>
            ))}
          </p>
        )}
        {exact ? (
          <p>
            We looked only for names that have these words, or words that begin with them.{" "}
            <Link to={searchHref(term)}>Go back to the full results</Link>
          </p>
        ) : null}
      </div>
      <UnderstoodParts {...shown} />
      <SearchBar {...shown} />
    </>
  );
}

/** As above every list: the way to its filters and sorts, which for a search are those of the list it leads to. */
function SearchBar({ filters, kinds }: Pick<ShownSearch, "filters" | "kinds">) {
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

/** The kinds found, with counts; renders nothing when all results are of one kind. */
function KindLinks({ kinds }: Pick<ShownSearch, "kinds">) {
  if (kinds.length === 0) return null;
  return (
    <nav aria-label="Kinds of results">
      <ul className="cluster kinds">
        {kinds.map(({ label, count, href, current }) => (
          <li key={label}>
            <Link className="kinds__link" to={href} aria-current={current ? "page" : undefined}>
              {label} {count === null ? null : <span className="kinds__count">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How a query was read, each part a link that drops it. */
function UnderstoodParts({ parts, namesOnly }: Pick<ShownSearch, "parts" | "namesOnly">) {
  if (parts.length === 0) return null;
  return (
    <div className="cluster cluster--tight">
      <span className="visually-hidden" id="understood-title">
        We looked for
      </span>
      <ul className="cluster cluster--tight chips" aria-labelledby="understood-title">
        {parts.map(({ key, label, href }) => (
          <li key={key}>
            <Link className="with-icon chip" to={href}>
              <span className="visually-hidden">Remove: </span>
              <span dir="auto">{label}</span>
              <Icon name="close" size={14} />
            </Link>
          </li>
        ))}
      </ul>
      <Link className="small chips__clear" to={namesOnly}>
        Search for these exact words instead
      </Link>
    </div>
  );
}
