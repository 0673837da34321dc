import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import AnswerList from "~/features/match/answer-list";
import { questionHref, rememberedFor, resultsHref } from "~/features/match/answers";
import { readAnswers, rememberedAnswers } from "~/features/match/answers.server";
import ExampleScore from "~/features/match/results/example-score";
import stylesheet from "~/styles/finder.css?url";
import SavedList from "~/features/match/saved/saved-list";
import { applicable, isAnswered, nextStep, stepsFor } from "~/features/match/steps";
import { materialPictures } from "~/mattress/layers/material-pictures";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import Icon from "~/ui/icon";
import Notice from "~/ui/notice";
import Picture from "~/ui/picture";
import Section from "~/ui/page/section";

export const handle: RouteFacts = {
  page: ["match quiz", "landing"],
  ...forEveryone,
  private: "health",
  crumbs: crumbsTo("Match quiz"),
};

export const meta = metaOf<typeof loader>(({ noindex }) => ({
  title: "Match quiz: which mattress fits you?",
  description:
    "Take up to twelve short steps, and we’ll rank every mattress we know by how well it fits you and show you why. " +
    "You don’t need to give your email to see your results.",
  path: paths.finder,
  noindex,
}));

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const given = applicable(readAnswers(parameters).answers);
  const bare = Object.keys(given).length === 0;
  const remembered = bare ? rememberedAnswers(await context.api.optional(context.api.match.remembered(), null)) : null;
  const user = await context.api.optional(context.api.auth.currentUser(), null);
  const saved = user?.is_authenticated ? await context.api.optional(context.api.match.ofMember(), null) : null;
  return {
    answers: remembered ?? given,
    saved,
    noindex: !bare || parameters.has("forgotten"),
    forgotten: remembered === null && parameters.has("forgotten"),
  };
}

export default function FinderPage() {
  const { answers, saved, forgotten } = useLoaderData<typeof loader>();
  const steps = stepsFor(answers);
  const done = steps.filter((step) => isAnswered(step, answers)).length;
  const next = nextStep(answers);
  return (
    <div className="wrap stack stack--sections">
      <header className="page-head columns finder-head">
        <div className="stack stack--loose">
          <Breadcrumbs />
          {forgotten ? <Notice tone="good" title="We’ve forgotten your answers" role="status" /> : null}
          <h1>Find the mattress that fits you</h1>
          <p className="lead">
            Tell us how you sleep. We’ll score every mattress we know and show you how well each one fits you, and why.
          </p>
          {done === 0 ? (
            <p>
              <Link className="button" to={paths.quiz}>
                Start the quiz
                <Icon name="arrow-right" />
              </Link>
            </p>
          ) : (
            <Section
              name="resume"
              title={
                next === null
                  ? `You’ve finished all ${steps.length} steps`
                  : `You’ve finished ${done} of ${steps.length} steps`
              }
              className="resume stack"
              headingClass="text-xl"
            >
              <p className="cluster">
                {next === null ? null : (
                  <Link className="button" to={questionHref(next, answers)}>
                    Continue the quiz
                  </Link>
                )}{" "}
                <Link className={next === null ? "button" : "button button--secondary"} to={resultsHref(answers)}>
                  See the results
                </Link>{" "}
                <Link to={paths.quiz}>Start over</Link>
              </p>
              <AnswerList answers={answers} />
            </Section>
          )}
        </div>
        {done === 0 ? (
          <div className="finder-head__picture">
            <Picture {...materialPictures.cover} alt="" sizes="30rem" />
          </div>
        ) : null}
      </header>
      {saved === null ? null : <SavedList saved={saved} />}
      <div className="grid finder-facts">
        <Section name="does" title="What we do" headingClass="text-xl">
          <ul className="lined ticks">
            <li>The quiz has up to twelve short steps. “Don’t know” is always fine.</li>
            <li>We work out how firm your bed should be and rank every bed by how well it fits.</li>
            <li>We tell you what we left out and why, and you can change any answer at any time.</li>
          </ul>
        </Section>
        <Section name="not" title="What we don’t do" headingClass="text-xl">
          <ul className="lined crosses">
            <li>We don’t ask for your email before you see your results.</li>
            <li>
              We don’t favor anyone who pays us. No brand can pay to be ranked higher.{" "}
              <Link to={paths.about}>Who pays us</Link>
            </li>
            <li>We don’t give medical advice.</li>
            <li>
              {`We don’t keep your answers for good. We remember them for ${rememberedFor}, and longer only if you save your results.`}
            </li>
          </ul>
        </Section>
      </div>
      <Section name="points" title="How the points add up" className="stack stack--loose">
        <ExampleScore />
      </Section>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
