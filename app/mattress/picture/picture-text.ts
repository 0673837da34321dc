import { materialLabels, topStyleLabels } from "#contracts/vocabulary/mattress";
import type { PicturedModel } from "./picture-address";

/** "Drawing of the Helix Dusk: 12 inches tall, euro top, pocketed coils under gel memory foam" */
export function pictureText({ brand, name, photo, height_inches: height, top_style: top, layers }: PicturedModel) {
  if (photo) return `${brand.name} ${name}`;
  const facts = [
    height === null ? null : `${height} inches tall`,
    top === null ? null : topStyleLabels[top].toLowerCase(),
    insideText(layers),
  ].filter((fact) => fact !== null);
  const drawing = `Drawing of the ${brand.name} ${name}`;
  return facts.length === 0 ? drawing : `${drawing}: ${facts.join(", ")}`;
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
  const word = (index: number) => {
    const label = materialLabels[layers[index]!.material];
    return /^(Bonnell|Dunlop|Talalay)/.test(label) ? label : label.toLowerCase();
  };
  const above = thickest(0, core);
  if (above === null) return word(core);
  return word(above) === word(core) ? `${word(core)} throughout` : `${word(core)} under ${word(above)}`;
}
