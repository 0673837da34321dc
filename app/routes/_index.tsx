import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import FirstQuestion from "~/features/home/first-question";
import { firstQuestion } from "~/features/match/quiz/first-question.server";
import NearStores from "~/features/home/near-stores";
import PriceDrops from "~/features/home/price-drops";
import ShowOurWorking from "~/features/home/show-our-working";
import { organizationData, siteData } from "~/features/home/site-data";
import TypeGallery from "~/features/home/type-gallery";
import { openedBed } from "~/features/home/typical-beds";
import TypicalPicks from "~/features/home/typical-picks";
import ConstructionDiagram from "~/mattress/layers/construction-diagram";
import MaterialPatterns from "~/mattress/layers/material-patterns";
import { offerSearch } from "~/http/seo/head-tags.server";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { pageLayer, productsOf } from "~/site/analytics/page-layer";
import { pageMeta, siteOf } from "~/site/page-meta";
import { structured } from "~/site/structured-data";
import SearchForm from "~/site/search/search-form";
import Section from "~/ui/page/section";

export const meta: MetaFunction<typeof loader> = (page) => [
  ...pageMeta(page, {
    title: "Find the mattress that fits you",
    description:
      "Answer a few questions and see which mattresses fit the way you sleep, what they cost, and where to try " +
      "them near you. No one can pay to be ranked higher.",
    path: paths.home,
  }),
  ...structured(organizationData(siteOf(page))),
  ...structured(siteData(siteOf(page))),
];

/** The page stands without what the upstream adds to it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context;
  offerSearch(context);
  const found = await api.optional(api.home(), null);
  const layer = pageLayer(context, () => ({
    products: productsOf([...(found?.picks ?? []), ...(found?.drops ?? [])].map(({ model }) => model)),
  }));
  return { found, question: firstQuestion(), layer };
}

export const handle: RouteFacts = { page: ["home", "landing"], ...forEveryone };

export default function HomePage() {
  const { found, question } = useLoaderData<typeof loader>();
  return (
    <div className="stack home">
      <MaterialPatterns />
      <section className="wrap columns hero">
        <div className="stack stack--loose">
          <h1 className="hero__title">Find the mattress that fits you</h1>
          <p className="lead">
            Tell us how you sleep, and see which beds fit you, why, and what they cost. No one can pay to be ranked
            higher.
          </p>
          <FirstQuestion {...question} />
          <SearchForm id="home-search" label="Or search by brand, type or price" />
        </div>
        <figure className="stack hero__drawing">
          <ConstructionDiagram
            layers={openedBed}
            pixelsPerInch={30}
            title="A mattress cut open"
            description={`From the top: ${openedBed.map((layer) => `${layer.inches}-inch ${layer.name}`).join("; ")}.`}
          />
          <figcaption className="stack stack--close small soft">
            <p>A typical hybrid, drawn to scale. We draw every bed like this.</p>
            <ol className="hero__layers">
              {openedBed.map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ol>
          </figcaption>
        </figure>
      </section>

      {found === null || found.picks.length === 0 ? null : (
        <Section name="picks" title="Do you sleep like one of these?" className="wrap stack stack--loose">
          <TypicalPicks picks={found.picks} />
        </Section>
      )}

      {found === null || found.drops.length === 0 ? null : (
        <Section
          name="drops"
          title={found.drop_days === 7 ? "Prices that fell this week" : "Prices that fell this month"}
          className="wrap stack stack--loose"
        >
          <PriceDrops drops={found.drops} />
          <p>
            <Link to={paths.onlineDeals}>See all online discounts</Link>
          </p>
        </Section>
      )}

      <Section
        name="near"
        title={found?.place ? `Stores near ${found.place === "Near you" ? "you" : found.place}` : "Stores near you"}
        className="wrap stack stack--loose"
      >
        <NearStores place={found?.place ?? null} stores={found?.stores ?? []} />
      </Section>

      <ShowOurWorking />

      <Section
        name="types"
        title="Eight ways to build a bed"
        className="wrap stack stack--loose"
        intro="What’s inside matters more than the name on the label. Pick a type to see which brands make it."
      >
        <TypeGallery />
      </Section>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
