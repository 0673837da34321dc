import { afterEach, expect, test } from "vitest";
import { action as startThread } from "../../app/routes/mattress-forum.new";
import { action as replyToThread } from "../../app/routes/mattress-forum.threads.$slug";
import { action as ask, loader as askLoader } from "../../app/routes/mattress-questions.ask";
import { action as answerAction, loader as questionLoader, meta } from "../../app/routes/mattress-questions.$slug";
import { loader as listLoader } from "../../app/routes/mattress-questions._index";
import { loader as similarLoader } from "../../app/routes/mattress-questions.similar";
import { action as press } from "../../app/routes/posts.$id._index";
import { loader as appealLoader } from "../../app/routes/posts.$id.appeal";
import { loader as reportLoader } from "../../app/routes/posts.$id.report";
import { closePeers } from "../support/peer-sites";
import { answering as answeringAt, origin } from "../support/route-arguments";
import type { Answer } from "../support/fake-http-server";

/** What the pages of questions do before an upstream that refuses, fails or says little. */

afterEach(closePeers);

const written_at = "2026-11-20T08:00:00Z";
const author = { name: "Tess A." };
const asked = { id: "11", number: 1, author, text: "It *sags*.", written_at };
const question = { id: "7", slug: "a", title: "Does it sag?", post: asked };
const reply = { ...asked, id: "12", number: 2, text: "Yes,\nby 1″.", votes: 3, accepted: true };
const hidden = { reason: "spam", note: "", at: written_at };
const signedIn = { json: { user: { is_authenticated: true, first_name: "Nora" } } };
const down = { status: 500, json: { detail: "down" } };
const token = { status: 200, json: {}, headers: { "Set-Cookie": "csrftoken=abc; Path=/" } };

const answering = (answers: Record<string, Answer | Answer[]>) => answeringAt(answers, { slug: "a", id: "12" });

const key = "kEy-0123456789_abcdefg";
const question1 = {
  does: "post",
  title: "Does a slatted base need a box spring?",
  text: "Slats are 3″ apart.",
  topics: "foundations",
  key,
};

test("a question is shown, and can be answered, when neither a name nor a draft can be had", async () => {
  const { args, context } = await answering({
    "GET /api/v2/questions/a/": { json: { count: 1, page: 1, pages: 1, question, answers: [reply] } },
    "GET /api/v2/auth/user/": signedIn,
    "GET /api/v2/participant/": down,
    "GET /api/v2/discussion-drafts/reply-7/": down,
  });
  const data = await questionLoader(args("/mattress-questions/a/"));
  expect(data).toMatchObject({
    writer: { name: null },
    related: [],
    terms: [],
    hasBeds: false,
    description: "Yes, by 1″.",
    form: { values: { discussion: "7" } },
    answers: [{ readable: true, html: null, votes: 3 }],
  });
  expect(context.prose.get("post-text-11")).toBe('<p dir="auto">It <em>sags</em>.</p>');
  expect(context.prose.get("post-text-12")).toBe('<p dir="auto">Yes,<br>\nby 1″.</p>');
});

test("a title of an address stands whole in the form, and is never cut within an emoji", async () => {
  const { args } = await answering({ "GET /api/v2/auth/user/": { json: {} } });
  const opened = (title: string) => askLoader(args(`/mattress-questions/ask/?title=${encodeURIComponent(title)}`));
  const long = `${"Does it sag? ".repeat(9)}a👍 And more`;
  expect(await opened(long)).toMatchObject({
    here: `/mattress-questions/ask/?title=${encodeURIComponent(long)}`,
    form: { values: { title: long } },
  });
  const endless = `${"a".repeat(999)}👍`;
  expect(await opened(endless)).toMatchObject({ form: { values: { title: "a".repeat(999) } } });
});

test("search engines are told what readers see: nothing of hidden posts, of a hidden question, or of made-up ones", async () => {
  const toldOf = async (post: object, answers: object[], demo = false) => {
    const { args, context } = await answering({
      "GET /api/v2/questions/a/": {
        json: { demo, count: answers.length, page: 1, pages: 1, question: { ...question, post }, answers },
      },
      "GET /api/v2/auth/user/": { json: {} },
    });
    const data = await questionLoader(args("/mattress-questions/a/"));
    const described = JSON.stringify(meta({ data, matches: [], location: { search: "" } } as never));
    return { told: context.head.things, described, sent: JSON.stringify(data) };
  };
  const { told } = await toldOf(asked, [reply, { ...reply, id: "13", number: 3, text: null, hidden }]);
  expect(told).toMatchObject([
    {
      "@type": "QAPage",
      mainEntity: {
        ...{ name: "Does it sag?", text: "It sags.", answerCount: 1, author: { name: "Tess A." } },
        acceptedAnswer: { text: "Yes, by 1″.", upvoteCount: 3, url: `${origin}/mattress-questions/a/#post-2` },
        suggestedAnswer: undefined,
      },
    },
  ]);
  const withheld = await toldOf({ ...asked, text: null, hidden }, [reply]);
  expect(withheld.told).toEqual([]);
  expect(withheld.described).not.toContain("Does it sag?");
  expect(withheld.described).toContain("noindex");
  expect(withheld.sent).not.toContain("Does it sag?");
  expect((await toldOf(asked, [])).told).toEqual([]);
  expect((await toldOf(asked, [reply], true)).told).toEqual([]);
});

