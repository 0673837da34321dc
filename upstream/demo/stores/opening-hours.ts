import type { DayHours } from "#contracts/stores";
import type { Random } from "../random";

const clock = (hour: number, minute = 0) => hour * 60 + minute;

/** Hours of one store, Sunday first. Chains are open long, single shops rest a day, and by 9 PM all are closed. */
export function inventHours(size: number, random: Random): DayHours[] {
  const opens = random.pick([clock(9), clock(9, 30), clock(10), clock(10), clock(11)]);
  const closes = random.pick([clock(18), clock(19), clock(20), clock(20), clock(21)]);
  const late = random.chance(0.06) ? Math.max(closes, random.pick([clock(20, 30), clock(21)])) : closes;
  const saturday = { opens: random.pick([opens, clock(10)]), closes: random.pick([closes, clock(19), clock(18)]) };
  const sundayShort = { opens: random.pick([clock(11), clock(12)]), closes: random.pick([clock(16), clock(17)]) };
  const sunday = random.chance(size < 5 ? 0.35 : 0.06) ? null : sundayShort;
  const monday = random.chance(size < 5 ? 0.3 : 0.04) ? null : { opens, closes };
  const weekday = { opens, closes };
  return [sunday, monday, weekday, weekday, { opens, closes: late }, { opens, closes: late }, saturday];
}
