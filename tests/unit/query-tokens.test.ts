import { describe, expect, test } from "vitest";
import { phrasesOf, queryRewritten, queryWithout, tokensOf } from "../../upstream/search/query-tokens";

describe("Tokens of a query", () => {
  test("are words and figures with what they count", () => {
    expect(tokensOf("Casper, $1,500 or 1.5k").map(({ text, amount, money }) => [text, amount, money])).toEqual([
      ["Casper", null, false],
      ["$1,500", 1500, true],
      ["or", null, false],
      ["1.5k", 1500, false],
    ]);
  });

  test("are amounts that words count, short forms, and words and figures typed together", () => {
    const said = (query: string) => tokensOf(query).map(({ word, amount }) => amount ?? word);
    expect(said("w/o latex under1000")).toEqual(["without", "latex", "under", 1000]);
    expect(said("a thousand, 2 grand or fifteen hundred")).toEqual([1000, 2000, "or", 1500]);
    expect(said("1500ish $1e3")).toEqual([1500, "ish", 1000]);
    expect(said("TEMPUR-Pedic w/ casper")).toEqual(["tempur", "pedic", "with", "casper"]);
  });

  test("are no tags, and 24 at most of the first 200 characters", () => {
    expect(tokensOf("<b>queen</b> <script src=x>").map(({ text }) => text)).toEqual(["queen"]);
    expect(tokensOf("a ".repeat(5000))).toHaveLength(24);
    expect(tokensOf("x".repeat(10_000))).toHaveLength(1);
  });

  test("can be taken out or written otherwise, and what is left is tidy", () => {
    expect(queryWithout("hybrid St. Louis.", tokensOf("hybrid St. Louis.").slice(1))).toBe("hybrid");
    expect(
      queryWithout(
        "queen in Boise",
        tokensOf("queen in Boise").filter(({ word }) => word !== "in"),
      ),
    ).toBe("");
    expect(queryWithout("firm but not foam", tokensOf("firm but not foam").slice(3))).toBe("firm");
    expect(queryWithout("Boise or Casper", tokensOf("Boise or Casper").slice(0, 1))).toBe("Casper");
    const query = "casper - queen, under $1,000";
    const tokens = tokensOf(query);
    expect(queryWithout(query, tokens.slice(1, 2))).toBe("casper under $1,000");
    expect(queryWithout(query, tokens.slice(2))).toBe("casper queen");
    expect(queryRewritten(query, new Map([[tokens[1]!, "king"]]))).toBe("casper king, under $1,000");
    expect(phrasesOf(tokensOf("perfect sleeper"), "perfect sleeper")).toEqual(["perfect sleeper"]);
  });
});
