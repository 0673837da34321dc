import { formatMoney } from "#contracts/english";
import type { PriceHistory } from "#contracts/prices";
import { sizeName } from "#contracts/vocabulary/mattress";
import { formatDate } from "~/ui/format";
import { plot, type PriceChartGeometry } from "./price-chart-geometry";

const percent = (thousandths: number) => `${thousandths / 10}%`;

/** On which side of its point a label goes, so that it stays within the plot. */
const anchor = (x: number) => (x < 150 ? "start" : x > 850 ? "end" : "middle");

interface PriceChartProps {
  history: Pick<PriceHistory, "model" | "observations" | "summary">;
  chart: PriceChartGeometry;
}

/** Prices over a year: lines stretch with the window, while text and marks keep their size. */
export default function PriceChart({ history: { model, observations, summary }, chart }: PriceChartProps) {
  const { series, prices, months, usual, lowest } = chart;
  return (
    <figure className="price-chart">
      <svg
        className="price-chart__drawing"
        height={plot.height + 28}
        role="img"
        aria-labelledby="price-chart-title price-chart-words"
      >
        <title id="price-chart-title">{`Prices we’ve seen for the ${model.name}, ${sizeName(summary.size)}`}</title>
        <desc id="price-chart-words">{wordsOf({ observations, summary })}</desc>
        {prices.map(({ at, label }) => (
          <g key={label}>
            <line className="price-chart__grid" x2="100%" y1={at} y2={at} />
            <text className="price-chart__price" x={-8} y={at} dy="0.35em">
              {label}
            </text>
          </g>
        ))}
        {months.map(({ at, label }) => (
          <g key={at}>
            <line
              className="price-chart__tick"
              x1={percent(at)}
              x2={percent(at)}
              y1={plot.height - 4}
              y2={plot.height + 2}
            />
            <text className="price-chart__month" x={percent(at)} y={plot.height + 18}>
              {label}
            </text>
          </g>
        ))}
        {usual === null ? null : (
          <rect
            className="price-chart__usual"
            x={percent(usual.from)}
            y={usual.y - usualHeight / 2}
            width={percent(usual.to - usual.from)}
            height={usualHeight}
            rx={2}
          />
        )}
        <svg
          viewBox={`0 0 1000 ${plot.height}`}
          preserveAspectRatio="none"
          width="100%"
          height={plot.height}
          overflow="visible"
        >
          {series.map(({ seller, path }, index) => (
            <path key={seller} className={`price-chart__line price-chart__line--${markerOf(index)}`} d={path} />
          ))}
        </svg>
        {series.map(({ seller, points }, index) =>
          points.map(({ x, y }) => <Marker key={`${seller} ${x}`} kind={markerOf(index)} x={percent(x)} y={y} />),
        )}
        {lowest === null ? null : (
          <>
            <circle className="price-chart__lowest" cx={percent(lowest.x)} cy={lowest.y} r={7} />
            <text className="price-chart__note" x={percent(lowest.x)} y={lowest.y + 24} textAnchor={anchor(lowest.x)}>
              Lowest, {formatMoney(summary.lowest_cents ?? 0)}
            </text>
          </>
        )}
      </svg>
      <figcaption className="cluster small price-chart__legend">
        {series.map(({ seller }, index) => (
          <span className="with-icon" key={seller}>
            <LineSample kind={markerOf(index)} /> {seller}
          </span>
        ))}
        {usual === null || summary.usual_cents === null ? null : (
          <span className="with-icon">
            <LineSample kind="usual" /> Usual price, {formatMoney(summary.usual_cents)}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** Short text alternative of the chart; the table has every figure. */
function wordsOf({ observations, summary }: Pick<PriceHistory, "observations" | "summary">): string {
  const cents = observations.map(({ price_cents }) => price_cents);
  const [first, last] = [observations[0], observations.at(-1)];
  if (first === undefined || last === undefined) return "";
  const now = summary.now_cents === null ? "" : `, and ${formatMoney(summary.now_cents)} when we last looked`;
  const usual = summary.usual_cents === null ? "" : ` The usual price is ${formatMoney(summary.usual_cents)}.`;
  return (
    `It cost between ${formatMoney(Math.min(...cents))} and ${formatMoney(Math.max(...cents))} ` +
    `from ${formatDate(first.observed_on)} to ${formatDate(last.observed_on)}${now}.${usual}`
  );
}

/** Dashes and mark shapes, so that sellers are not told apart by color alone. */
const marks = ["dot", "square", "ring"] as const;
type SeriesMark = (typeof marks)[number];

const markerOf = (index: number) => marks[index % marks.length]!;

function Marker({ kind, x, y }: { kind: SeriesMark; x: string | number; y: number }) {
  const className = `price-chart__mark price-chart__mark--${kind}`;
  if (kind !== "square") return <circle className={className} cx={x} cy={y} r={3.5} />;
  // Moved by half its size with a transform, since its place may be a percentage.
  return <rect className={className} x={x} y={y} width={7} height={7} transform="translate(-3.5 -3.5)" />;
}

/** Of the band that marks the usual price, in pixels: wider than a line, so that one may run along it. */
const usualHeight = 10;

/** The same line, short, before its name in the legend. */
function LineSample({ kind }: { kind: SeriesMark | "usual" }) {
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
