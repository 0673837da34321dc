import { plusDays } from "#contracts/us-days";
import { federalHoliday, fixedHoliday, weekdayOf } from "../holidays";

/**
 * Whether banks are open on an ISO day. A holiday on a Sunday is observed on the following Monday; one on a Saturday
 * costs no business day (Federal Reserve Banks, holiday schedules: they are open on the Friday before).
 */
export function isBusinessDay(day: string): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6 || federalHoliday(day) !== null) return false;
  return weekday !== 1 || fixedHoliday(plusDays(day, -1)) === null;
}

/**
 * The ISO day `count` business days after another day, which may be any day. For 0, that day or the next business day.
 */
export function plusBusinessDays(day: string, count: number): string {
  let at = day;
  while (count === 0 && !isBusinessDay(at)) at = plusDays(at, 1);
  for (let left = count; left > 0;) {
    at = plusDays(at, 1);
    if (isBusinessDay(at)) left -= 1;
  }
  return at;
}

/** The number of business days between two ISO days, including the later one and excluding the earlier one. */
export function businessDaysBetween(from: string, to: string): number {
  let count = 0;
  for (let day = plusDays(from, 1); day <= to; day = plusDays(day, 1)) if (isBusinessDay(day)) count += 1;
  return count;
}
