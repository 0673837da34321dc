import { expect, test } from "vitest";
import { threadDetail } from "#contracts/discussions/forum";
import { threadData } from "~/features/discussions/structured-data.server";
import { textsOf } from "~/features/discussions/posts/shown-posts.server";

const origin = "https://www.bedlark.test";
const written_at = "2026-11-20T08:00:00Z";
const post = (number: number, text: string | null) => ({
  ...{ id: String(number), number, text, written_at, author: { name: "Tess A." } },
  hidden: text === null ? { reason: "spam", note: "", at: written_at } : null,
});
const detail = (more: object = {}, thread: object = {}) =>
  threadDetail.parse({
    count: 3,
    posts: [post(1, "It *sags*."), post(2, null), post(3, "Mine too.")],
    thread: {
      ...{ id: "7", slug: "sags", title: "It sags", category: { slug: "care", name: "Care" } },
      ...{ opened_at: written_at, last_at: written_at, ...thread },
    },
    ...more,
  });

const told = async (found: ReturnType<typeof detail>) => threadData(found, await textsOf(found.posts), origin);

test("a thread is a posting with its replies, without those that were hidden", async () => {
  expect(await told(detail())).toEqual({
    "@type": "DiscussionForumPosting",
    headline: "It sags",
    text: "It sags.",
    author: { "@type": "Person", name: "Tess A." },
    datePublished: written_at,
    dateModified: undefined,
    url: `${origin}/mattress-forum/threads/sags/`,
    commentCount: 1,
    comment: [expect.objectContaining({ text: "Mine too.", url: `${origin}/mattress-forum/threads/sags/#post-3` })],
  });
});

test("nothing is told of a hidden thread, of a page that doesn’t show how it begins, or of the demonstration", async () => {
  expect(await told(detail({}, { hidden: true }))).toBeNull();
  expect(await told(detail({ page: 2, posts: [post(21, "Still.")] }))).toBeNull();
  expect(await told(detail({ demo: true }))).toBeNull();
});
