import { z } from "zod";
import { dayOf } from "./us-days";

/** The emptiest values; of days that is today. */
const emptiest = () => [[], 0, "", {}, dayOf(new Date())];

/** What a contract says of nothing: lists without items, counts of none, and no word of what may be absent. */
export function emptyOf<Shape extends z.ZodRawShape>(contract: z.ZodObject<Shape>): z.output<z.ZodObject<Shape>> {
  const needed = Object.entries(contract.shape).filter(([, field]) => !z.safeParse(field, undefined).success);
  return contract.parse(
    Object.fromEntries(
      needed.map(([name, field]) => [name, emptiest().find((value) => z.safeParse(field, value).success)]),
    ),
  );
}
