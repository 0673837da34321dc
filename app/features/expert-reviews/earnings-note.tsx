import { Link } from "@remix-run/react";
import { paths } from "~/paths";

/** How we test and what we earn, before the first bed. */
export default function EarningsNote() {
  return (
    <p className="small soft measure">
      Some sellers pay us when you buy. That changes no score, and each test says who pays us what.{" "}
      <Link to={paths.howWeTest}>How we test</Link>
    </p>
  );
}
