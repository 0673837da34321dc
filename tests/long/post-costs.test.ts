import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiVisitor } from "../support/api-visitor";
import { leastCpuOfRequests } from "../support/cpu-time";
import { ask } from "../support/sample-site";
import { sendReview } from "../support/sent-reviews";
import { startSite, type Site } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";
import { storeDiscussion, worstTexts } from "../support/worst-posts";

/**
 * What visitors have written costs a page no more than 100 ms of CPU time, whatever it is: here the worst that could be
 * stored, each page of texts that the site has not seen before.
 */
const mostMs = 100;
/** Pages that cost alike: the least counts. */
const alike = [1, 2, 3, 4, 5, 6];

let upstream: TestUpstream;
let site: Site;
const cookies: Record<"member" | "staff", string> = { member: "", staff: "" };
const histories: string[] = [];
const threads: string[] = [];
const questions: string[] = [];
const moderated: string[] = [];
let number = 0;

/** Twenty of the dearest, or more, no two alike. */
const worst = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const texts = worstTexts((number += 1));
    return texts[index % texts.length]!;
  });

async function signedIn(email: string) {
  const visitor = new ApiVisitor(upstream.origin);
  await visitor.signIn(email);
  return `sessionid=${visitor.cookies.get("sessionid")}`;
}

beforeAll(async () => {
  upstream = await startUpstream();
  site = await startSite({ API_HOST: upstream.origin }, "post-costs.log");
  cookies.member = await signedIn("owner@example.com");
  cookies.staff = await signedIn("staff@example.com");
  const { db } = upstream;
  const owner = await db
    .selectFrom("account")
    .select("id")
    .where("email", "=", "owner@example.com")
    .executeTakeFirstOrThrow();
  await db.updateTable("participant").set({ account_id: null }).where("account_id", "=", owner.id).execute();
  for (const each of alike) {
    const changed = await storeDiscussion(db, { kind: "thread", texts: worst(1), before: worst(50) });
    histories.push(`/posts/${changed.post}/history/${each === 1 ? "" : `?page=${each}`}`);
    const thread = await storeDiscussion(db, { kind: "thread", texts: worst(20) });
    threads.push(`/mattress-forum/threads/${thread.slug}/`);
    moderated.push(`/admin/discussions/posts/${thread.posts[each]}/`);
    const asked = await storeDiscussion(db, { kind: "question", texts: worst(20) });
    questions.push(`/mattress-questions/${asked.slug}/`);
  }
  // What lists make of texts: one that takes the square of its length to find where a link ends.
  const brackets = "[".repeat(6000);
  for (let index = 0; index < 20; index += 1) await storeDiscussion(db, { kind: "question", texts: [brackets] });
  const own = await storeDiscussion(db, {
    kind: "thread",
    texts: Array(20).fill(brackets) as string[],
    account: owner.id,
  });
  for (const post of own.posts) {
    await db
      .insertInto("post_report")
      .values({ post_id: post, key: `worst-${post}`, reason: "other", note: "", reported_at: new Date(), upheld: null })
      .execute();
  }
  // What a search shows of texts: beginnings of directives and links, without an end.
  for (const fragment of [":a[", ":a{", "](", "\ue000"])
    for (let index = 0; index < 6; index += 1)
      await storeDiscussion(db, { kind: "question", texts: [`innerspring ${fragment.repeat(1900)}`] });
}, 180_000);
afterAll(async () => {
  await site?.stop();
  await upstream.close();
});

const pages: Record<string, { paths: () => readonly string[]; by?: "member" | "staff" }> = {
  "six histories of 51 texts": { paths: () => histories },
  "threads of 20 posts": { paths: () => threads },
  "questions with 19 answers": { paths: () => questions },
  "posts that staff decide about": { paths: () => moderated, by: "staff" },
  "the list of questions": {
    paths: () => alike.map((each) => `/mattress-questions/?sort=newest${each < 4 ? "" : "&page=2"}`),
  },
  "a member's own posts": { paths: () => alike.map(() => "/account/posts/"), by: "member" },
  "the posts that were reported": { paths: () => alike.map(() => "/admin/discussions/"), by: "staff" },
  "a search that finds them": { paths: () => alike.map(() => "/search/?q=innerspring&kind=question") },
};

test.each(Object.entries(pages))("%s: the site", async (_name, { paths, by }) => {
  const headers: Record<string, string> = by === undefined ? {} : { cookie: cookies[by] };
  const port = Number(new URL(site.origin).port);
  const open = (path: string) => async () => {
    const { status } = await ask(port, path, { headers });
    expect([path, status]).toEqual([path, 200]);
  };
  expect(await leastCpuOfRequests(paths().map(open), site.pid)).toBeLessThan(mostMs);
});

const calls: Record<string, { path: () => string; by?: "member" | "staff" }> = {
  "the list of questions": { path: () => "/questions/?sort=newest" },
  "a thread of 20 posts": { path: () => `/forum/threads/${threads[0]!.split("/")[3]}/` },
  "a question with 19 answers": { path: () => `/questions/${questions[0]!.split("/")[2]}/` },
  "a history of 51 texts": { path: () => `/posts/${histories[0]!.split("/")[2]}/` },
  "a member's own posts": { path: () => "/own-posts/", by: "member" },
  "the posts that were reported": { path: () => "/post-moderation/", by: "staff" },
  "a search that finds them": { path: () => "/search/?q=innerspring&kind=question" },
};

test.each(Object.entries(calls))("%s: the upstream", async (_name, { path, by }) => {
  const visitor = new ApiVisitor(upstream.origin, by === undefined ? {} : { cookie: cookies[by] });
  const call = async () => expect((await visitor.get(`/api/v2${path()}`)).status).toBe(200);
  expect(await leastCpuOfRequests(alike.map(() => call))).toBeLessThan(mostMs);
});

test("a draft of a review that is compared with 200 others: the upstream", async () => {
  const { slug } = await upstream.db.selectFrom("model").select("slug").executeTakeFirstOrThrow();
  const words = (index: number) => "é ".repeat(2490) + index;
  for (let index = 0; index < 200; index += 1) await sendReview(upstream.db, { model: slug, body: words(index) });
  const visitor = new ApiVisitor(upstream.origin);
  const fields = { title: "Soft", body: Array.from({ length: 1200 }, (_, index) => `é ${index % 60}`).join(" ") };
  const { status: begun, body: draft } = await visitor.write("POST", "/api/v2/review-drafts/", {
    ...{ kind: "bed", slug, fields, key: "kEy-0123456789_abcdefg" },
  });
  const read = async () => {
    const { status, body } = await visitor.get(`/api/v2/review-drafts/${draft.token}/`);
    expect([begun, status, body.findings?.length > 0]).toEqual([201, 200, true]);
  };
  expect(await leastCpuOfRequests(alike.map(() => read))).toBeLessThan(mostMs);
});
