import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import AnswerList from "~/features/finder/answer-list";
import { questionHref, resultsHref } from "~/features/finder/answers";
import { readAnswers } from "~/features/finder/answers.server";
import ExampleScore from "~/features/finder/results/example-score";
import stylesheet from "~/styles/finder.css";
import SavedList from "~/features/finder/saved/saved-list";
import { applicable, isAnswered, nextStep, stepsFor } from "~/features/finder/steps";
import { materialPictures } from "~/mattress/layers/material-pictures";
import { paths } from "~/paths";
import { pageMeta } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import Icon from "~/ui/icon";
import Picture from "~/ui/picture";
import Section from "~/ui/page/section";

const crumbs = crumbsTo("Match quiz");

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, ({ answers }) => ({
    title: "Match quiz: which mattress fits you",
    description:
      "About twelve questions, then every mattress we know ranked by how well it fits you, with the points of each part. " +
      "Results come first, without an e-mail address.",
    path: paths.finder,
    crumbs,
    noindex: Object.keys(answers).length > 0,
  }));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const answers = applicable(readAnswers(new URL(request.url).searchParams).answers);
  const user = await context.api.optional(context.api.auth.currentUser(), null);
  const saved = user?.is_authenticated ? await context.api.optional(context.api.match.ofMember(), null) : null;
  return { answers, saved: saved?.items ?? null };
}

export default function FinderPage() {
  const { answers, saved } = useLoaderData<typeof loader>();
  const steps = stepsFor(answers);
  const done = steps.filter((step) => isAnswered(step, answers)).length;
  const next = nextStep(answers);
  return (
    <div className="wrap stack stack--sections">
      <header className="page-head columns finder-head">
        <div className="stack stack--loose">
          <Breadcrumbs items={crumbs} />
          <h1>Find the mattress that fits you</h1>
          <p className="lead">
            Tell us how you sleep. We score every mattress in the guide for it, and show where each point comes from.
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
                next === null ? "All questions are answered" : `You have answered ${done} of ${steps.length} questions`
              }
              className="resume stack"
              headingClass="text-xl"
            >
              <AnswerList answers={answers} />
              <p className="cluster">
                {next === null ? null : (
                  <Link className="button" to={questionHref(next, answers)}>
                    Go on with the quiz
                  </Link>
                )}{" "}
                <Link className={next === null ? "button" : "button button--secondary"} to={resultsHref(answers)}>
                  See the results
                </Link>{" "}
                <Link to={paths.quiz}>Start again</Link>
              </p>
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
        <Section name="does" title="What it does" headingClass="text-xl">
          <ul className="lined ticks">
            <li>Asks at most twelve questions, one a page. “Don't know” is always an answer.</li>
            <li>
              Works out the firmness that suits your position and weight, and ranks all beds by points that add up.
            </li>
            <li>Says what it left out and why, and lets you change any answer at any time.</li>
          </ul>
        </Section>
        <Section name="not" title="What it does not" headingClass="text-xl">
          <ul className="lined crosses">
            <li>Ask for an e-mail address before you see your results.</li>
            <li>
              Take money into account: no brand pays for a place, and commission is no input.{" "}
              <Link to={paths.about}>Who pays us</Link>
            </li>
            <li>
              Give medical advice, or keep your answers. They stand in the address of the page, unless you save them.
            </li>
          </ul>
        </Section>
      </div>
      <Section name="points" title="How the points are made" className="stack stack--loose">
        <ExampleScore />
      </Section>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
