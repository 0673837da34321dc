import type { SeedModel, SeedReview, SeedReviewVersion } from "../catalogue-data";
import { daysBefore } from "../dates";
import type { Random } from "../random";
import { fill } from "./fill";
import { closings, firstNames, oldBeds, openings, titles, turns } from "./review-frames";
import { ownerFor, ownerWords } from "./review-owner";
import { reviewRemarks, type Remark } from "./review-remarks";
import { pointsOf } from "./review-topics";
import type { Distribution } from "../ratings";

type Stars = keyof typeof closings;

/** Chooses among what has been said least on the brand's page, so that its reviews do not echo each other. */
type Fresh = (list: readonly string[]) => string;

function freshness(random: Random): Fresh {
  const said = new Map<string, number>();
  return (list) => {
    const least = Math.min(...list.map((text) => said.get(text) ?? 0));
    const text = random.pick(list.filter((each) => (said.get(each) ?? 0) === least));
    said.set(text, least + 1);
    return text;
  };
}

/** Stars for up to `count` reviews, taken from the ratings that were given, so never more of a kind than there are. */
function drawRatings(distribution: Distribution, count: number, random: Random): Stars[] {
  const all = distribution.flatMap((ratings, index) => Array.from({ length: ratings }, () => (index + 1) as Stars));
  return random.sample(all, count);
}

/** What someone who sleeps alone does not write. */
const speaksOfTwo = /\{partner\}|\b(we|us|ours)\b/i;

/** The remarks by "{mood} {topic}". */
function remarkStock(): Map<string, Remark[]> {
  const stock = new Map<string, Remark[]>();
  for (const remark of reviewRemarks) {
    const key = `${remark.mood} ${remark.topic}`;
    stock.set(key, [...(stock.get(key) ?? []), remark]);
  }
  return stock;
}

interface Writing {
  fresh: Fresh;
  stock: Map<string, Remark[]>;
  random: Random;
}

function writeReview(model: SeedModel, rating: Stars, { fresh, stock, random }: Writing): SeedReview {
  const owner = ownerFor(rating, model.firmness.measured ?? model.firmness.claimed, random);
  const comfort = model.name.replace(/ (Pillow|Euro) Top$/, "").replace(/^\S+ /, "");
  const words = {
    ...ownerWords(owner, random),
    comfort,
    old: random.pick(oldBeds),
    height: `${model.height_inches}-inch`,
  };
  const points = pointsOf(model, owner, rating, random);
  const remarks = points.map(({ topic, mood }, index) => {
    const sayable = (stock.get(`${mood} ${topic}`) ?? [])
      .filter((each) => each.types?.includes(model.type) ?? true)
      .filter((each) => owner.shares || !speaksOfTwo.test(each.text));
    const remark = fresh(sayable.map((each) => each.text));
    const turning = index > 0 && points[index - 1]?.mood !== mood;
    return turning && (rating === 2 || rating === 3 || rating === 4) ? turned(fresh(turns[rating]), remark) : remark;
  });
  const sayableBy = (texts: readonly string[]) => texts.filter((text) => owner.shares || !speaksOfTwo.test(text));
  const closing = fresh(sayableBy(closings[rating]));
  const opening = fresh(sayableBy(openings));
  const first = rating === 3 ? random.pick(points) : points[0];
  const sentences = [...(random.chance(0.8) ? [opening] : []), ...remarks, closing].filter((text) => text !== "");
  const version: SeedReviewVersion = {
    kind: "first",
    months_owned: owner.months,
    rating,
    parts: {},
    title: fresh(first ? titles[first.topic][first.mood] : ["A bed to sleep on"]),
    body: sentences.map((text) => fill(text, words)).join(" "),
    written_on: daysBefore(random.int(3, 800)),
  };
  return {
    model_slug: model.slug,
    author: `${random.pick(firstNames)} ${String.fromCharCode(65 + random.int(0, 25))}.`,
    state: "published",
    reason: null,
    sleep_position: owner.position,
    weight_band: owner.band,
    size: null,
    paid_cents: null,
    seller: null,
    proof: random.pick(["receipt", "receipt", "retailer", "email", "email"]),
    incentive: "none",
    helpful_votes: 0,
    versions: [version],
    reply: null,
  };
}

/** "But" and "My hips sink" make "But my hips sink"; "I" stays a capital. */
function turned(turn: string, remark: string): string {
  if (turn === "") return remark;
  return `${turn} ${/^I\b/.test(remark) ? remark : remark.charAt(0).toLowerCase() + remark.slice(1)}`;
}

/** Three to six owner reviews for about six of ten models of a brand; no two bodies alike. */
export function writeReviews(models: readonly SeedModel[], random: Random): SeedReview[] {
  const writing: Writing = { fresh: freshness(random), stock: remarkStock(), random };
  const bodies = new Set<string>();
  return models.flatMap((model) => {
    if (random.chance(0.32)) return [];
    const ratings = drawRatings(model.rating_distribution, random.int(3, 6), random);
    if (ratings.length < 3) return [];
    return ratings
      .map((rating) => writeReview(model, rating, writing))
      .filter(({ versions: [first] }) => first !== undefined && !bodies.has(first.body) && bodies.add(first.body));
  });
}
