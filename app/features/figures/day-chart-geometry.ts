import type { Figures } from "#contracts/figures/figures";
import { formatNumber, tenth } from "~/ui/format";

/** Pixels: the plot, with room above for the topmost count. */
export const plot = { height: 160, top: 12 } as const;

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
