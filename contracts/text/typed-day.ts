import { z } from "zod";

/** Prefixes, so that "Oct" and "October" are the same. */
const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const wholeMonth = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

/**
 * The ISO day for 2026-11-20 as browsers send it, 11/20/2026, 11-20-2026, 11/20/26 or "Nov 20, 2026". For a month
 * alone, such as 11/2026 or "November 2026", its first day, or null if `whole` requires a day. Null for an invalid day.
 */
export function dayTyped(typed: string, { whole = false } = {}): string | null {
  const text = typed.trim();
  const us = /^(\d{1,2})[/-](?:(\d{1,2})[/-])?(\d{4}|\d{2})$/.exec(text);
  if (us !== null) {
    const [, month = "", day, year = ""] = us;
    // "10/26" may also be a day without a year.
    return day === undefined && (whole || year.length === 2) ? null : isoDay(year, month, day);
  }
  const named = /^(\p{L}{3,9})\.?\s{1,3}(?:(\d{1,2})(?:,\s{0,3}|\s{1,3}))?(\d{4})$/u.exec(text);
  if (named === null) return z.iso.date().safeParse(text).success ? text : null;
  const [, name = "", day, year = ""] = named;
  if (whole && day === undefined) return null;
  const word = name.toLowerCase();
  const month = monthNames.indexOf(word.slice(0, 3)) + 1;
  const isMonth = word.length === 3 || word === "sept" || wholeMonth.test(word);
  return isMonth ? isoDay(year, String(month), day) : null;
}

function isoDay(year: string, month: string, day = "1"): string | null {
  const iso = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return z.iso.date().safeParse(iso).success ? iso : null;
}
