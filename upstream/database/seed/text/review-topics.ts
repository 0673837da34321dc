import type { SeedModel } from "../catalogue-data";
import type { Random } from "../random";
import { suits, type Owner } from "./review-owner";
import type { Remark, Topic } from "./review-remarks";
import type { ScoreKey } from "./score-sentences";
import { rankedScores } from "./wording";

export type Point = Pick<Remark, "topic" | "mood">;

/** A score from here up is worth praise, and from here down a complaint. */
const praised = 3.6;
const blamed = 3.1;

const good = (topic: Topic): Point => ({ topic, mood: "good" });
const bad = (topic: Topic): Point => ({ topic, mood: "bad" });

/** Nobody speaks of a partner's movement who sleeps alone, or of dips in the first half year. */
function canSpeakOf(key: ScoreKey, owner: Owner): boolean {
  if (key === "motion_isolation") return owner.shares;
  return key !== "durability" || owner.months >= 6;
}

function nuisances(model: SeedModel): Topic[] {
  const queen = model.variants.find(({ size }) => size === "queen")?.list_cents ?? 0;
  return [
    "cover",
    ...(model.type === "innerspring" ? [] : (["smell"] as const)),
    ...(model.height_inches >= 11 || model.type === "latex" ? (["heavy"] as const) : []),
    ...(model.height_inches >= 13 ? (["sheets"] as const) : []),
    ...(queen >= 160000 ? (["price"] as const) : []),
  ];
}

function praises(model: SeedModel, owner: Owner, random: Random): Point[] {
  const keys = rankedScores(model.scores).filter((key) => canSpeakOf(key, owner));
  const high = keys.filter((key, rank) => rank < 2 || model.scores[key] >= praised);
  const points = random.sample(high.slice(0, 4), 4).map(good);
  if (suits(owner) && random.chance(0.5)) points.splice(random.int(0, 1), 0, good("fit"));
  return points;
}

function complaints(model: SeedModel, owner: Owner, random: Random): Point[] {
  const keys = rankedScores(model.scores)
    .filter((key) => canSpeakOf(key, owner))
    .reverse();
  const low = keys.filter((key, rank) => rank < 2 || model.scores[key] <= blamed);
  const points = random.sample(low.slice(0, 3), 3).map(bad);
  if (owner.hot && model.scores.cooling <= 2.8) {
    points.splice(0, points.length, bad("cooling"), ...points.filter(({ topic }) => topic !== "cooling"));
  }
  if (!suits(owner)) points.unshift(bad(owner.misfit > 0 ? "too-firm" : "too-soft"));
  return [...points, ...random.sample(nuisances(model), 2).map(bad)];
}

/** What cannot be said in one breath: a bed that is too soft does not also press on shoulders. */
const contradictions: Partial<Record<Topic, readonly Topic[]>> = {
  "too-firm": ["pressure_relief", "support", "durability", "fit"],
  "too-soft": ["pressure_relief", "support", "edge_support", "fit"],
  fit: ["support"],
};

/** Drops second remarks on a topic, and those that the first remark contradicts. */
function coherent(points: readonly Point[]): Point[] {
  const misfit = points.find(({ topic }) => topic in contradictions)?.topic;
  const barred = (misfit && contradictions[misfit]) ?? [];
  return points.filter(
    ({ topic, mood }, index) =>
      points.findIndex((other) => other.topic === topic) === index &&
      !(barred.includes(topic) && (misfit !== "fit" || mood === "bad")),
  );
}

/** Small enough to leave a bed four stars. */
const minor: readonly Topic[] = [
  "cooling",
  "edge_support",
  "motion_isolation",
  "smell",
  "heavy",
  "sheets",
  "price",
  "cover",
];

/** What an owner who gives this many stars says, the weightiest first. */
export function pointsOf(model: SeedModel, owner: Owner, rating: number, random: Random): Point[] {
  const goods = praises(model, owner, random);
  const bads = complaints(model, owner, random);
  const some = random.int(2, 3);
  switch (rating) {
    case 5:
      return goods.slice(0, some);
    case 4: {
      const small = bads.filter(({ topic }) => minor.includes(topic));
      return coherent([...goods.slice(0, 2), ...random.sample(small, 1)]);
    }
    case 3:
      return coherent([...goods.slice(0, 1), ...bads]).slice(0, 3);
    case 2:
      return coherent([...coherent(bads).slice(0, 2), ...goods.slice(0, 1)]);
    default:
      return coherent(bads).slice(0, some);
  }
}
