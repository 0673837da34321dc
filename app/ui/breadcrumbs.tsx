import { Link, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { type Crumb, factsOf } from "~/route-facts";

/** The way from home to the page of this label, with the pages between. */
export const crumbsTo = (label: string, ...between: Crumb[]): Crumb[] => [
  { label: "Home", href: paths.home },
  ...between,
  { label },
];

/** `items` where they depend on the data of the page; else they are those of its route. */
export default function Breadcrumbs({ items }: { items?: readonly Crumb[] }) {
  const { crumbs = [] } = factsOf(useMatches().at(-1)?.handle);
  return (
    <nav className="small breadcrumbs" aria-label="Breadcrumb">
      <ol className="cluster cluster--baseline breadcrumbs__list">
        {(items ?? crumbs).map(({ label, href }) => (
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

interface PageHeadProps {
  title: string;
  crumbs?: readonly Crumb[];
  /** What to know first. */
  children?: ReactNode;
}

/** The head of a page: the way to it, and its heading. */
export const PageHead = ({ title, crumbs, children }: PageHeadProps) => (
  <header className="page-head stack">
    <Breadcrumbs items={crumbs} />
    <h1>{title}</h1>
    {children}
  </header>
);
