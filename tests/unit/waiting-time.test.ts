import { describe, expect, test } from "vitest";
import { waitingTime } from "#contracts/refusals/waiting-time";

describe("a time to wait", () => {
  test.each([
    [1, "1 second"],
    [30, "30 seconds"],
    [90, "90 seconds"],
    [91, "2 minutes"],
    [299, "5 minutes"],
    [300, "5 minutes"],
    [5400, "90 minutes"],
    [5401, "2 hours"],
    [86_400, "24 hours"],
  ])("of %s seconds is %s", (seconds, words) => {
    expect(waitingTime(seconds)).toBe(words);
  });
});
