import type { ReadPart } from "../read-part";

/** What was requested and what is shown instead, as labels of a part. */
export interface Instead {
  asked: string;
  shown: string;
}

const extraFirm = "extra firm";
const firm = { label: "firm", values: ["firm"] } as const;

/**
 * Few makers have an extra firm bed. If none fits, firm beds are shown, which are then the firmest. `fits`: how many
 * beds fit these parts.
 */
export function firmestOf(
  parts: readonly ReadPart[],
  fits: (parts: readonly ReadPart[]) => number,
): { parts: readonly ReadPart[]; instead: Instead | null } {
  const asked = parts.filter(({ kind, excluded }) => kind === "firmness" && excluded === undefined);
  if (asked.length === 0 || asked.some(({ label }) => label !== extraFirm)) return { parts, instead: null };
  const others = parts.map((part) => (asked.includes(part) ? { ...part, ...firm } : part));
  return fits(parts) > 0 || fits(others) === 0
    ? { parts, instead: null }
    : { parts: others, instead: { asked: extraFirm, shown: firm.label } };
}

/** A short queen is an RV size that none of our beds come in, so the beds for RVs are shown. */
export function shortSize(parts: readonly ReadPart[]): Instead | null {
  const rv = parts.find(({ kind, values }) => kind === "made-for" && values?.includes("rv") === true);
  const at = rv?.tokens.findIndex(({ word }) => word === "short") ?? -1;
  return at < 0 ? null : { asked: `short ${rv!.tokens[at + 1]!.word}`, shown: rv!.label };
}
