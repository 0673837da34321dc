import type { PriceHistory, PriceObservation } from "~/contracts/prices";
import { formatMoney, tenth } from "~/ui/format";
import { dayNumber, monthTicks, priceTicks } from "./chart-scales";

/** Pixels: the plot, with room above for the topmost label and below for that of the lowest price. */
export const plot = { height: 220, top: 16, bottom: 34 } as const;

/** Thousandths of the width. */
const width = 1000;

export type PriceChartGeometry = NonNullable<ReturnType<typeof priceChart>>;

/** How many days a usual price looks back, its own day included (domain.md, section 1). */
const usualDays = 90;

/** Null when all prices were observed on one day: that is not a history yet. */
export function priceChart({ observations, summary }: Pick<PriceHistory, "observations" | "summary">) {
  const days = observations.map(({ observed_on }) => dayNumber(observed_on));
  const [first, last] = [Math.min(...days), Math.max(...days)];
  if (!(last > first)) return null;
  const cents = [
    ...observations.map(({ price_cents }) => price_cents),
    ...(summary.usual_cents === null ? [] : [summary.usual_cents]),
  ];
  const ticks = priceTicks(Math.min(...cents), Math.max(...cents));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];

  const x = (day: number) => Math.round(((day - first) / (last - first)) * width);
  const y = (dollars: number) =>
    tenth(plot.top + ((high - dollars) / (high - low)) * (plot.height - plot.top - plot.bottom));
  const point = ({ observed_on, price_cents }: Pick<PriceObservation, "observed_on" | "price_cents">) => ({
    x: x(dayNumber(observed_on)),
    y: y(price_cents / 100),
  });

  const { usual_cents: usual, observed_on: now, lowest_cents: lowest, lowest_on: lowestOn } = summary;
  return {
    series: sellersOf(observations).map((seller) => {
      const points = observations.filter((seen) => seen.seller === seller).map(point);
      return { seller, points, path: steps(points) };
    }),
    prices: ticks.map((dollars) => ({ at: y(dollars), label: formatMoney(dollars * 100) })),
    months: monthTicks(first, last).map(({ day, label }) => ({ at: x(day), label })),
    /** The usual price, along the days that it is the median of. */
    usual:
      usual === null || now === null
        ? null
        : { from: x(Math.max(first, dayNumber(now) + 1 - usualDays)), to: x(dayNumber(now)), y: y(usual / 100) },
    lowest: lowest === null || lowestOn === null ? null : point({ observed_on: lowestOn, price_cents: lowest }),
  };
}

/** Sellers with the most observations first. */
export function sellersOf(observations: readonly PriceObservation[]): string[] {
  const counts = new Map<string, number>();
  for (const { seller } of observations) counts.set(seller, (counts.get(seller) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1)).map(([seller]) => seller);
}

/** A step line: a price holds until the next observation. */
const steps = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join("");
