// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { threadDetail } from "#contracts/discussions/forum";
import { moderatedPost } from "#contracts/discussions/moderation";
import { ThreadPosts, ThreadRail } from "~/features/discussions/forum/thread";
import { PostFacts } from "~/features/discussions/moderation/post-records";
import { followAnchor } from "~/features/discussions/posts/post-place";

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
function show(
  seen: number | null,
  count = 3,
  locked: string | null = null,
  {
    newsOff = false,
    noMail = false,
    watching = false,
  }: { newsOff?: boolean; noMail?: boolean; watching?: boolean } = {},
) {
  const Page = createRemixStub([
    {
      path: "/",
      Component: () => (
        <>
          <ThreadRail
            thread={{ ...thread, locked }}
            count={count}
            pages={2}
            seen={seen}
            writer={{ newsOff, noMail }}
            watching={watching}
          />
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

test("nobody is offered emails about replies to a locked thread, where there are none to come", () => {
  const offer = () => screen.queryByRole("button", { name: "Email me about new replies" });
  show(3);
  expect(offer()).not.toBeNull();
  cleanup();
  show(3, 3, "Everything has been said.");
  expect(offer()).toBeNull();
});

test("staff are led to what a post said before it was changed, unless it's hidden", () => {
  const { post: changed, discussion } = moderatedPost.parse({
    post: { ...post(2), text: "Words", edited_at: at },
    discussion: { id: "7", kind: "thread", slug: "a", title: "A" },
  });
  const way = (of: Partial<typeof changed>) => {
    cleanup();
    const moderated = { post: { ...changed, ...of }, discussion };
    const Page = createRemixStub([{ path: "/", Component: () => <PostFacts moderated={moderated} href="/" /> }]);
    render(<Page />);
    return screen.queryByRole("link", { name: "See what it said before" })?.getAttribute("href");
  };
  expect(way({})).toBe("/posts/2/history/");
  expect(way({ edited_at: null })).toBeUndefined();
  expect(way({ hidden: { reason: "spam", note: "", at } })).toBeUndefined();
});

test("who follows a thread while these emails are turned off is told so, with a button that turns them on", () => {
  const follow = () => within(document.getElementById(followAnchor)!);
  const presses = () =>
    follow()
      .getAllByRole("button")
      .map((each) => [each.getAttribute("value"), each.textContent]);
  show(null, 3, null, { newsOff: true, watching: true });
  expect(follow().getByRole("status").textContent).toBe(
    "You follow this, but emails about new posts in discussions you follow are turned off for your address.",
  );
  // Whatever "these" are comes first.
  const first = () => document.querySelector(`#${followAnchor} > :not([type=hidden])`)?.getAttribute("role");
  expect(presses()).toEqual([
    ["watch-and-mail", "Turn these emails on again"],
    ["unwatch", "Stop following"],
  ]);
  expect(first()).toBe("status");
  cleanup();
  show(null, 3, null, { newsOff: true });
  expect(follow().getByRole("status").textContent).toBe(
    "Emails about new posts in discussions you follow are turned off for your address.",
  );
  expect(presses()).toEqual([["watch-and-mail", "Turn these emails on again and follow this"]]);
  expect(first()).toBe("status");
  cleanup();
  show(null, 3, null, { watching: true });
  expect(presses()).toEqual([["unwatch", "Stop the emails about new replies"]]);
});

test("who follows a thread is promised no email when the site has no mail server", () => {
  show(null, 3, null, { noMail: true, watching: true });
  const follow = within(document.getElementById(followAnchor)!);
  expect(follow.getByRole("status").textContent).toBe("You follow this.");
  follow.getByText(/isn’t set up to send email, so nothing will reach you/);
});
