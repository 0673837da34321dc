import type { ListedMattress } from "~/contracts/mattress-listing";
import { withCodeText } from "~/mattress/code-price";
import { formatDate } from "~/ui/format";

/** A mattress with its deal in words: browsers need not know how they are made. */
export const listedRow = ({ deal, ...mattress }: ListedMattress, today: string) => ({
  ...mattress,
  deal:
    deal === null
      ? null
      : {
          slug: deal.slug,
          title: deal.title,
          words: `${withCodeText(mattress.price.now_cents, deal) ?? "Deal"}${untilText(deal.ends_on, today)}`,
        },
});

export type ListedRow = ReturnType<typeof listedRow>;

/** " until Dec 22", with the year unless it is the current one. */
const untilText = (day: string | null, today: string) =>
  day === null
    ? ", no end date"
    : ` until ${formatDate(day)
        .replace(`, ${today.slice(0, 4)}`, "")
        .replace(" ", "\u00a0")}`;
