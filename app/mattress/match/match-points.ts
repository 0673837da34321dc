import type { PartPoints } from "~/contracts/match";
import { tenth } from "~/ui/format";

/** Tenths: 82 → "82", 81.62 → "81.6" */
export const pointsText = (points: number) => String(tenth(points));

/** Parts that count, in the engine's order. */
export const countedParts = (parts: readonly PartPoints[]) => parts.filter((part) => part.most > 0);