test("answers are counted without those that a moderator has hidden, as the upstream counts them or as the page has them", async () => {
  const countOf = async (more: object) => {
    const answers = [reply, { ...reply, id: "13", number: 3, text: null, hidden }];
    const { args } = await answering({
      "GET /api/v2/questions/a/": {
        json: { count: 2, page: 1, pages: 1, question: { ...question, ...more }, answers },
      },
      "GET /api/v2/auth/user/": { json: {} },
    });
    return (await questionLoader(args("/mattress-questions/a/"))).shownAnswers;
  };
  expect(await countOf({})).toBe(1);
  expect(await countOf({ answers: 41 })).toBe(41);
});

test("nobody's first name is suggested as the one that everybody sees and that can't be changed", async () => {
  const answers = {
    "GET /api/v2/questions/a/": { json: { count: 0, page: 1, pages: 1, question, answers: [] } },
    "GET /api/v2/auth/user/": signedIn,
    "GET /api/v2/participant/": { json: { name: null, suggested: "Nora" } },
    "GET /api/v2/discussion-drafts/reply-7/": { json: {} },
    "GET /api/v2/discussion-drafts/question/": { json: {} },
  };
  const { args } = await answering(answers);
  expect(JSON.stringify(await questionLoader(args("/mattress-questions/a/")))).not.toContain("Nora");
  expect(JSON.stringify(await askLoader(args("/mattress-questions/ask/")))).not.toContain("Nora");
});

test("a page that is no number is not found", async () => {
  const { args } = await answering({});
  await expect(questionLoader(args("/mattress-questions/a/?page=0"))).rejects.toMatchObject({ status: 404 });
});

test("a topic that there is not is said with 400, and all questions are listed", async () => {
  const facets = [{ key: "topic", label: "Topic", values: [{ value: "care", label: "Care", count: 1 }] }];
  const summary = { slug: "a", title: "Does it sag?", asker: "Tess A.", asked_at: written_at, last_at: written_at };
  const { args } = await answering({
    "GET /api/v2/questions/": [
      { status: 400, json: { topic: ["No."] } },
      { json: { count: 1, page: 1, pages: 1, items: [summary], facets } },
    ],
  });
  const answer = await listLoader(args("/mattress-questions/?topic=straw"));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    refused: ["There’s no “straw” under “Topic.”"],
    listing: { items: [{ answers: 0, answered_by: null }] },
  });
});

test("similar questions that can’t be had keep nobody from asking, and are none to a script", async () => {
  const { args, peer } = await answering({
    "GET /api/v2/similar-questions/": down,
    "OPTIONS /api/v2/questions/": token,
    "POST /api/v2/questions/": { status: 201, json: { slug: "slats" } },
  });
  const answer = await ask(args("/mattress-questions/ask/", question1));
  expect(answer.headers.get("location")).toBe("/mattress-questions/slats/?asked=yes");
  expect(peer.requests.some(({ method, url }) => method === "POST" && url === "/api/v2/questions/")).toBe(true);
  expect(await (await similarLoader(args("/mattress-questions/similar/?q=slats"))).json()).toEqual([]);
});

test("asks for a name beside the other errors when its writer has none yet, and not for a draft", async () => {
  const { args, peer } = await answering({
    "GET /api/v2/auth/user/": signedIn,
    "GET /api/v2/participant/": { json: { name: null } },
  });
  for (const [send, path] of [
    [ask, "/mattress-questions/ask/"],
    [answerAction, "/mattress-questions/a/"],
    [startThread, "/mattress-forum/new/"],
    [replyToThread, "/mattress-forum/threads/a/"],
  ] as const) {
    const { errors } = (await (await send(args(path, { does: "post", discussion: "7", key }))).json()) as never;
    expect(errors).toMatchObject({ name: ["Choose a name to show"], text: ["Write something"] });
    const draft = { does: "draft", text: "a".repeat(20_001), discussion: "7", key };
    const refused = (await (await send(args(path, draft))).json()) as { errors: object };
    expect(Object.keys(refused.errors)).toEqual(["text"]);
  }
  expect(peer.requests.every(({ method }) => method === "GET")).toBe(true);
});

