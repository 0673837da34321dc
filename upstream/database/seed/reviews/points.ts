import type { Random } from "../random";
import type { ScoreKey } from "../text/score-sentences";
import { rankedScores } from "../text/wording";
import { suits } from "./owner";
import { mild } from "./stock/mild";
import type { BadTopic, GoodTopic, Point } from "./stock/topics";
import type { Writer } from "./writer";

/** A score from here up is worth praise, and from here down a complaint. */
const praised = 3.5;
const blamed = 3.2;
const mildlyBlamed = 3.9;

const good = (topic: GoodTopic): Point => ({ topic, mood: "good" });
const bad = (topic: BadTopic): Point => ({ topic, mood: "bad" });

/** Nobody speaks of a partner's movement who sleeps alone, or of dips in the first half year. */
function canSpeakOf(key: ScoreKey, { owner, tags }: Writer): boolean {
  if (key === "motion_isolation") return owner.shares && !tags.has("split");
  if (key === "edge_support") return !tags.has("split");
  return key !== "durability" || owner.months >= 6;
}

function nuisances({ tags, model }: Writer): BadTopic[] {
  return [
    "cover",
    ...(tags.has("foamy") || tags.has("latex") ? (["smell"] as const) : []),
    ...(tags.has("big") && (model.height_inches >= 12 || model.type === "latex") ? (["heavy"] as const) : []),
    ...(model.height_inches >= 13 ? (["sheets"] as const) : []),
    ...(tags.has("dear") ? (["price"] as const) : []),
  ];
}

function praises(writer: Writer, random: Random): Point[] {
  const { scores } = writer.model;
  const high = rankedScores(scores).filter((key) => canSpeakOf(key, writer) && scores[key] >= praised);
  const points = random.sample(high.slice(0, 5), 4).map(good);
  if (suits(writer.owner) && random.chance(0.35)) points.splice(random.int(0, 1), 0, good("fit"));
  if (writer.tags.has("cheap") && random.chance(0.3)) points.splice(random.int(0, 2), 0, good("value"));
  return points;
}

function complaints(writer: Writer, random: Random): Point[] {
  const { scores } = writer.model;
  const low = rankedScores(scores)
    .filter((key) => canSpeakOf(key, writer) && scores[key] <= blamed)
    .reverse();
  const points = random.sample(low.slice(0, 4), 3).map(bad);
  const warm = writer.owner.hot && scores.cooling <= blamed;
  const ordered = warm ? [bad("cooling"), ...points.filter(({ topic }) => topic !== "cooling")] : points;
  if (suits(writer.owner)) return ordered;
  return [bad(writer.owner.misfit > 0 ? "too-firm" : "too-soft"), ...ordered];
}

/** Small complaints: about a score that is not among the best, or a nuisance. */
function smallComplaint(writer: Writer, said: readonly Point[], random: Random): Point[] {
  const { scores } = writer.model;
  const soft = rankedScores(scores)
    .filter((key) => key in mild && canSpeakOf(key, writer) && scores[key] <= mildlyBlamed)
    .filter((key) => !said.some(({ topic }) => topic === key));
  const nuisance = nuisances(writer).map(bad);
  const points = [
    ...soft
      .reverse()
      .slice(0, 3)
      .map((topic): Point => ({ topic, mood: "mild" })),
  ];
  return random.sample([...points, ...points, ...nuisance], 1);
}

/** What cannot be said in one breath: a bed that is too soft does not also press on shoulders. */
const contradictions: Partial<Record<Point["topic"], readonly Point["topic"][]>> = {
  "too-firm": ["pressure_relief", "support", "durability", "fit", "rest"],
  "too-soft": ["pressure_relief", "support", "edge_support", "fit", "rest"],
  fit: ["letdown"],
};

/** Drops second remarks on a topic, and those that another contradicts. */
function coherent(points: readonly Point[]): Point[] {
  const misfit = points.find(({ topic }) => topic in contradictions)?.topic;
  const barred = (misfit && contradictions[misfit]) ?? [];
  return points.filter(
    ({ topic }, index) => points.findIndex((other) => other.topic === topic) === index && !barred.includes(topic),
  );
}

function grievances(writer: Writer, random: Random): Point[] {
  const bads = complaints(writer, random);
  const fault = random.chance(bads.length === 0 ? 0.5 : 0.1) ? [bad("defect")] : [];
  const rest = bads.length < 2 || random.chance(0.2) ? [bad("letdown")] : [];
  const dear = writer.tags.has("dear") && random.chance(0.25) ? [bad("price")] : [];
  return coherent([...fault, ...bads, ...rest, ...dear]);
}

/** What an owner who gives this many stars says, the weightiest first; at least one point, and more `atLength`. */
export function pointsOf(writer: Writer, rating: number, atLength: boolean, random: Random): Point[] {
  const goods = praises(writer, random);
  const more = atLength ? 1 : 0;
  switch (rating) {
    case 5: {
      const rest = goods.length < 2 || random.chance(0.3) ? [good("rest")] : [];
      const some = [...goods.slice(0, random.int(1, 3) + more), ...rest];
      const small = random.chance(0.12) ? random.sample(nuisances(writer), 1).map(bad) : [];
      return coherent([...random.sample(some, some.length), ...small.filter(({ topic }) => topic !== "price")]);
    }
    case 4: {
      const some = goods.length > 0 ? goods.slice(0, random.int(1, 2) + more) : [good("rest")];
      return coherent([...some, ...(random.chance(0.8) ? smallComplaint(writer, some, random) : [])]);
    }
    case 3: {
      const bads = coherent(complaints(writer, random)).slice(0, random.int(1, 2) + more);
      const blames = bads.length > 0 ? bads : random.sample(nuisances(writer), 2).map(bad);
      const mixed = coherent([...blames, ...goods.slice(0, 1 + more)]);
      return random.chance(0.5) ? mixed : [...mixed].reverse();
    }
    case 2:
      return coherent([
        ...grievances(writer, random).slice(0, random.int(1, 2) + more),
        ...goods.filter(({ topic }) => topic !== "fit").slice(0, random.int(0, 1) + more),
      ]);
    default:
      return grievances(writer, random).slice(0, random.int(1, 3) + more);
  }
}
