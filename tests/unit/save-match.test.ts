import { describe, expect, test } from "vitest";
import { matchAnswers } from "#contracts/match/match";
import { saveMatch, savedMatch } from "#contracts/match/saved-match";
import { allowance, leastCpuOf } from "../support/cpu-time";

/** The longest that a form may be (MAX_FORM_BYTES), of what costs the pattern most. */
const dots = `a@${".".repeat(100_000)}@`;

describe("The e-mail address of saved results", () => {
  test.each(["a@b.example", "first.last+tag@sub.example", "jürgen@bücher.example", "o'neil@b.example"])(
    "may be %s",
    (email) => {
      expect(saveMatch.shape.email.safeParse(email).success).toBe(true);
    },
  );

  // The last four are further spellings of one mailbox, or are read as several.
  test.each([
    "a\r\nBcc: x@y.example",
    "a@b.example\nBcc:x@y.example",
    "a@b.example,c@d.example",
    "a\0@b.example",
    "<a@b.example>",
    "a@b.example>",
    '"a"@b.example',
    "a,c@b.example",
  ])("may not be %j", (email) => {
    expect(saveMatch.shape.email.safeParse(email).success).toBe(false);
  });

  test("is refused at once when it is far too long, which is all that is said of it", () => {
    const check = () => saveMatch.shape.email.safeParse(dots).error?.issues.map(({ message }) => message);
    expect(check()).toEqual([expect.stringMatching(/^Keep the email address to 254 characters\. You’re [\d,]+ over$/)]);
    expect(leastCpuOf(5, check, allowance(500))).toBeLessThan(allowance(500));
  });
});

test("answers that may be several are no list without end", () => {
  const values = Array.from({ length: 20_000 }, (_, index) => index).join(",");
  expect(matchAnswers.shape.pain.safeParse(values).error?.issues).toHaveLength(1);
  expect(matchAnswers.shape.pain.safeParse("low-back,shoulder,hip").data).toEqual(["low-back", "shoulder", "hip"]);
});

describe("A match that was saved under ruleset 2026.1", () => {
  const parts = [
    { part: "firmness", points: 30.8, most: 35.3, known: true, because: "A lab measured 5.5." },
    { part: "owners", points: 0, most: 0, known: false, because: "Nobody has rated it." },
  ];
  const result = {
    rank: 1,
    model: { slug: "casper-lark-medium", name: "Lark Medium", brand: { slug: "casper", name: "Casper" } },
    size: "queen",
    price_cents: 129_900,
    score: 84.9,
    band: "good",
    parts,
    why: ["Measured firmness 5.5, right at your target of 5.5: 30.8 of 35.3 points."],
  };
  const saved = {
    token: "kept-since-2026",
    saved_on: "2026-11-20",
    match: {
      demo: true,
      ruleset: { version: "2026.1", effective_on: "2026-11-01" },
      answers: { recipient: "me" },
      count: 1,
      page: 1,
      pages: 1,
      results: [result],
    },
  };

  test("opens as it was, with its score, band, points and words, and without what came later", () => {
    const { match } = savedMatch.parse(saved);
    expect(match).toMatchObject({ ruleset: { version: "2026.1" }, picks: [], unpriced: 0 });
    expect(match.results[0]).toMatchObject({ score: 84.9, band: "good", parts, why: result.why, levels: [] });
  });
});
