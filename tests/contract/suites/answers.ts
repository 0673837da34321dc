import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account, accountData, sleeperProfile } from "#contracts/account/account";
import { accountFiles } from "#contracts/account/account-files";
import { mailList, mailMessage } from "#contracts/account/mail";
import { enteredAnswer, mailedAnswer, mailedLink } from "#contracts/account/sign-up";
import { brandDetail, brandListing } from "#contracts/brands";
import { catalogueIndex, collectionDetail, lineDetail } from "#contracts/catalogue";
import { expertReviewDetail, expertReviewListing, testMethod } from "#contracts/expert-reviews/review";
import { homePage } from "#contracts/home";
import { modelPage } from "#contracts/model-page";
import { popularComparisons } from "#contracts/compare/comparisons";
import * as cashback from "#contracts/cashback/claims";
import { cashbackOfferDetail, cashbackOffers, dealDetail, dealListing, dealStates } from "#contracts/deals";
import { glossary, guideDetail, guideListing, termDetail } from "#contracts/content/content";
import { contentIndex, contentSource, publishedVersion } from "#contracts/content/editing";
import { errorDetail, fieldErrors } from "#contracts/refusals/errors";
import { featureFlag, featureFlagNames } from "#contracts/feature-flags";
import { figures, figuresFile } from "#contracts/figures/figures";
import { mattressListing } from "#contracts/mattresses";
import { moderatedReview, moderationQueue, reviewDecisions } from "#contracts/moderation";
import { priceHistory } from "#contracts/prices";
import { reviewDetail, reviewListing, reviewOverview, usefulVoteAnswer } from "#contracts/reviews";
import { draftBegun, draftSent, reviewDraft, reviewStart } from "#contracts/review-drafts/drafts";
import { ownReview, ownReviews } from "#contracts/review-drafts/own-reviews";
import { searchAnswer, searchKinds, suggestions } from "#contracts/search";
import { signInAnswer } from "#contracts/session";
import { storeReviewDetail, storeReviewListing, storeReviewOverview } from "#contracts/store-reviews";
import { currentUserAnswer } from "#contracts/user";
import { expectExactly } from "./expect-exactly";
import { ApiVisitor } from "../../support/api-visitor";
import { jpeg } from "../../support/picture-files";
import { sendReview } from "../../support/sent-reviews";
import { startUpstream, type TestUpstream } from "../../support/upstream";

/**
 * What the reference upstream answers is what the site's contracts say. Of all models, lines and collections, and of the
 * prices of each model, one in `share` is asked for: what one rule made is told by a few.
 */
