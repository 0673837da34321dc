import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { appealReadWithin, appealWithin, findingLabels, readWithin } from "#contracts/vocabulary/moderation";
import { refusalReasons } from "#contracts/vocabulary/reviews";
import { storeRefusalReasons } from "#contracts/vocabulary/refusal-reasons";
import DecidedTable from "~/features/moderation/decided-table";
import RuleList, { rulesOf } from "~/features/moderation/rule-list";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/moderation.css?url";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import PageSections from "~/ui/page-sections";
import Section from "~/ui/page/section";

const title = "Rules for reviews";

export const meta = metaOf<typeof loader>(() => ({
  title: "Rules for reviews: what we publish and why",
  description:
    "What we publish and what we don’t, what we check, how long it takes and how to appeal. The same at one star and at five.",
  path: paths.reviewRules,
}));

export const links = linksTo(stylesheet);

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  decisions: await context.api.optional(context.api.moderation.decisions(), null),
});

const sections = [
  { id: "beds", label: "Reviews of beds" },
  { id: "stores", label: "Reviews of stores" },
  { id: "checks", label: "Automatic checks" },
  { id: "time", label: "How long it takes" },
  { id: "appeal", label: "How to appeal" },
  { id: "decided", label: "What we decided" },
];

export const handle: RouteFacts = {
  page: ["information", "review rules"],
  ...forEveryone,
  crumbs: crumbsTo(title, { label: "Mattress reviews", href: paths.reviews }),
};

export default function ReviewRulesPage() {
  const { decisions } = useLoaderData<typeof loader>();
  return (
    <article className="wrap stack stack--sections">
      <PageHead title={title}>
        <p className="lead">
          Say what you like and what you don’t, as hard as you want. We publish every review that breaks none of these
          rules, and they’re the same at one star and at five. Nobody can pay us to publish one or to take one down.
        </p>
        <PageSections sections={sections} />
      </PageHead>
      <Section
        target
        name="beds"
        title="When we don’t publish a review of a bed"
        intro="There are no other reasons. The reason is in our email to you, and it stands where the review would be."
      >
        <RuleList rules={rulesOf(refusalReasons)} />
      </Section>
      <Section target name="stores" title="When we don’t publish a review of a store">
        <RuleList rules={rulesOf(storeRefusalReasons)} />
      </Section>
      <Section
        target
        name="checks"
        title="What a computer checks first"
        intro="It shows you what it found before you send your review, so that you can change it, or send it as it is. It never refuses anything: a person reads every review, and sees the same marks as you did."
      >
        <RuleList
          rules={Object.values(findingLabels).map(({ label, looksFor, rule }) => ({
            label,
            means: `${looksFor} ${rule === null ? "No rule forbids it." : `The rule: “${refusalReasons[rule].label}.”`}`,
          }))}
        />
      </Section>
      <Section target name="time" title="How long it takes">
        <p className="measure">
          We read what has been waiting longest first, within {readWithin} days. Then we write to you. Once it’s
          published, your stars count at once. You can change your review or add to it later; we read the new words too,
          and until then what’s published stays.
        </p>
      </Section>
      <Section target name="appeal" title="How to appeal">
        <p className="measure">
          If we got it wrong, tell us why: the link is in our email and on the page of your review. You can do that once
          for a decision, within {appealWithin} days. We read your review again, with what you say about it, within{" "}
          {appealReadWithin} days. That decision is final, but you can always change your review and send it again.
        </p>
        <p className="measure">
          Readers can report a published review. We take it down only if it breaks one of these rules, and its writer
          can appeal in the same way.
        </p>
      </Section>
      {decisions === null ? null : (
        <Section
          target
          name="decided"
          title="What we decided lately"
          intro="If we were kinder to five stars than to one, you’d see it here."
        >
          <DecidedTable decisions={decisions} />
        </Section>
      )}
      <p className="cluster">
        <Link className="button" to={paths.customerReviews}>
          Read owner reviews
        </Link>
      </p>
    </article>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
