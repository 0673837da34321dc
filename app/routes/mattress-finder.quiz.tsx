import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { dontKnow } from "~/features/match/answer-text";
import AnswerList from "~/features/match/answer-list";
import { finderHref, questionHref, resultsHref, type Answers } from "~/features/match/answers";
import stylesheet from "~/styles/finder.css?url";
import { answerOptions } from "~/features/match/options";
import { questionFor } from "~/features/match/quiz/questions";
import QuizForm, { QuizProgress } from "~/features/match/quiz/quiz-form";
import { quizState, type QuizState, withKnownZip } from "~/features/match/quiz/quiz-state.server";
import { stepFields, stepNames, type StepName } from "~/features/match/step-fields";
import { rememberedAnswers } from "~/features/match/answers.server";
import { isAnswered, readStep, stepBefore, stepsFor } from "~/features/match/steps";
import { quizFacts } from "~/features/match/quiz-facts";
import type { FigureStep } from "#contracts/figures/figure-kinds";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { pageLayer } from "~/site/analytics/page-layer";
import { linksTo, metaOf } from "~/site/page-meta";
import Icon from "~/ui/icon";

export const handle: RouteFacts = { page: ["match quiz", "question"], ...forEveryone, private: "health" };

export const meta = metaOf<typeof loader>(({ step, question, faults, position, total }) => ({
  title: `${question.title} Step ${position} of ${total}`,
  wrong: faults.length > 0,
  description:
    "The match quiz takes up to twelve short steps. “Don’t know” is always fine, and you don’t need to give your email to see your results.",
  path: paths.quiz,
  noindex: step !== stepNames[0] || faults.length > 0,
}));

export const links = linksTo(stylesheet);

const forSelf = ({ recipient }: Answers) => recipient === undefined || recipient === "me" || recipient === "couple";

/** Of a question's form: it is the first that somebody is asked, or was answered before and is answered again. */
const askedName = "asked";

/** How a question is asked; undefined: as one of those after the first. */
function askedAs(parameters: URLSearchParams, { answers, step }: { answers: Answers; step: StepName }) {
  if (isAnswered(step, answers)) return "again";
  if (!parameters.has("step") && !parameters.has("answered")) return "first";
  // A form with faults, or one that Back leads to, is the same question still.
  return ["again", "first"].find((asked) => asked === parameters.get(askedName));
}

/** What an answer begins or finishes: the first that is sent, and the one that no open question follows. */
function quizSteps(parameters: URLSearchParams, { answers, step }: Pick<QuizState, "answers" | "step">): FigureStep[] {
  const sent = readStep(parameters.get("answered"));
  const asked = parameters.get(askedName);
  if (sent === null || asked === "again") return [];
  const own: readonly string[] = stepFields[sent];
  const isFirst = asked === "first" || Object.keys(answers).every((name) => own.includes(name));
  return [...(isFirst ? (["quiz-begun"] as const) : []), ...(step === null ? (["quiz-finished"] as const) : [])];
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const state = await withKnownZip(quizState(parameters), parameters, (place) =>
    context.api.ifAvailable(context.api.stores.find({ place }), null),
  );
  const { answers, step } = state;
  if (state.show === "next") {
    for (const change of quizSteps(parameters, state)) context.figures.did(change);
    throw redirect(step === null ? resultsHref(answers) : questionHref(step, answers));
  }
  const user = await context.api.optional(context.api.auth.currentUser(), null);
  const known: Answers = {};
  // What a member has told us once, unless they look for somebody else's bed.
  if (user?.is_authenticated === true && user.profile !== null && forSelf(answers)) {
    const remembered = rememberedAnswers(await context.api.optional(context.api.match.remembered(), null));
    if (remembered === null) {
      const profile = rememberedAnswers(await context.api.optional(context.api.account.profile(), {}));
      for (const name of stepFields[state.step]) if (profile?.[name] !== undefined) known[name] = profile[name];
    }
  }
  if (state.step === "size" && answers.size === undefined) {
    const size = user?.session.mattress_size ?? known.size;
    if (answerOptions.size.some(({ value }) => value === size)) known.size = size ?? undefined;
  }
  const steps = stepsFor(answers);
  const data = {
    step: state.step,
    question: questionFor(state.step, answers),
    answers,
    /** Prefills answers not given yet with what the session knows. */
    known,
    faults: state.faults,
    kept: state.kept ?? {},
    asked: askedAs(parameters, state),
    position: steps.indexOf(state.step) + 1,
    total: steps.length,
    layer: pageLayer(context, () => ({ quiz: quizFacts(state.step, answers) })),
  };
  return json(data, state.faults.length > 0 ? 400 : 200);
}

export default function QuizPage() {
  const { step, question, answers, known, faults, kept, asked, position, total } = useLoaderData<typeof loader>();
  const before = stepBefore(step, answers);
  const given = Object.keys(answers).length;
  return (
    <div className="wrap with-rail quiz">
      <div className="stack stack--loose with-rail__body">
        <p>
          <Link
            className="with-icon quiz__back"
            to={before === null ? finderHref(answers) : questionHref(before, answers)}
          >
            <Icon name="chevron-left" />
            Back
          </Link>
        </p>
        <QuizProgress position={position} total={total} />
        <QuizForm
          step={step}
          question={question}
          answers={{ ...known, ...answers }}
          faults={faults}
          kept={kept}
          asked={asked}
        />
      </div>
      <div className="with-rail__rail">
        <aside className="quiz__aside with-rail__stays stack" aria-labelledby="answers-title">
          {given === 0 ? (
            <>
              <h2 className="plain-title" id="answers-title">
                What to expect
              </h2>
              <ul className="ticks stack stack--tight">
                <li>Up to twelve steps. You can skip any question with “{dontKnow}”.</li>
                <li>You can see your matches and change any answer at any time.</li>
                <li>You don’t have to give your email to see them.</li>
              </ul>
            </>
          ) : (
            <>
              <h2 className="plain-title" id="answers-title">
                Your answers so far
              </h2>
              <AnswerList answers={answers} current={step} />
              <p>
                <Link to={resultsHref(answers)}>See results for these answers</Link>
              </p>
            </>
          )}
        </aside>
      </div>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
