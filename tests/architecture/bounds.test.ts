import { expect, test } from "vitest";
import { areas } from "../../upstream/areas";
import { type Bounded, boundedIn } from "../../upstream/http/bounds";
import type { Operation } from "../../upstream/http/operation";

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
