import { materialLabels, topStyleLabels } from "~/contracts/vocabulary/mattress";
import { pictureOf, type PicturedModel } from "./picture";

/** "Drawing of the Helix Dusk: 12 inches high, euro top, pocketed coils under gel memory foam" */
export function pictureText(model: PicturedModel): string {
  const { top, height, layers } = pictureOf(model);
  const known = layers.length > 0 || model.height_inches !== null;
  const facts = [
    known ? `${height} inches high` : null,
    top === null ? null : topStyleLabels[top].toLowerCase(),
    insideText(layers),
  ].filter((fact) => fact !== null);
  const name = `Drawing of the ${model.brand.name} ${model.name}`;
  return facts.length === 0 ? name : `${name}: ${facts.join(", ")}`;
}

/** The thickest layer under the thickest one above it: what a sleeper lies on, and what carries it. */
function insideText(layers: readonly PicturedModel["layers"][number][]): string | null {
  const thickest = (from: number, to: number) =>
    layers.slice(from, to).reduce<number | null>((best, { material, inches }, index) => {
      if (material === "cover") return best;
      return best === null || inches > layers[best]!.inches ? from + index : best;
    }, null);
  const core = thickest(0, layers.length);
  if (core === null) return null;
  const word = (index: number) => materialLabels[layers[index]!.material].toLowerCase();
  const above = thickest(0, core);
  if (above === null) return word(core);
  return word(above) === word(core) ? `${word(core)} throughout` : `${word(core)} under ${word(above)}`;
}
