import { afterEach, expect, test } from "vitest";
import { loader as threadLoader } from "../../app/routes/mattress-forum.threads.$slug";
import { action as reportReview } from "../../app/routes/mattress-review.$id_.report";
import { loader as questionLoader } from "../../app/routes/mattress-questions.$slug";
import { loader as historyLoader } from "../../app/routes/posts.$id.history";
import { action as reportPost, loader as reportLoader } from "../../app/routes/posts.$id.report";
import { action as reportStoreReview } from "../../app/routes/store-reviews.$id_.report";
import { closePeers } from "../support/peer-sites";
import { answering as answeringAt } from "../support/route-arguments";
import type { Answer } from "../support/fake-http-server";

/** What readers see of what is reported and hidden, and what they may quote. */

afterEach(closePeers);

const written_at = "2026-11-20T08:00:00Z";
const author = { name: "Tess A." };
const category = { slug: "couples", name: "Couples" };
const hidden = { reason: "abusive", note: "", at: written_at };
const opening = { id: "11", number: 1, author, text: null, written_at, hidden };
const reply = { ...opening, id: "12", number: 2, text: "Yes.", hidden: null };
const nobody = { json: {} };
const token = { status: 200, json: {}, headers: { "Set-Cookie": "csrftoken=abc; Path=/" } };
const key = "kEy-0123456789_abcdefg";

const answering = (answers: Record<string, Answer | Answer[]>) =>
  answeringAt(answers, { slug: "the-smiths-are-liars", id: "12" });
const thrown = async (asked: Promise<unknown>) => {
  const answer = await asked.catch((refused: unknown) => refused);
  if (!(answer instanceof Response)) throw new Error("A page was shown.");
  return [answer.status, answer.headers.get("location")];
};

test("the earlier address of a hidden thread or question leads to the one without its title", async () => {
  const thread = { id: "7", slug: "hidden--7", title: null, category, author: "Tess A.", opened_at: written_at };
  const shown = { ...thread, last_at: written_at, hidden: true };
  const { args, context } = await answering({
    "GET /api/v2/forum/threads/the-smiths-are-liars/": {
      json: { thread: shown, count: 25, page: 2, pages: 2, posts: [opening, reply] },
    },
    "GET /api/v2/questions/the-smiths-are-liars/": {
      json: {
        count: 1,
        page: 1,
        pages: 1,
        question: { id: "8", slug: "hidden--8", title: null, post: opening },
        answers: [],
      },
    },
    "GET /api/v2/auth/user/": nobody,
  });
  expect(await thrown(threadLoader(args("/mattress-forum/threads/the-smiths-are-liars/?page=2")))).toEqual([
    302,
    "/mattress-forum/threads/hidden--7/?page=2",
  ]);
  expect(await thrown(questionLoader(args("/mattress-questions/the-smiths-are-liars/")))).toEqual([
    302,
    "/mattress-questions/hidden--8/",
  ]);
  // After a form that was refused, the page keeps what was typed.
  Object.assign(context, { afterForm: true });
  const { thread: kept } = await threadLoader(args("/mattress-forum/threads/the-smiths-are-liars/"));
  expect(kept.title).toBe("A thread that a moderator has hidden");
});

test("pages about a reply in a hidden thread speak of it without its title", async () => {
  const discussion = { kind: "thread", slug: "hidden--7", title: null, page: 1 };
  const { args } = await answering({
    "GET /api/v2/posts/12/": { json: { post: reply, discussion, history: [] } },
  });
  expect((await reportLoader(args("/posts/12/report/"))).about).toMatchObject({
    title: "a hidden thread",
    discussion: "/mattress-forum/threads/hidden--7/",
  });
  expect((await historyLoader(args("/posts/12/history/"))).about.title).toBe("a hidden thread");
});

test("the history of an opening has the title of each version", async () => {
  const discussion = { kind: "thread", slug: "a", title: "It sags now", page: 1 };
  const shown = { ...reply, number: 1 };
  const history = [
    { version: 2, title: "It sags now", text: "Yes.", written_at },
    { version: 1, title: "Free beds for all", text: "Yes.", written_at },
  ];
  const { args } = await answering({ "GET /api/v2/posts/12/": { json: { post: shown, discussion, history } } });
  const { versions } = await historyLoader(args("/posts/12/history/"));
  expect(versions.map(({ title }) => title)).toEqual(["It sags now", "Free beds for all"]);
});

test.each([
  ["post", "posts", reportPost, "/posts/12/report/"],
  ["review", "reviews", reportReview, "/mattress-review/12/report/"],
  ["store review", "store-reviews", reportStoreReview, "/store-reviews/12/report/"],
] as const)("whoever reports a %s a second time is told that we have it already", async (_, of, action, path) => {
  const { args } = await answering({
    [`OPTIONS /api/v2/${of}/12/report/`]: token,
    [`POST /api/v2/${of}/12/report/`]: [{ json: { already: false } }, { json: { already: true } }, { status: 204 }],
  });
  const led = async () => (await action(args(path, { reason: "other", note: "An ad.", key }))).headers.get("location");
  expect([await led(), await led(), await led()]).toEqual([
    `${path}?sent=yes`,
    `${path}?sent=before`,
    `${path}?sent=yes`,
  ]);
});

test("a quote that is filled in for a newcomer ends before a second web address, and no other does", async () => {
  const text = "Compare www.one-bed.com first.\n\nThen [this](/about/) and https://two-beds.com/sale, e.g. on Friday.";
  const thread = { id: "7", slug: "a", title: "Which one?", category, author: "Tess A.", opened_at: written_at };
  const quoteFor = async (newcomer: boolean, query = "") => {
    const { args } = await answering({
      "GET /api/v2/forum/threads/the-smiths-are-liars/": {
        json: { thread: { ...thread, last_at: written_at }, count: 1, page: 1, pages: 1, posts: [{ ...reply, text }] },
      },
      "GET /api/v2/auth/user/": { json: { user: { is_authenticated: true, first_name: "Nora" } } },
      "GET /api/v2/participant/": { json: { name: null, newcomer } },
      "GET /api/v2/discussion-drafts/reply-7/": { json: { fields: null, saved_at: null } },
    });
    return (await threadLoader(args(`/mattress-forum/threads/the-smiths-are-liars/?quote=2${query}`))).form.values
      .quote;
  };
  expect(await quoteFor(true)).toBe("Compare www.one-bed.com first.\nThen this and");
  expect(await quoteFor(true, "&words=on%20Friday.")).toBe("on Friday.");
  expect(await quoteFor(false)).toMatch(/on Friday\.$/);
});
