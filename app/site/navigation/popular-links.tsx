import { useLocation } from "@remix-run/react";
import type { PopularComparison } from "~/contracts/comparisons";
import { comparisonLinks } from "./menu-names";

interface PopularLinksProps {
  popular: readonly PopularComparison[];
  noted?: boolean;
  className?: string;
}

/** Popular comparisons in a menu, which the root loader brings. */
export default function PopularLinks({ popular, noted = false, className = "nav-list" }: PopularLinksProps) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {comparisonLinks(popular, noted).map(({ label, to, note }) => (
        <li key={to}>
          <a className="nav-link" href={to} aria-current={to === pathname ? "page" : undefined}>
            <span className="nav-link__label">{label}</span>{" "}
            {note === undefined ? null : <span className="small soft nav-link__note">{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
