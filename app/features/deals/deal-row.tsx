import { Link } from "@remix-run/react";
import type { DealSummary } from "~/contracts/deals";
import { dealKindLabels, dealStateLabels } from "~/contracts/vocabulary/deals";
import { sizeName } from "~/contracts/vocabulary/mattress";
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
      <div>
        <p className="small soft deal-row__kind">
          <span className="tag">
            {deal.state === "running" && deal.kind !== null ? dealKindLabels[deal.kind] : dealStateLabels[deal.state]}
          </span>{" "}
          {brand.name}
        </p>
        <Heading className="plain-title deal-row__title">
          <Link className="card__link" to={paths.deal(deal.slug)} onClick={() => trackClick("deal-clicked")}>
            {deal.title}
          </Link>
        </Heading>
        <p className="small soft">
          At {deal.seller}
          {deal.model_count === null ? null : `, on ${formatCount(deal.model_count, "model", "models")}`}
        </p>
        {code === null || deal.state === "ended" ? null : <DealCode code={code} />}
      </div>
      <div>
        {example === null ? (
          <p className="small soft">No price of it was observed</p>
        ) : (
          <Example deal={deal} example={example} />
        )}
      </div>
      <div>
        <p className="deal-row__timing">{timingOf(deal, today)}</p>
        <p className="small soft">
          {deal.state === "upcoming" ? null : <>Since {longDay(deal.starts_on, today)}. </>}
          Last checked {longDay(deal.last_checked_on, today)}.
        </p>
      </div>
    </article>
  );
}

/** The price of one bed, beside what was usual before: both were observed. */
function Example({ deal, example }: { deal: DealSummary; example: DealExample }) {
  const now = exampleNow(deal, example);
  const percent = percentWords(deal);
  return (
    <p>
      {now.cents === null ? "Not seen" : <strong className="deal-row__now">{price(now.cents)}</strong>}{" "}
      <span className="small soft">{now.words}</span>{" "}
      <span className="small deal-row__before">
        Usual before: {price(example.before_cents)}
        <span className="soft">, median of the 90 days before {deal.state === "upcoming" ? "today" : "it began"}</span>
      </span>{" "}
      {percent === null ? null : <span className="small deal-row__before">{percent}</span>}
    </p>
  );
}

/** The main price of the example bed, and what it refers to. */
export function exampleNow(
  { kind, state }: Pick<DealSummary, "kind" | "state">,
  { model, size, ...cents }: DealExample,
) {
  const bed = `${model.name}, ${sizeName(size)}`;
  if (state === "ended") return { cents: cents.during_cents, words: `${bed}, while it ran` };
  if (state === "upcoming") return { cents: cents.now_cents, words: `${bed}, before the deal` };
  return { cents: cents.now_cents, words: kind === "code" ? `${bed}, without the code` : bed };
}

/** "11% under the usual price", "5% under usual, with the code"; null without a saving. */
export function percentWords({ kind, percent_off: percent }: Pick<DealSummary, "kind" | "percent_off">): string | null {
  if (percent === null) return null;
  return kind === "code" ? `${percent}% under usual, with the code` : `${percent}% under the usual price`;
}
