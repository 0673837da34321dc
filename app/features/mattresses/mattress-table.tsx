import { Link } from "@remix-run/react";
import type { MattressSize } from "#contracts/mattress";
import { sizeInSentence } from "#contracts/vocabulary/mattress";
import CompareButton from "~/mattress/compare-button";
import { type CardFirmness, feelText } from "~/mattress/firmness";
import MatchBadge from "~/mattress/match/match-badge";
import { notPublished } from "~/mattress/price";
import ScoreFigure from "~/mattress/score-figure";
import { amongBeds, kindName, typeName } from "~/mattress/type-list";
import { paths } from "~/paths";
import DataTable, { type Column } from "~/ui/table/data-table";
import Noted from "~/ui/table/noted";
import OwnerRating from "~/mattress/owner-rating";
import type { ListedRow } from "./listed-row.server";
import PriceNow from "./price-now";
import { trialNights } from "./trial-text";

/** The words of cards, the figure first and the rest as its note. */
function TableFirmness(model: CardFirmness) {
  if (model.firmness === null) return notPublished;
  const [figure, note] = feelText(model).split(/, (?=[a-z])/);
  return <Noted note={note}>{figure}</Noted>;
}

/** Where there is no room for columns, a label says what a cell is. */
const columns: Column<ListedRow>[] = [
  {
    heading: "Mattress",
    cell: ({ model }) => (
      <Noted note={`${model.brand.name}, ${kindName(model, typeName(model.type).toLowerCase())}`}>
        <Link to={paths.model(model.slug)}>{model.name}</Link>
      </Noted>
    ),
  },
  {
    heading: "Firmness",
    cell: ({ model }) => (
      <>
        <span className="mattress-table__label">Firmness </span>
        <TableFirmness {...model} />
      </>
    ),
  },
  { heading: "Price", cell: (mattress) => <PriceNow mattress={mattress} /> },
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
    cell: ({ model, your_match: match }) => (
      <>
        {match ? (
          <>
            <MatchBadge {...match} />
            <br />
          </>
        ) : null}
        <ScoreFigure score={model.score} among={amongBeds(model.type)} />
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
