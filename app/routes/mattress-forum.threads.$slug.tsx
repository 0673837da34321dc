import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { cutAtWord } from "#contracts/text/cut-text";
import { replyTarget } from "#contracts/discussions/posts";
import { openWriter, quotedIn, refusedPost, replyValues, sendReply } from "~/features/discussions/posts/reply.server";
import { threadData } from "~/features/discussions/structured-data.server";
import { threadCrumbs, ThreadHead, ThreadPosts, ThreadRail } from "~/features/discussions/forum/thread";
import { threadPages } from "~/features/discussions/forum/thread-list";
import { replyForm } from "~/features/discussions/forms.server";
import { discussionHref } from "~/features/discussions/posts/post-place";
import ReplyForm from "~/features/discussions/posts/reply-form";
import { plainText, type ShownPost, shownPosts, textsOf } from "~/features/discussions/posts/shown-posts.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { tellSearchEngines } from "~/http/seo/head-tags.server";
import { pageNumber } from "~/http/page-number.server";
import { sendProse } from "~/http/prose.server";
import type { RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import { useRootData } from "~/site/root-data";
import stylesheet from "~/styles/discussions.css?url";
import { usePageForm } from "~/ui/forms/write-form";
import Pagination from "~/ui/listing/pagination";

export const meta = metaOf<typeof loader>(({ thread, page: at, begins }) => ({
  title: `${thread.title}${at > 1 ? `, page ${at}` : ""}: mattress forum`,
  description: begins,
  path: discussionHref({ kind: "thread", slug: thread.slug, page: at }),
  crumbs: threadCrumbs(thread),
  noindex: thread.hidden,
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const found = await context.api.forum.thread(params.slug ?? "", { page: pageNumber(request) });
  const { posts, ...detail } = found;
  const texts = await textsOf(posts);
  tellSearchEngines(context, threadData(found, texts, context.site.origin));
  const { thread } = detail;
  // An earlier address has the words of a title that is hidden now.
  if (thread.hidden && thread.slug !== params.slug && !context.afterForm)
    throw redirect(discussionHref({ kind: "thread", slug: thread.slug, page: found.page }));
  const writer = await openWriter(context, replyTarget(thread.id));
  const quoted = writer === null ? null : quotedIn(posts, query, writer);
  const sent = (name: string, html: string) => sendProse(context, name, html);
  const titled = !thread.hidden || posts.some(({ number, own }) => number === 1 && own !== null);
  const first = posts.find(({ hidden }) => hidden === null);
  return {
    ...detail,
    thread: { ...thread, title: (titled ? thread.title : null) ?? "A thread that a moderator has hidden" },
    posts: shownPosts(posts, texts, sent),
    begins: first === undefined ? "" : cutAtWord(plainText(texts, first).replace(/\s+/g, " "), 150),
    writer: writer && { name: writer.name, saved_at: writer.saved_at, newsOff: writer.newsOff, noMail: writer.noMail },
    form: openForm(replyForm, {
      ...replyValues(thread.id, writer),
      ...(quoted === null ? {} : { quoted: String(quoted.number), quote: quoted.text }),
    }),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readForm(request, replyForm);
  const shows = async () => (await context.api.forum.thread(params.slug ?? "", {})).thread.id;
  const outcome = form.ok
    ? await sendReply(context, form, { url: request.url, shows })
    : await refusedPost(context, form);
  return outcome.ok ? redirect(outcome.to, 303) : formAnswer(outcome, form.values);
}

export const handle: RouteFacts = {
  page: ["community", "thread"],
  access: "everyone",
  listing: "threads",
  reads: "listings",
};

export default function ThreadPage() {
  const { thread, count, page, pages, posts, seen, watching, writer, form } = usePageForm<typeof loader>();
  const answer = useActionData<typeof action>();
  const { user } = useRootData();
  const signedIn = writer !== null;
  const closed = thread.hidden || thread.locked !== null;
  return (
    <div className="wrap with-rail">
      <div className="with-rail__head">
        <ThreadHead thread={thread} count={count} page={page} pages={pages} errors={form.errors} />
      </div>
      <div className="with-rail__rail">
        <div className="with-rail__stays">
          <ThreadRail thread={thread} count={count} pages={pages} seen={seen} writer={writer} watching={watching} />
        </div>
      </div>
      <div className="with-rail__body stack stack--loose">
        <ThreadPosts
          thread={thread}
          page={page}
          posts={posts}
          seen={seen}
          signedIn={signedIn}
          moderates={user?.is_staff === true}
        />
        <Pagination list={threadPages(thread.slug)} page={page} pages={pages} />
        {closed && answer === undefined ? null : (
          <ReplyForm
            form={form}
            writer={writer}
            locked={null}
            quoted={quotedAuthor(posts, form.values.quoted)}
            title="Your reply"
            verb="reply"
            label="What you want to say"
            submit={["Post your reply", "Posting…"]}
            watchLabel="Email me about new replies"
          />
        )}
      </div>
    </div>
  );
}

/** Whose words the form quotes; null: nobody's. A draft may quote a post of another page. */
function quotedAuthor(posts: readonly ShownPost[], number: string | undefined): string | null {
  if (number === undefined) return null;
  return posts.find((post) => String(post.number) === number)?.author.name ?? `the author of post ${number}`;
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
