// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { post as postContract } from "#contracts/discussions/posts";
import PostCard from "~/features/discussions/posts/post-card";

afterEach(cleanup);

const { text: _, ...parsed } = postContract.parse({
  id: "12",
  number: 2,
  author: { name: "Tess A." },
  text: "Yes.",
  written_at: "2026-11-20T08:00:00Z",
});
const other = { ...parsed, readable: true, html: "<p>Yes.</p>" };
const own = { ...other, own: { may_edit: true, may_appeal: false, appeal: "none" as const } };

type Props = Parameters<typeof PostCard>[0];

function show(post: Props["post"], more: Partial<Props> = {}, query = "") {
  const Page = createRemixStub([{ path: "/", Component: () => <PostCard post={post} signedIn {...more} /> }]);
  render(<Page initialEntries={[`/${query}`]} />);
}

const said = () => screen.queryAllByRole("status").map(({ textContent }) => textContent);

test("what was just posted says so, where the address leads, and to its author alone", () => {
  const sandy = { name: "Sandy", own: false };
  const words = (post: Props["post"], more: Partial<Props>, query: string) => {
    cleanup();
    show(post, more, query);
    return said();
  };
  expect(words(own, {}, "?posted=2")).toEqual(["Your reply is posted."]);
  expect(words(own, { asker: sandy }, "?posted=2")).toEqual(["Your answer is posted."]);
  expect(words(own, { asker: { ...sandy, own: true } }, "?posted=2")).toEqual(["What you added is posted."]);
  expect(words(own, {}, "?posted=3")).toEqual([]);
  expect(words(other, {}, "?posted=2")).toEqual([]);
});

test("an accepted answer says who accepted it, who can undo that, as can whoever called it helpful", () => {
  const accepted = { ...other, accepted: true, voted: true, votes: 1 };
  show(accepted, { votes: true, asker: { name: "Sandy", own: false } });
  expect(screen.getByText(/^Accepted answer/).textContent).toContain("Accepted answer, chosen by Sandy");
  expect(screen.getAllByRole("button")).toHaveLength(1);
  cleanup();
  show(accepted, { votes: true, asker: { name: "Sandy", own: true } });
  screen.getByText("Accepted answer, chosen by you");
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Undo (post by Tess A.)",
    "Undo accepting it (post by Tess A.)",
  ]);
});
