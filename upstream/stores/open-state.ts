import type { DayHours, OpenState } from "#contracts/stores";
import { plusDays } from "#contracts/us-days";
import { federalHoliday } from "../rules/holidays";
import type { StoreTime } from "./store-clock";

const dayMinutes = 24 * 60;

/**
 * Whether a store is open at a given local time, and when that changes next. Hours start with Sunday; a day that closes
 * after 24:00 continues into the next one. Nobody publishes holiday hours, so stores count as closed on holidays.
 */
export function openState(hours: readonly DayHours[], time: StoreTime): OpenState {
  const { day, minutes, holiday } = time;
  if (holiday !== null) return { open: false, holiday, usual: hours[day] ?? null, changes: null };
  const spans = spansFrom(hours, time);
  const current = spans.find(({ opens, closes }) => opens <= minutes && minutes < closes);
  const change = current === undefined ? spans.find(({ opens }) => opens > minutes)?.opens : current.closes;
  // Hours without a gap extend beyond the week considered.
  if (change === undefined || change >= 8 * dayMinutes)
    return { open: current !== undefined, holiday: null, usual: null, changes: null };
  return {
    open: current !== undefined,
    holiday: null,
    usual: null,
    changes: {
      day: (day + Math.floor(change / dayMinutes)) % 7,
      minutes: change % dayMinutes,
      today: change < dayMinutes,
    },
  };
}

/**
 * Opening times for nine days starting yesterday, except holidays, in minutes from today's midnight; adjacent ones are
 * merged.
 */
function spansFrom(hours: readonly DayHours[], { day, date }: StoreTime): { opens: number; closes: number }[] {
  const spans: { opens: number; closes: number }[] = [];
  for (let ahead = -1; ahead <= 8; ahead += 1) {
    const times = hours[(day + ahead + 7) % 7] ?? null;
    if (times === null || federalHoliday(plusDays(date, ahead)) !== null) continue;
    const midnight = ahead * dayMinutes;
    const last = spans.at(-1);
    if (last !== undefined && last.closes >= midnight + times.opens)
      last.closes = Math.max(last.closes, midnight + times.closes);
    else spans.push({ opens: midnight + times.opens, closes: midnight + times.closes });
  }
  return spans;
}

/** Only whether it is open, which a search needs for every store. */
export function isOpen(hours: readonly DayHours[], { date, day, minutes, holiday }: StoreTime): boolean {
  if (holiday !== null) return false;
  const today = hours[day] ?? null;
  if (today !== null && today.opens <= minutes && minutes < today.closes) return true;
  const yesterday = hours[(day + 6) % 7] ?? null;
  if (yesterday === null || minutes + dayMinutes >= yesterday.closes) return false;
  return federalHoliday(plusDays(date, -1)) === null;
}
