import type { CatalogueFacts } from "#contracts/content/content";
import { mattressSizes, mattressTypes, type MattressSize } from "#contracts/mattress";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import type { Db } from "../database/engine";
import { sizeMeasures } from "../rules/sizes";

interface Warranties {
  warranty_years: number[];
  nonprorated_years: number[];
}

const ascending = (values: readonly number[]) => [...values].sort((one, other) => one - other);
const at = (sorted: readonly number[], part: number) => sorted[Math.round((sorted.length - 1) * part)]!;

/** The 10th, 50th and 90th percentiles; null without values. */
export function spreadOf(values: readonly number[]): { low: number; middle: number; high: number } | null {
  if (values.length === 0) return null;
  const sorted = ascending(values);
  return { low: at(sorted, 0.1), middle: at(sorted, 0.5), high: at(sorted, 0.9) };
}

const known = (values: readonly (number | null | undefined)[]) => values.filter((value) => value != null);
const priceOf = ({ prices }: SnapshotModel, size: MattressSize) => prices.get(size)?.now_cents;

/** Figures for the current catalogue. */
export async function catalogueFacts(db: Db, catalogue: CatalogueSnapshot, stores: number): Promise<CatalogueFacts> {
  const { models, brands } = catalogue;
  const { warranty_years: warranties, nonprorated_years: nonprorated } = await warrantiesOf(db);
  const fees = known(models.map(({ policies }) => policies.return_fee_cents));
  return {
    models: models.length,
    brands: brands.size,
    stores,
    types: mattressTypes.map((type) => {
      const own = models.filter(({ card }) => card.type === type);
      return { type, models: own.length, queen_cents: spreadOf(known(own.map((model) => priceOf(model, "queen")))) };
    }),
    sizes: mattressSizes.map((size) => {
      const { width_inches, length_inches, pieces } = sizeMeasures[size];
      return { size, width_inches: width_inches * pieces, length_inches, of_queen: ofQueen(models, size) };
    }),
    trial_nights: spreadOf(known(models.map(({ policies }) => policies.trial_nights))),
    break_in_nights: spreadOf(known(models.map(({ policies }) => policies.break_in_nights))),
    return_fee_cents: spreadOf(fees.filter((cents) => cents > 0)),
    charge_returns: fees.length === 0 ? null : fees.filter((cents) => cents > 0).length / fees.length,
    warranty_years: spreadOf(warranties),
    nonprorated_years: spreadOf(nonprorated),
  };
}

/** The median ratio of the price in a size to the queen price. */
function ofQueen(models: readonly SnapshotModel[], size: MattressSize): number | null {
  const ratios = models.flatMap((model) => {
    const [own, queen] = [priceOf(model, size), priceOf(model, "queen")];
    return own == null || queen == null ? [] : [own / queen];
  });
  const middle = spreadOf(ratios)?.middle ?? null;
  return middle === null ? null : Math.round(middle * 100) / 100;
}

async function warrantiesOf(db: Db): Promise<Warranties> {
  const rows = await db.selectFrom("policy").select(["warranty_years", "nonprorated_years"]).execute();
  return {
    warranty_years: known(rows.map(({ warranty_years }) => warranty_years)),
    nonprorated_years: known(rows.map(({ nonprorated_years }) => nonprorated_years)),
  };
}
