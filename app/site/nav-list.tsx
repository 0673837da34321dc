import type { NavLink } from "./navigation";

/** Links of a panel, list or column; a note stands under its label. */
export default function NavList({ links, className = "nav-list" }: { links: readonly NavLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, to, note }) => (
        <li key={`${to} ${label}`}>
          <a className="nav-link" href={to}>
            <span className="nav-link__label">{label}</span>
            {note === undefined ? null : <span className="nav-link__note">{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
