import { Link } from "@remix-run/react";
import Icon from "~/ui/icon";
import type { ShownSearch } from "./shown-search.server";

/** How a query was read, each part a link that drops it. */
export default function UnderstoodParts({ parts, namesOnly }: Pick<ShownSearch, "parts" | "namesOnly">) {
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
