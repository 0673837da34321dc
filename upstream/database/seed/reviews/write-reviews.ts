import type { SeedBeds, SeedModel, SeedReview, SeedReviewVersion } from "../catalogue-data";
import { daysAgo, daysBefore } from "../dates";
import { createRandom, type Random } from "../random";
import type { Distribution } from "../ratings";
import { composeReview, type Composed, type Stars } from "./compose";
import { Freshness } from "./freshness";
import { composeEdit, composeUpdate, courseOf, type News } from "./history";
import { brandsOfModels, type Market, marketsOf } from "./market";
import { partRatings } from "./part-ratings";
import { refusedReviews } from "./refused-reviews";
import { replyTo } from "./replies";
import { type Writer, writerOf } from "./writer";

const monthDays = 30.44;
/** Of those who rate a bed, so many also write. */
const writing = 0.107;
const replied = 0.05;
const edited = 0.034;

/** Stars for up to `count` reviews, taken from the ratings that were given, so never more of a kind than there are. */
function drawRatings(distribution: Distribution, count: number, random: Random): Stars[] {
  const all = distribution.flatMap((ratings, index) => Array.from({ length: ratings }, () => (index + 1) as Stars));
  return random.sample(all, count);
}

/** The written reviews of a catalogue: about one for nine ratings, and some that were refused. */
export function writeReviews(seed: number, catalogue: SeedBeds): SeedReview[] {
  const random = createRandom(seed).fork("owner reviews");
  const markets = marketsOf(seed, catalogue);
  const brandOf = brandsOfModels(catalogue);
  const overAll = new Map<string, number>();
  const reviews = catalogue.brands.flatMap(({ slug }) => {
    const market = markets.get(slug);
    if (market === undefined) return [];
    const own = random.fork(slug);
    const fresh = new Freshness(overAll, own.fork("words"));
    const models = catalogue.models.filter((model) => brandOf.get(model.slug) === slug);
    return models.flatMap((model) => {
      const given = model.rating_distribution.reduce((sum, count) => sum + count, 0);
      if (given === 0 || own.chance(0.04)) return [];
      const count = Math.min(given, Math.floor(0.9 + given * writing + own.next()));
      return drawRatings(model.rating_distribution, count, own).flatMap(
        (rating) => writeReview({ model, market, fresh, random: own }, rating) ?? [],
      );
    });
  });
  return [...reviews, ...refusedReviews(catalogue, markets, brandOf, random.fork("refused"))];
}

interface Desk {
  model: SeedModel;
  market: Market;
  fresh: Freshness;
  random: Random;
}

/** How many updates a review has: some owners come back after a year, and some of them after three. */
function updatesOf(random: Random): 0 | 1 | 2 {
  const kind = random.next();
  return kind < 0.045 ? 2 : kind < 0.17 ? 1 : 0;
}

