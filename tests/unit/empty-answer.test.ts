import { expect, test } from "vitest";
import { z } from "zod";
import { emptyOf } from "#contracts/empty-answer";
import { searchAnswer } from "#contracts/search";
import { atMost, day, demo, list, maybe, paged } from "#contracts/tolerance";
import { dayOf } from "#contracts/us-days";

test("An empty answer has of each field that its contract asks for the emptiest value", () => {
  const contract = z.object({
    demo,
    ...paged,
    today: day,
    query: z.string(),
    answers: atMost(z.record(z.string(), z.string()), 30),
    items: list(z.object({ slug: z.string() }), 24),
    meaning: maybe(z.string()),
  });
  const empty = emptyOf(contract);
  const today = dayOf(new Date());
  expect(empty).toEqual({
    ...{ demo: false, count: 0, page: 1, pages: 1, today },
    ...{ query: "", answers: {}, items: [], meaning: null },
  });
  expect(contract.parse(empty)).toEqual(empty);
  expect(emptyOf(searchAnswer)).toMatchObject({ total: 0, groups: [], texts: [], understood: null });
});

test("An answer that can’t be empty is none", () => {
  expect(() => emptyOf(z.object({ kind: z.enum(["bed", "store"]) }))).toThrow(z.ZodError);
});
