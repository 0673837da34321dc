import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import ExpertList, { ExpertRules } from "~/features/discussions/questions/expert-list";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/discussions.css?url";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import Section from "~/ui/page/section";

export const meta = metaOf<typeof loader>(() => ({
  title: "Who answers your mattress questions",
  description: "Our experts, whom they work for, and who pays them.",
  path: paths.experts,
}));

export const links = linksTo(stylesheet);

export async function loader({ context }: LoaderFunctionArgs) {
  const { items, demo } = await context.api.questions.experts();
  return { experts: items, demo };
}

export const handle: RouteFacts = {
  page: ["information", "experts"],
  ...forEveryone,
  reads: "texts",
  crumbs: crumbsTo("Our experts", { label: "Expert Q&A", href: paths.questions }),
};

export default function ExpertsPage() {
  const { experts, demo } = useLoaderData<typeof loader>();
  return (
    <div className="wrap stack stack--loose">
      <PageHead title="Who answers your questions">
        <p className="lead">
          Advice about mattresses usually comes from someone who sells them. So here’s who pays each of our experts.
        </p>
        {demo ? (
          <p className="soft">We made up these people for the demo, and with them their work and their training.</p>
        ) : null}
      </PageHead>
      {experts.length === 0 ? <p>We have no experts yet.</p> : <ExpertList experts={experts} />}
      <Section name="rules" title="How it works">
        <ExpertRules />
        <p className="cluster">
          <Link className="button" to={paths.askQuestion}>
            Ask a question
          </Link>{" "}
          <Link to={paths.questions}>See what others asked</Link>
        </p>
      </Section>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