function writeReview(desk: Desk, last: Stars): SeedReview | null {
  const { model, market, fresh, random } = desk;
  const wanted = updatesOf(random);
  const course = wanted === 0 ? null : courseOf(last, wanted, model, random);
  const [first, ...later] = course ?? [last];
  // People who came for cash back are asked for a review soon after.
  const asked = later.length === 0 && market.cashback !== null && random.chance(0.12);
  const months = later.length > 0 ? random.int(1, 5) : asked ? random.int(1, 3) : null;
  const writer = writerOf(model, market, { rating: first, months, random });
  const composed = composeReview(writer, first, fresh, random);
  if (composed === null) return null;
  const owned = writer.owner.months;
  const goal = later.length === 2 ? 36 : later.length === 1 ? 12 : 0;
  const since = goal === 0 ? 3 : Math.ceil((goal + 1 - owned) * monthDays) + 12;
  // More of the recent ones: a guide that grows.
  const written = asked
    ? random.int(3, 60)
    : since + Math.floor((goal === 36 ? 400 : 780) * random.next() * (0.4 + 0.6 * random.next()));
  const start: SeedReviewVersion = {
    kind: "first",
    months_owned: owned,
    rating: first,
    parts: partRatings(writer, first, composed.points, random),
    title: composed.title,
    body: composed.body,
    written_on: daysBefore(written),
  };
  const versions = [start, ...updates(desk, complaining(writer, composed), start, later)];
  // Without its updates it would count with other stars.
  if (versions.length !== later.length + 1) return null;
  const incentive = incentiveOf(writer, market, versions.at(-1)!, random);
  if (later.length === 0 && written > 30 && random.chance(edited)) {
    const told = incentive === "none" ? { ...writer, tags: writer.tags.and("unpaid") } : writer;
    const edit = composeEdit(told, start, daysBefore(written - random.int(1, 24)), fresh);
    if (edit !== null) versions.push(edit);
  }
  return {
    model_slug: model.slug,
    author: writer.author,
    state: "published",
    reason: null,
    sleep_position: writer.owner.position,
    weight_band: writer.owner.band,
    size: writer.size,
    paid_cents: writer.paid_cents,
    seller: writer.seller,
    proof: random.pick(
      writer.seller === null
        ? (["receipt", "email", "email"] as const)
        : (["receipt", "receipt", "retailer", "email"] as const),
    ),
    incentive,
    helpful_votes: votesOf(start.body, daysAgo(start.written_on), random),
    versions,
    reply: random.chance(composed.points.some(({ mood }) => mood === "bad") ? replied * 1.6 : replied * 0.6)
      ? replyFor(desk, writer, composed, versions)
      : null,
  };
}

/** With what was complained of, so that an update can come back to it. */
function complaining(writer: Writer, { points }: Composed): Writer {
  const topics = points.filter(({ mood }) => mood !== "good").map(({ topic }) => `on-${topic}`);
  return topics.length === 0 ? writer : { ...writer, tags: writer.tags.and("complained", ...topics) };
}

function updates(
  { fresh, random }: Desk,
  writer: Writer,
  start: SeedReviewVersion,
  later: readonly [News, Stars][],
): SeedReviewVersion[] {
  const bought = daysAgo(start.written_on) + start.months_owned * monthDays;
  const found: SeedReviewVersion[] = [];
  for (const [index, [news, rating]] of later.entries()) {
    const months = index === 0 ? random.pick([12, 12, 12, 12, 13]) : 36;
    const days = Math.max(1, Math.round(bought - months * monthDays) - random.int(1, 12));
    const before = found.at(-1) ?? start;
    const update = composeUpdate({ writer, news, rating, months, written_on: daysBefore(days), before, fresh, random });
    if (update === null) return [];
    found.push(update);
  }
  return found;
}

/** Cash back only for what a running offer covered, once the money was due; now and then something small for writing. */
function incentiveOf(
  { cost_cents, bought_from }: Writer,
  { cashback, brand }: Market,
  latest: SeedReviewVersion,
  random: Random,
) {
  const bought = daysAgo(latest.written_on) + latest.months_owned * monthDays;
  const covered =
    cashback !== null &&
    bought_from === brand &&
    cashback.seller === brand &&
    cost_cents !== null &&
    cost_cents >= cashback.minimum_cents &&
    bought <= daysAgo(cashback.starts_on) - 2 &&
    (cashback.ends_on === null || bought >= daysAgo(cashback.ends_on));
  if (covered && random.chance(0.75)) return "cashback";
  return random.chance(0.018) ? "gift" : "none";
}

/** Most get none or a few; long ones that have been there for years get more. */
function votesOf(body: string, days: number, random: Random): number {
  const few = random.pick([0, 0, 0, 0, 1, 1, 2, 3]);
  const weight = Math.min(1, body.length / 700) * Math.min(1, days / 500);
  if (!random.chance(0.05 + weight * 0.25)) return few;
  return few + random.int(2, 8 + Math.round(weight * 49));
}

function replyFor(desk: Desk, writer: Writer, { points, weighed }: Composed, versions: readonly SeedReviewVersion[]) {
  const latest = versions.at(-1)!;
  const [first] = versions;
  const fell = latest.kind === "update" && latest.rating <= 2 && first!.rating > 2;
  return replyTo({
    ...desk,
    writer,
    points: fell ? [{ mood: "bad", topic: "durability" }] : points,
    weighed: weighed && !fell,
    answered: fell ? latest : first!,
  });
}
