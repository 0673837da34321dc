import type { Figures } from "#contracts/figures/figures";
import { formatDate, formatNumber, tenth } from "~/ui/format";

/** Pixels: the plot, with room above for the topmost count. */
const plot = { height: 160, top: 12 } as const;

/** Whole counts at which lines are drawn: 0, and up to four steps of 1, 2 or 5 times a power of ten above it. */
export function countTicks(most: number): number[] {
  const rough = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? 10 * power;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step);
}

/** Days from left to right in percent of the width, counts from the top in pixels; programs stand upon people. */
export function dayChart(days: Figures["days"]) {
  const most = Math.max(...days.map(({ pages, bots }) => pages + bots), 1);
  const ticks = countTicks(most);
  const highest = ticks.at(-1) ?? 1;
  const y = (count: number) => tenth(plot.top + (1 - count / highest) * (plot.height - plot.top));
  const room = 100 / days.length;
  return {
    counts: ticks.map((count) => ({ at: y(count), label: formatNumber(count) })),
    bars: days.map(({ day, pages, bots }, index) => ({
      day,
      x: tenth(index * room + room * 0.15),
      width: tenth(room * 0.7),
      pages: { y: y(pages), height: tenth(y(0) - y(pages)) },
      bots: { y: y(pages + bots), height: tenth(y(pages) - y(pages + bots)) },
    })),
  };
}

/** Pages a day as bars, those served to bots upon them; the table beside it has every count. */
export default function DayChart({ days }: { days: Figures["days"] }) {
  const { counts, bars } = dayChart(days);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const people = days.map(({ pages }) => pages);
  return (
    <figure className="day-chart stack stack--tight">
      <svg className="day-chart__drawing" height={plot.height + 24} role="img" aria-labelledby="day-chart-title">
        <title id="day-chart-title">
          {`Pages a day from ${formatDate(first.day)} to ${formatDate(last.day)}: between ${formatNumber(Math.min(...people))} and ${formatNumber(Math.max(...people))} for people`}
        </title>
        {counts.map(({ at, label }) => (
          <g key={label}>
            <line className="day-chart__grid" x2="100%" y1={at} y2={at} />
            <text className="day-chart__count" x={-8} y={at} dy="0.35em">
              {label}
            </text>
          </g>
        ))}
        {bars.map(({ day, x, width, pages, bots }) => (
          <g key={day}>
            <rect className="day-chart__bar" x={`${x}%`} width={`${width}%`} {...pages} />
            <rect className="day-chart__bar day-chart__bar--programs" x={`${x}%`} width={`${width}%`} {...bots} />
          </g>
        ))}
        <text className="day-chart__day" y={plot.height + 18}>
          {formatDate(first.day)}
        </text>
        <text className="day-chart__day" x="100%" y={plot.height + 18} textAnchor="end">
          {formatDate(last.day)}
        </text>
      </svg>
      <figcaption className="cluster small">
        <Legend name="People" />
        <Legend name="Bots" programs />
      </figcaption>
    </figure>
  );
}

function Legend({ name, programs = false }: { name: string; programs?: boolean }) {
  return (
    <span className="with-icon">
      <svg width={14} height={14} aria-hidden="true" focusable="false">
        <rect
          className={programs ? "day-chart__bar day-chart__bar--programs" : "day-chart__bar"}
          width={14}
          height={14}
          rx={2}
        />
      </svg>{" "}
      {name}
    </span>
  );
}
