import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { mostCompared } from "#contracts/compare/most-compared";
import { paths } from "~/paths";
import Notice from "~/ui/notice";
import type { unknownBeds } from "./compare-text.server";

interface LeftOutProps {
  /** How many beds are shown. */
  shown: number;
  /** Beds of the address that match no model; null where all do. */
  unknown: ReturnType<typeof unknownBeds> | null;
  /** Names of the beds beyond the most that fit. */
  left: readonly string[];
}

/** Which beds of the address are not shown, and why. */
export default function LeftOut({ shown, unknown, left }: LeftOutProps) {
  return (
    <>
      {unknown === null ? null : (
        <Notice tone="bad" title={unknown.title}>
          <p>
            We don’t know of a bed called{" "}
            <Names
              names={unknown.names}
              word="or"
              show={(name, last) => (
                <>
                  “<bdi>{name}</bdi>
                  {last ? ".”" : "”"}
                </>
              )}
            />{" "}
            Check the spelling and look for {unknown.names.length === 1 ? "it" : "them"} below, or search the whole
            guide for{" "}
            <Names
              names={unknown.names}
              word="or"
              show={(name) => (
                <Link to={paths.searchFor(name)}>
                  “<bdi>{name}</bdi>”
                </Link>
              )}
            />
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
            {shown === mostCompared ? (
              <>
                To add <Names names={left} word="and" show={alone} />, remove {left.length === 1 ? "one" : "some"} of
                these first.
              </>
            ) : (
              <>
                You can add <Names names={left} word="or" show={alone} /> below.
              </>
            )}
          </p>
        </Notice>
      )}
    </>
  );
}

interface NamesProps {
  names: readonly string[];
  /** Before the last of them. */
  word: "and" | "or";
  show: (name: string, last: boolean) => ReactNode;
}

const Names = ({ names, word, show }: NamesProps) =>
  names.map((name, index) => {
    const last = index === names.length - 1;
    return (
      <Fragment key={name}>
        {index === 0 ? null : last ? ` ${word} ` : ", "}
        {show(name, last)}
      </Fragment>
    );
  });

const alone = (name: string) => <bdi>{name}</bdi>;
