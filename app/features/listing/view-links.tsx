import { Link } from "@remix-run/react";
import { stay } from "~/ui/listing-address";
import { viewHref, type MattressQuery, type MattressView } from "./mattress-address";

const views: readonly { value: MattressView; label: string }[] = [
  { value: "cards", label: "Cards" },
  { value: "list", label: "List" },
];

export default function ViewLinks({ view, query }: { view: MattressView; query: MattressQuery }) {
  return (
    <nav className="view-links" aria-label="View">
      <ul className="view-links__list">
        {views.map(({ value, label }) => (
          <li key={value}>
            <Link
              className="view-links__link"
              to={viewHref(query, value)}
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
