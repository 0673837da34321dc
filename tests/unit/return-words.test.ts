import { expect, test } from "vitest";
import type { Policies } from "~/contracts/catalogue";
import { returnWords } from "~/features/models/return-words.server";

const published = {
  trial_nights: 120,
  break_in_nights: 21,
  return_fee_cents: 9900,
  return_kind: "refund",
} as Policies;

test.each<[Partial<Policies> | null, string | null]>([
  [{}, "You get your money back within 120 nights, but not in the first 21, for a $99 fee."],
  [{ break_in_nights: 0, return_fee_cents: 0 }, "You get your money back within 120 nights, at no charge."],
  [
    { break_in_nights: null, return_fee_cents: null, return_kind: null },
    "You can return it within 120 nights; what you get back isn’t published.",
  ],
  [
    { return_kind: "exchange", trial_nights: 1, break_in_nights: 0, return_fee_cents: null },
    "You can exchange it within 1 night, but no money back.",
  ],
  [{ trial_nights: 0 }, "There’s no sleep trial."],
  [{ trial_nights: 30, break_in_nights: 30 }, "There’s no sleep trial."],
  [{ trial_nights: null }, null],
  [null, null],
])("what becomes of a bed that is sent back: %j is %j", (more, words) => {
  expect(returnWords(more && { ...published, ...more })).toBe(words);
});
