import { expect, test } from "vitest";
import { newPost, postEdit } from "#contracts/discussions/posts";
import { newQuestion } from "#contracts/discussions/questions";
import { newThread } from "#contracts/discussions/forum";
import { contentShape, postShape, shapeFaults, shapeOf, shownParts } from "#contracts/text/text-shape";
import { newVersion } from "#contracts/content/editing";
import { editForm, replyForm } from "~/features/discussions/forms.server";

const mostShown = postShape.most;
const tooManyLines = "word\n".repeat(mostShown.lines + 1).trim();
const tooManyPoints = "- - a\n".repeat(mostShown.points / 2 + 1).trim();
const tooDeep = `${"> ".repeat(mostShown.depth + 1)}a`;
const tooManyMarks = "*a* ".repeat(mostShown.marks / 2 + 1).trim();

test("what quotes, lists and emphasis a text has is counted where they stand", () => {
  expect(shapeOf("One\n\n- *two*\n  > 1. three [four](/guides/)\n\n5 > 3 - 1", postShape)).toEqual({
    lines: 4,
    points: 3,
    depth: 2,
    marks: 3,
  });
  expect(shapeOf("-\n*\n2)\n*very* -firm\n1,000. a", postShape)).toMatchObject({ points: 3, marks: 2 });
});

test("as much as may be posted is fine, and one more is told in a shopper's words: how many, and what to do", () => {
  for (const text of [
    "word\n".repeat(mostShown.lines),
    "- a\n".repeat(mostShown.points),
    "*a* ".repeat(mostShown.marks / 2),
  ])
    expect(shapeFaults(text, postShape)).toEqual([]);
  expect([tooManyLines, tooManyPoints, tooDeep, tooManyMarks].map((text) => shapeFaults(text, postShape))).toEqual([
    ["Put short lines together: there are 301, and we can show up to 300"],
    ["Put some points of your lists and lines of your quotes together: there are 302, and we can show up to 300"],
    ["Take out some of the marks that begin a line, such as > and -: one line begins with 7, and we can show up to 6"],
    ["Take out some stars, underscores and brackets: there are 502, and we can show up to 500"],
  ]);
});

test("every way to post a text says so beside the field: the form and the contract", () => {
  const key = "kEy-0123456789_abcdefg";
  const said = (
    of: { safeParse: (value: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } } },
    value: object,
  ) => of.safeParse(value).error?.issues.map(({ path, message }) => [path.join("."), message]);
  for (const text of [tooManyLines, tooManyPoints, tooDeep, tooManyMarks]) {
    const beside = shapeFaults(text, postShape).map((message) => ["text", message]);
    const opening = { title: "Is a firm bed better?", text, key };
    expect(said(newPost, { text, key })).toEqual(beside);
    expect(said(newQuestion, { ...opening, topics: ["care"] })).toEqual(beside);
    expect(said(newThread, { ...opening, category: "care" })).toEqual(beside);
    expect(said(postEdit, { text, base: 1 })).toEqual(beside);
    expect(said(editForm, { text, base: "1" })).toEqual(beside);
    expect(said(replyForm, { does: "post", discussion: "7", text, key })).toEqual(beside);
    expect(said(replyForm, { does: "draft", discussion: "7", text, key })).toBeUndefined();
  }
});

test("a text that was stored before loses no word: what would be too much is shown as words", () => {
  expect(shownParts("- a\n\nb *c*", postShape)).toEqual({ formatted: "- a\n\nb *c*", words: "" });
  const { formatted, words } = shownParts(`${tooManyLines}\nlast`, postShape);
  expect(formatted.split("\n")).toHaveLength(mostShown.lines);
  expect(words).toBe("word\nlast");
  expect(shownParts(tooDeep, postShape).formatted).toBe(`${"> ".repeat(mostShown.depth)}\\> a`);
  expect(shownParts(`${"1. ".repeat(mostShown.depth)}12. a`, postShape).formatted).toBe(
    `${"1. ".repeat(mostShown.depth)}12\\. a`,
  );
});

test("a text of the staff is held to a rule of its own, which has our tables and live numbers in it", () => {
  const body = "a|b\n-|-\nc|:live{of=models}\n\n".repeat(101);
  const faults = shapeFaults(body, contentShape);
  expect(faults).toEqual(["Put short lines together: there are 303, and we can show up to 300"]);
  const { error } = newVersion.shape.body.safeParse(body);
  expect(error?.issues.map(({ message }) => message)).toEqual(faults);
});
