import { Link, useMatches } from "@remix-run/react";
import { paths } from "~/paths";
import { showsDemonstration } from "./shows-demonstration";

/** Under the header of every page of a demonstration: invented data is never shown without it. */
export default function DemonstrationStrip() {
  if (!showsDemonstration(useMatches())) return null;
  return (
    <aside className="demonstration" aria-label="About the data on this page">
      <p className="wrap demonstration__words">
        This is a demo: the brand names are real, but the beds, stores, prices, reviews and posts are made up.{" "}
        <Link to={`${paths.about}#demonstration-data`}>
          Why<span className="visually-hidden"> is the data made up</span>?
        </Link>
      </p>
    </aside>
  );
}
