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

const none = (text: string, source: Source | null): Cell => ({ kind: "no", text, source });

export function insideRows(models: readonly ComparedModel[]): Row[] {
  return [
    {
      label: "Type",
      help: "Told by the layers, whatever the bed is called.",
      cells: models.map((model) =>
        published(model.type, specification(model), (type) => value(typeLabels[type], specification(model))),
      ),
    },
    {
      label: "Height",
      help: "The whole mattress. Fitted sheets have a depth, too.",
      cells: models.map((model) =>
        published(model.height_inches, specification(model), (inches) => value(`${inches}″`, specification(model))),
      ),
    },
    {
      label: "Comfort layers",
      help: "What you lie in, from the top.",
      cells: ofLayers(
        models,
        ({ role }) => role === "comfort",
        (layers, source) => (layers.length === 0 ? none("None", source) : value(inWords(layers), source)),
      ),
    },
    {
      label: "Core",
      help: "What carries you, and most of the height.",
      cells: ofLayers(
        models,
        ({ role }) => role === "support",
        (layers, source) => (layers.length === 0 ? none("None", source) : value(inWords(layers), source)),
      ),
    },
    {
      label: "Coils in a queen",
      help: "Past about 390 the number says little.",
      cells: ofLayers(models, isCoil, (layers, source) => {
        const coils = layers[0];
        if (coils === undefined) return none("No coils", source);
        return coils.coil_count_queen === null
          ? unknown("Not published", source)
          : value(formatNumber(coils.coil_count_queen), source);
      }),
    },
    {
      label: "Coil gauge",
      help: "Thickness of the wire: 12.5 is stiff, 16.5 is springy.",
      cells: ofLayers(models, isCoil, (layers, source) => {
        const coils = layers[0];
        if (coils === undefined) return none("No coils", source);
        return coils.coil_gauge === null ? unknown("Not published", source) : value(String(coils.coil_gauge), source);
      }),
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
          {
            ...(open === 0 ? {} : { note: `${open} more not published` }),
          },
        );
      },
    ),
  };
}
