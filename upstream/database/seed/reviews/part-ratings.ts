import type { PartRatings } from "../../../reviews/tables";
import { clamp } from "../../../rules/piecewise";
import type { Random } from "../random";
import type { ScoreKey } from "../text/score-sentences";
import { scoreNouns } from "../text/wording";
import type { Point } from "./stock/topics";
import type { Writer } from "./writer";

const keys = Object.keys(scoreNouns) as ScoreKey[];

/**
 * Stars for parts, as far as the owner gives them: what was praised gets four or five, what was blamed at most three; the
 * rest is near the bed's own score, moved by how much the owner likes the bed as a whole.
 */
export function partRatings(writer: Writer, rating: number, points: readonly Point[], random: Random): PartRatings {
  if (random.chance(0.12)) return {};
  const wholly = random.chance(0.3);
  const parts: PartRatings = {};
  const bias = (rating - 3.6) * 0.45 + random.step(-0.4, 0.4, 0.1);
  const mood = (key: ScoreKey) => points.find(({ topic }) => topic === key)?.mood;
  const misfit = points.some(({ topic }) => topic === "too-firm" || topic === "too-soft");
  for (const key of keys) {
    const felt = mood(key);
    if (key === "motion_isolation" && !writer.owner.shares) continue;
    if (key === "durability" && writer.owner.months < 4 && felt === undefined) continue;
    if (felt === undefined && !wholly && random.chance(0.6)) continue;
    if (felt !== undefined && random.chance(0.08)) continue;
    const near = Math.round(writer.model.scores[key] + bias);
    if (felt === "good") parts[key] = rating === 5 && random.chance(0.75) ? 5 : random.pick([4, 4, 5]);
    else if (felt === "bad") parts[key] = clamp(Math.min(near, rating + 1), 1, rating <= 2 ? 2 : 3);
    else if (felt === "mild") parts[key] = clamp(near, 3, 4);
    else if (misfit && (key === "pressure_relief" || key === "support")) parts[key] = clamp(near, 1, 3);
    else parts[key] = clamp(near, rating >= 4 ? 3 : 1, rating <= 2 ? rating + 2 : 5);
  }
  return parts;
}
