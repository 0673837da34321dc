import { formatMoney } from "#contracts/english";
import type { PriceHistory, PriceObservation } from "#contracts/prices";
import { usualDays } from "#contracts/vocabulary/prices";
import { tenth } from "~/ui/format";

/** Pixels: the plot, with room above for the topmost label and below for that of the lowest price. */
export const plot = { height: 220, top: 16, bottom: 34 } as const;

/** Thousandths of the width. */
const width = 1000;

export type PriceChartGeometry = NonNullable<ReturnType<typeof priceChart>>;

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

/** Scales of the price chart: days from left to right in thousandths of the width, prices from the top in pixels. */

const dayMilliseconds = 86_400_000;
const dayNumber = (iso: string) => Math.round(Date.parse(iso) / dayMilliseconds);
const dayAt = (number: number) => new Date(number * dayMilliseconds);

/** 1, 2, 2.5 or 5 times a power of ten, in dollars; at least $10, so that no tick has cents. */
export function tickStep(rangeDollars: number, most: number): number {
  const rough = Math.max(10, rangeDollars / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? 10 * power;
}

/** Dollars at which lines are drawn: whole steps that enclose both prices, three to six of them. */
export function priceTicks(lowCents: number, highCents: number): number[] {
  const [low, high] = [lowCents / 100, highCents / 100];
  const step = tickStep(high - low, 4);
  const first = Math.floor(low / step) * step;
  const count = Math.max(2, Math.ceil((high - first) / step)) + 1;
  return Array.from({ length: count }, (_, index) => first + index * step);
}

const month = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/** First days of months, as many as fit beside one another at 320 pixels; January says its year. */
export function monthTicks(first: number, last: number, most = 5): { day: number; label: string }[] {
  const start = dayAt(first);
  const months: Date[] = [];
  for (let at = 1; ; at += 1) {
    const date = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + at, 1));
    if (date.getTime() > last * dayMilliseconds) break;
    months.push(date);
  }
  const every = Math.max(1, Math.ceil(months.length / most));
  return months
    .filter((_, index) => index % every === 0)
    .map((date) => ({
      day: date.getTime() / dayMilliseconds,
      label: date.getUTCMonth() === 0 ? String(date.getUTCFullYear()) : month.format(date),
    }));
}
