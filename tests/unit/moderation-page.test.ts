import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compared } from "../../app/features/moderation/compared.server";
import { differencesOf } from "../../app/features/moderation/differences.server";
import { markedParts } from "../../app/features/moderation/versions";
import { isLate } from "../../app/features/moderation/waiting-text";
import { ageText } from "../../app/ui/page/age-text";
import type { ModeratedText } from "#contracts/moderation";
import { findingsIn } from "../../upstream/rules/reviews/review-checks";
import { allowance, leastCpuOf } from "../support/cpu-time";

const now = new Date("2026-11-24T12:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

describe("what changed between two versions", () => {
  test("is marked word by word", () => {
    expect(differencesOf("It is very soft and warm.", "It is soft and a bit warm.")).toEqual([
      { text: "It is ", change: "same" },
      { text: "very ", change: "removed" },
      { text: "soft and ", change: "same" },
      { text: "a bit ", change: "added" },
      { text: "warm.", change: "same" },
    ]);
  });

  test("adds up to both of them, whatever they are", () => {
    const text = fc
      .array(fc.constantFrom("a ", "b ", "c\n", "long ", " ", "e"), { maxLength: 30 })
      .map((all) => all.join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = differencesOf(before, after);
        const without = (change: string) => parts.filter((part) => part.change !== change).map((part) => part.text);
        expect(without("added").join("")).toBe(before);
        expect(without("removed").join("")).toBe(after);
      }),
    );
  });
});

describe("fifty versions of which each has other words between the same", () => {
  const texts = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? "a b " : "a c ").repeat(1000));
  const versions = texts.map((body, index) => ({ number: index + 1, title: "Soft", body }) as unknown as ModeratedText);
  const shortened = versions.map((version) => ({ ...version, body: version.body.slice(0, 400) }));

  test("are compared in little time, and shown in few parts", () => {
    expect(leastCpuOf(3, () => compared(versions))).toBeLessThan(allowance(100));
    const parts = compared(versions).flatMap(({ title, body }) => [...title, ...body]);
    expect(parts.length).toBeLessThan(2500);
  });

  test("show the newest words one by one, and the others as replaced", () => {
    const [newest, ...others] = compared(shortened);
    expect([newest!.version.number, others.length]).toEqual([50, 9]);
    expect(newest!.body.length).toBeGreaterThan(200);
    expect(others.at(-1)!.body.map(({ change }) => change)).toEqual(["same", "removed", "added"]);
    const first = compared(shortened, 5).at(-1)!;
    expect([first.version.number, first.body.map(({ change }) => change)]).toEqual([1, ["same"]]);
  });
});

test("marks are where the checks found something, and the rest is the text as it was", () => {
  const text = { title: "", body: "See sleepwell.com, or write to ray@example.com." };
  const parts = markedParts({ text: text.body, field: "body", findings: findingsIn(text) });
  expect(parts.map(({ text: part }) => part).join("")).toBe(text.body);
  expect(parts.filter(({ label }) => label !== null)).toEqual([
    { text: "sleepwell.com", label: "Links and web addresses" },
    { text: "ray@example.com", label: "Email addresses" },
  ]);
});

test("how long something waits is said in plain words, and longer than we promise is late", () => {
  expect([0, 0.5, 1, 30, 49, 24 * 9].map((hours) => ageText(ago(hours), now))).toEqual([
    "1 minute",
    "30 minutes",
    "1 hour",
    "30 hours",
    "2 days",
    "9 days",
  ]);
  expect(isLate({ waiting: "new", since: ago(71) }, now)).toBe(false);
  expect(isLate({ waiting: "new", since: ago(73) }, now)).toBe(true);
  expect(isLate({ waiting: "appeal", since: ago(73) }, now)).toBe(false);
});
