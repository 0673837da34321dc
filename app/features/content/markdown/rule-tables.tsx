import type { ReactElement } from "react";
import { leastPassword } from "#contracts/vocabulary/account";
import { declineReasons } from "#contracts/vocabulary/claims";
import { ruleTableNames } from "#contracts/vocabulary/content";
import { hidingReasons } from "#contracts/vocabulary/discussions";
import { scorePartLabels } from "#contracts/vocabulary/scores";
import { appealReadWithin, appealWithin, readWithin } from "#contracts/vocabulary/moderation";
import { refusalReasons } from "#contracts/vocabulary/reviews";
import { storeRefusalReasons } from "#contracts/vocabulary/refusal-reasons";
import { termsOf } from "#contracts/vocabulary/terms";
import DataTable from "~/ui/table/data-table";
import Noted from "~/ui/table/noted";

/** Numbers of our rules, as `:live{of=…}` names them. */
const figures: Readonly<Record<string, number>> = {
  "read-within": readWithin,
  "appeal-within": appealWithin,
  "appeal-read-within": appealReadWithin,
  "least-password": leastPassword,
};
export const ruleFigureNames = Object.keys(figures);

export const ruleFigure = (of: string): string | null => (Object.hasOwn(figures, of) ? String(figures[of]) : null);

/** A table of our rules; null for a name that there is not. */
export function ruleTable(asked: string): ReactElement | null {
  switch (ruleTableNames.find((known) => known === asked)) {
    case "scores":
      return <ScoreTable />;
    case "bed-rules":
      return <ReasonTable caption="When we don’t publish a review of a bed" reasons={refusalReasons} />;
    case "store-rules":
      return <ReasonTable caption="When we don’t publish a review of a store" reasons={storeRefusalReasons} />;
    case "post-rules":
      return <ReasonTable caption="When we hide a post" reasons={hidingReasons} />;
    case "decline-reasons":
      return (
        <ReasonTable
          caption="Why we decline a claim"
          reasons={Object.fromEntries(
            Object.entries(declineReasons).map(([code, { label, says }]) => [code, { label, means: says }]),
          )}
        />
      );
    default:
      return null;
  }
}

const ScoreTable = () => (
  <DataTable
    caption="What the parts of the Bedlark score count for"
    columns={[
      { heading: "Part", cell: ({ label, about }) => <Noted note={about}>{label}</Noted> },
      { heading: "Counts for", number: true, cell: ({ share }) => `${share}%` },
    ]}
    rows={termsOf(scorePartLabels).map((key) => ({ key, ...scorePartLabels[key] }))}
    keyOf={({ key }) => key}
    foot={
      <tr>
        <th scope="row">All together</th>
        <td className="number">100%</td>
      </tr>
    }
  />
);

interface Reason {
  label: string;
  means: string;
}

const ReasonTable = ({ caption, reasons }: { caption: string; reasons: Readonly<Record<string, Reason>> }) => (
  <DataTable
    caption={caption}
    columns={[
      { heading: "Reason", cell: ({ label }) => label },
      { heading: "What it means", cell: ({ means }) => means },
    ]}
    rows={Object.values(reasons)}
    keyOf={({ label }) => label}
  />
);
