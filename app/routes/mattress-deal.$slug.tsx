import { json, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { DealDetail } from "~/contracts/deals";
import { dayWords, timingOf } from "~/features/deals/deal-days";
import DealFacts from "~/features/deals/deal-facts";
import DealModels from "~/features/deals/deal-models";
import stylesheet from "~/styles/deals.css";
import OtherDeals from "~/features/deals/other-deals";
import SellerLink from "~/features/deals/seller-link";
import { paths } from "~/paths";
import { pageMeta } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import Notice from "~/ui/notice";
import Section from "~/ui/page/section";

const crumbsOf = (title: string) => crumbsTo(title, { label: "Online discounts", href: paths.onlineDeals });

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, ({ deal, today }) => ({
    title: deal.state === "ended" ? `${deal.title}: this deal has ended` : `${deal.title} at ${deal.seller}`,
    description: `${deal.description} ${timingOf(deal, today)}.`,
    path: paths.deal(deal.slug),
    crumbs: crumbsOf(deal.title),
    noindex: deal.state === "ended",
  }));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

/** An ended deal answers 410 (Gone), and its page shows what runs instead. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const data = await context.api.deals.show(params.slug ?? "");
  return json(data, { status: data.deal.state === "ended" ? 410 : 200 });
}

export default function DealPage() {
  const data = useLoaderData<typeof loader>();
  const { deal, models, others, today } = data;
  const ended = deal.state === "ended";
  return (
    <article className="wrap stack stack--sections">
      <header className="page-head stack">
        <Breadcrumbs items={crumbsOf(deal.title)} />
        <p className="eyebrow">
          <Link to={paths.brand(deal.brand.slug)}>{deal.brand.name}</Link>
        </p>
        <h1>{deal.title}</h1>
        <StateNotice deal={deal} today={today} />
        <p className="lead">{deal.description}</p>
        <DealFacts deal={deal} today={today} />
        <SellerLink deal={deal} />
      </header>
      {ended ? <OtherDeals title="Deals that run now" deals={others} today={today} /> : null}
      <Section name="terms" title={ended ? "What its terms were" : "Terms"}>
        <ul className="bullets deal-terms measure">
          {deal.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </Section>
      {models.length === 0 ? null : (
        <Section name="models" title={ended ? "Mattresses that were in this deal" : "Mattresses in this deal"}>
          <DealModels deal={deal} models={models} />
        </Section>
      )}
      {ended ? null : <OtherDeals title="Other deals that run now" deals={others} today={today} />}
    </article>
  );
}

function StateNotice({ deal, today }: Pick<DealDetail, "deal" | "today">) {
  if (deal.state === "ended") {
    return (
      <Notice tone="bad" title="This deal has ended">
        <p>
          {deal.ends_on === null ? "It no longer runs." : `It ended ${dayWords(deal.ends_on, today)}.`} What runs now
          stands below.
        </p>
      </Notice>
    );
  }
  if (deal.state === "running") return null;
  return (
    <Notice title="This deal has not begun">
      <p>It begins {dayWords(deal.starts_on, today)}. Until then the prices below are without it.</p>
    </Notice>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
