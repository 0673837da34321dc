import type { Figures } from "#contracts/figures/figures";
import { formatDate, formatNumber } from "~/ui/format";
import { dayChart, plot } from "./day-chart-geometry";

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
            <rect className="day-chart__bar" x={`${x}%`} width={`${width}%`} y={pages.y} height={pages.height} />
            <rect
              className="day-chart__bar day-chart__bar--programs"
              x={`${x}%`}
              width={`${width}%`}
              y={bots.y}
              height={bots.height}
            />
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
