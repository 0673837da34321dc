import { daysAgo, daysBefore } from "../dates";
import type { SeedReview } from "../catalogue-data";
import type { Random } from "../random";
import { type Choosing, type Freshness, nothingSaid } from "./freshness";
import type { Market } from "./market";
import { replies } from "./stock/replies";
import type { Point } from "./stock/topics";
import type { Writer } from "./writer";

interface Replying {
  writer: Writer;
  market: Market;
  points: readonly Point[];
  weighed: boolean;
  /** The version that is answered. */
  answered: { rating: number; body: string; written_on: string };
  fresh: Freshness;
  random: Random;
}

/** What the store or the brand answers, some days later; null where it has nothing to say to what was written. */
export function replyTo({ writer, market, points, weighed, answered, fresh, random }: Replying): SeedReview["reply"] {
  const written = daysAgo(answered.written_on);
  if (written < 4) return null;
  const about = points.find(({ mood }) => mood === "bad")?.topic;
  const praised = points.find(({ mood }) => mood === "good")?.topic;
  const stocks =
    answered.rating >= 4 ? [replies[`good-${praised}`] ?? [], replies["good"]!] : [replies[about ?? "letdown"] ?? []];
  const name = writer.seller ?? market.brand;
  const seller = name === market.brand ? "online" : "store";
  const tags = writer.tags
    .without("online", "store")
    .and(seller, ...(weighed ? ["weighed"] : []), ...(answered.body.length > 240 ? ["detailed"] : []));
  const words = {
    ...writer.words,
    author: writer.firstName,
    product: `the ${writer.model.name}`,
    Product: `The ${writer.model.name}`,
  };
  const choosing: Choosing = { tags, months: writer.owner.months, words, said: nothingSaid() };
  let body: string | null = null;
  for (const stock of stocks) body ??= fresh.pick(stock, choosing);
  return body === null ? null : { name, body, written_on: daysBefore(Math.max(1, written - random.int(1, 16))) };
}
