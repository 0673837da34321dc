import { Link } from "@remix-run/react";
import type { NamedLink } from "#contracts/mattress";

interface SiblingLinksProps {
  title: string;
  siblings: readonly NamedLink[];
  path: (slug: string) => string;
}

/** The brand's other collections or lines; renders nothing when there are none. */
export default function SiblingLinks({ title, siblings, path }: SiblingLinksProps) {
  if (siblings.length === 0) return null;
  return (
    <nav className="ruled ruled--wide" aria-labelledby="siblings-title">
      <h2 className="plain-title" id="siblings-title">
        {title}
      </h2>
      <ul className="cluster siblings__list">
        {siblings.map((sibling) => (
          <li key={sibling.slug}>
            <Link to={path(sibling.slug)}>{sibling.name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
