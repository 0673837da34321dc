import { expect, test } from "vitest";
import { paths } from "../../app/paths";
import { discussionNews, postDecided } from "../../upstream/discussions/emails";

const site = { siteUrl: "https://www.bedlark.test", siteName: "Bedlark", demo: false };

test("who is told that their post is shown again is led to the post itself", () => {
  const about = { kind: "thread", title: "It sags", post: 12, reason: null, note: "" } as const;
  for (const decision of ["restore", "grant-appeal"] as const)
    expect(postDecided(decision, "tess@example.com", about, site).body).toContain(
      `See it on the site:\n${site.siteUrl}${paths.post("12")}\n`,
    );
});

test("the news of a discussion say when there will be more", () => {
  const about = { kind: "thread", slug: "a", title: "It sags", number: 22, page: 2, by: "Tess A." } as const;
  const { body } = discussionNews("tess@example.com", about, "/unsubscribe/t/", site);
  expect(body).toContain(`${site.siteUrl}/mattress-forum/threads/a/?page=2#post-22`);
  expect(body).toContain("You won’t get another email about it until you visit the page again.");
});

test("a letter about a post in a hidden discussion leaves out its title", () => {
  const about = { kind: "thread", title: null, post: 12, reason: "spam", note: "" } as const;
  for (const decision of ["hide", "restore", "grant-appeal", "deny-appeal"] as const)
    expect(postDecided(decision, "tess@example.com", about, site).subject).toMatch(/your post in a hidden thread/i);
});
