import type { MatchAnswer, MatchPick, MatchResult } from "#contracts/match/match";
import type { RunningDeal } from "#contracts/mattresses";
import { sleeperWords } from "#contracts/vocabulary/sleeper-words";
import { matchPickLabels } from "#contracts/vocabulary/match";
import { sizeName } from "#contracts/vocabulary/mattress";
import { drawbacksOf, greatestLoss, ownLoss, pickDrawback } from "~/mattress/match/drawback";
import { lowerBandText } from "~/mattress/match/lower-band.server";
import { feelText } from "~/mattress/firmness";
import { shownPicture } from "~/mattress/picture/picture-address";
import { withCodeText } from "~/mattress/code-price";
import { price } from "~/mattress/price";
import { haveIt } from "~/mattress/stores-near";
import { bunkHeight, kindName } from "~/mattress/type-list";
import { unbroken } from "~/ui/format";
import type { Answers } from "../answers";
import { countedWeight, knowsZip, possibleText, resultNotices, storeMiles, storesHref } from "./result-text.server";
import { areToldRules, namesToldRules, totalOf } from "./match-list";

/** Reasons on the card; the others are told with the working. */
const reasonsShown = 2;

/**
 * Results with the words of their cards made, and all else that the upstream says left out. `open`: the slug of the one bed
 * whose working is shown.
 */
export function shownResults(match: MatchAnswer, answers: Answers, open: string | null) {
  const { deliveryZip: _zip, ...withoutZip } = answers;
  const told = areToldRules(match.ruleset);
  // An upstream that says it of one bed says it of all: null is a bed that lacks nothing worth a word.
  const saysWeakest = namesToldRules(match.ruleset) || match.results.some(({ weakest }) => weakest !== null);
  return {
    ...match,
    picks: match.picks.map(({ kind, because, size, beds }) => ({
      kind,
      // The best of one is no praise.
      label: kind === "best-match" && totalOf(match) === 1 ? "The only match" : matchPickLabels[kind],
      because: unbroken(because),
      beds: beds.map((bed) => ({
        ...shownBed({ ...bed, size }),
        /** What speaks against it most; null where nothing is worth a word. */
        drawback: pickDrawback(bed.weakest, answers),
      })),
    })),
    collisions: match.collisions.map(({ because, sides }) => ({
      because: unbroken(because),
      sides: sides.map(({ label, model, score, price_cents: cents }) => ({
        label,
        slug: model.slug,
        name: model.name,
        brand: { slug: model.brand.slug, name: model.brand.name },
        picture: shownPicture(model),
        price: cents === null ? null : price(cents),
        score: Math.round(score),
      })),
    })),
    // A bed for each of them, where that comes first, says it already.
    split_suggested: match.split_suggested && match.picks[0]?.kind !== "split-pair",
    notices: resultNotices(match, answers),
    /** Said to heavy sleepers, once for all beds of the page whose makers don’t say how much weight they are made for. */
    askCapacity: askCapacity(match.results),
    /** Said once, if no store is known to have any bed of the page. */
    noStores: noStores(match.results, match.zip_known && knowsZip(answers)),
    /** Which figure stands for a weight that was told as a band. */
    countedWeight: told ? countedWeight(answers) : null,
    /** Why some beds of the page are only a possible match. */
    whyPossible: told ? possibleText(match.results, answers) : null,
    results: match.results.map((result, index) => ({
      ...shownBed({ ...result, risk: result.risk?.level ?? null }),
      rank: result.rank,
      /** "Latex hybrid, 6 of 10, medium-firm" */
      about: [
        kindName(result.model),
        ...bunkHeight(result.model, answers.bunk === "yes"),
        feelText(result.model, result.size),
        ...holds(result),
      ].join(", "),
      flags: [...flagsOf(result), ...withinByCode(result, answers)].map(unbroken),
      equals: equalWords(result.equals),
      reasons: result.why.slice(0, reasonsShown).map(unbroken),
      drawbacks: [
        ...drawbacksOf(
          {
            weakest: saysWeakest ? ownLoss(result) : greatestLoss(result.parts),
            hardToReturn: saysHardToReturn(result) ? hardWords(result.risk) : null,
          },
          answers,
        ),
        ...(told ? lowerBandText(result, match.results.slice(index + 1), sleeperWords(answers.recipient).name) : []),
      ].map(unbroken),
      stores: storesOf(result, match.zip_known ? answers : withoutZip),
      /** Where each point comes from; null while it is folded. */
      working: result.model.slug === open ? result : null,
    })),
  };
}

