import { expect, test } from "vitest";
import { z } from "zod";
import { areas } from "../../upstream/modules";
import { type Bounded, boundedIn } from "../../upstream/http/bounds";
import { type Operation, operations as declaring } from "../../upstream/http/operation";

const operations = areas.flatMap((area) => area.operations);

const remedies: Record<Bounded["kind"], string> = {
  text: "give its z.string() a .max()",
  figure: "give its number a .max()",
  list: "give its array a .max()",
  map: "give it the most names that it takes: atMost(z.record(…), most), with a .refine() that refuses more",
  anything: "say in its schema what it takes",
};

/** What is wrong with what an operation takes, as sentences that say what to do. */
const openIn = (operation: Operation): string[] =>
  [
    ...[...Object.entries(operation.parts), ...Object.entries(operation.query)].map(([name, schema]) => ({
      name,
      schema,
    })),
    ...(operation.body === null ? [] : [{ name: "body", schema: operation.body }]),
  ].flatMap(({ name, schema }) =>
    boundedIn(schema)
      .filter(({ most }) => most === undefined)
      .map(
        ({ path, kind }) =>
          `${operation.id}: ${[name, path].filter(Boolean).join(".")} is a ${kind} without an end; ${remedies[kind]}`,
      ),
  );

/** The same of its answer. Its texts are bounded by what is stored, and by its bytes. */
const openAnswer = ({ id, answer }: Pick<Operation, "id" | "answer">): string[] =>
  (answer === null ? [] : boundedIn(answer))
    .filter(({ kind, most }) => (kind === "list" || kind === "map") && most === undefined)
    .map(
      ({ path, kind }) =>
        `${id}: ${path} of its answer is a ${kind} without an end; say the most that the upstream gives of it, ` +
        "list(item, most) or atMost(z.record(…), most), and where the read does not cut it what keeps it short (contracts/tolerance.ts)",
    );

test("Every path, query and body of an operation is bounded in its texts, figures, lists and maps", () => {
  expect(operations.length).toBeGreaterThan(140);
  expect(operations.flatMap(openIn)).toEqual([]);
});

test("Every list and map of an answer says how many it holds at most", () => {
  expect(operations.flatMap(openAnswer)).toEqual([]);
});

test("A new operation that leaves its bounds out is told what to say, and where", () => {
  const open = declaring<unknown>().write({
    id: "keepNote",
    path: "/notes/:slug/",
    summary: "Keep a note",
    parts: { slug: z.string() },
    body: z.object({
      text: z.string(),
      tags: z.array(z.enum(["a", "b"])),
      stars: z.number(),
      key: z.string().regex(/^\w{22}$/),
    }),
    answer: z.object({ notes: z.array(z.string()) }),
    handler: async () => ({ notes: [] }),
  });
  expect(openIn(open)).toEqual([
    "keepNote: slug is a text without an end; give its z.string() a .max()",
    "keepNote: body.text is a text without an end; give its z.string() a .max()",
    "keepNote: body.tags is a list without an end; give its array a .max()",
    "keepNote: body.stars is a figure without an end; give its number a .max()",
  ]);
  expect(openAnswer(open)).toEqual([expect.stringContaining("keepNote: notes of its answer is a list without an end")]);
});
