import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { AcquiredTable, InstrumentTable, StepTable } from "~/features/expert-reviews/method-tables";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/expert-reviews.css?url";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import { formatNumber } from "~/ui/format";
import PageSections from "~/ui/page-sections";
import Fact from "~/ui/page/fact";
import Section from "~/ui/page/section";

export const meta = metaOf<typeof loader>(({ version }) => ({
  title: "How we test mattresses",
  description: `Method ${version}: what we measure, with which instrument, what one point of a score means, and who pays.`,
  path: paths.howWeTest,
}));

export const links = linksTo(stylesheet);

export const loader = ({ context }: LoaderFunctionArgs) => context.api.expertReviews.method();

const sections = [
  { id: "instruments", label: "What we measure" },
  { id: "scores", label: "What a score means" },
  { id: "firmness", label: "Firmness" },
  { id: "money", label: "Who pays" },
  { id: "limits", label: "What we don’t measure" },
  { id: "versions", label: "Versions" },
];

export const handle: RouteFacts = {
  page: ["editorial", "article", "method"],
  ...forEveryone,
  crumbs: crumbsTo("How we test", { label: "Expert reviews", href: paths.expertReviews }),
};

export default function HowWeTestPage() {
  const method = useLoaderData<typeof loader>();
  const { version, changes, tests, firmness_step: step, not_measured: limits, tested, acquired } = method;
  return (
    <article className="wrap stack stack--sections">
      <PageHead title="How we test">
        <p className="lead">
          One of us sleeps on the bed for two weeks or more. Then we measure it, with the same instruments for every
          bed, and work out its place among all tests from the results. This is method {version}, and we’ve tested{" "}
          {formatNumber(tested)} beds with it.
        </p>
        <p>
          <Link to={paths.expertReviews}>See the beds we’ve tested</Link>
        </p>
        <PageSections sections={sections} />
      </PageHead>
      <Section target name="instruments" title="What we measure, and with what">
        <InstrumentTable tests={tests} />
      </Section>
      <Section
        target
        name="scores"
        title="What a score means"
        intro="Here is which result scores a 5 and which a 1. Anything in between scores in proportion, to a tenth. A 5 earns all the points that a part can get, and a 1 a fifth of them. The bed with the most points is first of the beds we’ve tested, and beds with as many points share a place. Beds made for children, bunks and RVs have places among themselves."
      >
        <StepTable tests={tests} />
        <p className="measure">
          These points only put tests in order. The one score a bed has is the Bedlark score: it says how good a bed of
          its kind is, by its layers, owners and terms. A test changes it too, and your matches with it: of what a
          tested bed does, 70% of our figure is what we measured, and 30% what its layers promise.{" "}
          <Link to={`${paths.about}#scores`}>How the Bedlark score works</Link>
        </p>
      </Section>
      <Section target name="firmness" title="How we get from force to firmness">
        <p className="measure">
          Each {step} lb that it takes to press the plate in is one point, from 1 ({step} lb or less) to 10 ({step * 10}{" "}
          lb or more). Firmness earns no points, since no firmness is better than another: it depends on how you sleep
          and what you weigh. Brands claim firmness in halves, so we call a bed softer or firmer than its label from
          half a point on. A bed that you set at home is measured at the middle of its dial.
        </p>
        <p className="measure">
          A Medium is sold as a 4.5, a 5 or a 5.5, and most Mediums measure near the top of that. So where a label is
          off by half a point or more, it’s nearly always the bed that is firmer.
        </p>
      </Section>
      <Section target name="money" title="Who pays">
        <p className="measure">
          We pay for the tests, with what sellers pay us when you buy through our links. Not every seller does, and each
          test says who pays us what. Nobody sees a test before you do, and nobody can have one changed or taken down.{" "}
          <Link to={`${paths.about}#money`}>How we make money</Link>
        </p>
        {acquired.length === 0 ? null : <AcquiredTable acquired={acquired} />}
      </Section>
      {limits.length === 0 ? null : (
        <Section target name="limits" title="What we don’t measure">
          <ul className="bullets measure">
            {limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </Section>
      )}
      {changes.length === 0 ? null : (
        <Section target name="versions" title="What has changed">
          <dl className="facts plain-facts">
            {changes.map((change) => (
              <Fact key={change.version} term={`Method ${change.version}`}>
                {change.what}
              </Fact>
            ))}
          </dl>
        </Section>
      )}
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
