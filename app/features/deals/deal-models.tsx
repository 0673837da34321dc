import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { DealDetail } from "~/contracts/deals";
import { sizeLabels } from "~/contracts/vocabulary/mattress";
import ModelPicture from "~/mattress/picture/model-picture";
import { price } from "~/mattress/price";
import { typeName } from "~/mattress/type-list";
import { paths } from "~/paths";
import { formatCount, formatDate } from "~/ui/format";
import DataTable, { type Column } from "~/ui/table/data-table";
import Noted from "~/ui/table/noted";

const cents = (value: number | null) => (value === null ? <span className="soft">Not seen yet</span> : price(value));

/** A price with the name of its column, which is said where there is no room for columns. */
const named = (label: string, amount: ReactNode, note: string | null = null) => (
  <>
    <span className="note deal-models__label">{label}</span> <Noted note={note}>{amount}</Noted>
  </>
);

const columnsOf = (now: string, ended: boolean): Column<DealDetail["models"][number]>[] => [
  {
    heading: "Bed",
    cell: ({ model }) => (
      <div className="deal-models__bed">
        <ModelPicture model={model} frame="deal-models__picture" />
        <div>
          <Noted note={typeName(model.type)}>
            <Link to={paths.model(model.slug)}>{model.name}</Link>
          </Noted>
        </div>
      </div>
    ),
  },
  { heading: "Size", cell: ({ size }) => sizeLabels[size] },
  {
    heading: now,
    number: true,
    cell: ({ during_cents, now_cents, paid_cents }) =>
      named(now, <strong>{cents(ended ? during_cents : (paid_cents ?? now_cents))}</strong>),
  },
  {
    heading: "Usually",
    number: true,
    cell: ({ before_cents: before, before_of: of }) =>
      named("Usually", cents(before), before === null ? null : `from ${formatCount(of, "price", "prices")}`),
  },
  {
    heading: "Lowest seen",
    number: true,
    cell: ({ lowest_cents: lowest, lowest_on: on }) =>
      named("Lowest seen", cents(lowest), on === null ? null : formatDate(on)),
  },
];

export default function DealModels({ deal, models }: Pick<DealDetail, "deal" | "models">) {
  const ended = deal.state === "ended";
  return (
    <DataTable
      className="deal-models"
      region="Beds in this deal, with prices"
      caption={
        (deal.code === null || ended
          ? "We saw every price on a seller’s page."
          : `We saw every price on a seller’s page, took off the code’s ${deal.code_percent ?? 0}% and rounded to whole dollars.`) +
        " “Usually” means the middle of the prices we saw in the 90 days before the deal began."
      }
      columns={columnsOf(ended ? "During the deal" : deal.code === null ? "Now" : "With the code", ended)}
      rows={models}
      keyOf={({ model, size }) => `${model.slug} ${size}`}
    />
  );
}
