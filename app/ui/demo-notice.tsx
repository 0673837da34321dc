import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import Notice from "./notice";

const about = `${paths.about}#demonstration-data`;

/** For every page whose data says `demo: true`: invented data is never shown without it. Short, it is one line on a phone. */
export default function DemoNotice({ short = false }: { short?: boolean }) {
  return (
    <Notice tone="quiet">
      {short ? (
        <p>
          <Link to={about}>Demonstration data: only brand names are real</Link>
        </p>
      ) : (
        <p>
          Demonstration data: brand names are real, everything else here is invented.{" "}
          <Link to={about}>What that means</Link>
        </p>
      )}
    </Notice>
  );
}
