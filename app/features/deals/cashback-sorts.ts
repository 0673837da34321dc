import type { CashbackOffers } from "~/contracts/deals";
import { paths } from "~/paths";
import { addressOf } from "~/ui/listing-address";

export type CashbackSort = CashbackOffers["sort"];

export const cashbackSorts: readonly { value: CashbackSort; label: string; rule: string }[] = [
  { value: "amount", label: "Amount", rule: "Highest amount first, then by brand." },
  { value: "days", label: "Days to pay", rule: "Paid soonest first, then by brand." },
  { value: "brand", label: "Brand", rule: "By brand from A to Z." },
];

export const cashbackHref = (sort: CashbackSort) =>
  addressOf({ path: paths.cashbackDeals, order: ["sort"], unsaid: { sort: "amount" } }, { sort });
