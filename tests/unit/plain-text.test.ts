import { describe, expect, test } from "vitest";
import { claimBegun } from "#contracts/cashback/claim-forms";
import { author, bedRatingStep } from "#contracts/review-drafts/steps";

const words = "It holds my back up, which the one before it never did for me.";
const faultsIn = (fields: Record<string, string>) =>
  (bedRatingStep.safeParse({ rating: "4", title: "Firm", body: words, ...fields }).error?.issues ?? []).map(
    ({ path, message }) => `${String(path[0])}: ${message}`,
  );

describe("What visitors write", () => {
  test.each(["Firm", "床垫很好", "سرير جيد", "José’s bed 👍🏽", "e\u0301tage", "5 ★"])(
    "may be in any script: %s",
    (title) => {
      expect(faultsIn({ title })).toEqual([]);
    },
  );

  test("has something to see in it", () => {
    expect(faultsIn({ title: "\u200B\u200D", body: "\u200B".repeat(60) })).toEqual([
      "title: Give your review a title",
      "body: Write a few sentences",
      expect.stringMatching(/^body: Write a little more/),
    ]);
    expect(author.safeParse("\u2060").success).toBe(false);
  });

  test("is as long as what can be seen of it", () => {
    expect(faultsIn({ body: `It is firm.${"\u200B".repeat(60)}` })).toEqual([expect.stringMatching(/a little more/)]);
    expect(faultsIn({ body: `It is firm.${" ".repeat(60)}.` })).toEqual([expect.stringMatching(/a little more/)]);
  });

  test.each(["\u202E", "\u2066", "\u0007", "\u0000"])(
    "neither turns the text after it around nor rings: %j",
    (sign) => {
      expect(faultsIn({ title: `a${sign}b` })).toHaveLength(1);
      expect(faultsIn({ body: `${words}${sign}` })).toHaveLength(1);
      expect(author.safeParse(`Nora${sign}`).success).toBe(false);
    },
  );

  test("has its lines where there are lines, and none in a name", () => {
    expect(faultsIn({ body: `${words}\n\n${words}` })).toEqual([]);
    // What was copied over two lines is one.
    expect(bedRatingStep.parse({ rating: "4", title: "a\r\nb\tc", body: words }).title).toBe("a b c");
    const claim = {
      offer: "x",
      key: "k".repeat(22),
      product: "A",
      store: "B",
      invoice: "1",
      bought_on: "2026-11-01",
      price: 500,
    };
    expect(claimBegun.safeParse(claim).success).toBe(true);
    for (const field of ["product", "store", "invoice"] as const) {
      for (const text of ["a\u202Eb", "\u200B", "a\0b"])
        expect(claimBegun.safeParse({ ...claim, [field]: text }).success, `${field} ${JSON.stringify(text)}`).toBe(
          false,
        );
      // No letter gets a line of its own by it.
      expect(claimBegun.parse({ ...claim, [field]: "a\r\nBcc: b\tc" })[field]).toBe("a Bcc: b c");
    }
  });
});
