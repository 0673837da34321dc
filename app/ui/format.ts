import { dayOf } from "~/contracts/us-days";

/** Numbers and dates in US English, identical on the server and in the browser. */

const wholeNumber = new Intl.NumberFormat("en-US");
const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
// UTC: a date must not shift with the reader's time zone.
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** "today, November 21" → "Today, November 21", for the start of a line. */
export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** "excellent match" → "an excellent match", "FSC certificate", which is spelled out → "an FSC certificate" */
export const withArticle = (words: string) =>
  `${/^(?:[aeiouAEIOU]|[FHLMNRSX][B-DF-HJ-NP-TV-Z]+\b)/.test(words) ? "an" : "a"} ${words}`;

/** ["age", "weight", "size"] → "age, weight or size" */
export const listed = (words: readonly string[], last: "and" | "or") =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;

/** 12345 → "12,345" (specification, section 9). */
export const formatNumber = (value: number) => wholeNumber.format(value);

/** 6.54 → 6.5 */
export const tenth = (value: number) => Math.round(value * 10) / 10;

/** US cents: 129900 → "$1,299", 129950 → "$1,299.50". */
export const formatMoney = (cents: number) =>
  cents % 100 === 0 ? wholeDollars.format(cents / 100) : dollarsAndCents.format(cents / 100);

const isMoment = (iso: string) => iso.includes("T");

/** "2025-03-09", or a moment of that day, → "Mar 9, 2025"; anything that is not a date is returned unchanged. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return day.format(isMoment(iso) ? new Date(dayOf(date)) : date);
}

const moment = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "America/New_York",
});

/** "2025-03-09T18:05:00.000Z" → "Mar 9, 2025, 2:05 PM ET"; anything that is not a moment is returned unchanged. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  // Of some versions of the data the space before "PM" is a narrow one.
  return Number.isNaN(date.getTime()) ? iso : `${moment.format(date).replaceAll("\u202f", " ")} ET`;
}

const ago = new Intl.RelativeTimeFormat("en-US");
const minuteMs = 60_000;

/** "just now", "5 minutes ago", "23 hours ago", of a moment up to a day before `now`; null: longer ago, or no moment. */
export function agoText(iso: string, now: number): string | null {
  const minutes = isMoment(iso) ? Math.floor((now - Date.parse(iso)) / minuteMs) : Number.NaN;
  if (Number.isNaN(minutes) || minutes >= 24 * 60) return null;
  if (minutes < 1) return "just now";
  return minutes < 60 ? ago.format(-minutes, "minute") : ago.format(-Math.floor(minutes / 60), "hour");
}

/** 1 → "1 model", 1200 → "1,200 models". */
export const formatCount = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** More than anybody means: each is an element of the page, and its data, for every reader. */
const mostParagraphs = 60;

/** The paragraphs of a text, the last of which has the rest. */
export function paragraphsOf(text: string): string[] {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  const last = mostParagraphs - 1;
  return paragraphs.length <= mostParagraphs
    ? paragraphs
    : [...paragraphs.slice(0, last), paragraphs.slice(last).join(" ")];
}
