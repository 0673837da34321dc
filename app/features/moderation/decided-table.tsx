import { uncapitalized } from "#contracts/english";
import type { ReviewDecisions } from "#contracts/moderation";
import { reasonLabel } from "#contracts/vocabulary/refusal-reasons";
import { formatCount, formatNumber } from "~/ui/format";
import TableBar from "~/ui/table-bar";
import DataTable from "~/ui/table/data-table";

const why = ({ reasons: given }: ReviewDecisions["stars"][number]) =>
  given.map(({ reason, count }) => `${formatNumber(count)}: ${uncapitalized(reasonLabel(reason))}`).join("; ");

/** What was decided at each number of stars, so that anybody can see that the rule is the same. */
export default function DecidedTable({ decisions }: { decisions: ReviewDecisions }) {
  const decided = decisions.stars.reduce((sum, { published, refused }) => sum + published + refused, 0);
  if (decided === 0) {
    return (
      <p className="measure">
        We haven’t decided about any review in the last {decisions.days} days. What we decide shows here, by stars.
      </p>
    );
  }
  return (
    <DataTable
      caption={`${formatCount(decided, "decision", "decisions")} in the last ${decisions.days} days`}
      region="Decisions by stars"
      className="wide-table moderation-decided"
      columns={[
        { heading: "Stars", cell: ({ stars }) => formatCount(stars, "star", "stars") },
        {
          heading: "Published",
          cell: ({ published, refused }) =>
            published + refused === 0 ? (
              "None decided"
            ) : (
              <span className="cluster cluster--tight">
                <TableBar share={published / (published + refused)} />
                <span>
                  {Math.round((published / (published + refused)) * 100)}% of {formatNumber(published + refused)}
                </span>
              </span>
            ),
        },
        { heading: "Not published", number: true, cell: ({ refused }) => formatNumber(refused) },
        { heading: "Why", cell: (row) => (row.refused === 0 ? "" : why(row)) },
      ]}
      rows={decisions.stars}
      keyOf={({ stars }) => stars}
    />
  );
}
