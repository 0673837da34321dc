import { Link } from "@remix-run/react";
import type { MattressSize } from "~/contracts/mattress";
import { firmnessWord, sizeInSentence } from "~/contracts/vocabulary/mattress";
import CompareButton from "~/mattress/compare-button";
import { firmnessFigure } from "~/mattress/firmness";
import { notPublished } from "~/mattress/price";
import ScoreFigure from "~/mattress/score-figure";
import { typeName } from "~/mattress/type-list";
import { paths } from "~/paths";
import DataTable, { type Column } from "~/ui/table/data-table";
import Noted from "~/ui/table/noted";
import DealBadge from "./deal-badge";
import OwnerRating from "~/mattress/owner-rating";
import type { ListedRow } from "./listed-row.server";
import PriceNow from "./price-now";
import { trialNights } from "./trial-text";

/** Where there is no room for columns, a label says what a cell is. */
const columns: Column<ListedRow>[] = [
  {
    heading: "Mattress",
    cell: ({ model }) => (
      <Noted note={`${model.brand.name}, ${typeName(model.type).toLowerCase()}`}>
        <Link to={paths.model(model.slug)}>{model.name}</Link>
      </Noted>
    ),
  },
  {
    heading: "Firmness",
    cell: ({ model: { firmness } }) => (
      <>
        <span className="mattress-table__label">Firmness </span>
        {firmness === null ? (
          notPublished
        ) : (
          <Noted note={firmnessWord(firmness)}>{firmnessFigure(firmness)}&nbsp;of&nbsp;10</Noted>
        )}
      </>
    ),
  },
  {
    heading: "Price",
    cell: ({ model, price, deal }) => (
      <>
        <PriceNow summary={price} made={model.size_made} />
        {deal === null ? null : <DealBadge deal={deal} />}
      </>
    ),
  },
  {
    heading: "Trial",
    cell: ({ trial_nights: nights }) => (
      <>
        {trialNights(nights)}
        {nights ? <span className="mattress-table__label"> to try it</span> : null}
      </>
    ),
  },
  {
    heading: "Score and owners",
    cell: ({ model }) => (
      <>
        <ScoreFigure score={model.score} />
        <br />
        <OwnerRating rating={model.rating} />
      </>
    ),
  },
  { heading: "Compare", cell: ({ model }) => <CompareButton model={model} /> },
];

/** The same mattresses as a table, to compare within a column. */
export default function MattressTable({ items, size }: { items: readonly ListedRow[]; size: MattressSize }) {
  return (
    <DataTable
      className="mattress-table"
      region="Table of mattresses"
      caption={`Prices for a ${sizeInSentence(size)}, as we last saw them`}
      columns={columns}
      rows={items}
      keyOf={({ model }) => model.slug}
    />
  );
}
