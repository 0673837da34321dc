import type { NavLink } from "./menu-names";
import { notOpen } from "./not-open";

export default function NavList({ links, className = "nav-list" }: { links: readonly NavLink[]; className?: string }) {
  return (
    <ul className={className}>
      <NavEntries links={links} />
    </ul>
  );
}

export function NavEntries({ links }: { links: readonly NavLink[] }) {
  return (
    <>
      {links.map((link) => (
        <li key={`${link.to} ${link.label}`}>
          <NavEntry {...link} />
        </li>
      ))}
    </>
  );
}

function NavEntry({ label, to, note }: NavLink) {
  if (notOpen.has(to)) return <SoonEntry label={label} note={note} />;
  return (
    <a className="nav-link" href={to}>
      <NavWords label={label} note={note} />
    </a>
  );
}

/** What is not open yet is said to come, and leads nowhere. */
export function SoonEntry({ label, note }: Pick<NavLink, "label" | "note">) {
  return (
    <span className="nav-link nav-link--soon">
      <NavWords label={label} note={note} /> <span className="tag nav-link__soon">soon</span>
    </span>
  );
}

function NavWords({ label, note }: Pick<NavLink, "label" | "note">) {
  return (
    <>
      <span className="nav-link__label">{label}</span>{" "}
      {note === undefined ? null : <span className="small soft nav-link__note">{note}</span>}
    </>
  );
}
