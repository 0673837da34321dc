import type { Variant } from "#contracts/catalogue";
import { sizeLabels } from "#contracts/vocabulary/mattress";
import { notPublished, price } from "~/mattress/price";
import { sizeInches } from "~/mattress/size-inches";
import Day from "~/ui/page/day";
import DataTable, { type Column } from "~/ui/table/data-table";

const columns: Column<Variant>[] = [
  { heading: "Size", cell: ({ size }) => sizeLabels[size] },
  { heading: "Inches", cell: sizeInches },
  {
    heading: "Price",
    number: true,
    cell: ({ price_cents: cents }) =>
      cents === null ? <span className="soft">{notPublished}</span> : <strong>{price(cents)}</strong>,
  },
  { heading: "Seller", cell: ({ seller }) => seller },
  { heading: "Checked", cell: ({ observed_on }) => <Day iso={observed_on} /> },
];

export default function PriceTable({ variants }: { variants: readonly Variant[] }) {
  return (
    <DataTable
      className="wide-table price-table"
      region="Table of prices"
      caption="What each size costs, where, and when we checked"
      columns={columns}
      rows={variants}
      keyOf={({ size, seller }) => `${size} ${seller}`}
    />
  );
}
