import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findingLabels } from "#contracts/vocabulary/moderation";
import { generateCatalogue } from "../../upstream/demo/catalogue/generate-catalogue";
import { codesOf, findingsIn } from "../../upstream/rules/reviews/review-checks";
import { allowance, leastCpuOf } from "../support/cpu-time";
import { runs } from "../support/property-runs";

const found = (body: string, known = {}) =>
  findingsIn({ title: "", body }, known).map(({ code, passage }) => [code, passage]);

describe("the automatic checks find", () => {
  test.each([
    ["See https://deals.example/bed?x=1 for more.", "link", "https://deals.example/bed?x=1"],
    ["More at www.cheapbeds.example, they said.", "link", "www.cheapbeds.example"],
    ["Get it at sleepwell.com!", "link", "sleepwell.com"],
    ["Go to bit.ly/abc123 now", "link", "bit.ly/abc123"],
    ["Their page sleepwell dot com says so", "link", "sleepwell dot com"],
    ["Look for sleepwell [dot] com", "link", "sleepwell [dot] com"],
    ["Find it on sleepwell . com", "link", "sleepwell . com"],
    ["Go to ｓｌｅｅｐ．ｃｏｍ", "link", "ｓｌｅｅｐ．ｃｏｍ"],
    ["Go to sleep\u200bwell.com", "link", "sleep\u200bwell.com"],
    ["Call (415) 555-2671 and ask for Ray", "phone", "(415) 555-2671"],
    ["Call 415-555-2671.", "phone", "415-555-2671"],
    ["Call +1 415.555.2671", "phone", "+1 415.555.2671"],
    ["My number is 4155552671", "phone", "4155552671"],
    ["Call 415–555–2671.", "phone", "415–555–2671"],
    ["Call 415\u2011555\u22122671.", "phone", "415\u2011555\u22122671"],
    ["Call 415·555•2671 or so", "phone", "415·555•2671"],
    ["Call ⁴¹⁵ ₅₅₅ 2671 or so", "phone", "⁴¹⁵ ₅₅₅ 2671"],
    ["Call ٤١٥-५५५-2671 or so", "phone", "٤١٥-५५५-2671"],
    ["See cheap-beds。com now", "link", "cheap-beds。com"],
    ["4–1–5–2–5–3–2–6–7–1", "phone", "4–1–5–2–5–3–2–6–7–1"],
    ["Ask at 1-800-BEDTIME", "phone", "1-800-BEDTIME"],
    ["four one five two five five two six seven one", "phone", "four one five two five five two six seven one"],
    ["Write to ray.smith+beds@example.org please", "email", "ray.smith+beds@example.org"],
    ["Write to ray at example dot com", "email", "ray at example dot com"],
    ["Use code SLEEP25 for 25% off", "code", "Use code SLEEP25"],
    ["The promo code: LUXBED works", "code", "promo code: LUXBED"],
    ["Enter BEDS100 at the checkout", "code", "Enter BEDS100"],
    ["My order number is 11847265, ask them", "order-number", "order number is 11847265"],
    ["Order #4512 took a month", "order-number", "Order #4512"],
    ["Bought as 112-3456789-1234567 online", "order-number", "112-3456789-1234567"],
    ["Nooooooooooo way", "repeats", "ooooooooooo"],
    ["It is good good good good, really", "repeats", "good good good good"],
    ["I sleep very well on it. It was hot. I sleep very well on it.", "repeats", "I sleep very well on it"],
    ["STAY AWAY FROM THIS TERRIBLE BED, I had it a year.", "capitals", "STAY AWAY FROM THIS TERRIBLE BED"],
  ])("%s", (body, code, passage) => {
    expect(found(body)).toEqual([[code, passage]]);
  });

  test("a text that says one phrase from beginning to end", () => {
    expect(codesOf(findingsIn({ title: "", body: "best bed ever made ".repeat(12) }))).toEqual(["repeats"]);
  });

  test("what the title holds as well, and say where it is", () => {
    const [finding] = findingsIn({ title: "See sleepwell.com", body: "It is fine." });
    expect(finding).toMatchObject({ code: "link", place: { field: "title", start: 4, end: 17 } });
    expect(finding!.sentence).toBe(
      "We found a link or web address: “sleepwell.com”. Write the name of the store or brand instead.",
    );
  });

  test("an owner's second review of the same bed, whatever it says", () => {
    const [finding, ...more] = findingsIn({ title: "Good", body: "It is fine." }, { reviewedBefore: true });
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ code: "twice", place: null });
  });

  const original =
    "We moved in May and the old mattress did not survive the stairs. This one came in a box, and it took two of us to " +
    "get it up to the bedroom. After a year the edge still holds when I sit on it to put on my shoes.";

  test("the passage that another review has, even between other words and in other capitals", () => {
    const copy = `Great. ${original.toUpperCase().replaceAll(",", " -")} Buy it!`.toLowerCase();
    const [[code, passage] = []] = found(copy, { others: ["Something else entirely.", original] });
    expect(code).toBe("copied");
    expect(passage).toMatch(/^we moved in may .* to put on my shoes$/);
  });

  test("nothing copied in a review of the same bed in other words", () => {
    const own =
      "Ours came in a box, and it took two of us to carry it. A year on, the edge holds when I sit on it, and the " +
      "middle has not sunk at all, though my husband is a heavy man who sleeps on one side.";
    expect(found(own, { others: [original] })).toEqual([]);
  });
});

