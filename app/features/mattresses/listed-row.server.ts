import type { MatchedMattress } from "#contracts/mattresses";
import { withCodeText } from "~/mattress/code-price";
import { formatDate } from "~/ui/format";

/**
 * A mattress with its deal in words and no more of its price than a row shows: browsers need not know how they are made, and a
 * page of two dozen stays light.
 */
export const listedRow = (
  { deal, model, price: { size, now_cents, usual_cents }, your_match, ...mattress }: MatchedMattress,
  today: string,
) => ({
  ...mattress,
  ...(your_match && { your_match }),
  model: shownModel(model),
  price: { size, now_cents, usual_cents },
  deal:
    deal === null
      ? null
      : {
          slug: deal.slug,
          title: deal.title,
          words: `${withCodeText(now_cents, deal) ?? "Deal"}${untilText(deal.ends_on, today)}`,
        },
});

/** Its price is that of the row, and what few beds have is left out of all others. */
const shownModel = ({ price_cents: _, price_size: __, ...model }: MatchedMattress["model"]) => {
  const { made_for, photo, firmness_range, firmness_halves, ...shown } = model;
  return {
    ...shown,
    ...(made_for && { made_for }),
    ...(photo && { photo }),
    ...(firmness_range && { firmness_range }),
    ...(firmness_halves && { firmness_halves }),
  };
};

export type ListedRow = ReturnType<typeof listedRow>;

/** " until Dec 22", with the year unless it is the current one. */
const untilText = (day: string | null, today: string) =>
  day === null
    ? ", no end date"
    : ` until ${formatDate(day)
        .replace(`, ${today.slice(0, 4)}`, "")
        .replace(" ", "\u00a0")}`;
