import type { MatchAnswers } from "#contracts/match/match";
import type { MattressType } from "#contracts/mattress";
import type { ScoredModel } from "../../../../upstream/rules/match/scored-model";
import type { DemoBed } from "../../../support/demo-beds";
import { collisionsIn, type FoundBeds } from "../../../support/match-found";

/** What a mattress expert expects for a sleeper (ruleset 2026.3, section 7). */
export interface Expert {
  /** Its number in the ruleset. */
  id: string;
  who: string;
  answers: MatchAnswers;
  expects: string;
  /** `all` is the whole catalogue, for an expectation of more than this list. */
  holds(list: FoundBeds, all: readonly DemoBed[]): boolean;
}

export type Bed = ScoredModel<DemoBed>;

export const average: MatchAnswers = {
  recipient: "me",
  age: "35-49",
  size: "queen",
  pain: ["none"],
  temperature: "neutral",
};
export const side: MatchAnswers = { ...average, position: "side" };
export const back: MatchAnswers = { ...average, position: "back" };
export const stomach: MatchAnswers = { ...average, position: "stomach" };
export const turning: MatchAnswers = { ...average, position: "combination" };

/** An expectation of the bed in the first place. */
export const first = (holds: (bed: Bed) => boolean) => (list: FoundBeds) =>
  list.beds[0] !== undefined && holds(list.beds[0]);

/** Firmness as it is compared for the first sleeper, between both ends. */
export const between = ({ sleepers }: Bed, softest: number, firmest: number) => {
  const { firmness } = sleepers[0]!.fit;
  return firmness >= softest - 1e-9 && firmness <= firmest + 1e-9;
};
export const atLeast = (bed: Bed, softest: number) => between(bed, softest, 10);
export const atMost = (bed: Bed, firmest: number) => between(bed, 1, firmest);
export const isOneOf = ({ model }: Bed, ...types: MattressType[]) => types.includes(model.card.type);
export const memoryInches = ({ model }: Bed) =>
  model.build.foams.filter(({ memory }) => memory).reduce((sum, { inches }) => sum + inches, 0);
export const comfortInches = ({ model }: Bed) => model.build.comfortInches;
export const overCoils = ({ model }: Bed) => model.build.coilGauge !== null;
/** A core of latex, or of wire at least as thick as a gauge. */
export const isStrong = ({ model }: Bed, gauge: number) =>
  model.materials.has("dunlop-latex") ||
  model.materials.has("talalay-latex") ||
  (model.build.coilGauge ?? Infinity) <= gauge;
export const weakFoamCore = ({ model }: Bed) => (model.build.foamCoreDensity ?? Infinity) < 1.8;
export const hasSewnPillowTop = ({ model }: Bed) => model.build.sewnPillowTop;
export const share = ({ sleepers }: Bed, part: keyof Bed["sleepers"][0]["shares"]) => sleepers[0]!.shares[part];
export const onlySwapped = ({ model }: Bed) => ["exchange", "store-credit"].includes(model.policies.return_kind ?? "");

export const names = (list: FoundBeds, kind: ReturnType<typeof collisionsIn>[number]["kind"], ...parts: string[]) =>
  collisionsIn(list).some((each) => each.kind === kind && parts.every((part) => each.parts.some((of) => of === part)));
