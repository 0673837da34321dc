import type { Random } from "../random";
import { fill } from "../text/fill";
import { capital, scoreNouns } from "../text/wording";
import { type Choosing, type Freshness, nothingSaid } from "./freshness";
import { pointsOf } from "./points";
import { closings } from "./stock/closings";
import { comparisons } from "./stock/comparisons";
import { mild } from "./stock/mild";
import { asides } from "./stock/nuisances";
import { occasions, openings } from "./stock/openings";
import { blamed, listHeadings, praised } from "./stock/phrases";
import { plainBad, plainGood } from "./stock/plain";
import { badRemarks, badStories, goodRemarks, goodStories } from "./stock/remarks";
import type { Point } from "./stock/topics";
import { badTitles, goodTitles, middlingTitles, plainTitles } from "./stock/titles";
import type { Writer } from "./writer";

export type Stars = keyof typeof closings;

export interface Composed {
  title: string;
  body: string;
  points: readonly Point[];
  /** Whether the writer told their weight. */
  weighed: boolean;
}

type Shape = "brief" | "plain" | "long" | "bare" | "list";

const shapes: readonly Shape[] = [
  ...(["brief", "brief", "brief", "brief"] as const),
  ...(["plain", "plain", "plain", "plain", "plain", "plain", "plain"] as const),
  ...(["long", "long", "long", "long", "long"] as const),
  ...(["bare", "bare", "list"] as const),
];

/** What turns from praise to complaint, or in a review of few stars from complaint to praise. */
const turns: Record<Stars, readonly string[]> = {
  5: ["The only thing:", "One tip, though:", ""],
  4: ["One complaint:", "My only gripe:", "The one drawback:", "That said,", "", "", "If I’m picky:"],
  3: ["But", "Then again,", "On the other hand,", "Still,", "", "", ""],
  2: ["On the plus side,", "In fairness,", "To be fair,", "I’ll say this for it:", "Otherwise,"],
  1: [""],
};

/** First words that are lower case within a sentence. */
const common =
  /^(The|My|It|It’s|You|You’ll|You’re|There|There’s|We|Turning|Sitting|Near|Nothing|Air|No|Making|Changing|None|Getting|At|On|In|If|After|When|Every|Everyone|One|A|Don’t|This|What|With|Even|Something) /;

/** "But" and "My hips sink" make "But my hips sink"; what cannot be joined stays as it is. */
function turned(turn: string, remark: string): string {
  if (turn === "") return remark;
  if (/^I\b/.test(remark)) return `${turn} ${remark}`;
  return common.test(remark) ? `${turn} ${remark.charAt(0).toLowerCase()}${remark.slice(1)}` : remark;
}

const stockOf = (point: Point) => {
  if (point.mood === "good") return goodRemarks[point.topic];
  const small = point.mood === "mild" ? mild[point.topic] : undefined;
  return small ?? badRemarks[point.topic];
};

const plainOf = (point: Point) => (point.mood === "good" ? plainGood[point.topic] : plainBad[point.topic]);

const storiesOf = (point: Point) => (point.mood === "good" ? goodStories[point.topic] : badStories[point.topic]);

const isMild = ({ mood }: Point) => mood !== "good";

/** A first review of so many stars, in the writer's words; null if nothing is left to say that is fresh. */
export function composeReview(writer: Writer, rating: Stars, fresh: Freshness, random: Random): Composed | null {
  const said = nothingSaid();
  const choosing: Choosing = { tags: writer.tags, months: writer.owner.months, words: writer.words, said };
  const shape = random.pick(shapes);
  const points = pointsOf(writer, rating, shape === "long", random);
  const kept = shape === "brief" ? points.slice(0, rating === 3 ? 2 : random.int(1, 2)) : points;
  const told = shape === "list" ? listed(kept, fresh, random) : null;
  const before = shape === "bare" ? [] : opening(writer, shape, { fresh, choosing, random });
  const remarks =
    told === null ? remarked(kept, { rating, atLength: shape === "long", fresh, choosing, random }) : told;
  if (remarks.texts.length === 0) return null;
  const compared =
    rating !== 3 && random.chance(shape === "long" ? 0.85 : shape === "plain" ? 0.08 : 0)
      ? fresh.pick(rating > 3 ? comparisons.high : comparisons.low, choosing)
      : null;
  const aside = random.chance(shape === "long" ? 0.5 : shape === "plain" ? 0.25 : 0)
    ? fresh.pick(asides, choosing)
    : null;
  const closes = shape === "brief" ? 0.45 : shape === "list" ? 0.6 : 0.72;
  const complained = remarks.points.some(isMild);
  const tags = complained ? writer.tags.and("complained") : writer.tags;
  const closing = random.chance(closes) ? fresh.pick(closings[rating], { ...choosing, tags }) : null;
  const end = [compared, aside, closing].filter((text) => text !== null);
  const [first = "", ...others] = remarks.texts;
  const body =
    shape === "long" && (others.length > 0 || end.length > 1)
      ? `${[...before, first].join(" ")}\n\n${[...others, ...end].join(" ")}`
      : [...before, ...remarks.texts, ...end].join(" ");
  return {
    title: titleOf(remarks.points, rating, { writer, fresh, random }),
    body: capital(body),
    points: remarks.points,
    weighed: said.once.has("pounds"),
  };
}