describe("the automatic checks leave alone", () => {
  test.each([
    "I gave it 4 and a half stars after 10 years.",
    "We paid $1,299.00 for the queen in 2023, down from $1,899.",
    "It has a 10 year warranty, a 120-night trial and 1,024 coils.",
    "Sizes 54 75 60 80 76 80 were all there.",
    "I'm 6'2\" and 230 lb, my wife is 5'4\" and 130-140 lb.",
    "Delivered on 11/12/2024 between 8.30 and 10.15 a.m.",
    "The bed is firm.It took us a month.Me too, I said.",
    "Our ZIP code 90210 is in their area. The dress code was casual.",
    "I use HELIX20 sheets with it.",
    "A CertiPUR-US label, TEMPUR-PEDIC foam and a KING size.",
    "I LOVE IT. My husband does too.",
    "It is very, very, very soft. Sooooo soft!!!",
    "We love it. The kids love it. We love it.",
    "I ordered 2 pillows and in order to sleep well I need 3.",
    "He's at home, and the polka dot cover is nice. We were at the store at 10.",
    "Es ist größer als gedacht, und 很舒服.",
    "",
  ])("%s", (body) => {
    expect(found(body)).toEqual([]);
  });

  test("almost all reviews of the demonstration", () => {
    const texts = generateCatalogue(1)
      .reviews.filter(({ state }) => state === "published")
      .flatMap(({ versions }) => versions);
    const flagged = texts.filter(({ title, body }) => findingsIn({ title, body }).length > 0);
    // One says a sentence twice.
    expect(flagged.map(({ title, body }) => `${title}: ${body}`).slice(3)).toEqual([]);
  });
});

describe("whatever the text, the checks", () => {
  const pieces = fc.constantFrom(
    ..."a.|a@|1|1-|( |www.|http://|dot |at |CODE |one |\u200b|ﷺ|é|code AB12 |order # |a-|good |\n|!".split("|"),
  );
  const text = fc.array(fc.oneof(pieces, fc.string({ maxLength: 12 })), { maxLength: 80 }).map((all) => all.join(""));

  test("quote what is there, where they say it is", () => {
    fc.assert(
      fc.property(text, text, (title, body) => {
        for (const { passage, place, code, sentence } of findingsIn({ title, body })) {
          expect(place === null ? "" : { title, body }[place.field].slice(place.start, place.end)).toBe(passage);
          expect(passage).not.toBe("");
          expect(sentence).toContain(findingLabels[code].advice);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test.each(
    [
      "a",
      "a.",
      "a@",
      "a-",
      "1",
      "1 ",
      "1-",
      "(",
      "www.",
      "a.a@a.",
      "one ",
      "code A",
      "order #1",
      "a dot ",
      "é",
      "!",
      "ﷺ",
      "A B ",
      "\u200b",
    ].map((piece) => [piece]),
  )("take a few milliseconds for 5,000 characters of “%s”", (piece) => {
    const body = piece.repeat(Math.ceil(5000 / piece.length)).slice(0, 5000);
    // Under 6 on a quiet machine; what is not linear takes seconds.
    const check = () => findingsIn({ title: "", body }, { others: [body.slice(1)] });
    expect(leastCpuOf(10, check, allowance(20))).toBeLessThan(allowance(20));
  });
});
