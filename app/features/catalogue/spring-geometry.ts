import type { Material } from "~/contracts/mattress";

/**
 * One coil of a coil layer, in pixels, as wide as its pitch and as tall as its layer. `front` strands are drawn
 * over `back` ones, which is what makes a zigzag look like a spring.
 */
export interface Spring {
  pitch: number;
  front: string;
  back: string;
  /** Fabric between the coils, for coils in pockets. */
  pocket: boolean;
}

interface Shape {
  /** Pitch in inches of the drawing's height scale; width is not to scale, thickness is. */
  pitch: number;
  turns: number;
  /** Half width of the coil as a share of the pitch, `at` from 0 at the top to 1 at the bottom. */
  half: (at: number) => number;
  pocket: boolean;
}

const cylinder = () => 0.33;
const shapes: Partial<Record<Material, Shape>> = {
  "micro-coils": { pitch: 0.75, turns: 3, half: cylinder, pocket: true },
  "pocketed-coils": { pitch: 1.1, turns: 7, half: cylinder, pocket: true },
  "bonnell-coils": { pitch: 1.7, turns: 5, half: (at) => 0.2 + 0.26 * Math.abs(2 * at - 1), pocket: false },
  "offset-coils": { pitch: 1.5, turns: 6, half: (at) => (at < 0.1 || at > 0.9 ? 0.45 : 0.27), pocket: false },
  "continuous-coils": { pitch: 1.2, turns: 4, half: () => 0.5, pocket: false },
};

/** Below these a coil is no more than a texture, so small drawings show fewer and wider ones. */
const narrowest = 11;
const lowestTurn = 7;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** null for a material that is no coil. */
export function springOf(material: Material, height: number, pixelsPerInch: number): Spring | null {
  const shape = shapes[material];
  if (shape === undefined) return null;
  const pitch = tenth(Math.max(narrowest, shape.pitch * pixelsPerInch));
  const inset = Math.min(4, height * 0.12);
  const body = height - 2 * inset;
  const turns = Math.max(2, Math.min(shape.turns, Math.round(body / lowestTurn)));
  const step = body / turns;
  const points = pixelsPerInch > 10 ? 6 : 4;
  /** Half a turn of the helix seen from the side: `from` 0 the strand in front, 1 the one behind. */
  const strand = (turn: number, from: 0 | 1) => {
    const path: string[] = [];
    for (let point = 0; point <= points; point += 1) {
      const angle = Math.PI * (from + point / points);
      const level = inset + step * (turn + angle / (2 * Math.PI));
      const reach = pitch * shape.half((level - inset) / body);
      path.push(`${tenth(pitch / 2 - reach * Math.cos(angle))} ${tenth(level)}`);
    }
    return `M${path.join("L")}`;
  };
  const all = Array.from({ length: turns }, (_, turn) => turn);
  return {
    pitch,
    front: all.map((turn) => strand(turn, 0)).join(""),
    back: all.map((turn) => strand(turn, 1)).join(""),
    pocket: shape.pocket,
  };
}
