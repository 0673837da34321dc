import { expect, test } from "vitest";
import { isOverNested, readJson } from "~/api/client/answer.server";
import { allowance, leastCpuOf } from "../support/cpu-time";

/** What a body costs before its contract is looked at: meanwhile nobody else is served. */

const answer = (text: string) => ({
  status: 200,
  statusText: "OK",
  headers: { "content-type": "application/json" },
  setCookies: [],
  body: Buffer.from(text),
});
const tried = (text: string) => {
  const response = answer(text);
  return () => {
    try {
      readJson(response);
    } catch {
      // Refused, which has to be cheap.
    }
  };
};

/** Nearly the most that is accepted of an upstream. */
const megabytes = 4_000_000;

test.each([
  ["nested as deep as they can be", "[".repeat(megabytes / 2) + "]".repeat(megabytes / 2)],
  ["nested by names", `{"a":`.repeat(megabytes / 5)],
  ["of empty objects", `[${"{},".repeat(megabytes / 3)}{}]`],
])("4 MB that are %s are refused in a few milliseconds of CPU time", (_what, text) => {
  expect(leastCpuOf(3, tried(text))).toBeLessThan(allowance(50));
});

test("4 MB of numbers beside half a character cost little more than without it", () => {
  const numbers = `${"1,".repeat(megabytes / 2)}1]`;
  const [plain, half] = ["a", "\\ud800"].map((text) => leastCpuOf(3, tried(`["${text}",${numbers}`)));
  expect(half).toBeLessThan(4 * plain!);
});

test("the nesting of an ordinary answer of 100 KB is told in less than 2 ms of CPU time", () => {
  const bed = {
    slug: "a-bed",
    brand: { name: "Brand" },
    layers: [{ material: "wool", inches: 1.5 }],
    about: "Words. ",
  };
  const { body } = answer(JSON.stringify({ items: Array<typeof bed>(950).fill(bed) }));
  expect(body.length).toBeGreaterThan(90_000);
  expect(leastCpuOf(20, () => isOverNested(body))).toBeLessThan(allowance(2));
});
