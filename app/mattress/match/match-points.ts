import type { MatchPart, PartPoints } from "#contracts/match/match";
import { matchPartLabels } from "#contracts/vocabulary/match";
import { tenth } from "~/ui/format";

/** Tenths: 82 → "82", 81.62 → "81.6" */
export const pointsText = (points: number) => String(tenth(points));

const otherNames: Partial<Record<MatchPart, string>> = { firmness: "firmness", owners: "ratings by similar owners" };

/** What points are for, within a sentence. */
export const partName = (part: MatchPart) => otherNames[part] ?? matchPartLabels[part].toLowerCase();

/** Parts that count, in the engine's order. */
export const countedParts = (parts: readonly PartPoints[]) => parts.filter((part) => part.most > 0);

/** "2.8 of your 13.2 points for cooling": never "of 5 points", which reads as one of the ratings of a bed, from 1 to 5. */
export const worthText = ({ part, points, most }: Pick<PartPoints, "part" | "points" | "most">, whom: string) =>
  `${pointsText(points)} of ${possessive(whom)} ${pointsText(most)} points for ${partName(part)}`;

/** "you" and "the two of you" → "your", "your partner" → "your partner’s", "guests" → "guests’" */
const possessive = (whom: string) => (/\byou$/.test(whom) ? "your" : whom.endsWith("s") ? `${whom}’` : `${whom}’s`);
