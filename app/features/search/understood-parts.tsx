import { Link } from "@remix-run/react";
import type { UnderstoodQuery } from "~/contracts/search";
import Icon from "~/ui/icon";
import { searchHref } from "./search-list";
import { unknownText } from "./search-words";

/** How a query was read, each part a link that drops it. Nothing when it is the name of a brand and no more. */
export default function UnderstoodParts({ understood, term }: { understood: UnderstoodQuery; term: string }) {
  const { parts } = understood;
  const unknown = unknownText(understood);
  const plain = parts.every(({ kind }) => kind === "manufacturer" || kind === "retailer" || kind === "page");
  return (
    <>
      {unknown === null ? null : <p>{unknown}</p>}
      {parts.length === 0 || (plain && parts.length < 2) ? null : (
        <div className="cluster cluster--tight">
          <span id="understood-title">Showing</span>
          <ul className="cluster cluster--tight" aria-labelledby="understood-title">
            {parts.map(({ kind, label, without }) => (
              <li key={`${kind} ${label} ${without}`}>
                <Link className="with-icon chip" to={searchHref(without)}>
                  <span className="visually-hidden">Drop </span>
                  <span>{label}</span>
                  <Icon name="close" size={14} />
                </Link>
              </li>
            ))}
          </ul>
          <Link className="small chips__clear" to={searchHref(term, { exact: true })}>
            Search names only
          </Link>
        </div>
      )}
    </>
  );
}
