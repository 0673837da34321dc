import { expect, test } from "vitest";
import { sleepPositions } from "#contracts/match/match";
import type { weightBands } from "#contracts/mattress";
import { type ExpertText, expertTexts } from "../../upstream/demo/expert-reviews/expert-texts";
import { testerNamed } from "../../upstream/demo/expert-reviews/testers";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { barsOf, suitsOf } from "../../upstream/rules/match/text/suits";
import { demoBeds } from "../support/demo-beds";

/** A test is shown beside whom the match finds its bed to suit, so it may recommend the bed to nobody else. */

const beds = new Map(demoBeds().map((bed) => [bed.card.slug, bed]));
const bars = barsOf([...beds.values()], currentRuleset);

/** Who is named so is warned, or compared with whom the bed is for. */
const warned =
  /\b(want|need|hard|too|sags?|bends?|less|little|notice|pays?|sinks?|drops?|sore|won’t|isn’t|neither|lose|find|asks?|may|than|level too|brunt|gives? way|firm answer|go down|enough|stay up|dip|kinder|falls between|go through|without|you’ll feel|will feel)\b/i;
/** Words for a sleeper's position, as a recommendation has them. */
const named: Readonly<Record<(typeof sleepPositions)[number], RegExp>> = {
  side: /\bside sleepers?\b|\bon (?:your|their|one|the) side\b|\bsides?\b(?= and back)/i,
  back: /\bback sleepers?\b|\bback and \w+ sleepers\b|\bon (?:your|their|the) backs?\b|\bbacks\b/i,
  stomach: /\bstomach sleepers?\b|\bface down\b|\bon (?:your|their) (?:back or )?stomachs?\b/i,
  combination: /\bcombination sleepers?\b|\bmixed sleepers?\b|\bchanges? position\b|\banyone who moves\b/i,
};

test("A verdict recommends a bed for no position in which the match finds that it suits nobody", () => {
  const wrong = [...expertTexts().values()].flatMap(({ bed: slug, verdict }) => {
    const bed = beds.get(slug)!;
    const { who } = suitsOf(bed, bars, currentRuleset);
    if (bed.made_for !== null || who.includes("any position")) return [];
    return verdict
      .split(/[.;]\s*/)
      .flatMap((clause) =>
        warned.test(clause)
          ? []
          : sleepPositions
              .filter((position) => named[position].test(clause) && !who.includes(position))
              .map((position) => `${slug}: ${position} in “${clause}” | ${who}`),
      );
  });
  expect(wrong).toEqual([]);
});

/** The first pound above a band of weight. */
const ends: Readonly<Record<(typeof weightBands)[number], number>> = {
  "under-130": 130,
  "130-180": 180,
  "180-230": 230,
  "230-300": 300,
  "over-300": Infinity,
};
const bandOfPounds = (pounds: number) =>
  (Object.keys(ends) as (keyof typeof ends)[]).find((band) => pounds < ends[band])!;

/** Pounds that a bed, a dummy, a tester or a limit has, which recommend it to no sleeper. */
const ofNobody = /\b(?:queen|weighs|dummy|limit|a person|tester)\b/;

/** Pounds just within what words like "under 180 lb", "from 130 to 230 lb" or "180 lb up" name. */
function poundsNamed(words: string): number[] {
  const [, from, to] = /(\d{3}) (?:to|and) (\d{3}) lb/.exec(words) ?? [];
  if (from !== undefined) return [Number(from), Number(to) - 1];
  const [, how, at, after] = /(?:\b(\w+)(?: about)? )?\b(\d{3}) lb( up| or more)?/.exec(words) ?? [];
  if (at === undefined) return [];
  const pounds = Number(at);
  if (["under", "below", "to"].includes(how!)) return [pounds - 1];
  return [["over", "above", "past"].includes(how!) || after !== undefined ? pounds + 1 : pounds];
}

/** How a story says to whom its teller would rather give the bed. */
const handed =
  /\b(?:I’d|I would) (?:\w+ ){0,2}(?:give|hand|send|pass|point|offer|put|leave|keep)\b|\bought to lie down on\b/;

