import { describe, expect, test, vi } from "vitest";
import { typedPrice } from "#contracts/review-drafts/typed-price";
import { author, bedRatingStep, bedUseStep, faultsOf, storeVisitStep } from "#contracts/review-drafts/steps";
import { paths } from "../../app/paths";
import { fieldNames } from "../../upstream/review-drafts/content";
import { storable } from "../../upstream/http/storable";
import { confirmReview, reviewReceived } from "../../upstream/review-drafts/emails";

const rated = { rating: "4", title: "Firm", body: "It holds my back up, which the one before it did not do." };
const visited = { ...rated, visited_on: "2026-11-02", bought: "no" };

describe("A step of a review", () => {
  test("says of each field what is missing, once", () => {
    expect(Object.keys(faultsOf(bedRatingStep, {})).sort()).toEqual(["body", "rating", "title"]);
    expect(Object.keys(faultsOf(bedUseStep, {})).sort()).toEqual(["incentive", "months_owned"]);
    expect(Object.keys(faultsOf(storeVisitStep, {})).sort()).toEqual([
      "body",
      "bought",
      "rating",
      "title",
      "visited_on",
    ]);
  });

  test("takes a part that is skipped, and no other figure than 1 to 5", () => {
    expect(faultsOf(bedRatingStep, { ...rated, cooling: "", support: "5" })).toEqual({});
    for (const stars of ["0", "6", "4.5", "4 ", "NaN"])
      expect(Object.keys(faultsOf(bedRatingStep, { ...rated, support: stars }))).toEqual(["support"]);
  });

  test("wants a text of 50 to 4,000 characters that can be printed, of as many lines as it has", () => {
    const bodyFaults = (body: string) => faultsOf(bedRatingStep, { ...rated, body }).body ?? [];
    expect(bodyFaults("x".repeat(49))[0]).toMatch(/at least 50/);
    expect(bodyFaults(`${"x".repeat(50)}\n\n\ty`)).toEqual([]);
    expect(bodyFaults(` ${"x".repeat(49)} `)[0]).toMatch(/at least 50/);
    expect(bodyFaults("x".repeat(4001))[0]).toMatch(/4,000/);
    expect(bodyFaults(`${"x".repeat(50)}\u0007`)[0]).toMatch(/printed/);
    expect(bedRatingStep.parse({ ...rated, title: "one\ntwo" }).title).toBe("one two");
    expect(faultsOf(bedRatingStep, { ...rated, title: "one\u0007two" }).title).toEqual([
      "Write this in one line, without special characters",
    ]);
  });

  test("takes a day as browsers send it and as people write it, and none in the future", () => {
    const day = (visited_on: string) => storeVisitStep.safeParse({ ...visited, visited_on }).data?.visited_on ?? null;
    expect([day("2026-11-02"), day("11/2/2026"), day("02/29/2024")]).toEqual([
      "2026-11-02",
      "2026-11-02",
      "2024-02-29",
    ]);
    expect([day("10/3/26"), day("Nov 2, 2026"), day("October 2026"), day("10/2026")]).toEqual([
      "2026-10-03",
      "2026-11-02",
      "2026-10-01",
      "2026-10-01",
    ]);
    for (const wrong of [
      "10/26",
      "Octopus 2026",
      "2026-13-01",
      "02/29/2023",
      "yesterday",
      "2/2",
      "1999-12-31",
      "9999-01-01",
    ])
      expect([wrong, day(wrong)]).toEqual([wrong, null]);
    vi.useFakeTimers({ now: new Date("2026-12-01T00:30:00Z"), toFake: ["Date"] });
    // Half past seven in the evening of New York.
    expect([day("2026-11-30"), day("2026-12-01")]).toEqual(["2026-11-30", null]);
    vi.setSystemTime(new Date("2026-12-01T05:30:00Z"));
    expect([day("12-1-2026"), day("2026-12-02")]).toEqual(["2026-12-01", null]);
    vi.useRealTimers();
  });

  test("takes no price below a dollar, and none above $50,000", () => {
    expect(typedPrice.parse("$1,249.50")).toBe(124_950);
    expect([typedPrice.safeParse("0.50").success, typedPrice.safeParse("50,001").success]).toEqual([false, false]);
  });

  test("shows a name that is no address and no link", () => {
    expect(author.safeParse("Nora B.").success).toBe(true);
    for (const name of ["nora@example.com", "a/b", "<b>", "x".repeat(41), " "])
      expect([name, author.safeParse(name).success]).toEqual([name, false]);
  });
});

test("A draft keeps the fields of its steps and the name, and what a database can hold", () => {
  expect(fieldNames("bed", "first")).toContain("months_owned");
  expect(fieldNames("bed", "edit")).not.toContain("months_owned");
  expect(fieldNames("store", "first")).not.toContain("cooling");
  expect(storable("a\0b\ud800c😀")).toBe("abc😀");
});

test("Letters about reviews lead to pages of the site", () => {
  const site = { siteUrl: "https://www.bedlark.test", siteName: "Bedlark", demo: false };
  const confirm = { kind: "bed" as const, name: null, token: "tok", usefulUntil: new Date(0) };
  const letters = [
    confirmReview("a@b.test", confirm, site),
    reviewReceived("a@b.test", { name: "Original", path: paths.ownReview("tok") }, site),
  ];
  const linked = letters.flatMap(({ body }) => [...body.matchAll(/bedlark\.test(\/\S*)/g)].map(([, path]) => path));
  expect(linked).toEqual([paths.confirmReview("tok"), paths.ownReview("tok")]);
  expect(letters[0]!.body).toContain("you wrote a review of a bed");
  expect(confirmReview("a@b.test", { ...confirm, name: "the Casper Original" }, site).body).toContain(
    "you wrote a review of the Casper Original",
  );
});
