import { useLocation } from "@remix-run/react";
import type { NavLink } from "./navigation";

export default function NavList({ links, className = "nav-list" }: { links: readonly NavLink[]; className?: string }) {
  const { pathname, search } = useLocation();
  return (
    <ul className={className}>
      {links.map(({ label, to, note }) => (
        <li key={`${to} ${label}`}>
          <a className="nav-link" href={to} aria-current={to === pathname + search ? "page" : undefined}>
            <span className="nav-link__label">{label}</span>{" "}
            {note === undefined ? null : <span className="small soft nav-link__note">{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
