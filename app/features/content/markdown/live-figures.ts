import { formatMoney } from "#contracts/english";
import type { CatalogueFacts } from "#contracts/content/content";
import { sizeLabels } from "#contracts/vocabulary/mattress";
import { termsOf } from "#contracts/vocabulary/terms";
import { formatNumber } from "~/ui/format";

export const dollars = (cents: number) => formatMoney(Math.round(cents / 100) * 100);

/** What `:live{of=…}` prints: "34", "$1,299", "38%"; a dash where it isn't known; null for a name that there is not. */
export function liveFigure(of: string, facts: CatalogueFacts): string | null {
  switch (of) {
    case "models":
    case "brands":
    case "stores":
      return formatNumber(facts[of]);
    case "trial-middle":
      return facts.trial_nights === null ? "—" : formatNumber(facts.trial_nights.middle);
    case "warranty-middle":
      return facts.warranty_years === null ? "—" : formatNumber(facts.warranty_years.middle);
    case "return-fee-share":
      return facts.charge_returns === null ? "—" : `${Math.round(facts.charge_returns * 100)}%`;
    default:
      return ofQueen(of, facts) ?? ofType(of, facts);
  }
}

/** What a size costs as a share of a queen: "65%". */
function ofQueen(of: string, { sizes }: CatalogueFacts): string | null {
  const named = termsOf(sizeLabels).find((size) => of === `of-queen-${size}`);
  if (named === undefined) return null;
  const share = sizes.find(({ size }) => size === named)?.of_queen ?? null;
  return share === null ? "—" : `${Math.round(share * 100)}%`;
}

function ofType(of: string, { types }: CatalogueFacts): string | null {
  const [, what, which] = /^(models|price-low|price-middle|price-high)-(.+)$/.exec(of) ?? [];
  const found = types.find(({ type }) => type === which);
  if (found === undefined || what === undefined) return null;
  if (what === "models") return formatNumber(found.models);
  const prices = found.queen_cents;
  return prices === null ? "—" : dollars(prices[what.slice("price-".length) as keyof typeof prices]);
}
