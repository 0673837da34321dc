import { formatMoney } from "#contracts/english";
import { Link } from "@remix-run/react";
import type { StaffClaims } from "#contracts/cashback/claims";
import { staffStateLabels, staffWaitsForLabels } from "#contracts/vocabulary/claims";
import { dayText, stateWords } from "~/features/cashback/claim-text";
import { paths } from "~/paths";
import type { PagedList } from "~/ui/listing/address";
import DataTable, { type Column } from "~/ui/table/data-table";
import Noted from "~/ui/table/noted";

export const claimList: PagedList<"view" | "page"> = {
  path: paths.staffClaims,
  order: ["view", "page"],
  nouns: { one: "claim", many: "claims" },
};

type Entry = StaffClaims["items"][number];

const columns: readonly Column<Entry>[] = [
  {
    heading: "Claim",
    cell: ({ id, product }) => (
      <Noted note={<bdi>{product}</bdi>}>
        <Link to={paths.staffClaim(id)}>{`Claim ${id}`}</Link>
      </Noted>
    ),
  },
  {
    heading: "State",
    cell: ({ state, entered_at }) => (
      <Noted note={`Since ${dayText(entered_at)}`}>{stateWords({ state }, staffStateLabels)}</Noted>
    ),
  },
  {
    heading: "Waiting for",
    cell: ({ expected, overdue }) =>
      expected === null ? (
        "Nothing"
      ) : (
        <Noted note={overdue ? "Overdue" : null}>
          {`${staffWaitsForLabels[expected.waits_for]} by ${dayText(expected.day)}`}
        </Noted>
      ),
  },
  { heading: "Store and invoice", cell: ({ seller, invoice }) => <Noted note={<bdi>{invoice}</bdi>}>{seller}</Noted> },
  {
    heading: "Amount",
    number: true,
    cell: ({ money, promised }) => formatMoney(money.paid_cents || money.owed_cents || promised.back_cents),
  },
];

/** Claims that staff work through, those that have waited longest first. */
export default function ClaimQueue({ claims }: { claims: Entry[] }) {
  return (
    <DataTable
      caption="Those that have waited longest come first"
      columns={columns}
      rows={claims}
      keyOf={({ id }) => id}
      region="Claims"
      className="wide-table"
    />
  );
}
