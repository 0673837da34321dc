import { Link } from "@remix-run/react";
import type { ModelSummary } from "#contracts/mattress";
import { paths } from "~/paths";
import { formatNumber } from "~/ui/format";
import { sizeLabels } from "#contracts/vocabulary/mattress";
import { feelText } from "~/mattress/firmness";
import FirmnessScale from "~/mattress/firmness-scale";
import { heightText, typeName } from "~/mattress/type-list";
import { notPublished, price } from "~/mattress/price";
import FirmnessWords from "~/mattress/firmness-text";
import DataTable from "~/ui/table/data-table";

interface LineComparisonProps {
  lineName: string;
  /** Softest first; the pins of the scale and the rows of the table carry the same numbers. */
  models: readonly ModelSummary[];
  /** Slug of the model whose page this is, if it is one. */
  current?: string;
}

/** The models of one line placed on the firmness scale, with the table that says the same and more. */
export default function LineComparison({ lineName, models: given, current }: LineComparisonProps) {
  // Models of unknown firmness have no pin, so they come last and leave the numbering unchanged.
  const models = [...given].sort((one, other) => Number(one.firmness === null) - Number(other.firmness === null));
  // What is set at home, and what is ordered half by half, has no order of its own.
  const ordered = models.some((model) => model.firmness_range === null && model.firmness_halves === null);
  const caption = `${lineName} beds${ordered ? ", softest first" : ""}`;
  return (
    <div className="stack stack--loose">
      {models.every(({ firmness }) => firmness === null) ? null : (
        <div className="firmness-scale__frame">
          <FirmnessScale
            title={caption}
            pins={models.flatMap((model) =>
              model.firmness === null
                ? []
                : [
                    {
                      label: model.name,
                      value: model.firmness,
                      range: model.firmness_range,
                      halves: model.firmness_halves,
                      current: model.slug === current,
                    },
                  ],
            )}
          />
        </div>
      )}
      <DataTable
        className="wide-table numbered-rows"
        region={caption}
        caption={caption}
        columns={[
          {
            heading: "Bed",
            cell: (model, index) => (
              <>
                <span className="disc layer-table__number">{index + 1}</span>{" "}
                {model.slug === current ? (
                  <>
                    <span aria-current="page">{model.name}</span> <span className="tag">This bed</span>
                  </>
                ) : (
                  <Link to={paths.model(model.slug)}>{model.name}</Link>
                )}
              </>
            ),
          },
          {
            heading: "Firmness",
            cell: (model) =>
              model.firmness_range === null && model.firmness_halves === null ? (
                <FirmnessWords value={model.firmness} unknown={notPublished} />
              ) : (
                feelText(model)
              ),
          },
          { heading: "Height", number: true, cell: ({ height_inches }) => heightText(height_inches) },
          { heading: "Type", cell: ({ type }) => typeName(type) },
          {
            heading: `${sizeLabels[models[0]?.price_size ?? "queen"]} price`,
            number: true,
            cell: ({ price_cents, size_made }) => (size_made ? price(price_cents) : "Not made"),
          },
          {
            heading: "Score",
            number: true,
            cell: ({ score }) => (score === null ? "Not scored" : formatNumber(score)),
          },
        ]}
        rows={models}
        keyOf={({ slug }) => slug}
        rowClass={({ slug }) => (slug === current ? "line-table__current" : undefined)}
      />
    </div>
  );
}
