import { describe, expect, test } from "vitest";
import { type VisitText, visitTexts } from "../../upstream/demo/store-reviews/visit-texts";

/**
 * The days of a visit and of its text are counted back from the day of seeding, and each start of the demonstration moves
 * them, so no text can know its weekday, month or season, and each must leave the days that it tells of.
 */

const weekdays = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|[Ww]eekends?`;
const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const seasons = String.raw`(?<![Bb]ox )[Ss]pring|[Ss]ummer|[Aa]utumn|[Ww]inter|[Ss]now\w*|[Pp]lowed|[Ff]reezing`;
const holidays =
  "Black Friday|Christmas|Thanksgiving|Easter|Halloween|Hanukkah|New Year|Labor Day|Memorial Day|President|Veterans Day|Independence Day|the Fourth|Mother['’]?s Day|Father['’]?s Day";
const dayOfMonth = String.raw`(?:on|since) the \d+(?:st|nd|rd|th)`;
const named = new RegExp(String.raw`\b(?:${weekdays}|${months}|${seasons}|${holidays}|${dayOfMonth})\b`, "g");

/** Words that name such a time and stay true on any day. */
const ofAnyDay: readonly (readonly [words: string, why: string])[] = [
  ["Parking lot is tight on weekends.", "it is so on all of them"],
];

const countWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const daysOf = { night: 1, day: 1, week: 7, month: 30 } as const;
const count = `(\\d+|${countWords.join("|")})`;
const unit = "(night|day|week|month)s?";
/** "Night 58", "in week two", "by month 24". */
const numbered = new RegExp(`\\b${unit} ${count}\\b`, "gi");
/** "Six weeks later", "ten weeks ago", "for five weeks now". */
const passed = new RegExp(`\\b${count} ${unit} (?:later|ago|on|now|after|in)\\b`, "gi");

const numberOf = (word: string) => (/^\d/.test(word) ? Number(word) : countWords.indexOf(word.toLowerCase()) + 1);
const lengthOf = (amount: string, each: string) => numberOf(amount) * daysOf[each.toLowerCase() as keyof typeof daysOf];

/** The most days that a text says have passed since the visit. */
function daysToldBy({ title, body }: VisitText): number {
  const text = `${title}. ${body}`;
  return Math.max(
    0,
    ...[...text.matchAll(numbered)].map(([, each, amount]) => lengthOf(amount!, each!)),
    ...[...text.matchAll(passed)].map(([, amount, each]) => lengthOf(amount!, each!)),
  );
}

describe("What shoppers say of stores", () => {
  test("names no weekday, month, season or holiday of the visit when its date moves with the day of seeding", () => {
    const found = visitTexts().flatMap(({ title, body }) => {
      const rest = ofAnyDay.reduce((text, [words]) => text.replace(words, ""), `${title} | ${body}`);
      return [...rest.matchAll(named)].map(([word]) => `${word}: ${title} | ${body}`);
    });
    expect(found).toEqual([]);
  });

  test("excuses no words that no text says", () => {
    const all = visitTexts().map(({ title, body }) => `${title} | ${body}`);
    expect(ofAnyDay.filter(([words]) => !all.some((text) => text.includes(words)))).toEqual([]);
  });

  test("is written as many days after the visit as it tells of when it counts nights, days, weeks or months", () => {
    const early = visitTexts().filter((text) => daysToldBy(text) > (text.since ?? (text.bought ? 10 : 0)));
    expect(early.map((text) => `${daysToldBy(text)} > ${text.since}: ${text.title} | ${text.body}`)).toEqual([]);
    expect(visitTexts().filter((text) => daysToldBy(text) > 30).length).toBeGreaterThan(10);
  });
});
