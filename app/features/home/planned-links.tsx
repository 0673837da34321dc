import { Link } from "@remix-run/react";
import { paths } from "~/paths";

/** Parts of the guide without a page as yet; a test keeps them those of site/errors/planned-pages.server.ts. */
export const plannedLinks = [
  { label: "Guides", to: paths.guideTypes, note: "Types, matching, shopping, accessories" },
  { label: "Expert Q&A and forum", to: paths.questions, note: "Questions and experience" },
  { label: "Glossary", to: paths.glossary, note: "Every term on a spec sheet" },
];

/** Divided by hairlines. */
export default function PlannedLinks() {
  return (
    <ul className="grid link-list">
      {plannedLinks.map(({ label, to, note }) => (
        <li key={to} className="link-list__item card--link">
          <Link className="link-list__link card__link" to={to}>
            {label}
          </Link>
          <p className="soft small">{note}</p>
        </li>
      ))}
    </ul>
  );
}
