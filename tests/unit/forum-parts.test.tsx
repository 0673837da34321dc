// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { threadDetail } from "~/contracts/discussions/forum";
import ThreadPosts from "~/features/discussions/forum/thread-posts";
import ThreadRail from "~/features/discussions/forum/thread-rail";

afterEach(cleanup);

const at = "2026-11-20T08:00:00Z";
const category = { slug: "couples", name: "Couples" };
const post = (number: number) => ({ id: String(number), number, author: { name: `Member ${number}` }, written_at: at });
const { thread, posts } = threadDetail.parse({
  count: 3,
  thread: { id: "7", slug: "a", title: "A", category, opened_at: at, last_at: at },
  posts: [1, 2, 3].map(post),
});
const shown = posts.map(({ text: _, ...each }) => ({ ...each, readable: true, html: "<p>Words</p>" }));

/** The page of a thread for somebody who had seen the post of that number on an earlier visit. */
function show(seen: number | null, count = 3) {
  const Page = createRemixStub([
    {
      path: "/",
      Component: () => (
        <>
          <ThreadRail thread={thread} count={count} pages={2} seen={seen} signedIn={true} watching={false} />
          <ThreadPosts thread={thread} page={1} posts={shown} seen={seen} signedIn={true} moderates={false} />
        </>
      ),
    },
  ]);
  render(<Page />);
  return screen.queryByText("New since you were here")?.nextElementSibling?.id ?? null;
}

const wayToNew = () => screen.queryByRole("link", { name: /new post/ });

test("a line says where the posts begin that somebody hasn't seen, and a link leads there", () => {
  expect(show(1)).toBe("post-2");
  expect(wayToNew()?.textContent).toBe("Go to the first of 2 new posts");
  expect(wayToNew()?.getAttribute("href")).toBe("/mattress-forum/threads/a/#post-2");
  cleanup();
  expect(show(20, 21)).toBeNull();
  expect(wayToNew()?.getAttribute("href")).toBe("/mattress-forum/threads/a/?page=2#post-21");
});

test("nothing is new to whoever is here for the first time, or has seen all", () => {
  for (const seen of [null, 3]) {
    expect(show(seen)).toBeNull();
    expect(wayToNew()).toBeNull();
    cleanup();
  }
});
