import { dayOf } from "#contracts/us-days";

/** Numbers and dates in US English, identical on the server and in the browser. */

const wholeNumber = new Intl.NumberFormat("en-US");
// UTC: a date must not shift with the reader's time zone.
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** 12345 → "12,345" (specification, section 9). */
export const formatNumber = (value: number) => wholeNumber.format(value);

/** "It measured 6.5 of 10, over 230 lb, 1.1 seconds" with no-break spaces in its figures, for windows however narrow. */
export const unbroken = (words: string) =>
  words
    .replace(/\d of (?:5(?: stars)?|100?)\b/g, (figure) => figure.replaceAll(" ", "\u00a0"))
    .replace(/(\d) (?=(?:lb|inch(?:es)?|seconds?|mmHg)\b|m\/s²|°F)/g, "$1\u00a0");

/** 6.54 → 6.5 */
export const tenth = (value: number) => Math.round(value * 10) / 10;

/** Whether ISO text says an hour besides its day. */
export const isMoment = (iso: string) => iso.includes("T");

/** "2025-03-09", or a moment of that day, → "Mar 9, 2025"; anything that is not a date is returned unchanged. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return day.format(isMoment(iso) ? new Date(dayOf(date)) : date);
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
