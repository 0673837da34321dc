import type { ReactNode } from "react";

/**
 * The marks that tell materials apart besides their color. A page renders them once, before its first
 * cross-section; every drawing of the page refers to these ids. Coils depend on the height of their layer, so
 * each drawing brings its own (spring-geometry.ts).
 */

function Dots({ id, step, radius }: { id: string; step: number; radius: number }) {
  const half = step / 2;
  return (
    <Tile id={id} width={step} height={step}>
      <circle className="mark-fill" cx={half / 2} cy={half / 2} r={radius} />
      <circle className="mark-fill" cx={half * 1.5} cy={half * 1.5} r={radius} />
    </Tile>
  );
}

function Tile({ id, width, height, children }: { id: string; width: number; height: number; children: ReactNode }) {
  return (
    <pattern id={`m-${id}`} width={width} height={height} patternUnits="userSpaceOnUse">
      {children}
    </pattern>
  );
}

export default function MaterialPatterns() {
  return (
    <svg className="material-patterns" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <Tile id="cover" width={6} height={6}>
          <path className="mark-thin" d="M0 6L6 0" />
        </Tile>
        <Tile id="fiber" width={14} height={7}>
          <path className="mark-thin" d="M1 5q3-4 6 0t6 0" />
        </Tile>
        <Tile id="wool" width={12} height={8}>
          <path className="mark-thin" d="M2 5a2.5 2.5 0 1 1 4 0M8 8a2.5 2.5 0 1 1 4 0" />
        </Tile>
        <Dots id="polyfoam" step={13} radius={1} />
        <Dots id="memory-foam" step={8} radius={0.9} />
        <Tile id="gel-memory-foam" width={12} height={12}>
          <circle className="mark-fill" cx="3" cy="3" r="0.9" />
          <circle className="mark-thin" cx="8.5" cy="8.5" r="2" />
        </Tile>
        <Tile id="dunlop-latex" width={20} height={7}>
          <path className="mark-thin" d="M0 3.5q5-4.5 10 0t10 0" />
        </Tile>
        <Tile id="talalay-latex" width={20} height={11}>
          <path className="mark-thin" d="M0 4q5-4.5 10 0t10 0" />
          <circle className="mark-fill" cx="5" cy="8.5" r="0.9" />
          <circle className="mark-fill" cx="15" cy="8.5" r="0.9" />
        </Tile>
        <Tile id="polymer-grid" width={9} height={9}>
          <path className="mark-thin" d="M0 0.5H9M0.5 0V9" />
        </Tile>
        <Tile id="air-chamber" width={26} height={10}>
          <path className="mark-thin" d="M2 7q5-5 10 0" />
        </Tile>
      </defs>
    </svg>
  );
}
