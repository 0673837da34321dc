import { formatMoney } from "#contracts/english";
import { Link } from "@remix-run/react";
import type { Payouts } from "#contracts/cashback/claims";
import { dayText } from "~/features/cashback/claim-text";
import { paths } from "~/paths";
import { formatNumber } from "~/ui/format";
import { formatMoment } from "~/ui/page/moment";
import DataTable, { type Column } from "~/ui/table/data-table";

type Batch = Payouts["items"][number];

const columns: readonly Column<Batch>[] = [
  {
    heading: "Payments of",
    cell: ({ begun_at }) => <time dateTime={begun_at}>{formatMoment(begun_at)}</time>,
  },
  { heading: "Claims", number: true, cell: ({ payments }) => formatNumber(payments) },
  { heading: "Amount", number: true, cell: ({ cents }) => formatMoney(cents) },
];

const files: Column<Batch> = {
  heading: "File",
  cell: ({ id, finished_at, has_file }) =>
    finished_at === null ? (
      "Not finished"
    ) : !has_file ? (
      "Made up, so there’s no file"
    ) : (
      // Not by script: it is a file.
      <a href={paths.staffPaymentFile(id)} download="">
        Download the payment file<span className="visually-hidden">{` ${id}`}</span>
      </a>
    ),
};

const numbers: Column<Batch> = {
  heading: "Account numbers in it",
  cell: ({ id, has_file, numbers_until }) =>
    !has_file ? (
      "None"
    ) : numbers_until === null ? (
      "The last four digits"
    ) : (
      <>
        {`Whole, until ${dayText(numbers_until)}. `}
        <Link to={paths.staffPaymentHandedOver(id)}>
          The accountant has it<span className="visually-hidden">{`: file ${id}`}</span>
        </Link>
      </>
    ),
};

/** What was paid, newest first, with the file of each run for those who may have it. */
export default function PaymentTable({ batches, mayHaveFiles }: { batches: Batch[]; mayHaveFiles: boolean }) {
  return (
    <DataTable
      caption={
        mayHaveFiles
          ? "Newest first. The files hold account numbers: give them to the accountant alone."
          : "Newest first. The files hold account numbers, so only staff who handle payments can download them."
      }
      columns={mayHaveFiles ? [...columns, files, numbers] : columns}
      rows={batches}
      keyOf={({ id }) => id}
      region="Payments"
      className="wide-table"
    />
  );
}
