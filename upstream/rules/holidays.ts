import { plusDays } from "#contracts/us-days";

/** The federal holidays (5 U.S.C. 6103) on their actual dates. */
const fixedHolidays: Readonly<Record<string, string>> = {
  "01-01": "New Year’s Day",
  "06-19": "Juneteenth",
  "07-04": "Independence Day",
  "11-11": "Veterans Day",
  "12-25": "Christmas Day",
};

/** The nth (from 1; -1 is the last) weekday (0 is Sunday) of a month (from 1). */
const movingHolidays = [
  { month: 1, weekday: 1, nth: 3, name: "Martin Luther King Jr. Day" },
  { month: 2, weekday: 1, nth: 3, name: "Presidents’ Day" },
  { month: 5, weekday: 1, nth: -1, name: "Memorial Day" },
  { month: 9, weekday: 1, nth: 1, name: "Labor Day" },
  { month: 10, weekday: 1, nth: 2, name: "Columbus Day" },
  { month: 11, weekday: 4, nth: 4, name: "Thanksgiving Day" },
] as const;

export const weekdayOf = (day: string) => new Date(day).getUTCDay();

/** The fixed-date holiday that falls on an ISO day. */
export const fixedHoliday = (day: string): string | null => fixedHolidays[day.slice(5)] ?? null;

/** The name of the federal holiday on an ISO day; null: none. */
export function federalHoliday(day: string): string | null {
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  const moving = movingHolidays.find(
    (holiday) =>
      holiday.month === month &&
      holiday.weekday === weekdayOf(day) &&
      (holiday.nth > 0
        ? Math.ceil(date / 7) === holiday.nth
        : // The last one: a week later it is already the next month.
          Number(plusDays(day, 7).slice(5, 7)) !== month),
  );
  return fixedHoliday(day) ?? moving?.name ?? null;
}
