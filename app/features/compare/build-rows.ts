import type { ComparedModel } from "~/contracts/comparisons";
import type { Layer } from "~/contracts/mattress";
import { materialLabels, typeLabels } from "~/contracts/vocabulary/mattress";
import { formatNumber } from "~/ui/format";
import { checkedAt, published, unknown, value, type Cell, type Row, type Source } from "./cells";

export const specification = ({ sources }: ComparedModel): Source | null => checkedAt(sources?.specification);

const foams: readonly Layer["material"][] = [
  "polyfoam",
  "memory-foam",
  "gel-memory-foam",
  "dunlop-latex",
  "talalay-latex",
];
const isCoil = ({ material }: Layer) => material.endsWith("-coils") && material !== "micro-coils";

/** "0.5″ Wool, 2″ Dunlop latex" */
const inWords = (layers: readonly Layer[]) =>
  layers.map(({ inches, material }) => `${inches}″ ${materialLabels[material]}`).join(", ");

const ofLayers = (
  models: readonly ComparedModel[],
  wanted: (layer: Layer) => boolean,
  cell: (layers: readonly Layer[], source: Source | null) => Cell,
) =>
  models.map((model) =>
    model.layers.length === 0 ? unknown("Not published") : cell(model.layers.filter(wanted), specification(model)),
  );

/** What the specification says of each bed, in words; an `amount` decides which is the best. */
export const specified = <Fact>(
  models: readonly ComparedModel[],
  factOf: (model: ComparedModel) => Fact | null,
  textOf: (fact: Fact) => string,
  amountOf?: (fact: Fact) => number,
) =>
  models.map((model) => {
    const source = specification(model);
    return published(factOf(model), source, (fact) =>
      value(textOf(fact), source, amountOf === undefined ? {} : { amount: amountOf(fact) }),
    );
  });

const layersInWords = (models: readonly ComparedModel[], wanted: Layer["role"]) =>
  ofLayers(
    models,
    ({ role }) => role === wanted,
    (layers, source) => (layers.length === 0 ? none("None", source) : value(inWords(layers), source)),
  );

/** A figure of the coils; layers of micro-coils are no core. */
const ofCoils = (models: readonly ComparedModel[], figure: (coils: Layer) => string | null) =>
  ofLayers(models, isCoil, ([coils], source) =>
    coils === undefined ? none("No coils", source) : published(figure(coils), source, (text) => value(text, source)),
  );

const none = (text: string, source: Source | null): Cell => ({ kind: "no", text, source });

export function insideRows(models: readonly ComparedModel[]): Row[] {
  return [
    {
      label: "Type",
      help: "Told by the layers, whatever the bed is called.",
      cells: specified(
        models,
        ({ type }) => type,
        (type) => typeLabels[type],
      ),
    },
    {
      label: "Height",
      help: "The whole mattress. Fitted sheets have a depth, too.",
      cells: specified(
        models,
        ({ height_inches }) => height_inches,
        (inches) => `${inches}″`,
      ),
    },
    {
      label: "Comfort layers",
      help: "What you lie in, from the top.",
      cells: layersInWords(models, "comfort"),
    },
    {
      label: "Core",
      help: "What carries you, and most of the height.",
      cells: layersInWords(models, "support"),
    },
    {
      label: "Coils in a queen",
      help: "Past about 390 the number says little.",
      cells: ofCoils(models, ({ coil_count_queen: count }) => (count === null ? null : formatNumber(count))),
    },
    {
      label: "Coil gauge",
      help: "Thickness of the wire: 12.5 is stiff, 16.5 is springy.",
      cells: ofCoils(models, ({ coil_gauge: gauge }) => (gauge === null ? null : String(gauge))),
    },
  ];
}

/** Density of each foam or latex layer; more is not simply better across materials, so nothing is marked. */
export function densityRow(models: readonly ComparedModel[]): Row {
  return {
    label: "Density of foams, lb/ft³",
    help: "How much material there is in it, from the top. Denser foam of a kind keeps its shape for longer.",
    cells: ofLayers(
      models,
      ({ material }) => foams.includes(material),
      (layers, source) => {
        if (layers.length === 0) return none("No foam or latex", source);
        const known = layers.filter(({ density_lb_ft3 }) => density_lb_ft3 !== null);
        if (known.length === 0) return unknown("Not published", source);
        const open = layers.length - known.length;
        return value(
          known.map((layer) => `${materialLabels[layer.material]} ${layer.density_lb_ft3}`).join(", "),
          source,
          open === 0 ? {} : { note: `${open} more not published` },
        );
      },
    ),
  };
}