test("without a title no similar questions are asked for", async () => {
  const { args, peer } = await answering({ "GET /api/v2/similar-questions/": { json: { items: [] } } });
  for (const query of ["", "?q=", "?q=%20"])
    expect(await (await similarLoader(args(`/mattress-questions/similar/${query}`))).json()).toEqual([]);
  expect(peer.requests).toEqual([]);
  await similarLoader(args("/mattress-questions/similar/?q=slats"));
  expect(peer.requests.map(({ url }) => url)).toEqual(["/api/v2/similar-questions/?q=slats"]);
});

test("similar ones come before a question is posted, unless all of them were seen", async () => {
  const { args } = await answering({
    "GET /api/v2/similar-questions/": { json: { items: [{ slug: "b", title: "B?" }] } },
    "OPTIONS /api/v2/questions/": token,
    "POST /api/v2/questions/": { status: 201, json: { slug: "slats" } },
  });
  const asking = async (more: object) => ask(args("/mattress-questions/ask/", { ...question1, ...more }));
  const first = await asking({ seen: "a,c" });
  expect(await first.json()).toMatchObject({
    similar: [{ slug: "b" }],
    values: { title: question1.title, topics: ["foundations"], confirmed: "yes" },
  });
  expect((await asking({ seen: "a,b" })).status).toBe(303);
  expect((await asking({ confirmed: "yes" })).status).toBe(303);
});

test("what somebody wrote whose session had ended is kept", async () => {
  const { args } = await answering({
    "OPTIONS /api/v2/discussions/7/posts/": token,
    "POST /api/v2/discussions/7/posts/": { status: 401, json: { detail: "Sign in." } },
  });
  const form = { does: "post", discussion: "7", text: "Yes, by an inch.", key };
  const refused = await answerAction(args("/mattress-questions/a/", form)).catch((answer: unknown) => answer);
  expect((refused as Response).status).toBe(403);
  expect(await (refused as Response).json()).toMatchObject({ sent: { text: "Yes, by an inch." } });
});

test("a form of one question that is sent to the page of another adds nothing to either, and keeps its text", async () => {
  const { args, peer } = await answering({
    "GET /api/v2/questions/a/": { json: { count: 0, page: 1, pages: 1, question, answers: [] } },
  });
  const form = { does: "post", discussion: "8", text: "Yes, by an inch.", key };
  const refused = await answerAction(args("/mattress-questions/a/", form));
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    messages: ["Open the page again and press the button there"],
    values: { text: "Yes, by an inch." },
  });
  expect(peer.requests.every(({ method }) => method === "GET")).toBe(true);
});

test("whoever reports or appeals sees which post it is about, and how it begins", async () => {
  const long = { ...reply, text: "It *sags*, and ".repeat(100) };
  const discussion = { kind: "question", slug: "a", title: "Does it sag?" };
  const asking = async (post: object) =>
    (
      await answering({
        "GET /api/v2/posts/12/": { json: { post, discussion, history: [] } },
        "GET /api/v2/auth/user/": signedIn,
      })
    ).args;
  const { excerpt } = await reportLoader((await asking(long))("/posts/12/report/"));
  expect(excerpt?.author).toBe("Tess A.");
  expect(excerpt?.words).toMatch(/^It sags, and It .*…$/);
  expect(excerpt!.words.length).toBeLessThanOrEqual(301);
  const own = { ...reply, hidden, own: { may_appeal: true } };
  expect(await appealLoader((await asking(own))("/posts/12/appeal/"))).toMatchObject({
    excerpt: { author: "Tess A.", words: "Yes, by 1″." },
  });
});

test("a vote leads back to where it was cast, but to no other site, and a refusal is said", async () => {
  const { args } = await answering({
    "OPTIONS /api/v2/posts/12/helpful/": token,
    "POST /api/v2/posts/12/helpful/": [
      { json: { votes: 1, voted: true } },
      { json: { votes: 1, voted: true } },
      { status: 409, json: { detail: "You wrote this one yourself." } },
    ],
  });
  const voting = (next: string) => press(args("/posts/12/", { does: "helpful", next }));
  const next = "/mattress-questions/a/?page=2#post-22";
  expect((await voting(next)).headers.get("location")).toBe(next);
  expect((await voting("//evil.example/")).headers.get("location")).toBe("/posts/12/");
  const refused = await voting(next);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ messages: ["You wrote this one yourself."] });
});
