import type { Material } from "#contracts/mattress";
import { tenth } from "~/ui/format";

interface Shape {
  /**
   * Pitch in inches of the drawing's height scale; width is not to scale, thickness is. All divide 2, so that
   * a drawing whose width is a multiple of 2 inches cuts no coil (drawings.css).
   */
  pitch: number;
  turns: number;
  /** Half width of the coil as a share of the pitch, `at` from 0 at the top to 1 at the bottom. */
  half: (at: number) => number;
  /** Fabric between the coils. */
  pocket: boolean;
}

const shapes: Partial<Record<Material, Shape>> = {
  "micro-coils": { pitch: 1, turns: 4, half: () => 0.38, pocket: true },
  "pocketed-coils": { pitch: 2, turns: 9, half: (at) => 0.39 - 0.06 * Math.abs(2 * at - 1) ** 3, pocket: true },
  "bonnell-coils": { pitch: 2, turns: 7, half: (at) => 0.25 + 0.22 * (2 * at - 1) ** 2, pocket: false },
  "offset-coils": { pitch: 2, turns: 8, half: (at) => (at < 0.1 || at > 0.9 ? 0.47 : 0.32), pocket: false },
  "continuous-coils": { pitch: 2, turns: 7, half: () => 0.5, pocket: false },
};

/**
 * How a coil is seen. Pixels: any smaller and a coil is only texture, so small drawings show fewer coils with fewer turns. The
 * tilt is how far a turn dips towards the viewer, as a share of its half width: the coil is seen from slightly above.
 */
const usualLook = { narrowest: 18, lowestTurn: 7.5, tilt: 0.36 };

/**
 * One coil of a coil layer, in pixels, as wide as its pitch and as tall as its layer. `front` strands are drawn
 * over `back` ones, which is what makes a zigzag look like a spring. Null for a material that is not a coil.
 */
export function springOf(
  material: Material,
  height: number,
  pixelsPerInch: number,
  { narrowest, lowestTurn, tilt } = usualLook,
) {
  const shape = shapes[material];
  if (shape === undefined) return null;
  let pitch = shape.pitch * pixelsPerInch;
  while (pitch < narrowest) pitch *= 2;
  const dip = (half: number) => Math.min(tilt * Math.abs(half), height / 6);
  const inset = Math.min(2, height * 0.06) + dip(pitch * shape.half(0));
  const body = height - 2 * inset;
  const turns = Math.max(2, Math.min(shape.turns, Math.round(body / lowestTurn)));
  // Half turns: the wire begins and ends on the side that faces the viewer.
  const halves = 2 * turns - 1;
  const rise = body / halves;
  const at = (half: number, level: number) => `${tenth(pitch / 2 + half)} ${tenth(level)}`;

  /** Half a turn as one curve: in front it sags from left to right, behind it arches back, half a turn lower. */
  const strand = (index: number, front: boolean) => {
    const top = inset + rise * index;
    const side = front ? -1 : 1;
    const from = side * pitch * shape.half(index / halves);
    const to = -side * pitch * shape.half((index + 1) / halves);
    // 4/3: the handles with which one curve comes closest to half an ellipse.
    const sag = (half: number) => -side * (4 / 3) * dip(half);
    return `M${at(from, top)}C${at(from, top + sag(from) + rise / 3)} ${at(to, top + sag(to) + (rise * 2) / 3)} ${at(to, top + rise)}`;
  };
  const strands = (front: boolean) =>
    Array.from({ length: front ? turns : turns - 1 }, (_, turn) => strand(2 * turn + (front ? 0 : 1), front)).join("");
  // The wire ends in a level ring, of which the helix lacks the half behind at the top.
  const end = pitch * shape.half(0);
  const crest = inset - (4 / 3) * dip(end);
  const ring = `M${at(-end, inset)}C${at(-end, crest)} ${at(end, crest)} ${at(end, inset + rise)}`;
  return { pitch, front: strands(true), back: ring + strands(false), pocket: shape.pocket };
}

export type Spring = NonNullable<ReturnType<typeof springOf>>;
