import { Link } from "@remix-run/react";
import { listHref, stay } from "~/ui/listing/address";
import { mattressList, type MattressQuery } from "./mattress-list";

const views = [
  { value: "cards", label: "Cards" },
  { value: "list", label: "List" },
];

export default function ViewLinks({ view, query }: { view: string; query: MattressQuery }) {
  return (
    <nav className="view-links" aria-label="View">
      <ul className="view-links__list">
        {views.map(({ value, label }) => (
          <li key={value}>
            <Link
              className="view-links__link"
              to={listHref(mattressList, { ...query, view: value })}
              aria-current={value === view ? "true" : undefined}
              preventScrollReset
              state={stay}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
