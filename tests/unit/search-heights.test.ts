import { describe, expect, test } from "vitest";
import { bedCriteria, isUnusedHeight } from "../../upstream/search/criteria/bed-criteria";
import { tallAt } from "../../upstream/search/figures/tall";
import { tokensOf } from "../../upstream/search/query-tokens";
import type { ReadPart } from "../../upstream/search/read-part";

/** The first height in a query. */
function heightIn(query: string) {
  const tokens = tokensOf(query);
  return tokens.map((_, at) => tallAt(tokens, at)).find((found) => found !== null) ?? null;
}

describe("How tall someone is", () => {
  test.each([
    ["mattress for 6'3", "6′3″", "75", 1],
    ["6’3” queen", "6′3″", "75", 1],
    ["6ft3 hybrid", "6′3″", "75", 1],
    ["mattress for 6 ft 3 in", "6′3″", "75", 4],
    ["6 foot and 2 inches tall", "6′2″", "74", 6],
    ["6 feet tall", "6′0″", "72", 3],
    ["5' tall", "5′0″", "60", 2],
    [`6' 2" king`, "6′2″", "74", 1],
    [`6' 2"`, "6′2″", "74", 1],
    ["bed for 6' 2 man", "6′2″", "74", 1],
    [`5 ' 11 "`, "5′11″", "71", 1],
    ["6′2″ hybrid", "6′2″", "74", 1],
    [`5'11 3/4"`, "6′0″", "72", 1],
    [`5' 11 1/4"`, "5′11″", "71", 1],
    [`5'10.5"`, "5′11″", "71", 1],
    ["5 ft 11 and 3/4 inches", "6′0″", "72", 7],
    ["5 ft 11 3/4 inches", "6′0″", "72", 4],
    ["5 ft 10 and a half inches", "5′11″", "71", 7],
    ["5 ft 11.5 in", "6′0″", "72", 4],
  ])("is read from “%s”", (query, said, height, length) => {
    expect(heightIn(query)).toEqual({
      meaning: { kind: "need", label: `for people ${said} tall`, quiz: { height } },
      length,
    });
  });

  test.each([
    "6 feet",
    "hybrid 6'",
    "8'2 tall",
    "6'12",
    "6 feet and 10 pounds",
    "6' 2 people",
    "6' 250 lbs",
    `6' 12" hybrid`,
    `6' 13"`,
    "12 in tall",
    "under $6 ft",
  ])("isn’t read from “%s”", (query) => {
    expect(heightIn(query)).toBeNull();
  });
});

describe("A height in a search", () => {
  const part = (kind: "need" | "weight", quiz: Record<string, string>): ReadPart => ({
    kind,
    label: kind,
    quiz,
    tokens: [],
  });
  const tall = part("need", { height: "75" });
  const world = { catalogue: { models: [] }, size: "queen", today: "2026-11-27" } as unknown as Parameters<
    typeof bedCriteria
  >[2];
  const sleeperOf = (...parts: ReadPart[]) => bedCriteria(parts, null, world).sleeper;

  test("goes into the match beside a weight, which it spreads over more of the bed", () => {
    const heavy = part("weight", { pounds: "240" });
    expect(sleeperOf(tall, heavy)).toMatchObject({ pounds: 240, height: 75 });
    expect(isUnusedHeight(tall, { sleeper: sleeperOf(tall, heavy) })).toBe(false);
    const couple = part("need", { recipient: "couple" });
    expect(
      sleeperOf(couple, tall, heavy, part("need", { height: "62" }), part("weight", { pounds: "130" })),
    ).toMatchObject({
      ...{ pounds: 240, height: 75, partnerPounds: 130, partnerHeight: 62 },
    });
  });

  test("says nothing of beds without one", () => {
    expect(sleeperOf(tall)).toBeNull();
    const side = part("need", { position: "side" });
    expect(sleeperOf(tall, side)?.height).toBeUndefined();
    expect(isUnusedHeight(tall, { sleeper: sleeperOf(tall, side) })).toBe(true);
    expect(isUnusedHeight(side, { sleeper: null })).toBe(false);
  });
});
