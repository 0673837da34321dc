import type { StorePartRatings } from "../../../store-reviews/tables";
import type { Random } from "../random";
import { type Choosing, type Freshness, nothingSaid } from "../reviews/freshness";
import { badOfStore } from "./stock/blame";
import { storeClosings, storeOpenings } from "./stock/frames";
import { goodOfStore } from "./stock/praise";
import { storeReplies } from "./stock/replies";
import { badStoreTitles, goodStoreTitles, plainStoreTitles } from "./stock/titles";

export type Stars = keyof typeof storeClosings;
type Part = keyof typeof goodOfStore;
const parts = Object.keys(goodOfStore) as Part[];

/** Somebody at a store, with all that their review may speak of. */
export interface Shopper {
  firstName: string;
  author: string;
  bought: boolean;
  parts: StorePartRatings;
  tags: ReadonlySet<string>;
  words: Readonly<Record<string, string>>;
}

export interface Visit extends Pick<Shopper, "author" | "bought" | "parts"> {
  title: string;
  body: string;
  reply: { body: string } | null;
}

interface Point {
  part: Part;
  good: boolean;
}

/** What is praised and blamed at so many stars, the weightiest first. */
function pointsAt(rating: Stars, bought: boolean, random: Random): Point[] {
  const about = random.sample(
    parts.filter((part) => bought || part !== "delivery"),
    4,
  );
  const some = random.pick([1, 2, 2, 3]);
  switch (rating) {
    case 5:
      return about.slice(0, some).map((part) => ({ part, good: true }));
    case 4:
      return about.slice(0, Math.max(1, some)).map((part, index) => ({ part, good: index < 2 }));
    case 3:
      return about.slice(0, 2).map((part, index) => ({ part, good: index === 0 }));
    case 2:
      return about.slice(0, Math.max(1, some)).map((part, index) => ({ part, good: index === 2 }));
    default:
      return about.slice(0, some).map((part) => ({ part, good: false }));
  }
}

/** A review of a visit in the shopper's words; null if nothing is left to say that is fresh. */
export function writeVisit(shopper: Shopper, rating: Stars, fresh: Freshness, random: Random): Visit | null {
  const choosing: Choosing = { tags: shopper.tags, months: 0, words: shopper.words, said: nothingSaid() };
  const opening = random.chance(0.6) ? fresh.pick(storeOpenings, choosing) : null;
  const told: { point: Point; text: string }[] = [];
  for (const point of pointsAt(rating, shopper.bought, random)) {
    const text = fresh.pick((point.good ? goodOfStore : badOfStore)[point.part], choosing);
    if (text === null) continue;
    const turns = told.length > 0 && told.at(-1)!.point.good !== point.good;
    told.push({ point, text: turns && random.chance(0.5) ? turned(point.good, text, fresh) : text });
  }
  const [first] = told;
  // A middling review without its complaint would read like a better one.
  if (first === undefined || (rating === 3 && told.length < 2)) return null;
  const complained = told.some(({ point }) => !point.good);
  const tags = complained ? new Set([...shopper.tags, "complained"]) : shopper.tags;
  const closing = random.chance(0.55) ? fresh.pick(storeClosings[rating], { ...choosing, tags }) : null;
  const texts = [...told.map(({ text }) => text), closing].filter((text) => text !== null).join(" ");
  const before = opening !== null && texts.length > 220 && random.chance(0.5) ? "\n\n" : " ";
  const titled = told.find(({ point }) => point.good === rating > 3)?.point ?? first.point;
  const stock = rating === 3 ? plainStoreTitles : (titled.good ? goodStoreTitles : badStoreTitles)[titled.part];
  return {
    author: shopper.author,
    bought: shopper.bought,
    parts: partsOf(told, rating, shopper.bought, random),
    title: fresh.phrase(stock),
    body: opening === null ? texts : `${opening}${before}${texts}`,
    reply: replyTo(told, rating, { fresh, choosing, random }),
  };
}

const turnings = {
  good: ["On the plus side,", "In fairness,", "To be fair,"],
  bad: ["But", "One thing, though:", "Still,"],
};

/** Only sentences whose first word is lower case elsewhere, or "I", can be joined. */
function turned(good: boolean, text: string, fresh: Freshness): string {
  const turn = fresh.phrase(good ? turnings.good : turnings.bad);
  if (/^I\b/.test(text)) return `${turn} ${text}`;
  return /^(The|They|He|Nobody|There|No|Delivery|Every|Everything|It|Two|Not) /.test(text)
    ? `${turn} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;
}

function partsOf(told: readonly { point: Point }[], rating: Stars, bought: boolean, random: Random): StorePartRatings {
  if (random.chance(0.1)) return {};
  const found: StorePartRatings = {};
  for (const part of parts) {
    if (part === "delivery" && !bought) continue;
    const said = told.find(({ point }) => point.part === part)?.point;
    if (said === undefined) {
      if (random.chance(0.5)) found[part] = Math.min(5, Math.max(2, rating + random.pick([-1, 0, 0, 1])));
    } else if (said.good) found[part] = rating === 5 ? random.pick([5, 5, 5, 4]) : random.pick([4, 4, 5]);
    else found[part] = rating >= 4 ? 3 : rating === 3 ? 2 : random.pick([1, 1, 2]);
  }
  return found;
}

interface Answering {
  fresh: Freshness;
  choosing: Choosing;
  random: Random;
}

function replyTo(told: readonly { point: Point }[], rating: Stars, { fresh, choosing, random }: Answering) {
  if (!random.chance(rating <= 2 ? 0.13 : 0.035)) return null;
  const blamed = told.find(({ point }) => !point.good)?.point.part;
  const stock = rating >= 4 || blamed === undefined ? storeReplies.good : storeReplies[blamed];
  const body = fresh.pick(stock, { ...choosing, said: nothingSaid() });
  return body === null ? null : { body };
}
