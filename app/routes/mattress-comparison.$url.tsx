import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import stylesheet from "~/styles/compare.css";
import SideBySide from "~/features/compare/side-by-side";
import SleeperVerdicts, { ChooseIf } from "~/features/compare/sleeper-verdicts";
import MaterialPatterns from "~/mattress/layers/material-patterns";
import { paths } from "~/paths";
import DemoNotice from "~/ui/demo-notice";
import { pageMeta } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import { formatDate } from "~/ui/format";
import Section from "~/ui/page/section";

const crumbsOf = (header: string) => crumbsTo(header, { label: "Comparisons", href: paths.comparisons });

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, ({ header, title, url, left, right }) => ({
    title: title ?? header,
    description:
      `${header}: which of the two suits which sleeper, by points that add up, ` +
      `with the ${left.model.name} and the ${right.model.name} side by side.`,
    path: paths.comparison(url),
    crumbs: crumbsOf(header),
  }));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const loader = ({ context, params }: LoaderFunctionArgs) => context.api.comparisons.show(params.url ?? "");

export default function PopularComparisonPage() {
  const data = useLoaderData<typeof loader>();
  const { left, right, ruleset } = data;
  const models = [left.model, right.model];
  return (
    <article className="wrap stack stack--sections">
      <MaterialPatterns />
      <header className="page-head stack">
        <Breadcrumbs items={crumbsOf(data.header)} />
        <h1>{data.title ?? data.header}</h1>
        <p className="lead">
          It depends on who sleeps on it. So here is a verdict for each kind of sleeper, and its reasons.
        </p>
        {data.demo ? <DemoNotice /> : null}
      </header>
      <Section name="choose" title="Which one to choose" className="stack stack--loose">
        <ChooseIf choose={data.choose} left={left} right={right} />
      </Section>
      <Section name="verdicts" title="Sleeper by sleeper">
        <SleeperVerdicts verdicts={data.verdicts} left={left} right={right} />
        <p className="soft small measure">
          {ruleset === null ? null : `Ruleset ${ruleset.version}, in force since ${formatDate(ruleset.effective_on)}. `}
          Less than 2 points apart counts as even. What a seller pays us is no part of it:{" "}
          <Link to={paths.about}>how this guide works</Link>.
        </p>
      </Section>
      <Section name="beds" title={`${left.model.name} and ${right.model.name}, side by side`}>
        <p className="measure">
          One bed stands for each brand: the one that most sleepers above would take.{" "}
          <Link to={paths.compareOf(models.map(({ slug }) => slug))}>Change beds or size in the full comparison</Link>.
        </p>
      </Section>
      <SideBySide models={models} size={left.model.price.size ?? "queen"} />
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
