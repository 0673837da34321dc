import type { WeightBand } from "../firmness";
import { clamp, piecewise } from "../piecewise";
import type { Body } from "./body";
import type { Half, MatchModel } from "./match-model";
import type { Ruleset } from "./ruleset";
import type { FitFor, SleeperView } from "./sleeper-view";
import { feltAt, liesIn } from "./weight-bands";

export interface ComparedFirmness {
  /** The firmness that is compared with the target. */
  firmness: number;
  from: "set" | "ordered" | "measured" | "owners" | "claimed";
  /** Owners of the sleeper's own weight, if the firmness comes from them: how many, and what they feel. */
  felt: { owners: number; firmness: number } | null;
  /** The half to order, for a bed whose halves are ordered separately. */
  half: Half | null;
  /** It was set or ordered for two people on one side. */
  shared: boolean;
}

export interface FirmnessFit extends ComparedFirmness {
  /** Firmness minus target; negative means too soft. */
  miss: number;
  /** From 0 to 1. */
  share: number;
  /** How setting a bed away from the middle of its range changes two of its readings. */
  pressureMove: number;
  supportMove: number;
}

/**
 * How a bed's firmness fits a sleeper's target (ruleset 2026.3, rule 5). Where halves are ordered separately, the
 * best-fitting one is used. Two people on one side get the half that suits them both best, or the setting midway
 * between their targets.
 */
export function firmnessFit(
  view: FitFor & Partial<Pick<SleeperView, "oneSide">>,
  model: MatchModel,
  { fit: rules }: Ruleset,
): FirmnessFit {
  const lying = view.oneSide ?? [view];
  const shared = lying.length > 1;
  const [softest, ...firmer] = model.halves.map((half) => orderedHalf(half, shared));
  if (softest === undefined) {
    const setFor = lying.reduce((sum, { target }) => sum + target.firmness, 0) / lying.length;
    return fitOf(view, model, { ...comparedFirmness(setFor, view.body, model.firmness, rules), shared }, rules);
  }
  const leastShare = (half: ComparedFirmness) =>
    Math.min(...lying.map((each) => fitOf(each, model, half, rules).share));
  const best = firmer.reduce((one, half) => (leastShare(half) > leastShare(one) ? half : one), softest);
  return fitOf(view, model, best, rules);
}

const orderedHalf = (half: Half, shared: boolean): ComparedFirmness => ({
  firmness: half.firmness,
  from: "ordered",
  felt: null,
  half,
  shared,
});

function fitOf(
  { target: { firmness: target }, body }: FitFor,
  model: MatchModel,
  compared: ComparedFirmness,
  rules: Ruleset["fit"],
): FirmnessFit {
  const miss = compared.firmness - target;
  const share = piecewise(rules.miss, Math.abs(miss) * (1 + rules.hurtsMore * hurts(miss, body)));
  if (compared.from !== "set") return { ...compared, miss, share, pressureMove: 0, supportMove: 0 };
  const built = model.build.firmness;
  const { best, perPoint } = rules.dialSupport;
  return {
    ...compared,
    miss,
    share: share * rules.dialShare,
    pressureMove: -rules.dialPressure * (compared.firmness - built),
    supportMove: perPoint * (Math.abs(built - best) - Math.abs(compared.firmness - best)),
  };
}

/**
 * A half that is closer to the target than the one to order; this happens because a miss in the harmful direction
 * counts for more.
 */
export function nearerHalf(
  { half, firmness, miss, shared }: FirmnessFit,
  halves: readonly Half[],
): { firmness: number; miss: number } | null {
  if (half === null || shared) return null;
  const target = firmness - miss;
  const [nearest] = halves
    .map((other) => ({ firmness: other.firmness, miss: other.firmness - target }))
    .sort((one, other) => Math.abs(one.miss) - Math.abs(other.miss));
  return nearest !== undefined && Math.abs(miss) - Math.abs(nearest.miss) >= tellApart ? nearest : null;
}

/** In points of the firmness scale: misses that differ by less look the same at one decimal. */
const tellApart = 0.05;

/** From 0 to 1, how much more a miss hurts this sleeper than others. */
export function hurts(miss: number, { position, lowBack, joint, heavy, light }: Body): number {
  if (miss < 0) return position === "stomach" || lowBack ? 1 : heavy;
  return joint ? 1 : light;
}

/**
 * An adjustable bed is set as close as possible to `setFor`. Otherwise, in order of preference: the measured firmness;
 * half of the claimed firmness plus half of what owners of the sleeper's weight feel, corrected for how much firmer
 * than instruments people of that weight feel a bed; the claimed firmness.
 */
function comparedFirmness(
  setFor: number,
  { weight }: Body,
  { range, measured, claimed, felt }: MatchModel["firmness"],
  rules: Ruleset["fit"],
): Omit<ComparedFirmness, "shared"> {
  const half = null;
  if (range !== null) return { firmness: clamp(setFor, range.softest, range.firmest), from: "set", felt: null, half };
  const own = felt.find(({ weight_band, owners }) => owners >= rules.ownersNeeded && liesIn(weight, weight_band));
  const told = own === undefined ? null : { owners: own.owners, firmness: own.firmness };
  if (measured !== null) return { firmness: measured, from: "measured", felt: told, half };
  if (own === undefined) return { firmness: claimed, from: "claimed", felt: null, half };
  return {
    firmness: rules.claimedShare * claimed + (1 - rules.claimedShare) * asMeasured(own, weight, rules),
    from: "owners",
    felt: told,
    half,
  };
}

const asMeasured = (
  { weight_band, firmness }: { weight_band: WeightBand; firmness: number },
  pounds: number,
  rules: Ruleset["fit"],
) => firmness - piecewise(rules.felt, feltAt(weight_band, pounds));
