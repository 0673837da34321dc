import { useLocation } from "@remix-run/react";
import type { NavLink } from "./navigation";
import { notOpen } from "./not-open";

export default function NavList({ links, className = "nav-list" }: { links: readonly NavLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={`${link.to} ${link.label}`}>
          <NavEntry {...link} />
        </li>
      ))}
    </ul>
  );
}

function NavEntry({ label, to, note }: NavLink) {
  const { pathname, search } = useLocation();
  const words = (
    <>
      <span className="nav-link__label">{label}</span>{" "}
      {note === undefined ? null : <span className="small soft nav-link__note">{note}</span>}
    </>
  );
  // What is not open yet is said to come, and leads nowhere.
  if (notOpen.has(to)) {
    return (
      <span className="nav-link nav-link--soon">
        {words} <span className="tag nav-link__soon">soon</span>
      </span>
    );
  }
  return (
    <a className="nav-link" href={to} aria-current={to === pathname + search ? "page" : undefined}>
      {words}
    </a>
  );
}
