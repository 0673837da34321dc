import type { Payouts } from "~/contracts/cashback/claims";
import { privatePaths } from "~/private-paths";
import { formatMoment, formatMoney, formatNumber } from "~/ui/format";
import DataTable, { type Column } from "~/ui/table/data-table";

type Batch = Payouts["items"][number];

const columns: readonly Column<Batch>[] = [
  {
    heading: "Payments of",
    cell: ({ begun_at }) => <time dateTime={begun_at}>{formatMoment(begun_at)}</time>,
  },
  { heading: "Claims", number: true, cell: ({ payments }) => formatNumber(payments) },
  { heading: "Amount", number: true, cell: ({ cents }) => formatMoney(cents) },
  {
    heading: "File",
    cell: ({ id, finished_at, has_file }) =>
      finished_at === null ? (
        "Not finished"
      ) : !has_file ? (
        "Made up, so there’s no file"
      ) : (
        // Not by script: it is a file.
        <a href={privatePaths.staffPaymentFile(id)} download="">
          Download the payment file<span className="visually-hidden">{` ${id}`}</span>
        </a>
      ),
  },
];

/** What was paid, newest first, with the file of each run. */
export default function PaymentTable({ batches }: { batches: Batch[] }) {
  return (
    <DataTable
      caption="Newest first. The files hold account numbers: give them to the accountant alone."
      columns={columns}
      rows={batches}
      keyOf={({ id }) => id}
      region="Payments"
      className="wide-table"
    />
  );
}
