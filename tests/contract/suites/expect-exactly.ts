import { expect } from "vitest";
import type { z } from "zod";

/** The answer is what the contract says, and not a field more. */
export function expectExactly(schema: z.ZodType, body: unknown): void {
  expect(schema.parse(body)).toEqual(body);
}
