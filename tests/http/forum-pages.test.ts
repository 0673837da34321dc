import { afterEach, expect, test } from "vitest";
import { action as decide } from "../../app/routes/admin.discussions.posts.$id";
import { loader as categoryLoader, meta as categoryMeta } from "../../app/routes/mattress-forum.$category";
import { loader as forumLoader, meta as forumMeta } from "../../app/routes/mattress-forum._index";
import { action as start } from "../../app/routes/mattress-forum.new";
import { action as reply, loader as threadLoader, meta } from "../../app/routes/mattress-forum.threads.$slug";
import { closePeers } from "../support/peer-sites";
import { answering as answeringAt } from "../support/route-arguments";
import type { Answer } from "../support/fake-http-server";

/** What the pages of the forum do before an upstream that refuses, fails or hides something. */

afterEach(closePeers);

const written_at = "2026-11-20T08:00:00Z";
const author = { name: "Tess A." };
const category = { slug: "couples", name: "Couples" };
const opening = { id: "11", number: 1, author, text: "It *sags*.\n\nRead [this](/about/).", written_at };
const answer = { ...opening, id: "12", number: 2, text: "Yes." };
const hidden = { reason: "spam", note: "", at: written_at };
const thread = { id: "7", slug: "a", title: "Does it sag?", category, author: "Tess A.", opened_at: written_at };
const shown = { thread: { ...thread, last_at: written_at }, count: 2, page: 1, pages: 1, posts: [opening, answer] };
const signedIn = { json: { user: { is_authenticated: true, is_staff: true, first_name: "Nora" } } };
const nobody = { json: {} };
const down = { status: 500, json: { detail: "down" } };
const token = { status: 200, json: {}, headers: { "Set-Cookie": "csrftoken=abc; Path=/" } };
const key = "kEy-0123456789_abcdefg";

const answering = (answers: Record<string, Answer | Answer[]>) =>
  answeringAt(answers, { slug: "a", category: "couples", id: "12" });

const told = (of: typeof meta, data: unknown) =>
  JSON.stringify(of({ data, matches: [], location: { search: "" } } as never));

test("search engines are told what readers see of a thread, and nothing of its hidden posts", async () => {
  const dataOf = async (more: object) => {
    const { args, context } = await answering({
      "GET /api/v2/forum/threads/a/": { json: { ...shown, ...more } },
      "GET /api/v2/auth/user/": nobody,
    });
    const data = await threadLoader(args("/mattress-forum/threads/a/"));
    return told(meta, data) + JSON.stringify(context.head.things);
  };
  const whole = await dataOf({});
  expect(whole).toContain('"DiscussionForumPosting"');
  expect(whole).toContain("It sags.");
  expect(whole).toContain('"commentCount":1');
  expect(whole).not.toContain("noindex");
  const without = await dataOf({ posts: [opening, { ...answer, text: null, hidden }] });
  expect(without).not.toContain('"Comment"');
  expect(without).toContain('"commentCount":0');
  const withheld = await dataOf({
    thread: { ...shown.thread, hidden: true },
    posts: [{ ...opening, text: null, hidden }, answer],
  });
  expect(withheld).not.toContain("DiscussionForumPosting");
  expect(withheld).not.toContain("Does it sag?");
  expect(withheld).toContain("noindex");
  expect(await dataOf({ demo: true })).not.toContain("DiscussionForumPosting");
});

test("an order of threads that there is not is said with 400, and the threads are listed", async () => {
  const { args } = await answering({
    "GET /api/v2/forum/threads/": [
      { status: 400, json: { sort: ["No."] } },
      { json: { count: 0, page: 1, pages: 1, items: [], category: { ...category, about: "Beds for two." } } },
      { status: 400, json: { sort: ["No."] } },
      { json: { count: 0, page: 1, pages: 1, items: [] } },
    ],
  });
  const refused = ["There’s no “luck” under “Sort by.”"];
  const ofCategory = await categoryLoader(args("/mattress-forum/couples/?sort=luck"));
  expect([ofCategory.status, await ofCategory.json()]).toMatchObject([400, { refused, listing: { sort: "active" } }]);
  const found = await forumLoader(args("/mattress-forum/?q=sag&sort=luck"));
  expect([found.status, await found.json()]).toMatchObject([400, { words: "sag", found: { refused } }]);
});

test("a quote is all words of a post, or those that were selected, without marks and as many as may be quoted", async () => {
  const long = { ...answer, text: "word ".repeat(400) };
  const quoteOf = async (query: string) => {
    const { args } = await answering({
      "GET /api/v2/forum/threads/a/": { json: { ...shown, posts: [opening, long] } },
      "GET /api/v2/auth/user/": signedIn,
      "GET /api/v2/participant/": down,
      "GET /api/v2/discussion-drafts/reply-7/": {
        json: { fields: { text: "So far", quoted: "2", quote: "word" }, saved_at: written_at },
      },
    });
    return (await threadLoader(args(`/mattress-forum/threads/a/?${query}`))).form.values;
  };
  expect(await quoteOf("quote=1")).toMatchObject({ quoted: "1", quote: "It sags.\nRead this.", text: "So far" });
  expect(await quoteOf("quote=1&words=sags.%20Read")).toMatchObject({ quote: "sags. Read" });
  expect(await quoteOf("quote=1&words=never%20said")).toMatchObject({ quote: "It sags.\nRead this." });
  const { quote = "" } = await quoteOf("quote=2");
  expect(quote.length).toBeLessThanOrEqual(600);
  expect(quote).toMatch(/ word$/);
  expect(await quoteOf("quote=9")).toMatchObject({ quoted: "2", quote: "word" });
});

