import type { MattressType } from "../../../app/contracts/mattress";
import type { ModelAlias, Policies } from "../../../app/contracts/catalogue";
import { comfortLevel, type ComfortName } from "../../rules/comfort";
import { clamp, tenths } from "../../rules/piecewise";
import { queenPriceCents } from "../../rules/prices";
import { scoreConstruction } from "../../rules/construction-scores";
import { claimedFirmness, firmnessRange } from "../../rules/firmness";
import { mattressType } from "../../rules/mattress-type";
import { overallScore } from "../../rules/overall-score";
import { type BrandCharacter, onlyStore } from "./brand-characters";
import type { SeedModel } from "./catalogue-data";
import { airLadder, comfortLadder, type Rung } from "./comfort-ladder";
import { recipeForType } from "./construction/recipe-for-type";
import { inventCertificates } from "./model-certificates";
import { inventedStores } from "./name-words";
import { inventFelt, inventRatings } from "./ratings";
import type { Random } from "./random";
import { slugify } from "./slug";
import { modelSummary } from "./text/model-text";
import { sizesOfLine, variantsOf, type Offer } from "./variants";

export interface LinePlan {
  brand: BrandCharacter;
  slug: string;
  name: string;
  /** The type its recipe aims at. */
  type: MattressType;
  /** Place in the brand's range, from 0, the cheapest, to 1, the dearest. */
  standing: number;
  /** How well it is built, from 0, the plainest, to 1, the best. */
  grade: number;
  policies: Policies;
  /** False for a line whose seller may keep its prices to the store. */
  alwaysPriced: boolean;
  aliases(comfort: string): ModelAlias[];
  random: Random;
}

/** What a type costs more or less than the brand's other beds of the same standing, as a share of its price range. */
const typePremium: Partial<Record<MattressType, number>> = {
  polyfoam: -0.08,
  innerspring: -0.04,
  "memory-foam": -0.02,
  hybrid: 0.03,
  "latex-hybrid": 0.03,
};

const toppedChance: Partial<Record<MattressType, number>> = {
  innerspring: 0.65,
  hybrid: 0.35,
  "latex-hybrid": 0.25,
  "polymer-grid": 0.15,
};

const topNames = { tight: "", pillow: " Pillow Top", euro: " Euro Top" } as const;

/** The models of a line, softest first: one construction in several comforts. */
export function generateModels(plan: LinePlan): SeedModel[] {
  const { brand, grade } = plan;
  const organic = brand.types[0]?.[0]?.startsWith("latex") ?? false;
  const recipe = recipeForType(plan.type, { random: plan.random.fork("recipe"), grade, organic });
  const ladder = plan.random.fork("ladder");
  const rungs =
    plan.type === "adjustable-air"
      ? airLadder(recipe, ladder)
      : comfortLadder(recipe, toppedChance[plan.type] ?? 0, ladder);
  const random = plan.random.fork("models");
  const certificates = inventCertificates(rungs[0]?.layers ?? [], organic, random.fork("certificates"));
  const position = plan.standing + (typePremium[plan.type] ?? 0) + random.step(-0.06, 0.06, 0.02);
  const offer: Omit<Offer, "queenCents"> = {
    sizes: sizesOfLine(plan.type, random.fork("sizes")),
    seller: brand.online ? brand.name : (onlyStore(brand) ?? random.pick(inventedStores)),
    priced: plan.alwaysPriced || brand.online || random.chance(0.85),
    observedDaysAgo: random.int(1, 5),
  };
  // A brand's idea of "medium" runs through a whole line, and so does whether a laboratory measured it.
  const claimBias = random.pick([-0.5, 0, 0, 0, 0.5]);
  const measured = random.chance(0.78);
  return rungs.map((rung, index) =>
    generateModel(plan, rung, {
      certificates,
      offer: { ...offer, queenCents: queenPriceCents(brand.queen, position + (rung.top === "tight" ? 0 : 0.04)) },
      claimBias,
      measured,
      random: random.fork(`model ${index}`),
    }),
  );
}

interface LineTraits {
  certificates: SeedModel["certificates"];
  offer: Offer;
  claimBias: number;
  measured: boolean;
  random: Random;
}

function generateModel(plan: LinePlan, rung: Rung, line: LineTraits): SeedModel {
  const { random } = line;
  const { layers } = rung;
  const type = mattressType(layers);
  const scores = scoreConstruction(layers);
  const score = overallScore(scores);
  const ratings = inventRatings(score, random.fork("ratings"));
  const owners = ratings.reduce((sum, count) => sum + count, 0);
  const name = `${plan.name} ${rung.comfort === null ? rung.label : comfortWords(plan.brand, rung.comfort)}${topNames[rung.top]}`;
  // Shops rename what other shops sell as well.
  const aliased = plan.brand.floors.includes("retailers") && random.chance(0.5);
  const model: SeedModel = {
    slug: slugify(`${plan.brand.name} ${name}`),
    line_slug: plan.slug,
    name,
    summary: "",
    type,
    top_style: rung.top,
    height_inches: layers.reduce((sum, layer) => sum + layer.inches, 0),
    score,
    scores,
    firmness: {
      claimed: promised(rung, claimedFirmness(rung.firmness + line.claimBias), 0.5),
      measured: line.measured ? promised(rung, tenths(rung.firmness + random.step(-0.2, 0.2, 0.1)), 0.1) : null,
      // What owners of an air bed feel is what they have set.
      felt: rung.comfort === null ? [] : inventFelt(rung.firmness, owners, random.fork("felt")),
      range: firmnessRange(layers),
    },
    layers,
    variants: variantsOf(line.offer),
    policies: plan.policies,
    certificates: line.certificates,
    aliases: aliased && rung.comfort !== null ? plan.aliases(rung.comfort) : [],
    rating_distribution: ratings,
  };
  return { ...model, summary: modelSummary(model, random.fork("summary")) };
}

/** Brands that sell online say medium firm for what stores call luxury firm. */
const comfortWords = ({ online }: BrandCharacter, comfort: ComfortName) =>
  comfort === "Luxury Firm" && online ? "Medium Firm" : comfort;

/** A number, in steps, that the comfort name of the bed allows (domain.md section 12). */
function promised({ comfort }: Rung, firmness: number, step: number): number {
  if (comfort === null) return firmness;
  const { from, to } = comfortLevel(comfort);
  return tenths(clamp(firmness, from, to - step));
}
