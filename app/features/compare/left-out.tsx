import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { mostCompared } from "~/contracts/comparisons/most-compared";
import { isolated } from "~/contracts/text/isolated-text";
import { paths } from "~/paths";
import { capitalized, listed } from "~/ui/format";
import Notice from "~/ui/notice";

interface LeftOutProps {
  /** How many beds are shown. */
  shown: number;
  /** Slugs in the address that match no model. */
  unknown: readonly string[];
  /** Slugs beyond the most that fit. */
  left: readonly string[];
}

const inWords = (slug: string) => slug.split("-").map(capitalized).join(" ");
function unknownTitle(unknown: number, shown: number): string {
  if (shown === 0) return unknown === 1 ? "We don’t know this bed" : "We don’t know any of these beds";
  return unknown === 1 ? "We don’t know one of these beds" : "We don’t know some of these beds";
}

/** Which beds of the address are not shown, and why. */
export default function LeftOut({ shown, unknown, left }: LeftOutProps) {
  const called = unknown.map(inWords);
  return (
    <>
      {unknown.length === 0 ? null : (
        <Notice tone="bad" title={unknownTitle(unknown.length, shown)}>
          <p>
            {`We don’t know of a bed called ${listed(quoted(called), "or")} Check the spelling and look for ${called.length === 1 ? "it" : "them"} below, or search the whole guide for `}
            {called.map((name, index) => (
              <Fragment key={name}>
                {index === 0 ? null : index === called.length - 1 ? " or " : ", "}
                <Link to={paths.searchFor(name)}>
                  “<bdi>{name}</bdi>”
                </Link>
              </Fragment>
            ))}
            .
          </p>
        </Notice>
      )}
      {left.length === 0 || shown === 0 ? null : (
        <Notice title={`You can compare up to ${mostCompared} beds`}>
          <p>
            {shown === mostCompared
              ? `Here are the first ${mostCompared}.`
              : `Of the first ${mostCompared}, here are the ones we know.`}{" "}
            {shown === mostCompared
              ? `To add ${listed(left.map(inWords).map(isolated), "and")}, remove ${left.length === 1 ? "one" : "some"} of these first.`
              : `You can add ${listed(left.map(inWords).map(isolated), "or")} below.`}
          </p>
        </Notice>
      )}
    </>
  );
}

/** In quotation marks; a period stands within the last ones. */
const quoted = (names: readonly string[]) =>
  names.map((name, index) => (index === names.length - 1 ? `“${isolated(name)}.”` : `“${isolated(name)}”`));
