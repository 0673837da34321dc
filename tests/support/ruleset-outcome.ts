import type { MatchAnswers } from "#contracts/match/match";
import { typeLabels } from "#contracts/vocabulary/mattress";
import { wholeScore } from "../../upstream/rules/match/rank";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import type { ScoredModel } from "../../upstream/rules/match/scored-model";
import { unsuitedClauses } from "../../upstream/rules/match/text/skips";
import type { DemoBed } from "./demo-beds";
import { findBeds } from "./match-found";
import { namesOneOf } from "./skip-clauses";

/** What a ruleset makes of a catalogue over many sleepers (ruleset 2026.3, section 5). */
export interface Outcome {
  sleepers: number;
  /** For each sleeper who is shown anything: lines at the first whole score. */
  equalFirst: readonly number[];
  /** Shares of each list that are called excellent, and less than good. */
  excellent: readonly number[];
  belowGood: readonly number[];
  /** Beds in the first place, and whether each is called excellent. */
  first: readonly { bed: DemoBed; excellent: boolean; answers: MatchAnswers }[];
  /** Of the first five at 229 lb the share that is there at 231 lb, of each sleeper. */
  keptAcross230: readonly number[];
  /** Beds called good or excellent, over all lists, and those of them that tell this sleeper to skip them. */
  good: number;
  skipped: readonly { slug: string; clause: string; answers: MatchAnswers }[];
}

const firstFive = (answers: MatchAnswers, beds: readonly DemoBed[]) =>
  findBeds(answers, beds)
    .beds.slice(0, 5)
    .map(({ model }) => model.line_id);

/** Everybody in the bed at a weight. */
const weighing = (answers: MatchAnswers, pounds: number): MatchAnswers => ({
  ...answers,
  pounds,
  ...(answers.recipient === "couple" && { partnerPounds: pounds }),
});

function kept(answers: MatchAnswers, beds: readonly DemoBed[]): number {
  const [lighter, heavier] = [229, 231].map((pounds) => firstFive(weighing(answers, pounds), beds));
  return lighter!.filter((line) => heavier!.includes(line)).length / Math.max(1, lighter!.length);
}

/** Awaits `progress` after each sleeper, so that somebody can be told how far it is. */
export async function outcomeOf(
  sleepers: readonly MatchAnswers[],
  beds: readonly DemoBed[],
  progress: (done: number) => Promise<void>,
): Promise<Outcome> {
  const clauses = new Map(beds.map((bed) => [bed, unsuitedClauses(bed, currentRuleset)]));
  const found = {
    equalFirst: [] as number[],
    excellent: [] as number[],
    belowGood: [] as number[],
    first: [] as Outcome["first"][number][],
    keptAcross230: [] as number[],
    skipped: [] as Outcome["skipped"][number][],
  };
  let good = 0;
  for (const [index, answers] of sleepers.entries()) {
    const list = findBeds(answers, beds);
    const [best] = list.beds;
    if (best !== undefined) {
      const bands = list.beds.map(list.bandOf);
      const share = (of: (band: (typeof bands)[number]) => boolean) => bands.filter(of).length / bands.length;
      found.equalFirst.push(list.beds.filter((bed) => wholeScore(bed) === wholeScore(best)).length);
      found.excellent.push(share((band) => band === "excellent"));
      found.belowGood.push(share((band) => band !== "excellent" && band !== "good"));
      found.first.push({ bed: best.model, excellent: bands[0] === "excellent", answers });
      for (const [at, band] of bands.entries()) {
        if (band !== "excellent" && band !== "good") continue;
        good += 1;
        found.skipped.push(...skippedBy(list.beds[at]!, answers, clauses));
      }
      found.keptAcross230.push(kept(answers, beds));
    }
    await progress(index + 1);
  }
  return { ...found, sleepers: sleepers.length, good };
}

const skippedBy = (
  { model }: ScoredModel<DemoBed>,
  answers: MatchAnswers,
  clauses: ReadonlyMap<DemoBed, readonly { clause: string }[]>,
) =>
  clauses
    .get(model)!
    .filter(({ clause }) => namesOneOf(answers, clause))
    .map(({ clause }) => ({ slug: model.card.slug, clause, answers }));

const at = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / (values.length || 1);
const percent = (share: number, digits = 0) => `${(share * 100).toFixed(digits)} %`;

/** The most frequent of some names and how much of all it is: "hybrid 41.2 %". */
function largest(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [name, count] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ["none", 0]);
  return `${name} ${percent(count / (names.length || 1), 1)}`;
}

/** What it is, what the ruleset aims at ("–": nothing), and what came out. */
export type OutcomeRow = readonly [what: string, target: string, found: string];

export function outcomeRows(outcome: Outcome, experts: { held: number; all: number }): OutcomeRow[] {
  const { equalFirst, excellent, belowGood, first, keptAcross230, good, skipped } = outcome;
  const share = (holds: (place: Outcome["first"][number]) => boolean) =>
    percent(first.filter(holds).length / (first.length || 1));
  const rich = first.filter(({ answers }) => answers.budgetRange === 20_000);
  const cheap = rich.filter(
    ({ bed, answers }) => (bed.prices.get(answers.size as "queen")?.now_cents ?? Infinity) < 80_000,
  );
  return [
    [
      "Lines at the first whole score: median / 90 % (most)",
      "2 / 4",
      `${at(equalFirst, 0.5)} / ${at(equalFirst, 0.9)} (${Math.max(0, ...equalFirst)})`,
    ],
    [
      "Sleepers with at most 25 % of the list excellent / median of it",
      "90 % / –",
      `${percent(mean(excellent.map((each) => (each <= 0.25 ? 1 : 0))))} / ${percent(at(excellent, 0.5), 1)}`,
    ],
    [
      "Below good, median / first place excellent",
      "≥ 30 % / –",
      `${percent(at(belowGood, 0.5))} / ${share((place) => place.excellent)}`,
    ],
    [
      "Largest type / brand / model among first places",
      "45 / 12 / 4 %",
      [
        largest(first.map(({ bed }) => typeLabels[bed.card.type].toLowerCase())),
        largest(first.map(({ bed }) => bed.brand)),
        largest(first.map(({ bed }) => bed.card.slug)),
      ].join(" / "),
    ],
    [
      "Brands ever first / with $20,000 a bed under $800 first",
      "≥ 30 / none",
      `${new Set(first.map(({ bed }) => bed.brand)).size} / ${cheap.length} of ${rich.length}`,
    ],
    [
      "First place: swap or credit only / trial unknown / under 5 owners",
      "–",
      [
        share(({ bed }) => ["exchange", "store-credit"].includes(bed.policies.return_kind ?? "")),
        share(({ bed }) => bed.policies.trial_nights === null),
        share(({ bed }) => bed.ratings < 5),
      ].join(" / "),
    ],
    [
      "Experts’ profiles that hold",
      "95 %",
      `${experts.held} of ${experts.all} (${percent(experts.held / (experts.all || 1))})`,
    ],
    [
      "First five kept from 229 to 231 lb / “skip it if” against good or excellent",
      "– / none",
      `${percent(mean(keptAcross230))} / ${skipped.length} of ${good}`,
    ],
  ];
}
