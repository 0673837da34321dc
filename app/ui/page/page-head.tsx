import type { ReactNode } from "react";
import Breadcrumbs, { type Crumb } from "../breadcrumbs";
import DemoNotice from "../demo-notice";

interface PageHeadProps {
  crumbs: readonly Crumb[];
  /** A line above the title: what the page is one of. */
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** Whether the page shows demonstration data. */
  demo?: boolean;
  /** What else stands above the first section. */
  children?: ReactNode;
}

/** How a page begins: the way to it, its title, and what it is about. */
export default function PageHead({ crumbs, eyebrow, title, lead, demo = false, children }: PageHeadProps) {
  return (
    <header className="page-head stack">
      <Breadcrumbs items={crumbs} />
      {eyebrow === undefined ? null : <p className="eyebrow">{eyebrow}</p>}
      <h1>{title}</h1>
      {lead === undefined ? null : <p className="lead">{lead}</p>}
      {demo ? <DemoNotice /> : null}
      {children}
    </header>
  );
}
