import { afterEach, expect, test } from "vitest";
import { loader as moderated } from "../../app/routes/admin.discussions.posts.$id";
import { loader as contact } from "../../app/routes/contact";
import { loader as guide } from "../../app/routes/guides.$slug";
import { loader as newThread } from "../../app/routes/mattress-forum.new";
import { loader as thread } from "../../app/routes/mattress-forum.threads.$slug";
import { loader as question } from "../../app/routes/mattress-questions.$slug";
import { action as ask, loader as askPage } from "../../app/routes/mattress-questions.ask";
import { loader as similar } from "../../app/routes/mattress-questions.similar";
import { loader as siteMap } from "../../app/routes/sitemap";
import { closePeers } from "../support/peer-sites";
import { answering as answeringAt } from "../support/route-arguments";
import type { Answer } from "../support/fake-http-server";

/** Pages before an upstream that has no such thing (404) where a page can do without it. */

afterEach(closePeers);

const none = { status: 404, json: { detail: "Not found." } };
const noUser = { "GET /api/v2/auth/user/": none };
const written_at = "2026-11-20T08:00:00Z";
const post = { id: "11", number: 1, author: { name: "Tess A." }, text: "It sags.", written_at };
const paged = { count: 1, page: 1, pages: 1 };
const category = { slug: "couples", name: "Couples" };
const home = { "GET /api/v2/forum/": { json: { categories: [category] } } };
const shownQuestion = {
  "GET /api/v2/questions/a/": {
    json: { ...paged, question: { id: "7", slug: "a", title: "Sags?", post }, answers: [] },
  },
};
const shownThread = {
  "GET /api/v2/forum/threads/a/": {
    json: {
      ...{ ...paged, posts: [post] },
      thread: { id: "7", slug: "a", title: "It sags", category, opened_at: written_at, last_at: written_at },
    },
  },
};

const answering = (answers: Record<string, Answer | Answer[]>) => answeringAt(answers, { slug: "a", id: "12" });

test.each([
  ["a question", question, shownQuestion, { writer: null }],
  ["a thread", thread, shownThread, { writer: null }],
  ["the form to ask", askPage, {}, { writer: null }],
  ["the form of a thread", newThread, home, { writer: null, categories: [{ value: "couples" }] }],
  ["the contact form", contact, {}, { form: { values: {} } }],
] as const)("%s is shown to anybody where there are no accounts", async (_name, loader, answers, shown) => {
  const { args } = await answering({ ...answers, ...noUser });
  expect(await loader(args("/"))).toMatchObject(shown);
});

test("the contact form is empty where an account can't be read", async () => {
  const { args } = await answering({
    "GET /api/v2/auth/user/": { json: { user: { is_authenticated: true, first_name: "Nora" } } },
    "GET /api/v2/account/": none,
  });
  expect((await contact(args("/contact/"))).form.values).not.toHaveProperty("email");
});

test("a question is posted, and nothing suggested, where similar ones aren't told", async () => {
  const { args } = await answering({
    "GET /api/v2/similar-questions/": none,
    "OPTIONS /api/v2/questions/": { json: {}, headers: { "Set-Cookie": "csrftoken=abc; Path=/" } },
    "POST /api/v2/questions/": { status: 201, json: { slug: "slats" } },
  });
  const typed = { title: "Does a slatted base need a box spring?", text: "Slats are 3″ apart.", topics: "foundations" };
  const answer = await ask(args("/mattress-questions/ask/", { ...typed, key: "kEy-0123456789_abcdefg" }));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/mattress-questions/slats/?asked=yes"]);
  expect(await (await similar(args("/mattress-questions/similar/?q=slats"))).json()).toEqual([]);
});

test("the site map has what there is of brands, guides, terms and the forum's categories", async () => {
  const lists = { "GET /api/v2/guides/": none, "GET /api/v2/glossary/": none, "GET /api/v2/brands/": none };
  const map = async (answers: Record<string, Answer>) => {
    const { args, context } = await answering({ ...lists, ...answers });
    await siteMap(args("/sitemap/"));
    return context.prose.get("map");
  };
  expect(await map({ "GET /api/v2/forum/": none })).toContain('href="/mattress-questions/experts/"');
  expect(await map(home)).toContain('href="/mattress-forum/couples/"');
});

test("a guide is shown where there is no list of guides", async () => {
  const { args } = await answering({
    "GET /api/v2/guides/a/": {
      json: { guide: { slug: "a", title: "How to flip it", summary: "Don’t.", body: "Don’t." } },
    },
    "GET /api/v2/guides/": none,
  });
  expect(await guide(args("/guides/a/"))).toMatchObject({ guide: { title: "How to flip it" }, ways: [] });
});

test("a post is moderated where there is no forum to move it in", async () => {
  const { args } = await answering({
    "GET /api/v2/auth/user/": { json: { user: { is_authenticated: true, is_staff: true, first_name: "Nora" } } },
    "GET /api/v2/post-moderation/12/": {
      json: { post, discussion: { id: "7", kind: "question", slug: "a", title: "Sags?" } },
    },
    "GET /api/v2/forum/": none,
  });
  expect(await moderated(args("/admin/discussions/posts/12/"))).toMatchObject({ categories: [] });
});
