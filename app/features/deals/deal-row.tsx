import { Link } from "@remix-run/react";
import type { DealSummary } from "~/contracts/deals";
import { dealKindLabels, dealStateLabels } from "~/contracts/vocabulary/deals";
import { sizeName } from "~/contracts/vocabulary/mattress";
import { codeArithmetic } from "~/mattress/code-price";
import ModelPicture from "~/mattress/picture/model-picture";
import { price } from "~/mattress/price";
import { paths } from "~/paths";
import { trackClick } from "~/platform/analytics.client";
import { formatCount } from "~/ui/format";
import DealCode from "./deal-code";
import { longDay, timingOf } from "./deal-days";

type DealExample = NonNullable<DealSummary["example"]>;

interface DealRowProps {
  deal: DealSummary;
  today: string;
  /** Level of the heading above the list, plus one. */
  heading: "h2" | "h3";
}

export default function DealRow({ deal, today, heading: Heading }: DealRowProps) {
  const { brand, code, example } = deal;
  return (
    <article className="columns columns--early row deal-row card--link">
      <div className="deal-row__offer">
        {example === null ? null : <ModelPicture model={example.model} frame="deal-row__picture" />}
        {example === null ? (
          <p className="small soft">We have not seen a price yet</p>
        ) : (
          <Example deal={deal} example={example} />
        )}
      </div>
      <div>
        <Heading className="plain-title deal-row__title">
          <Link className="card__link" to={paths.deal(deal.slug)} onClick={() => trackClick("deal-clicked")}>
            {deal.title}
          </Link>
        </Heading>
        <p className="small soft">
          <span className="tag deal-row__kind">
            {deal.state === "running" && deal.kind !== null ? dealKindLabels[deal.kind] : dealStateLabels[deal.state]}
          </span>{" "}
          {brand.name === deal.seller ? null : `${brand.name}, `}at {deal.seller}
          {deal.model_count === null ? null : `, on ${formatCount(deal.model_count, "model", "models")}`}
        </p>
        {code === null || deal.state === "ended" ? null : <DealCode code={code} />}
      </div>
      <div>
        <p className="deal-row__timing">{timingOf(deal, today)}</p>
        <p className="small soft">Last checked {longDay(deal.last_checked_on, today)}.</p>
      </div>
    </article>
  );
}

/** What one bed costs with the deal, and what it cost before: both were seen. */
function Example({ deal, example }: { deal: DealSummary; example: DealExample }) {
  const shown = exampleNow(deal, example);
  const percent = percentWords(deal);
  return (
    <p>
      {shown.cents === null ? "Not seen" : <strong className="deal-row__now">{price(shown.cents)}</strong>}{" "}
      {example.before_cents === null ? null : (
        <span className="small deal-row__usual">usually {price(example.before_cents)}</span>
      )}{" "}
      {percent === null ? null : <span className="small deal-row__saving">{percent}</span>}{" "}
      <span className="small soft deal-row__bed">{shown.words}</span>
    </p>
  );
}

/** The price of the example bed that counts on the day, and what it refers to. */
export function exampleNow(deal: Pick<DealSummary, "state" | "code" | "code_percent">, example: DealExample) {
  const { model, size, now_cents, paid_cents, during_cents } = example;
  const bed = `${model.name}, ${sizeName(size)}`;
  if (deal.state === "ended") return { cents: during_cents, words: `${bed}, while it ran` };
  if (deal.state === "upcoming") return { cents: now_cents, words: `${bed}, before the deal` };
  const arithmetic = codeArithmetic({ ...deal, now_cents, paid_cents });
  return { cents: paid_cents ?? now_cents, words: arithmetic === null ? bed : `${bed}, ${arithmetic}` };
}

/** "11% under the usual price"; null without a saving. A code is in the price already. */
export const percentWords = ({ percent_off: percent }: Pick<DealSummary, "percent_off">): string | null =>
  percent === null ? null : `${percent}% less`;
