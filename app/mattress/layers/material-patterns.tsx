import type { ReactNode } from "react";
import type { Material } from "#contracts/mattress";

/**
 * The marks that tell materials apart besides their color. A page renders them once, before its first
 * cross-section; every drawing of the page refers to these ids. Coils depend on the height of their layer, so
 * each drawing brings its own (spring-geometry.ts).
 */

const tile = (width: number, height: number, marks: ReactNode) => ({ width, height, marks });

function dots(step: number, radius: number) {
  const half = step / 2;
  return tile(
    step,
    step,
    <>
      <circle className="mark-fill" cx={half / 2} cy={half / 2} r={radius} />
      <circle className="mark-fill" cx={half * 1.5} cy={half * 1.5} r={radius} />
    </>,
  );
}

export type MarkedMaterial = Exclude<Material, `${string}-coils`>;

const tiles: Record<MarkedMaterial, ReturnType<typeof tile>> = {
  cover: tile(6, 6, <path className="mark-thin" d="M0 6L6 0" />),
  fiber: tile(14, 7, <path className="mark-thin" d="M1 5q3-4 6 0t6 0" />),
  wool: tile(12, 8, <path className="mark-thin" d="M2 5a2.5 2.5 0 1 1 4 0M8 8a2.5 2.5 0 1 1 4 0" />),
  polyfoam: dots(13, 1),
  "memory-foam": dots(8, 0.9),
  "gel-memory-foam": tile(
    12,
    12,
    <>
      <circle className="mark-fill" cx="3" cy="3" r="0.9" />
      <circle className="mark-thin" cx="8.5" cy="8.5" r="2" />
    </>,
  ),
  "dunlop-latex": tile(20, 7, <path className="mark-thin" d="M0 3.5q5-4.5 10 0t10 0" />),
  "talalay-latex": tile(
    20,
    11,
    <>
      <path className="mark-thin" d="M0 4q5-4.5 10 0t10 0" />
      <circle className="mark-fill" cx="5" cy="8.5" r="0.9" />
      <circle className="mark-fill" cx="15" cy="8.5" r="0.9" />
    </>,
  ),
  "polymer-grid": tile(9, 9, <path className="mark-thin" d="M0 0.5H9M0.5 0V9" />),
  "air-chamber": tile(26, 10, <path className="mark-thin" d="M2 7q5-5 10 0" />),
};

/** One of them, for a drawing that brings what it needs itself. */
export function MaterialPattern({ material, id }: { material: MarkedMaterial; id: string }) {
  const { width, height, marks } = tiles[material];
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
      {marks}
    </pattern>
  );
}

export default function MaterialPatterns() {
  return (
    <svg className="material-patterns" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {(Object.keys(tiles) as MarkedMaterial[]).map((material) => (
          <MaterialPattern key={material} material={material} id={`m-${material}`} />
        ))}
      </defs>
    </svg>
  );
}
