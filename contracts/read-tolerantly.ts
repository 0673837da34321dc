import { z } from "zod";
import { isLoose } from "./tolerance";

type Path = readonly PropertyKey[];
type Schema = z.core.$ZodType;

type Fault = Pick<z.core.$ZodIssue, "path" | "code">;

interface Read<T> {
  data: T;
  /** Paths of what was left out, never values, which may be personal. */
  leftOut: string[];
}

/** Maximum total number of items in a response's lists; checking more would block every other visitor. */
const maxItems = 50_000;
/** How many faults are repaired; a response with more is rejected as a whole. */
const maxFaults = 200;

/** Maximum number of repair rounds: leaving out one part may reveal another fault. */
const maxRounds = 8;

/**
 * The value as parsed by its contract, without invalid parts that a page can do without: for each fault, the innermost
 * optional field or list item containing it is dropped. Required parts are never dropped; in that case the first fault
 * is returned.
 */
export function readTolerantly<T>(contract: z.ZodType<T>, value: unknown): Read<T> | { fault: Fault } {
  if (countItems(value, maxItems) > maxItems) return { fault: { path: [], code: "too_big" } };
  const parsed = contract.safeParse(value);
  if (parsed.success) return { data: parsed.data, leftOut: [] };
  const first = parsed.error.issues[0]!;
  if (parsed.error.issues.length > maxFaults) return { fault: first };
  // The original is kept, because another read may parse it with another contract.
  let mended = value;
  const leftOut = new Set<string>();
  let { issues } = parsed.error;
  for (let round = 0; round < maxRounds; round += 1) {
    const broken = dispensable(contract, mended, issues);
    if (broken === null) return { fault: first };
    for (const path of broken) leftOut.add(path.map(String).join("."));
    mended = without(mended, broken);
    const again = contract.safeParse(mended);
    if (again.success) return { data: again.data, leftOut: [...leftOut] };
    issues = again.error.issues;
  }
  return { fault: first };
}

/** The innermost dispensable part around each fault; null if one of them isn't within anything dispensable. */
function dispensable(contract: Schema, value: unknown, issues: readonly z.core.$ZodIssue[]): Path[] | null {
  const found = new Map<string, Path>();
  for (const { path } of issues) {
    const part = innermost(contract, path);
    if (part === null) return null;
    found.set(JSON.stringify(part), part);
  }
  // If nothing of a list is left, the list itself is invalid.
  const gone = new Map<string, Path[]>();
  for (const path of found.values()) {
    if (typeof path.at(-1) !== "number") continue;
    pushTo(gone, JSON.stringify(path.slice(0, -1)), path);
  }
  for (const items of gone.values()) {
    const list = items[0]!.slice(0, -1);
    const whole = partOf(value, list);
    if (!Array.isArray(whole) || items.length < whole.length) continue;
    for (const item of items) found.delete(JSON.stringify(item));
    const around = innermost(contract, list);
    if (around === null) return null;
    found.set(JSON.stringify(around), around);
  }
  return [...found.values()];
}

/** The longest prefix of a path that leads to something dispensable. */
function innermost(contract: Schema, path: Path): Path | null {
  let schema: Schema | null = contract;
  let found: Path | null = null;
  for (let index = 0; index < path.length && schema !== null; index += 1) {
    const { inner, optional } = step(schema, path[index]!);
    if (optional) found = path.slice(0, index + 1);
    schema = inner;
  }
  return found;
}

/** The schema reached by a step into a value, and whether it may be absent. */
function step(schema: Schema, key: PropertyKey): { inner: Schema | null; optional: boolean } {
  const bare = unwrapped(schema);
  if (bare instanceof z.ZodObject) {
    const inner = (bare.shape as Record<PropertyKey, Schema | undefined>)[key] ?? null;
    return { inner, optional: inner?._zod.optin === "optional" };
  }
  if (bare instanceof z.ZodArray) return { inner: bare.element, optional: isLoose(bare) };
  return { inner: null, optional: false };
}

/** The schema inside an optional, nullable or transformed one. */
function unwrapped(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrapped(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrapped(schema.in) : schema;
}

const pushTo = <Key>(groups: Map<Key, Path[]>, key: Key, path: Path) =>
  groups.set(key, [...(groups.get(key) ?? []), path]);

function partOf(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], value);
}

/** A copy without these parts; only values along their paths are copied. */
function without(value: unknown, parts: readonly Path[]): unknown {
  const within = new Map<PropertyKey, Path[]>();
  for (const [key, ...rest] of parts) pushTo(within, key!, rest);
  const kept = <Key extends PropertyKey>(key: Key, part: unknown): [Key, unknown][] => {
    const inner = within.get(key);
    if (inner === undefined) return [[key, part]];
    return inner.some((path) => path.length === 0) ? [] : [[key, without(part, inner)]];
  };
  if (Array.isArray(value)) return value.flatMap((item, index) => kept(index, item).map(([, part]) => part));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => kept(key, part)));
}

/** The total number of items in a value's arrays; stops counting above `max`. */
function countItems(value: unknown, max: number): number {
  const waiting = [value];
  let count = 0;
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part !== "object" || part === null) continue;
    if (Array.isArray(part)) count += part.length;
    if (count > max) break;
    for (const inner of Object.values(part)) if (typeof inner === "object") waiting.push(inner);
  }
  return count;
}