export type ShownResults = ReturnType<typeof shownResults>;
export type ShownPick = ShownResults["picks"][number];
export type PickedBed = ShownPick["beds"][number];
export type ShownCollision = ShownResults["collisions"][number];
export type ShownMatch = ShownResults["results"][number];

/** What heavy sleepers ask first. */
const holds = ({ capacity_pounds: pounds }: MatchResult) =>
  pounds === null ? [] : [unbroken(`up to ${pounds} lb a side`)];

function askCapacity(results: readonly MatchResult[]): string | null {
  const unknown = results.filter(({ capacity_unknown }) => capacity_unknown).length;
  if (unknown === 0) return null;
  const all = results.length;
  const which = unknown === all ? (all === 1 ? "this bed" : "these beds") : `${unknown} of these ${all} beds`;
  const held = results.some(({ capacity_holds }) => capacity_holds)
    ? `, so we don’t call ${unknown === 1 ? "it" : "them"} an excellent match`
    : "";
  return `We don’t know how much weight ${which} can hold${held}. Ask before you buy.`;
}

/**
 * What costs a bed points besides its parts, not what is said of its weakest part anyway; and for a heavy sleeper that its
 * maker doesn’t say how much it is made for.
 */
const flagsOf = ({ deductions, weakest, capacity_unknown }: MatchResult) => [
  ...deductions
    .filter(({ part, sleeper }) => {
      const told = weakest !== null && weakest.how !== null && part === weakest.part;
      return !told || !(weakest.who === null || weakest.who === "both" || weakest.who === sleeper);
    })
    .map(({ because }) => because),
  ...(capacity_unknown ? ["Its maker doesn’t say how much weight it can hold."] : []),
];

/** That the code of a running deal brings a bed within the budget, which its price without one is over. */
const withinByCode = ({ price_cents: cents, deal }: MatchResult, { budgetRange }: Answers) => {
  const budget = Number(budgetRange) * 100;
  const withCode = deal?.with_code_cents ?? null;
  return cents !== null && withCode !== null && cents > budget && withCode <= budget
    ? ["With its code it’s within your budget."]
    : [];
};

/** "Equal to 2 others"; null where none is of the same score. */
const equalWords = (others: number) =>
  others === 0 ? null : `Equal to ${others === 1 ? "1 other" : `${others} others`}`;

/** A deduction for it says so already, and more. */
const saysHardToReturn = ({ band, risk, deductions }: MatchResult) =>
  band !== null && risk?.level === "high" && !deductions.some(({ because }) => because.includes(risk.because));

/** What makes it hard to return, in sentences; results saved earlier say all that a return takes. */
const hardWords = (risk: MatchResult["risk"]) =>
  risk === null ? null : risk.hard === null ? risk.because : `${risk.hard}.`;

type Bed = Omit<MatchPick["beds"][number], "weakest"> & Pick<MatchPick, "size"> & { deal?: RunningDeal | null };

/** A bed as cards and picks show it. */
const shownBed = ({ model, size, price_cents: cents, deal = null, score, band, risk }: Bed) => ({
  slug: model.slug,
  name: model.name,
  brand: { slug: model.brand.slug, name: model.brand.name },
  picture: shownPicture(model),
  /** Null: not published. */
  price: cents === null ? null : price(cents),
  size: sizeName(size),
  /** With the code of a running deal, where that is less. */
  withCode: withCodeText(cents, deal),
  score: Math.round(score),
  band,
  risk,
});

export type ShownBed = ReturnType<typeof shownBed>;

/** Where it can be tried; null where we know of no store, which is said once for all beds. */
function storesOf({ model: { slug }, store_count: count }: MatchResult, answers: Answers) {
  if (count === 0) return null;
  const href = storesHref(slug, answers);
  if (count === null) return { text: "Stores that have it", href };
  return { text: haveIt(count, knowsZip(answers) ? `within ${storeMiles} miles` : ""), href };
}

function noStores(results: readonly MatchResult[], near: boolean): string | null {
  if (results.length === 0 || results.some(({ store_count: count }) => count !== 0)) return null;
  return `We know of no store${near ? " near you" : ""} that has ${results.length === 1 ? "this bed" : "any of these beds"}.`;
}
