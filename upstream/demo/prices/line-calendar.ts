import type { DealPlan } from "../deals/plan-deals";
import type { Random } from "../random";
import type { OfferedLine } from "./offered-lines";

/** Days count backwards from the reference date: 0 is its day, 365 a year before. */
interface Sale {
  from: number;
  to: number;
  percent: number;
}

/** One look at a line: the day, and its price level, where today's list price is 1. */
export interface Look {
  day: number;
  level: number;
  /** The level without sales and price cuts: what a seller asks who takes no part in them. */
  list: number;
}

const year = 365;
const dense = 90;

/** Long weekends on which a brand lowers its prices; they come back after them. */
export function saleWeekends(random: Random): Sale[] {
  return [45, 120, 205, 300].map((around) => {
    const from = around + random.int(-14, 14);
    return { from, to: from - random.int(3, 4), percent: random.pick([8, 10, 10, 12, 15]) };
  });
}

/** Looks at a line over a year, latest first: every week or two in the last 90 days, every month or so before. */
export function lineCalendar(
  line: OfferedLine,
  weekends: readonly Sale[],
  cuts: readonly DealPlan[],
  random: Random,
): Look[] {
  if (line.isNew) return newLine(line, random);
  const periods = cuts.map(({ starts, ends, percent }) => ({ from: starts, to: ends ?? -year, percent: percent ?? 0 }));
  const clear = (day: number) => periods.every(({ from, to }) => day > from + 6 || day < to - 6);
  const sales = weekends
    .filter(({ from, to }) => to > line.lastSeen + 2 && clear(from) && clear(to) && random.chance(0.8))
    .slice(0, 3);
  const steps = Array.from({ length: random.int(1, 3) }, () => ({
    day: random.int(line.lastSeen + 20, 340),
    change: random.pick([-5, -3, 3, 4, 5, 6]),
  })).filter(({ day }) => clear(day));

  const days = new Set(regularLooks(line.lastSeen, random));
  for (const { from, to } of sales) days.add(random.int(to, from)).add(to - random.int(1, 4));
  // Whoever says that a price fell must have seen it before and after.
  for (const { from, to } of periods) for (const day of [from + random.int(1, 3), from, to - 1]) days.add(day);

  const listOn = (day: number) =>
    steps.reduce((level, step) => (day >= step.day ? level / (1 + step.change / 100) : level), 1);
  const offOn = (day: number) =>
    [...sales, ...periods].reduce((off, { from, to, percent }) => (day <= from && day >= to ? percent : off), 0);
  return [...days]
    .filter((day) => day >= line.lastSeen && day <= year)
    .sort((one, other) => one - other)
    .map((day) => ({ day, list: listOn(day), level: listOn(day) * (1 - offOn(day) / 100) }));
}

function regularLooks(lastSeen: number, random: Random): number[] {
  const days = [lastSeen];
  for (let day = lastSeen; day < year - 40; days.push(day))
    day += day < dense ? random.int(10, 15) : random.int(48, 70);
  return days;
}

function newLine({ lastSeen }: OfferedLine, random: Random): Look[] {
  return Array.from({ length: random.int(2, 4) }, (_, index) => ({ day: lastSeen + index * 8, level: 1, list: 1 }));
}
