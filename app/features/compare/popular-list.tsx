import { capitalized } from "#contracts/english";
import { Link } from "@remix-run/react";
import type { PopularComparison } from "#contracts/compare/comparisons";
import { paths } from "~/paths";

/** "Casper vs. Purple: which brand fits which sleeper?" → what stands after the header, if anything does. */
function question({ header, title }: PopularComparison): string {
  if (title === null || title === header) return "";
  return title.startsWith(`${header}:`) ? title.slice(header.length + 1).trim() : title;
}

export default function PopularList({ comparisons }: { comparisons: readonly PopularComparison[] }) {
  // What is said of each tells none apart.
  const alike = new Set(comparisons.map(question)).size === 1;
  return (
    <ul className="grid lined popular">
      {comparisons.map((comparison) => {
        const about = alike ? "" : question(comparison);
        return (
          <li className="popular__item" key={comparison.url}>
            <Link className="popular__link" to={paths.comparison(comparison.url)}>
              {comparison.header}
            </Link>{" "}
            {about === "" ? null : <span className="small soft">{capitalized(about)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
