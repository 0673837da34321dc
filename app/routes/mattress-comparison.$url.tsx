import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import stylesheet from "~/styles/compare.css?url";
import { compareHref, comparisonOf } from "~/features/compare/compare-address";
import { comparisonData } from "~/features/compare/comparison-data.server";
import { openingText } from "~/features/compare/opening-text.server";
import SideBySide from "~/features/compare/side-by-side";
import ChooseIf from "~/features/compare/choose-if";
import Verdict from "~/features/compare/verdict";
import { shareWith } from "~/http/seo/head-tags.server";
import { cardAddresses } from "~/http/seo/machine-addresses.server";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { pageLayer, productsOf } from "~/site/analytics/page-layer";
import { linksTo, metaOf } from "~/site/page-meta";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import { formatDate, unbroken } from "~/ui/format";
import Section from "~/ui/page/section";
import SleeperVerdicts from "~/features/compare/sleeper-verdicts";

const crumbsOf = (header: string) => crumbsTo(header, { label: "Comparisons", href: paths.comparisons });

export const meta = metaOf<typeof loader>(({ header, title, url, left, right }) => ({
  title: title ?? header,
  description:
    `${left.brand.name} or ${right.brand.name}? See which one fits the way you sleep and whether the more expensive one is worth it, ` +
    `with the ${left.model.name} and the ${right.model.name} side by side.`,
  path: paths.comparison(url),
  crumbs: crumbsOf(header),
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const comparison = await context.api.compare.show(params.url ?? "");
  const { left, right, choose, ...shown } = comparison;
  const opening = openingText(comparison);
  shareWith(context, { card: { address: cardAddresses.comparison(shown.url), alt: shown.header } });
  const { beds, groups, sources, size } = comparisonData(
    [left.model, right.model],
    left.model.price.size ?? "queen",
    false,
  );
  const side = (brand: typeof left.brand, model: (typeof beds)[number]) => ({ brand, model });
  const layer = pageLayer(context, () => ({
    comparisons: [left.model.slug, right.model.slug],
    products: productsOf([left.model, right.model]),
  }));
  return {
    ...shown,
    opening: opening === null ? null : unbroken(opening),
    choose: {
      left: choose.left.map(unbroken),
      right: choose.right.map(unbroken),
      either: choose.either.map(unbroken),
      neither: choose.neither.map(unbroken),
    },
    left: side(left.brand, beds[0]!),
    right: side(right.brand, beds[1]!),
    groups,
    sources,
    size,
    layer,
  };
}

export const handle: RouteFacts = {
  page: ["comparison", "popular comparison"],
  access: "everyone",
  listing: "comparisons",
};

export default function PopularComparisonPage() {
  const data = useLoaderData<typeof loader>();
  const { left, right, ruleset, verdicts, groups, sources, size } = data;
  const models = [left.model, right.model];
  return (
    <article className="wrap stack stack--sections">
      <PageHead title={data.title ?? data.header} crumbs={crumbsOf(data.header)}>
        {data.opening === null ? null : <p className="lead">{data.opening}</p>}
      </PageHead>
      {Object.values(data.choose).every((reasons) => reasons.length === 0) ? null : (
        <Section name="choose" title="Which one to choose" className="stack stack--loose">
          <ChooseIf choose={data.choose} left={left} right={right} />
        </Section>
      )}
      {verdicts.length === 0 ? null : (
        <Section name="verdicts" title="Sleeper by sleeper">
          <SleeperVerdicts verdicts={verdicts} left={left} right={right} />
          <p className="soft small measure">
            When two scores are no more than 1 point apart, both beds fit about equally well, so go with the cheaper
            one. If the prices are nearly the same too, either will do.{" "}
            {ruleset === null ? null : `We’ve scored beds this way since ${formatDate(ruleset.effective_on)}. `}
            No seller can pay to change a score. <Link to={paths.about}>See how we score</Link>
          </p>
        </Section>
      )}
      {data.verdict === null ? null : (
        <Verdict
          verdict={data.verdict}
          models={models}
          size={size}
          title={`${left.model.name} or ${right.model.name}?`}
        />
      )}
      <Section name="beds" title={`${left.model.name} and ${right.model.name}, side by side`}>
        <p className="measure">
          {verdicts.length === 0 ? null : "From each brand, we picked the bed that fits the most sleepers above. "}
          {groups.length === 0 ? null : "The tables show only what’s different. "}
          <Link to={compareHref({ ...comparisonOf(models.map(({ slug }) => slug)), everything: true })}>
            See everything, or change the beds or the size, in the full comparison
          </Link>
        </p>
      </Section>
      <SideBySide beds={models} groups={groups} sources={sources} />
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
