import { describe, expect, test } from "vitest";
import { contactChannels, decimalList, digitList, unnamedList, unnamedNumber } from "#contracts/unused";

/** What the specification names and nothing uses yet. */

test("Channels (specification, section 3) and numbers (specification, section 9) have names", () => {
  expect(contactChannels).toEqual(["email", "sms", "phone"]);
  expect([unnamedList, unnamedNumber]).toEqual([[5, 6, 7], 4]);
});

describe("Lists of digits with commas (specification, section 5)", () => {
  test.each([
    ["7", true, true],
    ["12,7,0", true, true],
    ["12.5,7", false, true],
    ["", false, false],
    ["12,", false, false],
    [",7", false, false],
    ["12, 7", false, false],
    ["12..5", false, false],
    ["1.,2", false, false],
    ["-1", false, false],
    ["1,2\n", false, false],
  ])("%j: whole numbers %s, with decimals %s", (text, whole, decimal) => {
    expect([digitList.test(text), decimalList.test(text)]).toEqual([whole, decimal]);
  });
});
