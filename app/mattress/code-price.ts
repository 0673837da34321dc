import { formatMoney } from "#contracts/english";
import type { RunningDeal } from "#contracts/mattresses";

interface CodedPrice {
  code: string | null;
  code_percent: number | null;
  now_cents: number | null;
  paid_cents: number | null;
}

/** "with code QUIET5: $1,249 less 5%", which is how the price that is paid comes about; null without a code or a price. */
export function codeArithmetic({ code, code_percent, now_cents, paid_cents }: CodedPrice): string | null {
  if (code === null || code_percent === null || now_cents === null || paid_cents === null) return null;
  return `with code ${code}: ${formatMoney(now_cents)} less ${code_percent}%`;
}

/** "$1,034 with a code", where the code of a running deal makes a bed cheaper than `now`. */
export const withCodeText = (now: number | null, deal: Pick<RunningDeal, "with_code_cents"> | null): string | null =>
  now === null || deal === null || deal.with_code_cents === null || deal.with_code_cents >= now
    ? null
    : `${formatMoney(deal.with_code_cents)} with a code`;
