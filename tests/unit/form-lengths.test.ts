import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readForm } from "../../app/http/forms.server";
import { libraryWords } from "../support/library-words";

/** What each form says of a text that is longer than it may be, which no field cuts. */
const features = fileURLToPath(new URL("../../app/features", import.meta.url));
const paths = readdirSync(features, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith("forms.server.ts"),
);
const modules = await Promise.all(
  paths.map(async (path) => [path, (await import(join(features, path))) as Record<string, unknown>] as const),
);

const forms = modules.flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, schema]) =>
    schema instanceof z.ZodObject ? [{ form: `${path} ${name}`, schema }] : [],
  ),
);

const bounded = forms.flatMap(({ form, schema }) => lengthsOf(schema).map((field) => ({ form, schema, ...field })));

function lengthsOf(schema: z.ZodObject): { field: string; most: number }[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).flatMap(([field, property]) =>
    typeof property === "object" && property.maxLength !== undefined ? [{ field, most: property.maxLength }] : [],
  );
}

/** Fields that nobody types: a choice, a number or an address that the page has put there. */
const notTyped =
  /^(key|token|draft|model|next|session|category|seen|confirmed|offer|slug|quoted|base|discussion|claim|action|was)$/;

/** The limit, and by how much the text is over it. */
const inOneWay = /^Keep .+ to [\d,]+ characters\. You’re 1 over$/;

describe("A text that is longer than its field may be", () => {
  test("is checked in every form", () => {
    expect(bounded.filter(({ field }) => !notTyped.test(field)).length).toBeGreaterThan(20);
  });

  for (const { form, schema, field, most } of bounded.filter(({ field: name }) => !notTyped.test(name)))
    test(`is said to be too long, in words, by ${field} of ${form}`, () => {
      const { error } = schema.safeParse({ [field]: "x ".repeat(most).slice(0, most) + "x" });
      const said = error?.issues.filter(({ path }) => path[0] === field).map(({ message }) => message) ?? [];
      expect(said).not.toEqual([]);
      expect(said.filter((message) => /^Too big|^Invalid|expected/.test(message))).toEqual([]);
      expect(said.filter((message) => /character/.test(message) && !inOneWay.test(message))).toEqual([]);
    });
});

describe("A form", () => {
  test.each(forms)("says nothing in the words of a library when each field is far too long: $form", async (each) => {
    for (const length of [10_000, 100_000])
      for (const field of Object.keys(each.schema.shape)) {
        const body = new URLSearchParams({ [field]: "x".repeat(length) });
        const form = await readForm(new Request("http://localhost/", { method: "POST", body }), each.schema);
        expect(form.ok ? "" : JSON.stringify(form.errors), field).not.toMatch(libraryWords);
      }
  });
});
