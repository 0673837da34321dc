import { formatMoney } from "#contracts/english";
import type { ModelPage } from "#contracts/model-page";

interface Offered {
  cashback: Pick<
    NonNullable<ModelPage["cashback"]>,
    "amount_cents" | "back_percent" | "minimum_cents" | "seller"
  > | null;
  price: Pick<ModelPage["price"], "now_cents">;
}

/** The cash back that a bed of this price qualifies for, and after the sum what comes with it. */
export function cashbackText({ cashback, price: { now_cents: now } }: Offered) {
  if (cashback === null) return null;
  const { amount_cents, back_percent, minimum_cents: minimum, seller } = cashback;
  if (now !== null && minimum !== null && now < minimum) return null;
  const condition = now === null && minimum !== null ? ` if you spend at least ${formatMoney(minimum)}` : "";
  const share = `${back_percent}%, up to ${formatMoney(amount_cents)},`;
  const amount =
    back_percent === null
      ? formatMoney(amount_cents)
      : now === null
        ? share
        : formatMoney(Math.min(amount_cents, Math.floor((now * back_percent) / 100)));
  return { amount, rest: ` from ${seller}${condition}` };
}