test("a reply that came too often says what the upstream says, or when to come back, and one to a locked thread why; all keep the text", async () => {
  const { args } = await answering({
    "OPTIONS /api/v2/discussions/7/posts/": token,
    "POST /api/v2/discussions/7/posts/": [
      { status: 429, json: { detail: "That’s 20 posts within an hour." }, headers: { "Retry-After": "600" } },
      { status: 429, headers: { "Retry-After": "600" } },
      { status: 409, json: { detail: "A moderator has closed this one. Enough." } },
      { status: 400, json: { quote: ["Quote words exactly."] } },
    ],
  });
  const sending = () =>
    reply(args("/mattress-forum/threads/a/", { does: "post", discussion: "7", text: "Firm one.", key }));
  const late = await sending();
  expect([late.status, late.headers.get("retry-after")]).toEqual([429, "600"]);
  expect(await late.json()).toMatchObject({
    messages: ["That’s 20 posts within an hour. Please try again in 10 minutes."],
    values: { text: "Firm one." },
  });
  expect(await (await sending()).json()).toMatchObject({
    messages: ["You’ve written a lot within an hour. Please try again in 10 minutes. What you typed is still here."],
    values: { text: "Firm one." },
  });
  expect(await (await sending()).json()).toMatchObject({
    messages: ["A moderator has closed this one. Enough."],
    values: { text: "Firm one." },
  });
  expect(await (await sending()).json()).toMatchObject({ errors: { quote: ["Quote words exactly."] } });
});

test("a form of one thread that is sent to the page of another adds nothing to either", async () => {
  const { args, peer } = await answering({ "GET /api/v2/forum/threads/a/": { json: shown } });
  const form = { does: "watch", discussion: "8", key };
  expect((await reply(args("/mattress-forum/threads/a/", form))).status).toBe(409);
  expect(peer.requests.every(({ method }) => method === "GET")).toBe(true);
});

test("emails that are turned off come back by the press that says so, and by no other", async () => {
  const { args, peer } = await answering({
    "GET /api/v2/forum/threads/a/": { json: shown },
    "OPTIONS /api/v2/discussions/7/watch/": token,
    "POST /api/v2/discussions/7/watch/": { status: 204 },
  });
  const sending = async (does: string) =>
    (await reply(args("/mattress-forum/threads/a/", { does, discussion: "7", key }))).headers.get("location");
  expect(await sending("watch")).toMatch(/\?followed=yes#/);
  expect(await sending("watch-and-mail")).toMatch(/\?followed=yes#/);
  expect(await sending("unwatch")).toMatch(/\?followed=no#/);
  const bodies = peer.requestsOf("POST /api/v2/discussions/7/watch/").map(({ body }) => JSON.parse(body) as object);
  expect(bodies).toEqual([{ on: true }, { on: true, mail: "on" }, { on: false }]);
});

test("a thread says beside its fields what is missing before anything is sent, but a draft keeps what there is", async () => {
  const { args, peer } = await answering({
    "OPTIONS /api/v2/discussion-drafts/thread/": token,
    "POST /api/v2/discussion-drafts/thread/": { json: {} },
  });
  const refused = await start(args("/mattress-forum/new/", { title: "Sag", key }));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    errors: {
      title: [expect.stringContaining("at least 10")],
      category: ["Choose a category"],
      text: ["Write something"],
    },
    values: { title: "Sag" },
  });
  expect(peer.requests.every(({ method }) => method === "GET")).toBe(true);
  const kept = await start(args("/mattress-forum/new/", { title: "Sag", does: "draft", key }));
  expect([kept.status, kept.headers.get("location")]).toEqual([303, "/mattress-forum/new/?draft=saved"]);
});

test("why a thread is locked is asked for beside its own field", async () => {
  const { args } = await answering({
    "GET /api/v2/auth/user/": signedIn,
    "GET /api/v2/post-moderation/12/": {
      json: { post: answer, discussion: { id: "7", kind: "thread", slug: "a", title: "Does it sag?" } },
    },
    "OPTIONS /api/v2/discussions/7/decide/": token,
    "POST /api/v2/discussions/7/decide/": { status: 400, json: { note: ["Say why: readers see it"] } },
  });
  const refused = await decide(args("/admin/discussions/posts/12/", { decision: "lock" }));
  expect(await refused.json()).toMatchObject({ errors: { why: ["Say why: readers see it"] } });
});

test("searches are not listed, and neither is a page of an empty category; what is out of range is not found", async () => {
  const list = { count: 0, page: 1, pages: 1, items: [], sort: "active", category };
  const { args } = await answering({
    "GET /api/v2/forum/threads/": [{ json: list }, { json: list }, { status: 404, json: { detail: "Invalid page." } }],
  });
  const found = await (await forumLoader(args("/mattress-forum/?q=latex"))).json();
  expect(told(forumMeta as never, found)).toContain("noindex");
  const empty = await (await categoryLoader(args("/mattress-forum/couples/"))).json();
  expect(told(categoryMeta as never, empty)).toContain("noindex");
  await expect(categoryLoader(args("/mattress-forum/couples/?page=9"))).rejects.toMatchObject({ status: 404 });
  await expect(threadLoader(args("/mattress-forum/threads/a/?page=0"))).rejects.toMatchObject({ status: 404 });
});
