import type { DayHours, OpenState } from "#contracts/stores";
import { plusDays } from "#contracts/us-days";
import { federalHoliday } from "../rules/holidays";
import type { StoreTime } from "./store-clock";

const dayMinutes = 24 * 60;

/**
 * Whether a store is open at a time of its own clock, and when that changes next. Hours are Sunday first; a day
 * that closes after 24:00 goes on into the next one. Nobody publishes the hours of holidays, so it counts as closed then.
 */
export function openState(hours: readonly DayHours[], time: StoreTime): OpenState {
  const { day, minutes, holiday } = time;
  if (holiday !== null) return { open: false, holiday, usual: hours[day] ?? null, changes: null };
  const spans = spansFrom(hours, time);
  const current = spans.find(({ opens, closes }) => opens <= minutes && minutes < closes);
  const change = current === undefined ? spans.find(({ opens }) => opens > minutes)?.opens : current.closes;
  // Hours without a gap reach beyond the week that is looked at.
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

/** Opening times from yesterday on for nine days but holidays, in minutes from today's midnight; those that touch are one. */
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

/** Whether it is open, and nothing else: what a search asks of every store. */
export function isOpen(hours: readonly DayHours[], { date, day, minutes, holiday }: StoreTime): boolean {
  if (holiday !== null) return false;
  const today = hours[day] ?? null;
  if (today !== null && today.opens <= minutes && minutes < today.closes) return true;
  const yesterday = hours[(day + 6) % 7] ?? null;
  if (yesterday === null || minutes + dayMinutes >= yesterday.closes) return false;
  return federalHoliday(plusDays(date, -1)) === null;
}
