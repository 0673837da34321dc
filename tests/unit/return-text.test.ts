import { expect, test } from "vitest";
import type { Policies } from "#contracts/catalogue";
import { returnWords } from "~/features/models/return-text.server";

const published = {
  trial_nights: 120,
  break_in_nights: 21,
  return_fee_cents: 9900,
  return_kind: "refund",
} as Policies;

test.each<[Partial<Policies> | null, string | null]>([
  [{}, "You can return it within 120 nights, but not in the first 21, for a $99 fee; you get your money back."],
  [
    { break_in_nights: 0, return_fee_cents: 0 },
    "You can return it within 120 nights, at no charge; you get your money back.",
  ],
  [
    { break_in_nights: null, return_fee_cents: null, return_kind: null },
    "You can return it within 120 nights; what you get back isn’t published.",
  ],
  [
    { return_kind: "exchange", trial_nights: 1, break_in_nights: 0, return_fee_cents: null },
    "You can exchange it within 1 night; you don’t get your money back.",
  ],
  [
    { return_kind: "store-credit", break_in_nights: 0, return_fee_cents: null },
    "You can return it within 120 nights; you get store credit, not your money.",
  ],
  [{ trial_nights: 0 }, "There’s no sleep trial."],
  [{ trial_nights: 30, break_in_nights: 30 }, "There’s no sleep trial."],
  [{ trial_nights: null }, null],
  [null, null],
])("what becomes of a bed that is sent back: %j is %j", (more, words) => {
  expect(returnWords(more && { ...published, ...more })).toBe(words);
});
