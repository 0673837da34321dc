import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import Notice from "./notice";

/** For every page whose data says `demo: true`: invented data is never shown without it. */
export default function DemoNotice() {
  return (
    <Notice tone="quiet">
      <p>
        Demonstration data: brand names are real, everything else here is invented.{" "}
        <Link to={`${paths.about}#demonstration-data`}>What that means</Link>
      </p>
    </Notice>
  );
}
