import { firmnessWord } from "../../../../app/contracts/vocabulary/mattress";
import { tenths } from "../../../rules/piecewise";
import { targetFirmness } from "../../../rules/target-firmness";
import type { Random } from "../random";
import { fill } from "../text/fill";
import type { ScoreKey } from "../text/score-sentences";
import { comfortPhrase, supportPhrase, typeNouns } from "../text/wording";
import { withArticle } from "../../../rules/match/words/phrases";
import type { FreshPick } from "./fresh-picks";
import { partWords } from "./part-words";
import * as story from "./story-words";
import { partResult, resultWords, type TestedBed } from "./tested-bed";
import * as verdicts from "./verdict-words";

/** From here up a result is praised, and below the other it is a weakness. */
const praised = 3.7;
const blamed = 3.05;
/** Where even the lowest result is this good, there is no weakness. */
const noWeakness = 3.5;
const good = 76;
const fair = 65;

/** What the words about one bed are picked with; each of its reviews' parts has a source of chance of its own. */
export interface Pen {
  pick: FreshPick;
  random: Random;
}

const figure = (value: number) => String(tenths(value));

/** A best result that is no more than fair is called that. */
const strongWords = ({ scores }: TestedBed, part: ScoreKey) =>
  scores[part] >= praised ? partWords[part].does : [`is decent for ${partNoun[part]}`];

const weakWords = ({ scores }: TestedBed, part: ScoreKey) =>
  scores[part] < blamed ? partWords[part].not : partWords[part].middling;

export function writeVerdict(bed: TestedBed, { pick, random }: Pen): string {
  const { ranked, scores, score, claim, dial, measured, model } = bed;
  const [best, second] = ranked as [ScoreKey, ScoreKey];
  const [worst, worse] = [...ranked].reverse() as [ScoreKey, ScoreKey];
  const [claimedWords, measuredWords] = [firmnessWord(model.firmness.claimed), firmnessWord(measured)];
  const list = dial
    ? verdicts.setAtHome
    : scores[worst] >= noWeakness
      ? verdicts.allGood
      : score < fair
        ? verdicts.poor
        : claim !== "as-claimed" && claimedWords !== measuredWords
          ? verdicts.unlikeClaimed
          : score >= good
            ? verdicts.strong
            : verdicts.middling;
  const noun = typeNouns[model.type][0];
  return fill(pick(list, random), {
    Bed: withArticle(dial ? noun : `${measuredWords} ${noun}`),
    does: pick(strongWords(bed, best), random),
    also: pick(strongWords(bed, second), random),
    not: pick(weakWords(bed, worst), random),
    worse: pick(weakWords(bed, worse), random),
    claimed: claimedWords,
    measured: measuredWords,
  });
}

export function writePros(bed: TestedBed, { pick, random }: Pen): string[] {
  const { ranked, scores, claim, dial } = bed;
  const strong = ranked.filter((part, rank) => rank === 0 || scores[part] >= praised).slice(0, 3);
  return [
    ...strong.map((part) =>
      scores[part] >= praised
        ? fill(pick(partWords[part].pro, random), { value: partResult(bed, part) })
        : `Its best score is for ${partNoun[part]}: ${scores[part].toFixed(1)} of 5`,
    ),
    ...(claim === "as-claimed" && !dial
      ? [
          fill(pick(honestLabel, random), {
            brand: bed.brand.name,
            claimed: figure(bed.model.firmness.claimed),
            measured: figure(bed.measured),
          }),
        ]
      : []),
    ...(bed.results.weight <= lightPounds ? [`Light enough to move alone, at ${resultWords(bed, "weight")}`] : []),
  ];
}

const honestLabel: readonly string[] = [
  "As firm as {brand} says it is",
  "It measured {measured}; {brand} says {claimed}",
  "No surprise about how firm it is ({measured}, and {brand} says {claimed})",
];