export function answersSuite(share: number): void {
  let upstream: TestUpstream;
  let visitor: ApiVisitor;
  beforeAll(async () => {
    upstream = await startUpstream({ catalogue: "demo" });
    visitor = new ApiVisitor(upstream.origin);
  });
  afterAll(() => upstream.close());

  const some = <Each>(every: Each[]): Each[] => every.filter((_, index) => index % share === 0);

  const all = async (level: "collections" | "lines" | "models") => {
    const first = (await visitor.get(`/api/v2/${level}/`)).body;
    const slugs: string[] = first.items.map(({ slug }: { slug: string }) => slug);
    for (let page = 2; page <= first.pages; page += 1) {
      const { body } = await visitor.get(`/api/v2/${level}/?page=${page}`);
      expectExactly(catalogueIndex, body);
      slugs.push(...body.items.map(({ slug }: { slug: string }) => slug));
    }
    expectExactly(catalogueIndex, first);
    return slugs;
  };

  describe("every answer is its contract, and no more", () => {
    test("the brand listing and every brand", async () => {
      const slugs: string[] = [];
      for (const page of [1, 2]) {
        const { body } = await visitor.get(`/api/v2/brands/?page=${page}`);
        expectExactly(brandListing, body);
        slugs.push(...body.items.map(({ slug }: { slug: string }) => slug));
      }
      for (const slug of slugs) {
        const { body } = await visitor.get(`/api/v2/brands/${slug}/`);
        expectExactly(brandDetail, body);
        expect(body.demo).toBe(true);
      }
    });

    test.each([
      ["collections", collectionDetail],
      ["lines", lineDetail],
      ["models", modelPage],
    ] as const)("the index of %s and those on it", async (level, schema) => {
      for (const slug of some(await all(level))) {
        const { status, body } = await visitor.get(`/api/v2/${level}/${slug}/`);
        expect(status).toBe(200);
        expectExactly(schema, body);
        expect(body.demo).toBe(true);
      }
    });

    test("the home page", async () => {
      const { body } = await visitor.get("/api/v2/home/");
      expectExactly(homePage, body);
    });

    test("mattresses sold online, and their prices", async () => {
      const first = (await visitor.get("/api/v2/mattresses/")).body;
      for (let page = 1; page <= first.pages; page += 1) {
        const { body } = await visitor.get(`/api/v2/mattresses/?page=${page}&sort=price,name`);
        expectExactly(mattressListing, body);
        for (const { model } of some<{ model: { slug: string } }>(body.items))
          expectExactly(priceHistory, (await visitor.get(`/api/v2/models/${model.slug}/prices/`)).body);
      }
    });

    test("deals of every state, each of them, and cash back", async () => {
      for (const state of dealStates) {
        const { body } = await visitor.get(`/api/v2/deals/?state=${state}`);
        expectExactly(dealListing, body);
        for (const { slug } of body.items)
          expectExactly(dealDetail, (await visitor.get(`/api/v2/deals/${slug}/`)).body);
      }
      const offers = (await visitor.get("/api/v2/cashback-offers/")).body;
      expectExactly(cashbackOffers, offers);
      const offer = await visitor.get(`/api/v2/cashback-offers/${offers.items[0].slug}/`);
      expectExactly(cashbackOfferDetail, offer.body);
    });

    test("claims of cash back as their member and staff see them, payments, figures and testimonials", async () => {
      expectExactly(cashback.cashbackFigures, (await visitor.get("/api/v2/cashback-figures/")).body);
      expectExactly(cashback.testimonials, (await visitor.get("/api/v2/cashback-testimonials/")).body);
      const [member, staff] = [new ApiVisitor(upstream.origin), new ApiVisitor(upstream.origin)];
      await member.signIn("sleeper@example.com");
      await staff.signIn("staff@example.com");
      const { body: own } = await member.get("/api/v2/cashback-claims/");
      expectExactly(cashback.ownClaims, own);
      expect(own.items.length).toBeGreaterThan(3);
      for (const { token } of own.items)
        expectExactly(cashback.claim, (await member.get(`/api/v2/cashback-claims/${token}/`)).body);
      for (const view of ["open", "waiting", "finished"]) {
        const { body } = await staff.get(`/api/v2/staff/cashback-claims/?view=${view}`);
        expectExactly(cashback.staffClaims, body);
        for (const { id } of some<{ id: number }>(body.items))
          expectExactly(cashback.staffClaim, (await staff.get(`/api/v2/staff/cashback-claims/${id}/`)).body);
      }
      expectExactly(cashback.payouts, (await staff.get("/api/v2/staff/cashback-payouts/")).body);
    });

    test("owner reviews, and each of some", async () => {
      for (const query of ["", "?brand=casper", "?sort=useful&stars=1,2"]) {
        const { body } = await visitor.get(`/api/v2/reviews/${query}`);
        expectExactly(reviewListing, body);
        for (const { id } of some<{ id: number }>(body.items))
          expectExactly(reviewDetail, (await visitor.get(`/api/v2/reviews/${id}/`)).body);
      }
      expectExactly(reviewOverview, (await visitor.get("/api/v2/review-overview/")).body);
      expectExactly(
        usefulVoteAnswer,
        (await visitor.write("POST", "/api/v2/reviews/1/useful/", { useful: true })).body,
      );
    });

    test("what waits to be read, each of it, and what was decided", async () => {
      const staff = new ApiVisitor(upstream.origin);
      await staff.signIn("staff@example.com");
      const report = { reason: "other", note: "An ad.", key: "kEy-0123456789_moderat" };
      await visitor.write("POST", "/api/v2/reviews/1/report/", report);
      const sent = [
        await sendReview(upstream.db, { findings: ["link"] }),
        await sendReview(upstream.db, { kind: "store" }),
      ];
      const path = `/api/v2/moderation/store/${sent[1]}/`;
      await staff.write("POST", `${path}decide/`, { decision: "refuse", version: 1, reason: "paid", note: "Why?" });
      expectExactly(moderatedReview, (await staff.get(path)).body);
      const { body } = await staff.get("/api/v2/moderation/");
      expectExactly(moderationQueue, body);
      expect(body.items).toHaveLength(2);
      for (const { kind, id } of body.items)
        expectExactly(moderatedReview, (await staff.get(`/api/v2/moderation/${kind}/${id}/`)).body);
      expectExactly(reviewDecisions, (await visitor.get("/api/v2/review-decisions/")).body);
    });

    test("guides and terms, some of them whole, and how staff see and publish them", async () => {
      const guides = (await visitor.get("/api/v2/guides/")).body;
      expectExactly(guideListing, guides);
      for (const { slug } of some<{ slug: string }>(guides.items))
        expectExactly(guideDetail, (await visitor.get(`/api/v2/guides/${slug}/`)).body);
      const terms = (await visitor.get("/api/v2/glossary/")).body;
      expectExactly(glossary, terms);
      for (const { slug } of some<{ slug: string }>(terms.items))
        expectExactly(termDetail, (await visitor.get(`/api/v2/glossary/${slug}/`)).body);
      const staff = new ApiVisitor(upstream.origin);
      await staff.signIn("staff@example.com");
      expectExactly(contentIndex, (await staff.get("/api/v2/content/")).body);
      for (const page of ["guide/mattress-types", "term/pocketed-coil"]) {
        const path = `/api/v2/content/${page}/`;
        const { body } = await staff.get(path);
        expectExactly(contentSource, body);
        const { version: base, ...text } = body.shown;
        const sent = { ...text, kind: text.kind ?? undefined, base, note: "Shorter", body: "Short." };
        expectExactly(publishedVersion, (await staff.write("POST", path, sent)).body);
        const restored = { version: base, base: base + 1 };
        expectExactly(publishedVersion, (await staff.write("POST", `${path}restore/`, restored)).body);
        expectExactly(contentSource, (await staff.get(`${path}?version=${base}`)).body);
      }
    });

    test("reviews of stores, and each of some", async () => {
      const first = (await visitor.get("/api/v2/store-reviews/?sort=useful")).body;
      const { slug } = first.items.find(({ store }: { store: object | null }) => store !== null).store;
      for (const query of ["", `?store=${slug}`, "?sort=worst&bought=no"]) {
        const { body } = await visitor.get(`/api/v2/store-reviews/${query}`);
        expectExactly(storeReviewListing, body);
        for (const { id } of some<{ id: number }>(body.items))
          expectExactly(storeReviewDetail, (await visitor.get(`/api/v2/store-reviews/${id}/`)).body);
      }
      expectExactly(storeReviewOverview, (await visitor.get("/api/v2/store-review-overview/")).body);
    });

    test("a review from its first step to its writer's page", async () => {
      const rated = { rating: "4", title: "Firm", body: "It holds my back up, which the one before it did not do." };
      const fields = { ...rated, months_owned: "14", incentive: "none" };
      const writer = new ApiVisitor(upstream.origin);
      await writer.signIn("holder@example.com");
      expectExactly(reviewStart, (await writer.get("/api/v2/review-start/?kind=bed")).body);
      expectExactly(reviewStart, (await writer.get("/api/v2/review-start/?kind=bed&brand=casper")).body);
      const key = "contract-review-key".padEnd(22, "k");
      const begin = { kind: "bed", product: "Grandma’s own", fields, key };
      const begun = (await writer.write("POST", "/api/v2/review-drafts/", begin)).body;
      expectExactly(draftBegun, begun);
      const draft = `/api/v2/review-drafts/${begun.token}/`;
      const photo = (await writer.sendFile("bed-photo", begun.token, await jpeg({ width: 30, height: 20 }))).body;
      await writer.write("POST", `${draft}uploads/`, { upload: photo.id, purpose: "bed-photo" });
      expectExactly(reviewDraft, (await writer.get(draft)).body);
      expectExactly(ownReviews, (await writer.get("/api/v2/own-reviews/")).body);
      const sent = (await writer.write("POST", `${draft}send/`, { author: "Nora" })).body;
      expectExactly(draftSent, sent);
      expectExactly(ownReviews, (await writer.get("/api/v2/own-reviews/")).body);
      expectExactly(ownReview, (await writer.get(`/api/v2/own-reviews/${sent.review}/`)).body);
      const staff = new ApiVisitor(upstream.origin);
      await staff.signIn("staff@example.com");
      const id = /\d+/.exec(sent.review)![0];
      expectExactly(moderatedReview, (await staff.get(`/api/v2/moderation/bed/${id}/`)).body);
      await staff.write("POST", `/api/v2/moderation/bed/${id}/decide/`, { decision: "publish", version: 1 });
      expectExactly(reviewDetail, (await visitor.get(`/api/v2/reviews/${id}/`)).body);
    });

    test("expert reviews, some of them whole, and how beds are tested", async () => {
      const { body } = await visitor.get("/api/v2/expert-reviews/");
      expectExactly(expertReviewListing, body);
      for (const { slug } of some<{ slug: string }>(body.items))
        expectExactly(expertReviewDetail, (await visitor.get(`/api/v2/expert-reviews/${slug}/`)).body);
      expectExactly(testMethod, (await visitor.get("/api/v2/test-method/")).body);
    });

    test("search and suggestions", async () => {
      for (const q of ["", "casper", "caspr", "firm", "zzqq"]) {
        expectExactly(searchAnswer, (await visitor.get(`/api/v2/search/?q=${q}`)).body);
        for (const kind of searchKinds)
          expectExactly(searchAnswer, (await visitor.get(`/api/v2/search/?q=${q}&kind=${kind}`)).body);
        expectExactly(suggestions, (await visitor.get(`/api/v1/autocomplete/universal_search/?q=${q}`)).body);
      }
    });

    test("comparisons, flags and users", async () => {
      expectExactly(popularComparisons, (await visitor.get("/api/v2/comparisons/")).body);
      for (const name of featureFlagNames) {
        expectExactly(featureFlag, (await visitor.get(`/api/v2/feature-flags/get-feature-flag/${name}/`)).body);
      }
      expectExactly(currentUserAnswer, (await visitor.get("/api/v2/auth/user/")).body);
      const signedIn = new ApiVisitor(upstream.origin);
      expectExactly(signInAnswer, (await signedIn.signIn("holder@example.com")).body);
      expectExactly(currentUserAnswer, (await signedIn.get("/api/v2/auth/user/")).body);
    });

    test("an account, its data, and the mail of a sign-up", async () => {
      const owner = new ApiVisitor(upstream.origin);
      const typed = { email: "contract@example.com", first_name: "Cleo", password: "four words for sleep" };
      expectExactly(mailedAnswer, (await owner.write("POST", "/api/v2/auth/signup/", typed)).body);
      const staff = new ApiVisitor(upstream.origin);
      await staff.signIn("staff@example.com");
      const { body: outbox } = await staff.get("/api/v2/mail/");
      expectExactly(mailList, outbox);
      expectExactly(figures, (await staff.get("/api/v2/figures/")).body);
      expectExactly(figuresFile, (await staff.get("/api/v2/figures/file/")).body);
      const { body: message } = await staff.get(`/api/v2/mail/${outbox.items[0].id}/`);
      expectExactly(mailMessage, message);
      const token = /\/([\w-]{43})\//.exec(message.text as string)![1];
      expectExactly(mailedLink, (await owner.get(`/api/v2/auth/links/${token}/`)).body);
      const { password } = typed;
      expectExactly(
        enteredAnswer,
        (await owner.write("POST", "/api/v2/auth/signup/confirm/", { token, password })).body,
      );
      expectExactly(sleeperProfile, (await owner.write("POST", "/api/v2/account/profile/", { position: "side" })).body);
      expectExactly(account, (await owner.get("/api/v2/account/")).body);
      expectExactly(accountData, (await owner.get("/api/v2/account/data/")).body);
      expectExactly(accountFiles, (await owner.get("/api/v2/account/files/")).body);
    });

    test("refusals", async () => {
      expectExactly(errorDetail, (await visitor.get("/api/v2/models/none/")).body);
      expectExactly(errorDetail, (await visitor.send("POST", "/api/v2/auth/signin/")).body);
      expectExactly(fieldErrors, (await visitor.write("POST", "/api/v2/auth/signin/", {})).body);
      expectExactly(fieldErrors, (await visitor.get("/api/v2/brands/?type=none&sort=none")).body);
    });
  });
}
