import type { ModelPage } from "~/contracts/model-page";
import { formatMoney } from "~/ui/format";

interface Offered {
  cashback: Pick<NonNullable<ModelPage["cashback"]>, "amount_cents" | "minimum_cents" | "seller"> | null;
  price: Pick<ModelPage["price"], "now_cents">;
}

/** The cash back that a bed of this price qualifies for, and after the sum what comes with it; none can be claimed yet. */
export function cashbackWords({ cashback, price: { now_cents: now } }: Offered) {
  if (cashback === null) return null;
  const { amount_cents, minimum_cents: minimum, seller } = cashback;
  if (now !== null && minimum !== null && now < minimum) return null;
  const condition = now === null && minimum !== null ? ` if you spend at least ${formatMoney(minimum)}` : "";
  return { amount: formatMoney(amount_cents), rest: ` from ${seller}${condition}, but you can’t claim it yet` };
}
