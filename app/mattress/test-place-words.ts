import type { TestPlace } from "~/contracts/expert-reviews/link";
import { formatNumber } from "~/ui/format";

const endings = { one: "st", two: "nd", few: "rd", other: "th" } as Partial<Record<Intl.LDMLPluralRule, string>>;
const ordinals = new Intl.PluralRules("en-US", { type: "ordinal" });

const ordinal = (rank: number) => `${formatNumber(rank)}${endings[ordinals.select(rank)]}`;

/** "12th", and "Joint 12th" where others have the same place. */
export const rankWords = ({ rank, joint }: TestPlace) => (joint ? `Joint ${ordinal(rank)}` : ordinal(rank));

/** "of 178 beds tested" */
export const amongWords = ({ of }: TestPlace) => `of ${formatNumber(of)} ${of === 1 ? "bed" : "beds"} tested`;
