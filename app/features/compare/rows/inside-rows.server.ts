import type { ComparedModel } from "#contracts/compare/comparisons";
import type { Layer } from "#contracts/mattress";
import { materialLabels, typeLabels } from "#contracts/vocabulary/mattress";
import { formatNumber } from "~/ui/format";
import { type Cell, type Source } from "./cells";
import { checkedAt, no, published, unknown, value, type RowRule } from "./row-rules.server";

const specification = ({ sources }: ComparedModel) => checkedAt(sources?.specification);

const foams: readonly Layer["material"][] = [
  "polyfoam",
  "memory-foam",
  "gel-memory-foam",
  "dunlop-latex",
  "talalay-latex",
];
const isFoam = ({ material }: Layer) => foams.includes(material);
/** Layers of micro-coils are no core. */
const isCoil = ({ material }: Layer) => material.endsWith("-coils") && material !== "micro-coils";

const ofLayers =
  (wanted: (layer: Layer) => boolean, cell: (layers: readonly Layer[], source: Source | null) => Cell) =>
  (model: ComparedModel) =>
    model.layers.length === 0 ? unknown("Not published") : cell(model.layers.filter(wanted), specification(model));

/** What the specification says of a bed, in words. */
export const specified =
  <Name extends keyof ComparedModel>(name: Name, textOf: (fact: NonNullable<ComparedModel[Name]>) => string) =>
  (model: ComparedModel) => {
    const fact = model[name];
    return published(fact == null ? null : textOf(fact), specification(model));
  };

/** "0.5″ Wool, 2″ Dunlop latex" */
const layersInWords = (wanted: Layer["role"]) =>
  ofLayers(
    ({ role }) => role === wanted,
    (layers, source) => {
      const words = layers.map(({ inches, material }) => `${inches}″ ${materialLabels[material]}`);
      return words.length === 0 ? no("None", source) : value(words.join(", "), source);
    },
  );

const ofCoils = (figure: (coils: Layer) => string | null) =>
  ofLayers(isCoil, ([coils], source) =>
    coils === undefined ? no("No coils", source) : published(figure(coils), source),
  );

export const insideRows: readonly RowRule[] = [
  {
    label: "Type",
    help: "Based on the layers, whatever the label says.",
    cell: specified("type", (type) => typeLabels[type]),
  },
  {
    label: "Height",
    help: "The whole mattress. Check that your fitted sheets are deep enough.",
    cell: specified("height_inches", (inches) => `${inches}″`),
  },
  {
    label: "Made to carry, a side",
    help: "As its maker says. A twin has one side, so it’s made to carry that in all.",
    cell: specified("capacity_pounds", (pounds) => `Up to ${pounds} lb`),
  },
  {
    label: "Weight of a queen",
    help: "Two people carry it.",
    cell: specified("queen_pounds", (pounds) => `About ${pounds} lb`),
  },
  {
    label: "Comfort layers",
    glossary: "comfort-layer",
    cell: layersInWords("comfort"),
  },
  {
    label: "Core",
    glossary: "core",
    cell: layersInWords("support"),
  },
  {
    label: "Coils in a queen",
    glossary: "coil-count",
    cell: ofCoils(({ coil_count_queen: count }) => (count === null ? null : formatNumber(count))),
  },
  {
    label: "Coil gauge",
    glossary: "coil-gauge",
    cell: ofCoils(({ coil_gauge: gauge }) => (gauge === null ? null : String(gauge))),
  },
];

/** Density of each foam or latex layer; more is not simply better across materials, so nothing is marked. */
export const densityRow: RowRule = {
  label: "Foam density, pounds per cubic foot",
  glossary: "density",
  cell: ofLayers(isFoam, (layers, source) => {
    if (layers.length === 0) return no("No foam or latex", source);
    const known = layers.filter(({ density_lb_ft3 }) => density_lb_ft3 !== null);
    if (known.length === 0) return unknown("Not published", source);
    const open = layers.length - known.length;
    const words = known.map((layer) => `${materialLabels[layer.material]} ${layer.density_lb_ft3}`);
    return value(words.join(", "), source, { note: open === 0 ? undefined : `${open} more not published` });
  }),
};
