/** Scales of the price chart: days from left to right in thousandths of the width, prices from the top in pixels. */

const dayMilliseconds = 86_400_000;
export const dayNumber = (iso: string) => Math.round(Date.parse(iso) / dayMilliseconds);
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
