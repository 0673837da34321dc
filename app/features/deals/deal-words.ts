import type { DealSummary } from "~/contracts/deals";
import { sizeName } from "~/contracts/vocabulary/mattress";

type Example = NonNullable<DealSummary["example"]>;

/** The main price of the example bed, and what it refers to. */
export function exampleNow({ kind, state }: Pick<DealSummary, "kind" | "state">, { model, size, ...cents }: Example) {
  const bed = `${model.name}, ${sizeName(size)}`;
  if (state === "ended") return { cents: cents.during_cents, words: `${bed}, while it ran` };
  if (state === "upcoming") return { cents: cents.now_cents, words: `${bed}, before the deal` };
  return { cents: cents.now_cents, words: kind === "code" ? `${bed}, without the code` : bed };
}

/** "11% under the usual price", "5% under usual, with the code"; null without a saving. */
export function percentWords({ kind, percent_off: percent }: Pick<DealSummary, "kind" | "percent_off">): string | null {
  if (percent === null) return null;
  return kind === "code" ? `${percent}% under usual, with the code` : `${percent}% under the usual price`;
}
