import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { cutAtWord } from "#contracts/text/cut-text";
import { replyTarget } from "#contracts/discussions/posts";
import { fittingBedsHtml } from "~/features/content/static-texts.server";
import FollowForm from "~/features/discussions/posts/follow-form";
import { replyForm } from "~/features/discussions/forms.server";
import PostCard from "~/features/discussions/posts/post-card";
import ReplyForm from "~/features/discussions/posts/reply-form";
import { openWriter, refusedPost, replyValues, sendReply } from "~/features/discussions/posts/reply.server";
import { plainText, shownPosts, textsOf } from "~/features/discussions/posts/shown-posts.server";
import { AnswerList, QuestionAside } from "~/features/discussions/questions/question";
import { answerPages } from "~/features/discussions/questions/question-list";
import { answersShown, questionData } from "~/features/discussions/structured-data.server";
import TopicLinks from "~/features/discussions/questions/topic-links";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { tellSearchEngines } from "~/http/seo/head-tags.server";
import { pageNumber } from "~/http/page-number.server";
import { sendProse } from "~/http/prose.server";
import type { RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, pageMeta } from "~/site/page-meta";
import contentStyles from "~/styles/content.css?url";
import stylesheet from "~/styles/discussions.css?url";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import ErrorSummary from "~/ui/forms/error-summary";
import { usePageForm } from "~/ui/forms/write-form";
import { listHref } from "~/ui/listing/address";
import Notice from "~/ui/notice";
import Prose from "~/ui/page/prose";
import Section from "~/ui/page/section";

const crumbsOf = (title: string) => crumbsTo(title, { label: "Expert Q&A", href: paths.questions });

const pathOf = (slug: string, page: number) => listHref(answerPages(slug), { page: String(page) });

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => {
  if (!data) return pageMeta(page, null);
  const { question, title, hidden, description, page: number } = data;
  return pageMeta(page, {
    title: number > 1 ? `${title}, page ${number}` : title,
    description,
    path: pathOf(question.slug, number),
    crumbs: crumbsOf(title),
    noindex: hidden,
  });
};

export const links = linksTo(contentStyles, stylesheet);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const detail = await context.api.questions.show(params.slug ?? "", { page: pageNumber(request) });
  const { question, answers, beds, ...around } = detail;
  const { post, title, ...about } = question;
  // An earlier address has the words of a title that is hidden now.
  if (post.hidden !== null && question.slug !== params.slug && !context.afterForm)
    throw redirect(pathOf(question.slug, detail.page));
  const texts = await textsOf([post, ...answers]);
  tellSearchEngines(context, questionData(detail, texts, context.site.origin + pathOf(question.slug, detail.page)));
  const writer = await openWriter(context, replyTarget(question.id));
  const sent = (name: string, html: string) => sendProse(context, name, html);
  const shown = answers.filter(({ hidden }) => hidden === null);
  const first = shown[0] ?? post;
  return {
    ...around,
    question: about,
    title: (post.text === null ? null : title) ?? "A question that a moderator has hidden",
    description: cutAtWord(plainText(texts, first), 150),
    hidden: post.hidden !== null,
    shownAnswers: answersShown(detail),
    post: shownPosts([post], texts, sent)[0]!,
    answers: shownPosts(answers, texts, sent),
    beds: beds === null ? null : sent("beds", fittingBedsHtml(beds)),
    hasBeds: beds !== null,
    writer,
    asked: question.own && new URL(request.url).searchParams.has("asked"),
    form: openForm(replyForm, replyValues(question.id, writer)),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readForm(request, replyForm);
  const shows = async () => (await context.api.questions.show(params.slug ?? "", {})).question.id;
  const sent = form.ok ? await sendReply(context, form, { url: request.url, shows }) : await refusedPost(context, form);
  return sent.ok ? redirect(sent.to, 303) : formAnswer(sent, form.values);
}

export const handle: RouteFacts = {
  page: ["editorial", "article", "questions and answers"],
  access: "everyone",
  listing: "questions",
  reads: "texts",
};

export default function QuestionPage() {
  const data = usePageForm<typeof loader>();
  const { question, title, post, answers, writer, watching, related, terms, beds, hasBeds, asked, form } = data;
  const signedIn = writer !== null;
  const asker = { name: post.author.name, own: question.own };
  return (
    <div className="wrap stack stack--loose">
      <header className="page-head stack">
        <Breadcrumbs items={crumbsOf(title)} />
        <h1 dir="auto">{title}</h1>
        <ErrorSummary errors={form.errors} />
        <TopicLinks topics={question.topics} />
        {asked ? (
          <Notice tone="good" role="status" title="Your question is posted">
            <p>
              {watching && writer?.newsOff === false && !writer.noMail
                ? "We’ll email you when there’s an answer. "
                : null}
              You can still change it, and add what you forgot.
            </p>
          </Notice>
        ) : null}
      </header>
      <div className="with-aside">
        <div className="stack stack--sections">
          <div className="stack">
            <PostCard post={post} signedIn={signedIn} />
            {question.locked !== null ? null : (
              <FollowForm discussion={question.id} writer={writer} watching={watching} what="new answers" />
            )}
          </div>
          <AnswerList
            slug={question.slug}
            answers={answers}
            asker={asker}
            signedIn={signedIn}
            locked={question.locked !== null}
            count={data.shownAnswers}
            page={data.page}
            pages={data.pages}
          />
          <ReplyForm
            form={form}
            writer={writer}
            locked={question.locked}
            title={question.own ? "Add something" : "Your answer"}
            verb="answer"
            label={question.own ? "What you want to add" : "What you know"}
            hint="Say what you’ve seen or measured yourself, and what you’re guessing."
            submit={["Post it", "Posting…"]}
            watchLabel="Email me about new answers"
          />
        </div>
        <aside className="stack stack--loose" aria-label="More about this">
          <QuestionAside related={related} terms={terms} />
          {hasBeds ? (
            <Section name="beds" title="Beds that fit" headingClass="plain-title">
              <Prose name="beds" html={beds} className="stack stack--tight" />
            </Section>
          ) : null}
        </aside>
      </div>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
