import { Link } from "@remix-run/react";
import { paths } from "~/paths";

export interface Crumb {
  label: string;
  /** Left out for the current page, which comes last. */
  href?: string;
}

/** The way from home to the page of this label, with the pages between. */
export const crumbsTo = (label: string, ...between: Crumb[]): Crumb[] => [
  { label: "Home", href: paths.home },
  ...between,
  { label },
];

export default function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav className="small breadcrumbs" aria-label="Breadcrumb">
      <ol className="cluster cluster--baseline breadcrumbs__list">
        {items.map(({ label, href }) => (
          <li key={`${href} ${label}`} className="breadcrumbs__item">
            {href === undefined ? (
              <span aria-current="page" dir="auto">
                {label}
              </span>
            ) : (
              <Link className="quiet-link" to={href} dir="auto">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
