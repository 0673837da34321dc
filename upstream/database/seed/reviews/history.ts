import type { PartRatings } from "../../../reviews/tables";
import type { SeedModel, SeedReviewVersion } from "../catalogue-data";
import type { Random } from "../random";
import { clamp } from "../../../rules/piecewise";
import type { Stars } from "./compose";
import { type Choosing, type Freshness, nothingSaid } from "./freshness";
import { editNotes, updateClosings, updateNews, updateOpenings, warrantyNews } from "./stock/updates";
import { timeWords, type Writer } from "./writer";

/** What became of a bed between one version and the next. */
export type News = "same" | "even" | "low" | "better" | "softened" | "sagged";

/** A bed that keeps its shape scores this for durability. */
const lasting = 3.3;
const relaxing = 3.9;

/**
 * How the stars of a first review came to be those that count now, oldest first; null where the bed's build would make any
 * such story untrue.
 */
export function courseOf(
  last: Stars,
  updates: number,
  model: SeedModel,
  random: Random,
): [Stars, ...[News, Stars][]] | null {
  const { durability } = model.scores;
  const calm: News = last >= 4 ? "same" : last === 3 ? "even" : "low";
  if (last >= 4 && durability < lasting) return null;
  const stories: { first: Stars; news: News }[] = [{ first: last, news: calm }];
  if (last >= 3) stories.push({ first: (last - 1) as Stars, news: "better" });
  if (last >= 2 && last <= 4 && durability <= relaxing) {
    const story = { first: (last + 1) as Stars, news: "softened" } as const;
    stories.push(story, story);
  }
  if (last <= 2 && durability < lasting) {
    for (const first of [4, 4, 5] as const) stories.push({ first, news: "sagged" });
  }
  const { first, news } = random.pick(last >= 4 && random.chance(0.7) ? stories.slice(0, 1) : stories);
  if (updates === 1) return [first, [news, last]];
  // Of two updates one brings the news, and the other says that nothing has changed.
  const before: News = first >= 4 ? "same" : first === 3 ? "even" : "low";
  return random.chance(0.5) && durability >= 2.6
    ? [first, [before, first], [news, last]]
    : [first, [news, last], [calm, last]];
}

/** Stars for parts after the news; none is left that it contradicts. */
function partsAfter(parts: PartRatings, news: News, rating: Stars): PartRatings {
  const after = { ...parts };
  if (news === "sagged") {
    after.durability = 1;
    for (const key of ["support", "pressure_relief"] as const)
      if (after[key] !== undefined) after[key] = Math.min(after[key], 2);
  } else if (news === "softened") after.durability = clamp(rating - 1, 2, 3);
  else if (news === "same" && parts.durability !== undefined) after.durability = Math.max(4, parts.durability);
  return after;
}

export interface Updating {
  writer: Writer;
  news: News;
  rating: Stars;
  months: number;
  written_on: string;
  before: SeedReviewVersion;
  fresh: Freshness;
  random: Random;
}

/** What an owner adds after a year or three; null if nothing is left to say that is fresh. */
export function composeUpdate({
  writer,
  news,
  rating,
  months,
  written_on,
  before,
  fresh,
  random,
}: Updating): SeedReviewVersion | null {
  const words = { ...writer.words, ...timeWords(months) };
  const choosing: Choosing = { tags: writer.tags, months, words, said: nothingSaid() };
  const open = random.chance(0.85) ? fresh.pick(updateOpenings, choosing) : null;
  const told = fresh.pick(updateNews[news], choosing);
  if (told === null) return null;
  const more =
    random.chance(news === "sagged" ? 0.6 : 0.3) && (news === "same" || news === "sagged" || news === "low")
      ? fresh.pick(updateNews[news], choosing)
      : null;
  const claim =
    news === "sagged" && random.chance(0.5)
      ? fresh.pick(warrantyNews[rating === 2 && random.chance(0.5) ? "approved" : "denied"], choosing)
      : null;
  const close = random.chance(0.35)
    ? fresh.pick(rating >= 4 ? updateClosings.high : rating <= 2 ? updateClosings.low : [], choosing)
    : null;
  const body = [open, told, more, claim, close].filter((text) => text !== null).join(" ");
  return {
    kind: "update",
    months_owned: months,
    rating,
    parts: partsAfter(before.parts, news, rating),
    title: rating === before.rating ? before.title : fresh.phrase(retitled[news]),
    body,
    written_on,
  };
}

const retitled: Record<News, readonly string[]> = {
  same: ["Still good"],
  even: ["Still so-so"],
  low: ["Still not good"],
  better: ["Better than I first thought", "It grew on me", "Another star", "I was too quick", "Came around to it"],
  softened: [
    "Softer than it was",
    "Lost a star",
    "Not what it was at first",
    "A bit too soft by now",
    "It’s relaxed some",
  ],
  sagged: [
    "It sagged",
    "Was good, then sagged",
    "I take it back",
    "Good for half a year",
    "Dips now",
    "It didn’t last",
  ],
};

/** The same review with a note, some days later; null if there is no fresh one. */
export function composeEdit(
  writer: Writer,
  first: SeedReviewVersion,
  written_on: string,
  fresh: Freshness,
): SeedReviewVersion | null {
  const choosing: Choosing = {
    tags: writer.tags,
    months: first.months_owned,
    words: writer.words,
    said: nothingSaid(),
  };
  const note = fresh.pick(editNotes, choosing);
  return note === null ? null : { ...first, kind: "edit", body: `${first.body}\n\n${note}`, written_on };
}