test("A text recommends a bed at no weight at which the match finds that it suits nobody who lies so", () => {
  const wrong = [...expertTexts().values()].flatMap(({ bed: slug, verdict, strengths, story, second }) => {
    const bed = beds.get(slug)!;
    const { who } = suitsOf(bed, bars, currentRuleset);
    if (bed.made_for !== null || who.includes("any position")) return [];
    const suited = bars.filter((bar) => bar.suited.has(slug));
    /** Where it suits nobody, its page says to whom it comes closest, and at which weight. */
    const suits = (positions: readonly string[], pounds: number) =>
      suited.length === 0
        ? positions.every((position) => who.includes(position)) &&
          poundsNamed(who).some((near) => bandOfPounds(near) === bandOfPounds(pounds))
        : suited.some(
            ({ position, weight }) =>
              (positions.length === 0 || positions.includes(position)) && weight === bandOfPounds(pounds),
          );
    const told = [...story, second?.text ?? ""]
      .flatMap((paragraph) => paragraph.split(/(?<=[.?])\s+/))
      .filter((sentence) => handed.test(sentence));
    return [verdict, ...strengths, ...told]
      .flatMap((text) => text.split(/[.;:]\s+/))
      .filter((clause) => !warned.test(clause.replace(/ with sore \w+ or \w+/, "")))
      .flatMap((clause) => clause.split(/, | and (?!\d)/))
      .filter((words) => !ofNobody.test(words))
      .flatMap((words) => {
        const positions = sleepPositions.filter((position) => named[position].test(words));
        return poundsNamed(words)
          .filter((pounds) => !suits(positions, pounds))
          .map((pounds) => `${slug}: ${pounds} lb in “${words}” | ${who}`);
      });
  });
  expect(wrong).toEqual([]);
});

/** Words for a build beside a position, and the weights of which they speak. */
const builds: readonly (readonly [before: string, weights: readonly (typeof weightBands)[number][]])[] = [
  ["light(?:er)?|small(?:er)?|slim", ["under-130"]],
  ["average(?:-weight|-size)?", ["130-180", "180-230"]],
  ["big(?:ger)?|heav(?:y|ier)|larger?", ["180-230", "230-300", "over-300"]],
];
const ofAverage = /\bof (?:average|ordinary) (?:weight|size|build)\b/;
const weightsNamed = (words: string) => {
  const before = builds.find(([build]) =>
    new RegExp(
      `\\b(?:${build}) (?:(?:back|side|stomach) and )?(?:side|back|stomach|combination) sleepers?\\b`,
      "i",
    ).test(words),
  );
  return before?.[1] ?? (ofAverage.test(words) ? builds[1]![1] : []);
};

test("A verdict recommends a bed to no build of sleepers in a position that the match finds it suits at other weights", () => {
  const wrong = [...expertTexts().values()].flatMap(({ bed: slug, verdict }) => {
    const bed = beds.get(slug)!;
    const { who } = suitsOf(bed, bars, currentRuleset);
    const suited = bars.filter((bar) => bar.suited.has(slug));
    if (bed.made_for !== null || who.includes("any position")) return [];
    const suits = (position: (typeof sleepPositions)[number], weights: readonly string[]) =>
      suited.length === 0
        ? poundsNamed(who).some((near) => weights.includes(bandOfPounds(near)))
        : suited.some((bar) => bar.position === position && weights.includes(bar.weight));
    return verdict
      .split(/[.;]\s*/)
      .filter((clause) => !warned.test(clause))
      .flatMap((clause) => clause.split(/, |(?<=sleepers) and /))
      .flatMap((words) => {
        const weights = weightsNamed(words);
        return sleepPositions
          .filter((position) => weights.length > 0 && named[position].test(words) && !suits(position, weights))
          .map((position) => `${slug}: ${position} in “${words}” | ${who}`);
      });
  });
  expect(wrong).toEqual([]);
});

/** What a verdict about sleepers whom nobody tried rests on, as texts write it. */
const restsOn: Readonly<Record<(typeof sleepPositions)[number], (from: ExpertText["from"]) => RegExp>> = {
  side: ({ pressure }) => new RegExp(`\\b${pressure} mmHg`),
  back: ({ hips }) => new RegExp(`\\b${hips.toFixed(1)} inch`),
  stomach: ({ hips }) => new RegExp(`\\b${hips.toFixed(1)} inch`),
  combination: ({ recovery }) => new RegExp(`\\b${recovery.toFixed(1)} second`),
};
/** Whoever turns all night lies in every position. */
const triedBy = (name: string) => {
  const { position } = testerNamed(name);
  return position === "combination" ? sleepPositions : [position];
};

test("A verdict about sleepers in a position that no tester sleeps in rests on a result that the text gives", () => {
  const wrong = [...expertTexts().values()].flatMap(({ bed, from, verdict, story, strengths, weaknesses, second }) => {
    const tried = [from.reviewer, second?.reviewer ?? from.reviewer].flatMap(triedBy);
    const text = [verdict, ...story, ...strengths, ...weaknesses, second?.text].join("\n");
    return verdict
      .split(/[.;]\s*/)
      .flatMap((clause) =>
        warned.test(clause) ? [] : sleepPositions.filter((position) => named[position].test(clause)),
      )
      .filter((position) => !tried.includes(position) && !restsOn[position](from).test(text))
      .map((position) => `${bed}: ${position} in “${verdict}”`);
  });
  expect(wrong).toEqual([]);
});
