import { plusDays } from "../days";

/** Days on which neither banks nor the mail work, besides weekends: the federal holidays (5 U.S.C. 6103). */
const fixedHolidays = ["01-01", "06-19", "07-04", "11-11", "12-25"] as const;

/** The nth (from 1; -1 is the last) weekday (0 is Sunday) of a month (from 1). */
const movingHolidays = [
  { month: 1, weekday: 1, nth: 3 },
  { month: 2, weekday: 1, nth: 3 },
  { month: 5, weekday: 1, nth: -1 },
  { month: 9, weekday: 1, nth: 1 },
  { month: 10, weekday: 1, nth: 2 },
  { month: 11, weekday: 4, nth: 4 },
] as const;

const weekdayOf = (day: string) => new Date(day).getUTCDay();

function isMovingHoliday(day: string): boolean {
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  return movingHolidays.some(
    (holiday) =>
      holiday.month === month &&
      holiday.weekday === weekdayOf(day) &&
      (holiday.nth > 0
        ? Math.ceil(date / 7) === holiday.nth
        : // The last one: the month is another a week later.
          Number(plusDays(day, 7).slice(5, 7)) !== month),
  );
}

const isFixedHoliday = (day: string) => (fixedHolidays as readonly string[]).includes(day.slice(5));

/** One that falls on a Saturday is kept on the Friday before, one on a Sunday on the Monday after. */
const isMovedHoliday = (day: string) =>
  (weekdayOf(day) === 5 && isFixedHoliday(plusDays(day, 1))) ||
  (weekdayOf(day) === 1 && isFixedHoliday(plusDays(day, -1)));

/** Whether banks work on an ISO day. */
export function isBusinessDay(day: string): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6) return false;
  return !isFixedHoliday(day) && !isMovedHoliday(day) && !isMovingHoliday(day);
}

/** The ISO day `count` business days after another, which need not be one; for 0 that day or the next business day. */
export function plusBusinessDays(day: string, count: number): string {
  let at = day;
  while (count === 0 && !isBusinessDay(at)) at = plusDays(at, 1);
  for (let left = count; left > 0;) {
    at = plusDays(at, 1);
    if (isBusinessDay(at)) left -= 1;
  }
  return at;
}

/** How many business days lie between two ISO days, the later one counted and the earlier one not. */
export function businessDaysBetween(from: string, to: string): number {
  let count = 0;
  for (let day = plusDays(from, 1); day <= to; day = plusDays(day, 1)) if (isBusinessDay(day)) count += 1;
  return count;
}
