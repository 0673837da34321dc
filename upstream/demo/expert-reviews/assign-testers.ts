import { plusDays } from "#contracts/us-days";
import type { SeedModel } from "../catalogue/catalogue-data";
import type { Random } from "../random";
import type { ChosenBed } from "./choose-beds";
import { expertTexts } from "./expert-texts";
import { areUnlike, type Tester, testers } from "./testers";

/** Consecutive nights of one tester on one bed. */
export interface Stay {
  tester: Tester;
  nights: number;
  first_night: string;
}

export interface Stays {
  first: Stay;
  /** Of someone of another build; of some beds only. */
  second: Stay | null;
}

/** The height gauge wants a bed on which nobody has lain for two days. */
const daysEmpty = 2;
/** A day between two testers, to wash the bedding. */
const daysBetween = 1;
/** Who is heavier sleeps on the beds that are sold to heavy people. */
const heavyFrom = 230;
const madeForHeavy = 500;

/**
 * Who slept on each chosen bed and when, by its slug. Nights end before the day on which the bed is measured
 * (`measuredOn`, of a model), and nobody sleeps on two beds in one night. Whom the text about a bed names slept on it; else testers
 * are drawn by the name of the bed, so that a bed that comes or goes changes little among the others.
 */
export function assignTesters(
  beds: readonly ChosenBed[],
  measuredOn: (model: SeedModel) => string,
  random: Random,
): Map<string, Stays> {
  const taken = new Set<string>();
  const paired = new Set(bedsOfTwo(beds));
  const inOrder = beds
    .map(({ model }) => ({ model, day: measuredOn(model) }))
    .sort((one, other) => (`${one.day} ${one.model.slug}` < `${other.day} ${other.model.slug}` ? -1 : 1));
  return new Map(
    inOrder.map(({ model, day }) => {
      const own = random.fork(model.slug);
      const text = expertTexts().get(model.slug);
      const [long, short] = [own.int(14, 30), own.int(7, 14)];
      const drawn = testers
        .map((tester) => ({ tester, lot: own.fork(tester.name).next() - (isCalledFor(tester, model) ? 1 : 0) }))
        .sort((one, other) => one.lot - other.lot)
        .map(({ tester }) => tester)
        .filter(({ pounds }) => pounds <= (model.capacity_pounds ?? Infinity));
      const stay = (candidates: readonly Tester[], nights: number, first_night: string): Stay => {
        const days = Array.from({ length: nights }, (_, index) => plusDays(first_night, index));
        const tester = candidates.find(({ name }) => days.every((each) => !taken.has(`${name} ${each}`)));
        if (tester === undefined) throw new RangeError(`No tester is free for ${model.slug}`);
        for (const each of days) taken.add(`${tester.name} ${each}`);
        return { tester, nights, first_night };
      };
      const empty = plusDays(day, -daysEmpty);
      const changed = paired.has(model.slug) ? plusDays(empty, -short - daysBetween) : empty;
      const first = stay(namedFirst(drawn, text?.from.reviewer), long, plusDays(changed, -long));
      const others = namedFirst(unlikeFirst(drawn, first.tester), text?.second?.reviewer);
      const second = paired.has(model.slug) ? stay(others, short, plusDays(empty, -short)) : null;
      return [model.slug, { first, second }];
    }),
  );
}

const namedFirst = (candidates: readonly Tester[], name: string | undefined) => [
  ...candidates.filter((tester) => tester.name === name),
  ...candidates.filter((tester) => tester.name !== name),
];

/** The first of each brand's chosen beds, and the third of those brands of which four were chosen. */
const bedsOfTwo = (beds: readonly ChosenBed[]): string[] =>
  beds
    .filter((bed) => {
      const own = beds.filter(({ brand }) => brand.slug === bed.brand.slug);
      const index = own.indexOf(bed);
      return index === 0 || (index === 2 && own.length > 3);
    })
    .map(({ model }) => model.slug);

const isCalledFor = ({ pounds }: Tester, { capacity_pounds }: SeedModel) =>
  pounds >= heavyFrom && (capacity_pounds ?? 0) >= madeForHeavy;

/** Another weight says the most; where all of those are busy, another position does. */
const unlikeFirst = (drawn: readonly Tester[], first: Tester) => {
  const byWeight = drawn.filter(({ pounds }) => Math.abs(pounds - first.pounds) >= 50);
  return [...byWeight, ...drawn.filter((tester) => areUnlike(tester, first) && !byWeight.includes(tester))];
};
