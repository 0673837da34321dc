import type { TestPlace } from "#contracts/expert-reviews/link";
import { formatNumber } from "~/ui/format";
import type { SaidPlace } from "./score-figure";

const endings = { one: "st", two: "nd", few: "rd", other: "th" } as Partial<Record<Intl.LDMLPluralRule, string>>;
const ordinals = new Intl.PluralRules("en-US", { type: "ordinal" });

/** "12th", "of 178 beds tested", and "(tied)" where others have the same place. Beds for children, bunks and RVs stand apart. */
export function placeSaid(place: TestPlace | null): SaidPlace | null {
  if (place === null) return null;
  const { rank, of, joint, apart } = place;
  return {
    rank: `${formatNumber(rank)}${endings[ordinals.select(rank)]}`,
    among: `of ${formatNumber(of)} ${of === 1 ? "bed" : "beds"} tested${apart ? " for children, bunks and RVs" : ""}${joint ? " (tied)" : ""}`,
  };
}
