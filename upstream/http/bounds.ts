import { z } from "zod";
import type { Keeper } from "#contracts/tolerance";

/** The parts of a JSON schema that limit how much a value may hold. */
interface Shape {
  type?: unknown;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  pattern?: string;
  "x-kept-by"?: Keeper;
}

/** A string, number, list or map within a schema. */
export interface Bounded {
  /** "items[].models[]" is a list within each item; "tables{}" stands for the values of a map. */
  path: string;
  kind: "text" | "figure" | "list" | "map" | "anything";
  /** The maximum number of characters, items or keys, or the largest number. Undefined: unbounded. */
  most: number | undefined;
  /** For a list in a response: what keeps it short; undefined: its schema rejects longer ones. */
  by: Keeper | undefined;
}

/** The JSON schema of the input, before parsing. */
const shapeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;

const isOf = ({ type }: Shape, name: string) => [type].flat().includes(name);

/** An anchored pattern without unbounded repetition. */
const endsOfItself = (pattern: string) =>
  /^\^.*\$$/s.test(pattern) && !/[*+]|\{\d*,\}/.test(pattern.replace(/\\.|\[[^[\]]*\]/g, "."));

/** All strings, numbers, lists and maps of a schema, each with its limit. */
export function boundedIn(schema: z.ZodType): Bounded[] {
  const found: Bounded[] = [];
  const add = (path: string, kind: Bounded["kind"], most: number | undefined, by?: Keeper) =>
    found.push({ path, kind, most, by });
  const visit = (shape: Shape, path: string): void => {
    const alternatives = shape.anyOf ?? shape.oneOf;
    for (const each of alternatives ?? []) visit(each, path);
    if (alternatives !== undefined || shape.const !== undefined || shape.enum !== undefined) return;
    if (shape.type === undefined) add(path, "anything", undefined);
    if (isOf(shape, "string")) {
      const whole = shape.pattern !== undefined && endsOfItself(shape.pattern) ? patternMost : undefined;
      add(path, "text", shape.maxLength ?? whole);
    }
    if (isOf(shape, "integer") || isOf(shape, "number")) add(path, "figure", shape.maximum);
    if (isOf(shape, "array")) {
      add(path, "list", shape.maxItems, shape["x-kept-by"]);
      visit(shape.items ?? {}, `${path}[]`);
    }
    if (!isOf(shape, "object")) return;
    const { additionalProperties: others } = shape;
    if (typeof others === "object") {
      add(path, "map", shape.maxProperties, shape["x-kept-by"]);
      if (shape.propertyNames !== undefined) visit(shape.propertyNames, `${path}{name}`);
      visit(others, `${path}{}`);
    }
    for (const [name, each] of Object.entries(shape.properties ?? {}))
      visit(each, path === "" ? name : `${path}.${name}`);
  };
  visit(shapeOf(schema), "");
  return found;
}

/** The assumed maximum length of a match of a bounded pattern; ours are tokens, days and codes. */
const patternMost = 100;

/** Says where a response exceeds its schema's limits ("items.posts holds 51 where 50 is the most"); null: nowhere. */
export type Excess = (answer: unknown) => string | null;

/** Checks only lists and maps, so it adds little to the cost of a response. */
export function excessOf(schema: z.ZodType): Excess {
  return lookFor(shapeOf(schema)) ?? (() => null);
}

/** Null: there is nothing to check. */
function lookFor(shape: Shape): Excess | null {
  const alternatives = (shape.anyOf ?? shape.oneOf ?? []).map(lookFor).filter((look) => look !== null);
  if (alternatives.length > 0) return ofAll(alternatives);
  if (isOf(shape, "array")) return lookAtList(shape);
  if (!isOf(shape, "object")) return null;
  const { additionalProperties: others } = shape;
  if (typeof others === "object") return lookAtMap(shape.maxProperties ?? 0, lookFor(others));
  const fields = Object.entries(shape.properties ?? {}).flatMap(([name, each]) => {
    const look = lookFor(each);
    return look === null ? [] : [{ name, look }];
  });
  if (fields.length === 0) return null;
  return (value) => {
    if (typeof value !== "object" || value === null) return null;
    for (const { name, look } of fields) {
      const excess = look((value as Record<string, unknown>)[name]);
      if (excess !== null) return excess.startsWith(" ") ? `${name}${excess}` : `${name}.${excess}`;
    }
    return null;
  };
}

/** A value exceeds a union only if it exceeds every alternative that contains lists. */
const ofAll =
  (looks: readonly Excess[]): Excess =>
  (value) => {
    const found = looks.map((look) => look(value));
    return found.every((excess) => excess !== null) ? found[0]! : null;
  };

function lookAtList({ maxItems: most = 0, items = {} }: Shape): Excess {
  const look = lookFor(items);
  return (value) => {
    if (!Array.isArray(value)) return null;
    if (value.length > most) return said(value.length, most);
    if (look === null) return null;
    for (const item of value) {
      const excess = look(item);
      if (excess !== null) return excess;
    }
    return null;
  };
}

const lookAtMap =
  (most: number, look: Excess | null): Excess =>
  (value) => {
    if (typeof value !== "object" || value === null) return null;
    const values = Object.values(value);
    if (values.length > most) return said(values.length, most);
    return look === null ? null : (values.map(look).find((excess) => excess !== null) ?? null);
  };

const said = (count: number, most: number) => ` holds ${count} where ${most} is the most`;
