import type { DealTable } from "../../deals/tables";
import { daysBefore } from "../dates";
import type { Random } from "../random";
import { slugify } from "../slug";
import { type CommissionOf, type PaidBy, paidBy } from "./commissions";
import { codeOf, dealText } from "./deal-text";
import type { DealPlan } from "./plan-deals";

export interface SeedDeal extends PaidBy, Omit<DealTable, "id" | "brand_id" | keyof PaidBy> {
  brand_slug: string;
  model_slugs: string[];
}

/** The deals in words, as their sellers would announce them. No sentence names a price or a saving that was not seen. */
export function generateDeals(plans: readonly DealPlan[], commissionOf: CommissionOf, random: Random): SeedDeal[] {
  return plans.map((plan) => {
    const slug = slugify([plan.brand.name, plan.collection?.name ?? "all", plan.kind].join(" "));
    const own = random.fork(slug);
    const { title, description, terms } = dealText(plan, own.fork("words"));
    return {
      slug,
      brand_slug: plan.brand.slug,
      model_slugs: plan.lines.flatMap(({ models }) => models.map((model) => model.slug)),
      title,
      description,
      kind: plan.kind,
      seller: plan.seller,
      starts_on: daysBefore(plan.starts),
      ends_on: plan.ends === null ? null : daysBefore(plan.ends),
      last_checked_on: daysBefore(lastChecked(plan, own)),
      code: plan.kind === "code" ? codeOf(plan, own.fork("code")) : null,
      code_percent: plan.kind === "code" ? plan.percent : null,
      terms,
      url: `https://example.com/${slugify(plan.seller)}/${slug}/`,
      ...paidBy(plan.seller, commissionOf(plan.seller)),
    };
  });
}

/** What runs or is to come is looked at every few days, and once it has begun; what has ended, when it had. */
function lastChecked({ starts, ends }: DealPlan, random: Random): number {
  if (ends !== null && ends > 0) return Math.max(0, ends - 1);
  const looked = random.int(0, 5);
  return starts < 0 ? looked : Math.min(looked, starts);
}