export function writeCons(bed: TestedBed, { pick, random }: Pen): string[] {
  const { ranked, scores, claim, dial, measured, model } = bed;
  const weak = [...ranked].reverse().filter((part, rank) => rank === 0 || scores[part] < blamed);
  const said = weak.slice(0, 3).map((part) =>
    scores[part] < noWeakness
      ? fill(pick(partWords[part].con, random), { value: partResult(bed, part) })
      : // The lowest of good results is said as what it is.
        `Its lowest score is for ${partNoun[part]}, and even that is ${scores[part].toFixed(1)} of 5`,
  );
  return [
    ...said,
    ...(claim !== "as-claimed" && !dial
      ? [
          `${claim === "softer" ? "Softer" : "Firmer"} than ${bed.brand.name} says: ${figure(measured)}, not ${figure(model.firmness.claimed)}`,
        ]
      : []),
    ...(bed.low ? [`Lower than promised: ${resultWords(bed, "height")}, not ${model.height_inches}`] : []),
    ...(bed.results.weight >= heavyPounds ? [`Heavy to move, at ${resultWords(bed, "weight")}`] : []),
  ];
}

const partNoun: Readonly<Record<ScoreKey, string>> = {
  pressure_relief: "pressure relief",
  support: "support",
  motion_isolation: "motion isolation",
  cooling: "cooling",
  edge_support: "edge support",
  responsiveness: "responsiveness",
  durability: "durability",
};

const lightPounds = 52;
const heavyPounds = 115;

/** Three paragraphs: one person's nights, what the instruments say, and how that stands to what the brand says. */
export function writeStory(bed: TestedBed, pen: Pen): string[] {
  return [nightsOn(bed, pen), resultsOf(bed, pen), claimsOf(bed, pen)];
}

function nightsOn(bed: TestedBed, { pick, random }: Pen): string {
  const { reviewer, nights, measured, dial, results, scores } = bed;
  const opening = fill(pick(story.openings, random), {
    nights,
    pounds: reviewer.pounds,
    lying: story.lying[reviewer.position],
  });
  const off = tenths(measured - targetFirmness(reviewer.position, reviewer.pounds));
  const felt = dial
    ? "dial"
    : Math.abs(off) <= 0.7
      ? "right"
      : off > 0
        ? off > 1.8
          ? "far-too-firm"
          : "too-firm"
        : off < -1.8
          ? "far-too-soft"
          : "too-soft";
  const feel =
    scores.responsiveness <= 2.6 ? "hug" : scores.responsiveness >= 3.8 && results.sinkage < 2.6 ? "float" : "between";
  const sunk = fill(pick(story.feelWordsOf[feel], random), { sinkage: resultWords(bed, "sinkage") });
  return [opening, sunk, pick(story.feltWords[felt], random)].join(" ");
}

function resultsOf(bed: TestedBed, { pick, random }: Pen): string {
  const { model, ranked, scores } = bed;
  const [best, second] = ranked as [ScoreKey, ScoreKey];
  const [worst] = [...ranked].reverse() as [ScoreKey];
  const comfort = comfortPhrase(model.layers);
  const openedUp = bed.acquired === "bought" && random.chance(0.4);
  const made =
    comfort === ""
      ? []
      : [
          fill(pick(openedUp ? story.cutOpen : story.madeOf, random), {
            comfort,
            support: supportPhrase(model.layers),
          }),
        ];
  const say = (part: ScoreKey, words: readonly string[]) => fill(pick(words, random), { value: partResult(bed, part) });
  return [
    ...made,
    scores[best] >= praised
      ? say(best, partWords[best].good)
      : fill(pick(story.nothingStandsOut, random), { noun: partNoun[best], value: partResult(bed, best) }),
    ...(scores[second] >= praised ? [say(second, partWords[second].good)] : []),
    ...(scores[worst] < blamed ? [say(worst, partWords[worst].bad)] : []),
  ].join(" ");
}

function claimsOf(bed: TestedBed, { pick, random }: Pen): string {
  const { model, brand, measured, claim, dial, results, low } = bed;
  const weighs = results.weight <= lightPounds ? "light" : results.weight >= heavyPounds ? "heavy" : "usual";
  const foam = model.type === "memory-foam" || model.type === "polyfoam";
  return [
    fill(pick(story.claimWords[dial ? "dial" : claim], random), {
      brand: brand.name,
      claimed: figure(model.firmness.claimed),
      measured: figure(measured),
    }),
    ...(low
      ? [
          fill(pick(story.lowerThanClaimed, random), {
            claimed: `${model.height_inches} inches`,
            measured: resultWords(bed, "height"),
          }),
        ]
      : []),
    fill(pick(story.settingUp[weighs], random), { weight: resultWords(bed, "weight") }),
    ...(foam ? [pick(story.smell, random)] : []),
  ].join(" ");
}