function opening(
  writer: Writer,
  shape: Shape,
  { fresh, choosing, random }: { fresh: Freshness; choosing: Choosing; random: Random },
): string[] {
  if (shape !== "list" && writer.occasion !== null) {
    const { name } = writer.occasion;
    const own = occasions.filter(({ needs }) => needs.some((tag) => tag.name === name));
    const story = fresh.pick(own, choosing);
    const also = shape === "long" && story !== null && random.chance(0.5) ? fresh.pick(openings, choosing) : null;
    if (story !== null) return also === null ? [story] : [story, also];
  }
  if (random.chance(shape === "brief" ? 0.35 : 0.85)) {
    const text = fresh.pick(openings, choosing);
    if (text !== null) return [text];
  }
  return [];
}

interface Remarked {
  texts: string[];
  points: Point[];
}

interface Remarking {
  rating: Stars;
  atLength: boolean;
  fresh: Freshness;
  choosing: Choosing;
  random: Random;
}

/** The points in words; at length some are said plainly first and then told. */
function remarked(points: readonly Point[], { rating, atLength, fresh, choosing, random }: Remarking): Remarked {
  const found: Remarked = { texts: [], points: [] };
  for (const point of points) {
    const plain =
      atLength && point.topic in scoreNouns && point.mood !== "mild" && random.chance(0.5)
        ? fresh.pick(plainOf(point), choosing)
        : null;
    const story = fresh.pick(plain === null ? stockOf(point) : storiesOf(point), choosing);
    const text = [plain, story].filter((each) => each !== null).join(" ");
    if (text === "") continue;
    const last = found.points.at(-1);
    const turns_ = last !== undefined && isMild(last) !== isMild(point);
    found.texts.push(turns_ ? turned(fresh.phrase(turns[rating]), text) : text);
    found.points.push(point);
  }
  return found;
}

/** "Good: sleeps cool, solid edges. Not so good: weighs a ton." */
function listed(points: readonly Point[], fresh: Freshness, random: Random): Remarked | null {
  const both = points.some(isMild) && !points.every(isMild);
  const [good, bad] = both ? random.pick(listHeadings) : (["Pros:", "Cons:"] as const);
  const phrases = (heading: string, stock: Readonly<Record<string, readonly string[]>>, mine: readonly Point[]) => {
    const said = mine.flatMap(({ topic }) => stock[topic] ?? []).length;
    return said === 0 ? [] : [`${heading} ${mine.map(({ topic }) => fresh.phrase(stock[topic] ?? [""])).join(", ")}.`];
  };
  const ordered = [...points.filter((point) => !isMild(point)), ...points.filter(isMild)];
  const texts = [
    ...phrases(
      good,
      praised,
      points.filter((point) => !isMild(point)),
    ),
    ...phrases(bad, blamed, points.filter(isMild)),
  ];
  return texts.every((text) => fresh.claim(text)) ? { texts, points: ordered } : null;
}

/** What a title says of summers only those can who have had one. */
const seasonal = /summer|August/;

export function titleOf(
  points: readonly Point[],
  rating: Stars,
  { writer, fresh, random }: { writer: Writer; fresh: Freshness; random: Random },
): string {
  const first = points.find(({ mood }) => (mood === "good") === rating > 3) ?? points[0]!;
  const byTopic = (first.mood === "good" ? goodTitles : badTitles)[first.topic] ?? [];
  const general = rating >= 4 ? goodTitles["rest"]! : rating === 3 ? middlingTitles : badTitles["letdown"]!;
  const plain = plainTitles.filter((title) => !title.includes("{comfort}") || writer.tags.has("comfort"));
  const chance = random.next();
  const known = rating === 3 ? 0.35 : rating === 4 ? 0.6 : 0.72;
  const stock = chance < known && byTopic.length > 0 ? byTopic : chance < known + 0.14 ? plain : general;
  const flawless = rating === 5 && !points.some(isMild);
  const fitting = stock.filter(
    (title) => (writer.owner.months >= 12 || !seasonal.test(title)) && (flawless || title !== "No complaints"),
  );
  return fill(fresh.phrase(fitting), writer.words);
}
