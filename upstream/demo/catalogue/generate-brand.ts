import type { Policies } from "#contracts/catalogue";
import { onlyStore } from "./brand-characters";
import type { BrandSheet, LineSheet } from "../brands/brand-sheet";
import type { SeedBrand, SeedCollection, SeedLine, SeedModel } from "./catalogue-data";
import { daysBefore } from "../dates";
import { generateModels } from "./generate-line";
import { aliasSupply } from "./aliases";
import { inventedStores } from "./name-words";
import type { Random } from "../random";
import { slugify } from "../slug";
import { expertReview } from "../text/expert-review";
import { brandAbout, collectionSummary, lineSummary } from "../text/range-text";

export interface BrandRange {
  brand: SeedBrand;
  collections: SeedCollection[];
  lines: SeedLine[];
  models: SeedModel[];
}

export const policySource = "Demo data: made-up trial and warranty terms";

/** What a sheet knows of a brand, with all that its rows say. */
export function generateBrand(sheet: BrandSheet, random: Random): BrandRange {
  const slug = slugify(sheet.brand);
  const range: Omit<BrandRange, "brand"> = { collections: [], lines: [], models: [] };
  // A brand's own site sells what is sold online; else one chain's prices are watched for all of it.
  const seller = sheet.online
    ? sheet.brand
    : (onlyStore({ ...sheet, name: sheet.brand }) ?? random.pick(inventedStores));
  const checked_on = daysBefore(random.int(5, 120));
  const aliases = aliasSupply(sheet.brand, random.fork("aliases"));
  sheet.collections.forEach((collection, rank) => {
    const own = random.fork(`collection ${rank}`);
    const collectionSlug = slugify(`${slug} ${collection.name}`);
    const made = collection.lines.map((line) => {
      const lineSlug = slugify(`${slug} ${line.name}`);
      const lineRandom = own.fork(line.name);
      const policies = policiesOf(sheet.policy, line.policy, checked_on);
      const models = generateModels({ sheet, line, slug: lineSlug, seller, policies, aliases, random: lineRandom });
      const seedLine: SeedLine = {
        slug: lineSlug,
        collection_slug: collectionSlug,
        name: line.name,
        summary: lineSummary(models, lineRandom.fork("summary")),
      };
      return { seedLine, models };
    });
    const lines = made.map(({ seedLine }) => seedLine);
    const models = made.flatMap((each) => each.models);
    range.collections.push({
      slug: collectionSlug,
      brand_slug: slug,
      name: collection.name,
      summary: collectionSummary(lines, models, rank, sheet.collections.length, own.fork("summary")),
    });
    range.lines.push(...lines);
    range.models.push(...models);
  });
  const brand: SeedBrand = {
    slug,
    name: sheet.brand,
    about: brandAbout(sheet.brand, range.collections, range.models, random.fork("about")),
    sold_online: sheet.online,
    sold_in_stores: sheet.floors.length > 0,
    color: sheet.color,
    expert_review: expertReview(range.models, range.lines, random.fork("expert review")),
  };
  return { brand, ...range };
}

/** A brand has one policy; a line may differ in what it names. */
function policiesOf(ofBrand: BrandSheet["policy"], ofLine: LineSheet["policy"], checked_on: string): Policies {
  const policy = { ...ofBrand, ...ofLine };
  const fee = policy["return-fee"];
  return {
    source: policySource,
    checked_on,
    trial_nights: policy["trial-nights"],
    break_in_nights: policy["break-in-nights"],
    return_fee_cents: fee === null ? null : fee * 100,
    return_pickup: policy.pickup,
    return_kind: policy.return,
    warranty_years: policy["warranty-years"],
    nonprorated_years: policy["full-cover-years"],
    sag_threshold_inches: policy["sag-inches"],
    foundation_required: policy["foundation-required"],
    stain_voids_warranty: policy["stain-voids"],
  };
}
