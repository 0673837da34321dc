import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { DealDetail } from "#contracts/deals";
import { knownSize } from "#contracts/vocabulary/mattress";
import { dayWords, longDay, timingOf } from "~/features/deals/deal-days";
import DealBox from "~/features/deals/deal-box";
import { dealEntry, pricesCaption } from "~/features/deals/deal-entry.server";
import DealFacts from "~/features/deals/deal-facts";
import DealModels from "~/features/deals/deal-models";
import stylesheet from "~/styles/deals.css?url";
import OtherDeals from "~/features/deals/other-deals";
import { DealBar } from "~/features/deals/seller-link";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { pageLayer, productsOf } from "~/site/analytics/page-layer";
import { linksTo, metaOf } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import Notice from "~/ui/notice";
import Section from "~/ui/page/section";

const crumbsOf = ({ title, brand, sold_online }: DealDetail["deal"]) =>
  sold_online
    ? crumbsTo(title, { label: "Online discounts", href: paths.onlineDeals })
    : crumbsTo(
        title,
        { label: "Mattress brands", href: paths.brands },
        { label: brand.name, href: paths.brand(brand.slug) },
      );

/** What the deal says of itself holds while it runs; null once that is over. */
function descriptionOn({ state, starts_on, description }: DealDetail["deal"], today: string): string | null {
  if (state === "ended" || description === "") return null;
  return state === "upcoming" ? `Starting ${longDay(starts_on, today)}: ${description}` : description;
}

export const meta = metaOf<typeof loader>(({ deal, today }) => ({
  title: `${deal.title}${deal.state === "ended" ? " (ended)" : deal.seller === deal.brand.name ? "" : ` at ${deal.seller}`}`,
  description: `${
    deal.state === "ended" || deal.description === ""
      ? "See what it cost, and the deals you can get now."
      : deal.description
  } ${timingOf(deal, today)}.`,
  path: paths.deal(deal.slug),
  crumbs: crumbsOf(deal),
  noindex: deal.state === "ended",
}));

export const links = linksTo(stylesheet);

/** An ended deal answers 410 (Gone), and its page shows what runs instead. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  // The one that the list showed.
  const parameters = new URL(request.url).searchParams;
  const bed = parameters.get("bed");
  const { others, ...data } = await context.api.deals.show(params.slug ?? "", {
    bed,
    size: knownSize(parameters.get("size")),
  });
  const { deal, today } = data;
  const entries = { entry: dealEntry(deal, today), others: others.map((other) => dealEntry(other, today)) };
  const layer = pageLayer(context, () => ({ products: productsOf(data.models.map(({ model }) => model)) }));
  const status = deal.state === "ended" ? 410 : 200;
  return json({ ...data, ...entries, caption: pricesCaption(deal), layer }, { status });
}

export const handle: RouteFacts = { page: ["deal", "deal"], access: "everyone", listing: "deals" };

export default function DealPage() {
  const { deal, entry, models, others, today, caption } = useLoaderData<typeof loader>();
  const ended = deal.state === "ended";
  const description = descriptionOn(deal, today);
  return (
    <article>
      <div className="wrap page-head with-rail">
        <div className="stack stack--loose with-rail__head">
          <header className="stack">
            <Breadcrumbs items={crumbsOf(deal)} />
            <p className="eyebrow">
              <Link to={paths.brand(deal.brand.slug)}>{deal.brand.name}</Link>
            </p>
            <h1>{deal.title}</h1>
            <StateNotice deal={deal} today={today} />
            {description === null ? null : <p className="lead">{description}</p>}
          </header>
          {ended ? <OtherDeals title="Deals you can get now" deals={others} /> : null}
        </div>
        <div className="with-rail__rail">
          <DealBox entry={entry} deal={deal} beds={models.map(({ model }) => model)} />
        </div>
        <div className="stack stack--sections with-rail__body">
          <DealFacts deal={deal} today={today} />
          {deal.terms.length === 0 ? null : (
            <Section name="terms" title={ended ? "What the terms were" : "Before you buy"}>
              <ul className="bullets deal-terms measure">
                {deal.terms.map((term) => (
                  <li key={term}>{term}</li>
                ))}
              </ul>
            </Section>
          )}
          {models.length === 0 ? null : (
            <Section target name="models" title={ended ? "Beds that were in this deal" : "Beds in this deal"}>
              <DealModels deal={deal} models={models} today={today} caption={caption} />
            </Section>
          )}
          {ended ? null : <OtherDeals title="Other deals you can get now" deals={others} />}
        </div>
      </div>
      <DealBar deal={deal} entry={entry} />
    </article>
  );
}

function StateNotice({ deal, today }: Pick<DealDetail, "deal" | "today">) {
  if (deal.state === "ended") {
    return (
      <Notice tone="bad" title="This deal has ended">
        <p>
          {deal.ends_on === null ? "You can’t get it anymore." : `It ended ${dayWords(deal.ends_on, today)}.`}{" "}
          <a href="#others">See the deals you can get now</a>
        </p>
      </Notice>
    );
  }
  if (deal.state === "running") return null;
  return (
    <Notice title="This deal hasn’t begun">
      <p>It begins {dayWords(deal.starts_on, today)}. Until then, you’ll pay the regular price.</p>
    </Notice>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
