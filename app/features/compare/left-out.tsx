import { Link } from "@remix-run/react";
import { mostCompared } from "~/contracts/most-compared";
import { paths } from "~/paths";
import { capitalized } from "~/ui/format";
import Notice from "~/ui/notice";

interface LeftOutProps {
  /** Slugs in the address that match no model. */
  unknown: readonly string[];
  /** Slugs beyond the most that fit. */
  left: readonly string[];
}

const inWords = (slug: string) => slug.split("-").map(capitalized).join(" ");
const and = new Intl.ListFormat("en-US");
const or = new Intl.ListFormat("en-US", { type: "disjunction" });

/** Which beds of the address are not shown, and why. */
export default function LeftOut({ unknown, left }: LeftOutProps) {
  return (
    <>
      {unknown.length === 0 ? null : (
        <Notice
          tone="bad"
          title={unknown.length === 1 ? "We don’t know one of these beds" : "We don’t know some of these beds"}
        >
          <p>
            We don’t know of a mattress called {or.format(unknown.map((slug) => `“${inWords(slug)}”`))}. Check the
            spelling and look for it below, or{" "}
            <Link to={paths.searchFor(inWords(unknown[0]!))}>search the whole guide for it</Link>.
          </p>
        </Notice>
      )}
      {left.length === 0 ? null : (
        <Notice title={`You can compare up to ${mostCompared} beds`}>
          <p>
            Here are the first {mostCompared}. To add {and.format(left.map(inWords))}, remove{" "}
            {left.length === 1 ? "one" : "some"} of these first.
          </p>
        </Notice>
      )}
    </>
  );
}
