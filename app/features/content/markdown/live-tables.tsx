import type { ReactElement } from "react";
import type { CatalogueFacts } from "#contracts/content/content";
import { sizeLabels, typeLabels } from "#contracts/vocabulary/mattress";
import { catalogueTableNames } from "#contracts/vocabulary/content";
import { formatNumber } from "~/ui/format";
import DataTable, { type Column } from "~/ui/table/data-table";
import { dollars } from "./live-figures";

/** Its ends are what beds have, and often many have the same: then none has less, or more. */
type Spread = { low: number; middle: number; high: number } | null;
const endOf = (spread: Spread, end: "low" | "middle" | "high", words: (value: number) => string) =>
  spread === null ? "—" : words(spread[end]);

/** A table of the catalogue as it is now; null for a name that there is not, "" where figures can't be had. */
export function liveTable(asked: string, facts: CatalogueFacts | null): ReactElement | "" | null {
  const name = catalogueTableNames.find((known) => known === asked);
  if (name === undefined) return null;
  if (facts === null) return "";
  switch (name) {
    case "types":
      return <TypeTable types={facts.types} />;
    case "sizes":
      return <SizeTable sizes={facts.sizes} />;
    case "trials":
      return (
        <SpreadTable
          caption="Trials and return fees in our catalog"
          heading="Trial"
          rows={[
            ["Nights to try it", facts.trial_nights, formatNumber],
            ["Nights before you may return it", facts.break_in_nights, formatNumber],
            ["Return fee, where there is one", facts.return_fee_cents, dollars],
          ]}
        />
      );
    case "warranties":
      return (
        <SpreadTable
          caption="Warranties in our catalog, in years"
          heading="Coverage"
          rows={[
            ["Whole warranty", facts.warranty_years, formatNumber],
            ["Full coverage, before it’s prorated", facts.nonprorated_years, formatNumber],
          ]}
        />
      );
  }
}

const TypeTable = ({ types }: Pick<CatalogueFacts, "types">) => (
  <DataTable
    caption="Queen prices by type, in our catalog today"
    region="Queen prices by type"
    columns={[
      { heading: "Type", cell: ({ type }) => typeLabels[type] },
      { heading: "Beds", cell: ({ models }) => formatNumber(models), number: true },
      { heading: "A tenth cost this or less", cell: ({ queen_cents: of }) => endOf(of, "low", dollars), number: true },
      { heading: "Middle", cell: ({ queen_cents: of }) => endOf(of, "middle", dollars), number: true },
      { heading: "A tenth cost this or more", cell: ({ queen_cents: of }) => endOf(of, "high", dollars), number: true },
    ]}
    rows={types.filter(({ models }) => models > 0)}
    keyOf={({ type }) => type}
  />
);

/** 1.25 → "25% more" */
function againstQueen(part: number | null): string {
  if (part === null) return "—";
  const percent = Math.round((part - 1) * 100);
  return percent === 0 ? "the same" : `${Math.abs(percent)}% ${percent > 0 ? "more" : "less"}`;
}

const SizeTable = ({ sizes }: Pick<CatalogueFacts, "sizes">) => (
  <DataTable
    caption="Sizes, and what they cost against a queen in our catalog today"
    columns={[
      { heading: "Size", cell: ({ size }) => sizeLabels[size] },
      {
        heading: "Inches",
        cell: ({ width_inches, length_inches }) => `${width_inches} × ${length_inches}`,
        number: true,
      },
      { heading: "Price against a queen", cell: ({ of_queen: part }) => againstQueen(part), number: true },
    ]}
    rows={sizes}
    keyOf={({ size }) => size}
  />
);

type SpreadRow = [label: string, spread: Spread, words: (value: number) => string];

function SpreadTable({ caption, heading, rows }: { caption: string; heading: string; rows: SpreadRow[] }) {
  const columns: Column<SpreadRow>[] = [
    { heading, cell: ([label]) => label },
    { heading: "A tenth have this or less", cell: ([, spread, words]) => endOf(spread, "low", words), number: true },
    { heading: "Middle", cell: ([, spread, words]) => endOf(spread, "middle", words), number: true },
    { heading: "A tenth have this or more", cell: ([, spread, words]) => endOf(spread, "high", words), number: true },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} keyOf={([label]) => label} />;
}
