import { z } from "zod";
import { dayOf } from "./us-days";

/** The emptiest values; for a day that is today. */
const emptiest = () => [[], 0, "", {}, dayOf(new Date())];

/** A contract's value for nothing: empty lists, counts of zero, and optional fields left out. */
export function emptyOf<Shape extends z.ZodRawShape>(contract: z.ZodObject<Shape>): z.output<z.ZodObject<Shape>> {
  const needed = Object.entries(contract.shape).filter(([, field]) => !z.safeParse(field, undefined).success);
  return contract.parse(
    Object.fromEntries(
      needed.map(([name, field]) => [name, emptiest().find((value) => z.safeParse(field, value).success)]),
    ),
  );
}
