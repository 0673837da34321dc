import { z } from "zod";
import { modelSummary } from "../mattress";
import { cents, score } from "../quantities";
import { atMost, maybe } from "../tolerance";

/** Two wants that hardly any bed satisfies together, with the best bed on the list for each. */
export const matchCollision = z.object({
  because: z.string(),
  sides: atMost(
    z.array(z.object({ label: z.string(), model: modelSummary, score, price_cents: maybe(cents) })),
    2,
    "rules",
  ),
});

export type MatchCollision = z.infer<typeof matchCollision>;
