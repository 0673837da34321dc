import { formatMoney } from "#contracts/english";
import type { RunningDeal } from "#contracts/mattresses";

/** "$1,034 with a code", where the code of a running deal makes a bed cheaper than `now`. */
export const withCodeText = (now: number | null, deal: Pick<RunningDeal, "with_code_cents"> | null): string | null =>
  now === null || deal === null || deal.with_code_cents === null || deal.with_code_cents >= now
    ? null
    : `${formatMoney(deal.with_code_cents)} with a code`;
