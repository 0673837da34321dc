import { Link } from "@remix-run/react";
import type { Facet } from "#contracts/listing";
import type { MattressType } from "#contracts/mattress";
import type { Answers } from "../answers";
import { isNarrow } from "~/mattress/narrow-sizes";
import { formatCount } from "~/ui/format";
import { listHref } from "~/ui/listing/address";
import Notice from "~/ui/notice";
import { matchList } from "./match-list";

/** Said to a couple whose targets lie apart. */
export default function DifferentFirmness({ answers, facets }: { answers: Answers; facets: readonly Facet[] }) {
  // Narrower beds have one side for both.
  const hasSides = !isNarrow(answers.size ?? "");
  const types = facets.find(({ key }) => key === "type")?.values ?? [];
  const setAtHome = types.find(({ value }) => value === ("adjustable-air" satisfies MattressType));
  return (
    <Notice title="The two of you need different firmness">
      <p>
        What’s right for each of you is at least 2 points apart, so one firmness would be a compromise. Look for a split
        king (two mattresses side by side), or a queen or larger whose sides you order or set one by one.
      </p>
      {!hasSides || setAtHome === undefined || setAtHome.count === 0 ? null : (
        <p>
          <Link to={listHref(matchList, { ...answers, type: setAtHome.value })}>
            {`See ${formatCount(setAtHome.count, "bed", "beds")} where you each set your own side`}
          </Link>
        </p>
      )}
    </Notice>
  );
}
