import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { DealDetail } from "#contracts/deals";
import { sizeLabels } from "#contracts/vocabulary/mattress";
import ModelPicture from "~/mattress/picture/model-picture";
import { price } from "~/mattress/price";
import { kindName } from "~/mattress/type-list";
import { paths } from "~/paths";
import { formatCount, formatDate } from "~/ui/format";
import DataTable, { type Column } from "~/ui/table/data-table";
import Noted from "~/ui/table/noted";
import { longDay } from "./deal-days";

const cents = (value: number | null) => (value === null ? <span className="soft">Not seen yet</span> : price(value));

/** A price with the name of its column, which is said where there is no room for columns. */
const named = (label: string, amount: ReactNode, note: string | null = null) => (
  <>
    <span className="note deal-models__label">{label}</span> <Noted note={note}>{amount}</Noted>
  </>
);

type DealtBed = DealDetail["models"][number];

const priceColumn = (heading: string, of: (bed: DealtBed) => number | null): Column<DealtBed> => ({
  heading,
  number: true,
  cell: (bed) => named(heading, <strong>{cents(of(bed))}</strong>),
});

/** The prices of the days that count: while the deal ran, now, and with a code that is still to come. */
function priceColumns({ state, code_percent, starts_on }: DealDetail["deal"], today: string): Column<DealtBed>[] {
  const coded = code_percent !== null;
  if (state === "upcoming") {
    const now = priceColumn("Now", ({ now_cents }) => now_cents);
    if (!coded) return [now];
    return [now, priceColumn(`With the code, from ${longDay(starts_on, today)}`, ({ paid_cents }) => paid_cents)];
  }
  if (coded) return [priceColumn("With the code", ({ paid_cents }) => paid_cents)];
  return state === "ended"
    ? [priceColumn("During the deal", ({ during_cents }) => during_cents)]
    : [priceColumn("Now", ({ paid_cents, now_cents }) => paid_cents ?? now_cents)];
}

const columnsOf = (prices: readonly Column<DealtBed>[]): Column<DealtBed>[] => [
  {
    heading: "Bed",
    cell: ({ model }) => (
      <div className="deal-models__bed">
        <ModelPicture model={model} frame="deal-models__picture" />
        <div>
          <Noted note={kindName(model)}>
            <Link to={paths.model(model.slug)}>{model.name}</Link>
          </Noted>
        </div>
      </div>
    ),
  },
  { heading: "Size", cell: ({ size }) => sizeLabels[size] },
  ...prices,
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

interface DealModelsProps extends Pick<DealDetail, "deal" | "models" | "today"> {
  /** How the prices are known. */
  caption: string;
}

export default function DealModels({ deal, models, today, caption }: DealModelsProps) {
  return (
    <DataTable
      className="deal-models"
      region="Beds in this deal, with prices"
      caption={caption}
      columns={columnsOf(priceColumns(deal, today))}
      rows={models}
      keyOf={({ model, size }) => `${model.slug} ${size}`}
    />
  );
}
