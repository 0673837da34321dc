import type { ComparisonDetail } from "#contracts/compare/comparisons";
import type { MattressSize } from "#contracts/mattress";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import { comparedModels, type ComparedServices } from "./compared-models";
import type { Db } from "../database/engine";
import { currentRuleset } from "../rules/match/ruleset";
import type { Session } from "../sessions/sessions";
import { type ComparedBrand, type Verdicts, verdictsOf } from "./verdicts";

interface Judged extends Verdicts {
  left: ComparedBrand;
  right: ComparedBrand;
}

const judgedOf = new WeakMap<CatalogueSnapshot, Map<string, Promise<Judged | null>>>();

/** Verdicts, cached per catalogue, so that a page doesn't score two brands again. */
function judgedIn({ db, catalogue }: ComparedServices, url: string, size: MattressSize): Promise<Judged | null> {
  const snapshot = catalogue();
  const judged = judgedOf.get(snapshot) ?? new Map<string, Promise<Judged | null>>();
  judgedOf.set(snapshot, judged);
  const key = `${url} ${size}`;
  const known = judged.get(key) ?? judge(db, url, size, snapshot);
  judged.set(key, known);
  // Don't cache a database failure.
  known.catch(() => judged.delete(key));
  return known;
}

async function judge(db: Db, url: string, size: MattressSize, catalogue: CatalogueSnapshot): Promise<Judged | null> {
  const pair = await db
    .selectFrom("comparison")
    .innerJoin("brand as left_brand", "left_brand.id", "comparison.left_brand_id")
    .innerJoin("brand as right_brand", "right_brand.id", "comparison.right_brand_id")
    .select(["left_brand.slug as left_slug", "left_brand.name as left_name"])
    .select(["right_brand.slug as right_slug", "right_brand.name as right_name"])
    .where("comparison.url", "=", url)
    .executeTakeFirst();
  if (pair === undefined) return null;
  const side = (slug: string, name: string): ComparedBrand => ({
    brand: { slug, name },
    models: catalogue.models.filter(({ card }) => card.brand.slug === slug),
  });
  const [left, right] = [side(pair.left_slug, pair.left_name), side(pair.right_slug, pair.right_name)];
  if (left.models.length === 0 || right.models.length === 0) return null;
  return { left, right, ...verdictsOf(catalogue, left, right, size, currentRuleset) };
}

/** One complete popular comparison, with prices in one size; null when it doesn't exist or a brand has no models. */
export async function readComparison(
  services: ComparedServices & DemoMark,
  url: string,
  { session, size }: { session: Session; size: MattressSize },
): Promise<ComparisonDetail | null> {
  const row = await services.db
    .selectFrom("comparison")
    .select(["header", "url", "title"])
    .where("url", "=", url)
    .executeTakeFirst();
  const judged = row === undefined ? null : await judgedIn(services, url, size);
  if (row === undefined || judged === null) return null;
  const { left, right, named, verdicts, choose } = judged;
  const slugs = [mostNamed(named.left, left), mostNamed(named.right, right)];
  const compared = await comparedModels(session, slugs, size, services);
  const [leftModel, rightModel] = compared.models;
  if (leftModel === undefined || rightModel === undefined) return null;
  const { version, effective_on } = currentRuleset;
  return {
    demo: services.demo,
    ...row,
    ruleset: { version, effective_on },
    left: { brand: left.brand, model: leftModel },
    right: { brand: right.brand, model: rightModel },
    verdict: compared.verdict,
    verdicts,
    choose,
  };
}

/** The model that represents its brand: the one that most verdicts name; on a tie, the one with the higher score. */
export function mostNamed(named: readonly string[], { models }: ComparedBrand): string {
  const times = (slug: string) => named.filter((each) => each === slug).length;
  const [first] = [...models].sort(
    ({ card: one }, { card: other }) =>
      times(other.slug) - times(one.slug) || (other.score ?? 0) - (one.score ?? 0) || (one.slug < other.slug ? -1 : 1),
  );
  return first?.card.slug ?? "";
}
