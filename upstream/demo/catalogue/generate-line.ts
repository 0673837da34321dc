import type { Certificate, ModelAlias, Policies } from "#contracts/catalogue";
import { type Layer, mattressSizes } from "#contracts/mattress";
import { certificateKinds } from "../../rules/certificates";
import { comfortLevel, type ComfortName } from "../../rules/comfort";
import { claimedFirmness, firmnessRange } from "../../rules/firmness";
import { isSupportCoil } from "../../rules/layer-families";
import { mattressType } from "../../rules/mattress-type";
import { clamp, tenths } from "../../rules/piecewise";
import { readingsOf } from "../../rules/readings/readings";
import type { Named } from "./aliases";
import type { BrandSheet, LineSheet } from "../brands/brand-sheet";
import { queenPounds } from "../brands/queen-pounds";
import { bedsOf, type LineBed, middleOf } from "../brands/line-beds";
import type { SeedModel } from "./catalogue-data";
import { daysBefore } from "../dates";
import { inventFelt, inventRatings } from "./ratings";
import type { Random } from "../random";
import { slugify } from "../slug";
import { modelSummary } from "../text/model-text";
import { variantsOf, type Offer } from "./variants";

export interface LinePlan {
  sheet: BrandSheet;
  line: LineSheet;
  slug: string;
  seller: string;
  policies: Policies;
  /** Store names of the whole brand, so that none is given to two beds. */
  aliases(comfort: string, bed: Named): ModelAlias[];
  random: Random;
}

/** What all beds of a line share. */
interface LineTraits {
  certificates: Certificate[];
  offer: Omit<Offer, "queenCents" | "priced">;
  /** A brand's idea of "medium" runs through a whole line. */
  claimBias: number;
  measured: boolean;
  /** How lucky its owners have been with delivery, service and expectations, from -1 to 1. */
  luck: number;
}

/** The models of a line, softest first: one construction in several comforts. */
export function generateModels(plan: LinePlan): SeedModel[] {
  const { line } = plan;
  const random = plan.random.fork("models");
  const traits: LineTraits = {
    certificates: certificatesOf(plan, random.fork("certificates")),
    offer: {
      sizes: mattressSizes.filter((size) => line.sizes?.includes(size) ?? true),
      seller: plan.seller,
      observedDaysAgo: random.int(1, 5),
    },
    claimBias: random.pick([-0.5, 0, 0, 0, 0.5]),
    measured: random.chance(0.6),
    luck: random.next() * 2 - 1,
  };
  return bedsOf(line).map((bed, index) => generateModel(plan, bed, traits, random.fork(`model ${index}`)));
}

function generateModel(plan: LinePlan, bed: LineBed, traits: LineTraits, random: Random): SeedModel {
  const { sheet, line } = plan;
  const layers = published(bed.layers, line);
  const name = `${line.name} ${bed.label}`;
  const readings = readingsOf(bed.layers);
  const ratings = inventRatings(readings, traits.luck, random.fork("ratings"));
  const owners = ratings.reduce((sum, count) => sum + count, 0);
  const claim = (comfort: ComfortName | null, firmness: number) =>
    promised(comfort, claimedFirmness(firmness + traits.claimBias), 0.5);
  const halves = bed.halves?.map(({ comfort, firmness }) => claim(comfort, firmness)) ?? null;
  // Only shops that rename what other shops sell as well have names of their own.
  const aliased = sheet["exclusive-names"] && random.chance(0.5);
  const model: SeedModel = {
    slug: slugify(`${sheet.brand} ${name}`),
    line_slug: plan.slug,
    name,
    summary: "",
    type: mattressType(bed.layers),
    made_for: line["made-for"] ?? null,
    top_style: bed.top,
    height_inches: layers.reduce((sum, layer) => sum + layer.inches, 0),
    scores: readings,
    firmness: {
      claimed: halves === null ? claim(bed.comfort, bed.firmness) : middleOf(halves),
      // A test of one half says little of the others.
      measured:
        traits.measured && halves === null
          ? promised(bed.comfort, tenths(bed.firmness + random.step(-0.2, 0.2, 0.1)), 0.1)
          : null,
      // What owners of an air bed feel is what they have set, and what others feel is the half that they ordered.
      felt: bed.comfort === null ? [] : inventFelt(bed.firmness, owners, random.fork("felt")),
      range: firmnessRange(bed.layers),
      halves,
      other_side: otherSide(line, bed, claim),
    },
    layers,
    edge_encased: line["edge-encased"] === true,
    two_sided: line["two-sided"] === true,
    capacity_pounds: line.capacity ?? sheet.capacity ?? null,
    queen_pounds: traits.offer.sizes.includes("queen") ? Math.round(queenPounds(layers)) : null,
    variants: variantsOf({
      ...traits.offer,
      priced: bed.queen !== null,
      queenCents: (bed.queen ?? 0) * 100,
    }),
    policies: plan.policies,
    certificates: traits.certificates,
    aliases: aliased && bed.comfort !== null ? plan.aliases(bed.comfort, { layers, priced: bed.queen !== null }) : [],
    rating_distribution: ratings,
  };
  return { ...model, summary: modelSummary(model, random.fork("summary")) };
}

/** What the maker claims of the other side, where that can be slept on: of a side that is the same, the same. */
function otherSide(
  line: LineSheet,
  { comfort, firmness, otherSide: other }: LineBed,
  claim: (comfort: ComfortName | null, firmness: number) => number,
): number | null {
  if (other !== null) return claim(other.comfort, other.firmness);
  return line["two-sided"] === true ? claim(comfort, firmness) : null;
}

/** The layers without the figures that their maker keeps to itself. */
const published = (layers: readonly Layer[], { unpublished = [] }: LineSheet): Layer[] =>
  layers.map((layer) => ({
    ...layer,
    density_lb_ft3: unpublished.includes("density") ? null : layer.density_lb_ft3,
    ild: unpublished.includes("ild") ? null : layer.ild,
    ild_by_half: unpublished.includes("ild") ? null : layer.ild_by_half,
    coil_gauge: unpublished.includes("gauge") && isSupportCoil(layer) ? null : layer.coil_gauge,
    coil_count_queen: unpublished.includes("count") && isSupportCoil(layer) ? null : layer.coil_count_queen,
  }));

function certificatesOf({ sheet, line }: LinePlan, random: Random): Certificate[] {
  const granted = line.certificates ?? sheet.certificates;
  const checked_on = daysBefore(random.int(10, 200));
  const layers = bedsOf(line)[0]?.layers ?? [];
  return certificateKinds.flatMap(({ code, name, scope, covers }) => {
    const subject = covers(layers);
    return granted.includes(code) && subject !== null
      ? [{ code, name, scope, covers: subject, source: "Demo data: made-up certificate list", checked_on }]
      : [];
  });
}

/** A number, in steps, that the comfort name of the bed allows (domain.md section 12). */
function promised(comfort: ComfortName | null, firmness: number, step: number): number {
  if (comfort === null) return firmness;
  const { from, to } = comfortLevel(comfort);
  return tenths(clamp(firmness, from, to - step));
}
