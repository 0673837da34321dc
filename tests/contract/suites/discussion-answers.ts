import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactMessageDetail, contactMessages, contactSent } from "#contracts/contact/messages";
import { informationPage } from "#contracts/content/content";
import { contentSource } from "#contracts/content/editing";
import { forumHome, threadDetail, threadListing } from "#contracts/discussions/forum";
import { moderatedPost, postQueue } from "#contracts/discussions/moderation";
import { ownPosts } from "#contracts/discussions/own-posts";
import { ownParticipant, postDetail, readDraft } from "#contracts/discussions/posts";
import { expertListing, questionDetail, questionListing, similarQuestions } from "#contracts/discussions/questions";
import { sitemapIndex, sitemapPage } from "#contracts/sitemap";
import { informationSlugs } from "#contracts/vocabulary/content";
import { ApiVisitor } from "../../support/api-visitor";
import { startUpstream, type TestUpstream } from "../../support/upstream";
import { expectExactly } from "./expect-exactly";

/** As `answersSuite`, for questions, the forum, pages about the site, messages to it, and what there are pages of. */
export function discussionAnswersSuite(share: number): void {
  describe("every answer about discussions is its contract, and no more", () => {
    let upstream: TestUpstream;
    const anybody = () => new ApiVisitor(upstream.origin);
    beforeAll(async () => {
      upstream = await startUpstream({ catalogue: "demo" });
    });
    afterAll(() => upstream.close());

    const get = async (path: string, by = anybody()) => {
      const { status, body } = await by.get(`/api/v2/${path}`);
      expect(status, path).toBe(200);
      return body;
    };
    const some = <Each>(every: Each[]): Each[] => every.filter((_, index) => index % share === 0);

    test("pages about the site as readers and staff have them, and messages to it", async () => {
      const staff = anybody();
      await staff.signIn("staff@example.com");
      for (const slug of informationSlugs) {
        expectExactly(informationPage, await get(`information/${slug}/`));
        expectExactly(contentSource, await get(`content/page/${slug}/`, staff));
      }
      const message = { topic: "press", message: "May we quote you?", name: "Ines", email: "press@example.com" };
      const sent = (await anybody().write("POST", "/api/v2/contact/", message)).body;
      expectExactly(contactSent, sent);
      expectExactly(contactMessages, await get("contact/messages/", staff));
      expectExactly(contactMessageDetail, await get(`contact/messages/${sent.reference}/`, staff));
    });

    test("questions and those on the first page, experts", async () => {
      const listing = await get("questions/");
      expectExactly(questionListing, listing);
      for (const { slug } of some<{ slug: string }>(listing.items)) {
        expectExactly(questionDetail, await get(`questions/${slug}/`));
      }
      expectExactly(similarQuestions, await get("similar-questions/?q=memory+foam"));
      expectExactly(expertListing, await get("experts/"));
    });

    test("the forum, threads and their posts, what is kept of a member and what staff see", async () => {
      expectExactly(forumHome, await get("forum/"));
      const listing = await get("forum/threads/");
      expectExactly(threadListing, listing);
      expectExactly(threadListing, await get("forum/threads/?category=after-you-buy"));
      for (const { slug } of some<{ slug: string }>(listing.items)) {
        const thread = await get(`forum/threads/${slug}/`);
        expectExactly(threadDetail, thread);
        expectExactly(postDetail, await get(`posts/${thread.posts[0].id}/`));
      }
      const staff = anybody();
      await staff.signIn("staff@example.com");
      expectExactly(postQueue, await get("post-moderation/", staff));
      expectExactly(moderatedPost, await get("post-moderation/1/", staff));
      expectExactly(ownParticipant, await get("participant/", staff));
      const expert = anybody();
      await expert.signIn("expert@example.com");
      expectExactly(ownPosts, await get("own-posts/", expert));
      expectExactly(readDraft, await get("discussion-drafts/thread/", staff));
    });

    test("what there are pages of", async () => {
      const index = await get("sitemap/");
      expectExactly(sitemapIndex, index);
      for (const { kind } of index.kinds) expectExactly(sitemapPage, await get(`sitemap/${kind}/`));
    });
  });
}
