import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DayHours } from "#contracts/stores";
import { isOpen, openState } from "../../upstream/stores/open-state";
import { plusDays } from "#contracts/us-days";
import { storeTime, type StoreTime } from "../../upstream/stores/store-clock";
import { runs } from "../support/property-runs";

const at = (hour: number, minute = 0) => hour * 60 + minute;
/** A time in a week of August, which has no holiday. */
const on = (day: number, minutes: number): StoreTime => ({
  date: plusDays("2026-08-02", day),
  day,
  minutes,
  holiday: null,
});
const usual = { opens: at(10), closes: at(20) };
/** Closed on Mondays, late on Fridays, short on Sundays. */
const week: DayHours[] = [
  { opens: at(11), closes: at(17) },
  null,
  usual,
  usual,
  usual,
  { opens: at(10), closes: at(25) },
  usual,
];

describe("A store", () => {
  test.each([
    ["is open until it closes today", 3, at(12), true, { day: 3, minutes: at(20), today: true }],
    ["is open from the minute that it opens", 3, at(10), true, { day: 3, minutes: at(20), today: true }],
    ["is closed from the minute that it closes", 3, at(20), false, { day: 4, minutes: at(10), today: false }],
    ["opens later today", 3, at(9, 59), false, { day: 3, minutes: at(10), today: true }],
    ["opens after a day of rest", 0, at(18), false, { day: 2, minutes: at(10), today: false }],
    ["that is open past midnight closes on the next day", 5, at(23), true, { day: 6, minutes: at(1), today: false }],
    ["is still open after that midnight", 6, at(0, 30), true, { day: 6, minutes: at(1), today: true }],
    ["has closed after it", 6, at(1), false, { day: 6, minutes: at(10), today: true }],
  ])("%s", (_what, day, minutes, open, changes) => {
    expect(openState(week, on(day, minutes))).toEqual({ open, holiday: null, usual: null, changes });
    expect(isOpen(week, on(day, minutes))).toBe(open);
  });

  test("that never closes, or never opens, says no time", () => {
    const always = Array.from({ length: 7 }, () => ({ opens: 0, closes: at(24) }));
    expect(openState(always, on(2, at(3)))).toEqual({ open: true, holiday: null, usual: null, changes: null });
    expect(
      openState(
        Array.from({ length: 7 }, () => null),
        on(2, 5),
      ),
    ).toEqual({ open: false, holiday: null, usual: null, changes: null });
  });

  test("that opens once a week and is closed for today opens on this day of the next one", () => {
    const once = week.map((_, day) => (day === 3 ? usual : null));
    expect(openState(once, on(3, at(21)))).toEqual({
      open: false,
      holiday: null,
      usual: null,
      changes: { day: 3, minutes: at(10), today: false },
    });
  });

  test("isn’t counted as open on a federal holiday, whose hours nobody publishes", () => {
    const thanksgiving = storeTime("America/Boise", new Date("2026-11-26T19:00:00Z"));
    expect(thanksgiving).toMatchObject({ date: "2026-11-26", day: 4, holiday: "Thanksgiving Day" });
    expect(openState(week, thanksgiving)).toEqual({ open: false, holiday: "Thanksgiving Day", usual, changes: null });
    expect(isOpen(week, thanksgiving)).toBe(false);
    // Nor are the late hours of its evening, in the first hours of Friday.
    const late = week.map(() => ({ opens: at(10), closes: at(26) }));
    const after = storeTime("America/Boise", new Date("2026-11-27T08:00:00Z"));
    expect(after).toMatchObject({ date: "2026-11-27", minutes: at(1), holiday: null });
    expect([openState(late, after).open, isOpen(late, after)]).toEqual([false, false]);
    // The evening before doesn’t promise that it opens then.
    const evening = storeTime("America/Boise", new Date("2026-11-26T04:00:00Z"));
    expect(openState(week, evening)).toMatchObject({ open: false, changes: { day: 5, today: false } });
  });

  test("changes when it says and not before, whatever its hours", () => {
    const hours = fc.option(
      fc.tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 1, max: 600 })).map(([opens, long]) => ({
        opens,
        closes: opens + long,
      })),
    );
    fc.assert(
      fc.property(
        fc.array(hours, { minLength: 7, maxLength: 7 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 1439 }),
        (days, day, minutes) => {
          const state = openState(days, on(day, minutes));
          expect(state.open).toBe(isOpen(days, on(day, minutes)));
          let [nextDay, nextMinutes] = [day, minutes];
          for (let passed = 0; passed < 7 * 1440; passed += 1) {
            if (isOpen(days, on(nextDay, nextMinutes)) !== state.open) {
              expect(state.changes).toMatchObject({ day: nextDay, minutes: nextMinutes });
              return;
            }
            nextMinutes += 1;
            if (nextMinutes === 1440) [nextDay, nextMinutes] = [(nextDay + 1) % 7, 0];
          }
          expect(state.changes).toBeNull();
        },
      ),
      { numRuns: runs(60) },
    );
  });
});

describe("The clock of a store", () => {
  test.each([
    ["America/Boise", "2026-11-01T07:59:00Z", { date: "2026-11-01", day: 0, minutes: at(1, 59) }],
    // The clocks are put back at two: half past one comes a second time.
    ["America/Boise", "2026-11-01T08:30:00Z", { date: "2026-11-01", day: 0, minutes: at(1, 30) }],
    ["America/Boise", "2026-11-01T09:00:00Z", { date: "2026-11-01", day: 0, minutes: at(2) }],
    // Forward: two does not come.
    ["America/Boise", "2026-03-08T08:59:00Z", { date: "2026-03-08", day: 0, minutes: at(1, 59) }],
    ["America/Boise", "2026-03-08T09:00:00Z", { date: "2026-03-08", day: 0, minutes: at(3) }],
    ["America/Los_Angeles", "2026-03-08T09:00:00Z", { date: "2026-03-08", day: 0, minutes: at(1) }],
    ["America/Phoenix", "2026-07-01T00:00:00Z", { date: "2026-06-30", day: 2, minutes: at(17) }],
    ["Pacific/Honolulu", "2026-01-01T09:59:00Z", { date: "2025-12-31", day: 3, minutes: at(23, 59) }],
    ["America/New_York", "2026-05-01T04:00:00Z", { date: "2026-05-01", day: 5, minutes: 0 }],
  ])("in %s at %s", (zone, moment, time) => {
    expect(storeTime(zone, new Date(moment))).toEqual({ holiday: null, ...time });
  });
});
