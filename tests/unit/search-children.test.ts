import { describe, expect, test } from "vitest";
import { queryPart, searchAnswer } from "#contracts/search";
import { shownSearch } from "../../app/features/search/shown-search.server";
import { quizAnswers } from "../../upstream/search/criteria/bed-criteria";
import { QueryVocabulary } from "../../upstream/search/query-vocabulary";
import { readQuery } from "../../upstream/search/read-query";

const vocabulary = new QueryVocabulary({ brands: [], retailers: [], certificates: new Map() });
const read = (query: string) =>
  readQuery(query, {
    vocabulary,
    isName: () => false,
    namesBegunBy: () => [],
    placeCalled: () => null,
    stateCalled: () => null,
    isAddress: () => false,
  });
const quizOf = (query: string) => quizAnswers(read(query).parts);
/** Answers for a child: from 3 to 12 years it lies on a twin. */
const child = (childAge: string) => ({
  ...(Number(childAge) < 3 || Number(childAge) > 12 ? {} : { size: "twin" }),
  recipient: "child",
  childAge,
});

describe("The age of a child in a search", () => {
  test.each([
    ["mattress for a 1 year old", "1"],
    ["0 years old", "0"],
    ["2 years old", "2"],
    ["bed for 2 year old", "2"],
    ["bed for two year old", "2"],
    ["mattress for 2-year-old", "2"],
    ["mattress for 6 month old baby", "0"],
    ["mattress for 18 months old", "1"],
    ["six months old", "0"],
    ["6 to 9 months old", "0"],
    ["2 1/2 year old", "2"],
    ["2 and a half years old", "2"],
    ["under 3 years old", "2"],
    ["2 to 4 year olds", "2"],
    ["bed for a 2 and a 5 year old", "2"],
    ["2yo", "2"],
    ["a 2 & 4 year old", "2"],
    ["mattress for kids under 2", "1"],
    ["children under 3 years", "2"],
    ["4 yr old", "4"],
    ["4 y/o", "4"],
    ["bed for my 4 year old daughter", "4"],
    ["mattress for 8 year old child", "8"],
    ["toddler 3 years old", "3"],
    ["toddler bed for 4 year old", "2"],
    ["toddler bed", "2"],
    ["crib mattress", "2"],
    ["infant", "0"],
    ["my son is 12", "12"],
    ["age 7", "7"],
    ["mattress for 14 year old teenager", "14"],
    ["couple with 2 year old", "2"],
  ])("is read from “%s” as %s", (query, age) => {
    expect(quizOf(query)).toEqual(child(age));
    expect(read(query).rest.map(({ text }) => text)).toEqual([]);
  });

  test.each([
    ["for adults 65 years old", { age: "65-over" }],
    ["80 year old", { age: "65-over" }],
    ["40 years old", { age: "35-49" }],
    ["people under 18", { age: "under-18" }],
    ["bed for 2", { recipient: "couple" }],
    ["mattress for 2 people", { recipient: "couple" }],
    ["my mattress is over 2 years old", {}],
    ["my 10 year old mattress", {}],
    ["2 year warranty", {}],
    ["kids under 12 inches", { recipient: "child", size: "twin" }],
    ["kids under $15", { recipient: "child", size: "twin" }],
    ["my husband is 6", { recipient: "couple" }],
  ])("isn’t read from “%s”", (query, quiz) => {
    expect(quizOf(query)).toEqual(quiz);
  });
});

describe("A search for a child", () => {
  test.each([
    ["kids mattress", { recipient: "child", size: "twin" }],
    ["queen for 8 year old", { ...child("8"), size: "queen" }],
    ["5 year old bunk", { ...child("5"), bunk: "yes" }],
    ["loft bed for my 10 year old son", { ...child("10"), bunk: "yes" }],
    ["kids bunk bed", { recipient: "child", size: "twin", bunk: "yes" }],
    ["14 year old bunk bed", { ...child("14"), bunk: "yes" }],
    ["bunk bed mattress", {}],
    ["trundle mattress", {}],
    ["guest room for kids", { recipient: "guest" }],
    ["couple with kids", { recipient: "couple" }],
  ])("tells the quiz whom and which size “%s” is for", (query, quiz) => {
    expect(quizOf(query)).toEqual(quiz);
  });
});

describe("A search for a bunk", () => {
  const bunkFor = (quiz: object, values = ["bunk"]) =>
    shownSearch(
      searchAnswer.parse({
        query: "bunk",
        total: 6,
        groups: [],
        understood: {
          parts: [queryPart.parse({ kind: "made-for", label: "for bunk beds", values, without: "" })],
          beds: { count: 6, items: [] },
          quiz,
        },
      }),
      { term: "bunk", exact: false },
    ).bunk;

  test("says above the beds what the quiz says of the top bunk", () => {
    const young = bunkFor({ ...child("4"), bunk: "yes" })!;
    expect([young.tone, young.title]).toEqual(["bad", "Too young for the top bunk"]);
    expect(young.texts[0]).toBe(
      "Children under 6 shouldn’t sleep in a top bunk, says the Consumer Product Safety Commission. Yours is 4.",
    );
    expect(bunkFor({})!.texts[0]).toMatch(/^Children under 6 shouldn’t sleep in a top bunk/);
    const old = bunkFor({ ...child("9"), bunk: "yes" })!;
    expect(old.title).toBe("For a bunk or loft bed");
    expect(old.texts).toEqual([expect.stringMatching(/^The guardrail has to stand at least 5 inches/)]);
    expect(bunkFor({ recipient: "child" }, ["children", "bunk"])).toBeNull();
  });
});

describe("A search for a baby or toddler", () => {
  const shownFor = (childAge: string) =>
    shownSearch(
      searchAnswer.parse({
        query: "bed",
        total: 0,
        groups: [],
        understood: {
          parts: [queryPart.parse({ kind: "need", label: "for a child", without: "" })],
          quiz: child(childAge),
        },
      }),
      { term: "bed", exact: false },
    );

  test("leads to what the quiz says in place of the quiz", () => {
    const { crib, count, steps, beds } = shownFor("1");
    expect(crib).toEqual({
      title: "A baby or toddler needs a crib mattress",
      text: expect.stringContaining("We don’t recommend any of the mattresses here for a child under about 3."),
      href: "/mattress-finder/results/?recipient=child&childAge=1",
    });
    expect([count, steps, beds]).toEqual(["No beds for a baby or toddler", [], null]);
    expect(shownFor("3").crib).toBeNull();
    expect(shownFor("3").steps).toHaveLength(1);
  });
});
