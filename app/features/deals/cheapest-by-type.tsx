import { Link } from "@remix-run/react";

/** The short way to what many look for. */
export default function CheapestByType({ types }: { types: readonly { label: string; href: string }[] }) {
  if (types.length === 0) return null;
  return (
    <nav className="cluster cluster--baseline small cheapest-by-type" aria-label="Lowest sale prices by type">
      <p className="soft">Lowest sale prices by type:</p>
      <ul className="cluster cluster--baseline">
        {types.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
