/** Dashes and mark shapes, so that sellers are not told apart by color alone. */
export type SeriesMark = "dot" | "square" | "ring";

const marks: readonly SeriesMark[] = ["dot", "square", "ring"];

export const markerOf = (index: number): SeriesMark => marks[index % marks.length] ?? "dot";

interface MarkerProps {
  kind: SeriesMark;
  x: string | number;
  y: number;
}

export function Marker({ kind, x, y }: MarkerProps) {
  const className = `price-chart__mark price-chart__mark--${kind}`;
  if (kind !== "square") return <circle className={className} cx={x} cy={y} r={3.5} />;
  // Moved by half its size with a transform, since its place may be a percentage.
  return <rect className={className} x={x} y={y} width={7} height={7} transform="translate(-3.5 -3.5)" />;
}

/** Of the band that marks the usual price, in pixels: wider than a line, so that one may run along it. */
export const usualHeight = 10;

/** The same line, short, before its name in the legend. */
export function LineSample({ kind }: { kind: SeriesMark | "usual" }) {
  return (
    <svg className="line-sample" width={28} height={12} aria-hidden="true" focusable="false">
      {kind === "usual" ? (
        <rect className="price-chart__usual" x={1} y={1} width={26} height={usualHeight} rx={2} />
      ) : (
        <>
          <path className={`price-chart__line price-chart__line--${kind}`} d="M0 6H28" />
          <Marker kind={kind} x={14} y={6} />
        </>
      )}
    </svg>
  );
}
