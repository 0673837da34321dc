import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ModeratedReview, ModerationQueue, ReviewDecisions } from "#contracts/moderation";
import { createCatalogueCache } from "../../../upstream/catalogue-cache";
import { ownerRating } from "../../../upstream/rules/owner-rating";
import { ApiVisitor } from "../../support/api-visitor";
import { sendReview } from "../../support/sent-reviews";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

export function moderationSuite(start: Start): void {
  describe("moderation of reviews", () => {
    let upstream: TestUpstream;
    let staff: ApiVisitor;
    let colleague: ApiVisitor;
    let anybody: ApiVisitor;
    let model: { slug: string; brand: { slug: string } };
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
      staff = new ApiVisitor(upstream.origin);
      colleague = new ApiVisitor(upstream.origin);
      anybody = new ApiVisitor(upstream.origin);
      await staff.signIn("staff@example.com");
      await colleague.signIn("super@example.com");
      [{ model }] = (await anybody.get("/api/v2/mattresses/")).body.items;
    });
    afterAll(() => upstream.close());

    const send = (review: Parameters<typeof sendReview>[1] = {}) =>
      sendReview(upstream.db, { model: model.slug, brand: model.brand.slug, ...review });
    const decide = (id: number, decision: string, more: object = {}, by = staff, kind = "bed") =>
      by.write("POST", `/api/v2/moderation/${kind}/${id}/decide/`, { decision, version: 1, ...more });
    const queue = async (query = ""): Promise<ModerationQueue> => (await staff.get(`/api/v2/moderation/${query}`)).body;
    const shown = async (id: number, kind = "bed"): Promise<ModeratedReview> =>
      (await staff.get(`/api/v2/moderation/${kind}/${id}/`)).body;
    const lettersTo = (to: string) =>
      upstream.db.selectFrom("mail").where("recipient", "=", to).select(["kind", "body"]).orderBy("id").execute();
    const appeal = (id: number) =>
      upstream.db
        .updateTable("owner_review_version")
        .set({ appeal: "I do own it, here is how I know.", appealed_at: new Date() })
        .where("review_id", "=", id)
        .execute();

    test("is for staff alone", async () => {
      const id = await send();
      const paths = ["/api/v2/moderation/", `/api/v2/moderation/bed/${id}/`];
      const member = new ApiVisitor(upstream.origin);
      await member.signIn("sleeper@example.com");
      for (const path of paths) {
        expect((await anybody.get(path)).status).toBe(401);
        expect((await member.get(path)).status).toBe(403);
      }
      expect((await decide(id, "publish", {}, anybody)).status).toBe(401);
      expect((await decide(id, "publish", {}, member)).status).toBe(403);
      expect((await decide(id, "publish")).status).toBe(204);
    });

    test("offers what waits longest first, by kind, and what is read leaves the queue", async () => {
      const old = await send({ sentAt: new Date("2026-01-01T08:00:00Z"), title: "The oldest" });
      const store = await send({ kind: "store", sentAt: new Date("2026-01-02T08:00:00Z") });
      const { items, count, kinds } = await queue();
      expect(items.slice(0, 2).map(({ kind, id }) => [kind, id])).toEqual([
        ["bed", old],
        ["store", store],
      ]);
      expect(kinds.reduce((sum, kind) => sum + kind.count, 0)).toBe(count);
      expect((await queue("?waiting=new")).count).toBe(kinds.find(({ kind }) => kind === "new")!.count);
      for (const wrong of ["?page=9999", "?page=0"])
        expect((await staff.get(`/api/v2/moderation/${wrong}`)).status).toBe(404);
      expect((await decide(store, "refuse", { reason: "not-visited" }, staff, "store")).status).toBe(204);
      await decide(old, "publish");
      expect((await queue()).count).toBe(count - 2);
    });

    test("shows what the checks found, the passage among it", async () => {
      const id = await send({ body: "Look at sleepwell.com before you buy one.", findings: ["link", "copied"] });
      const [version] = (await shown(id)).versions;
      expect(version!.findings.map(({ code, passage }) => [code, passage])).toEqual([
        ["link", "sleepwell.com"],
        ["copied", ""],
      ]);
      expect(version!.decisions).toEqual(["publish", "refuse"]);
      for (const path of ["bed/999999999", "bed/x", "chair/1"])
        expect((await staff.get(`/api/v2/moderation/${path}/`)).status).toBe(404);
    });

    describe("a published review counts at once", () => {
      const ratings = async () => {
        const [{ body: brand }, { body: page }, { body: list }] = await Promise.all([
          anybody.get(`/api/v2/brands/${model.brand.slug}/`),
          anybody.get(`/api/v2/models/${model.slug}/`),
          anybody.get(`/api/v2/reviews/?brand=${model.brand.slug}`),
        ]);
        return { brand, page, list };
      };

      test("in the distribution and average of bed and brand, in lists and cards, and no longer when it is taken down", async () => {
        const before = await ratings();
        const id = await send({ rating: 1 });
        expect((await anybody.get(`/api/v2/reviews/${id}/`)).status).toBe(404);
        expect((await ratings()).brand.rating_distribution).toEqual(before.brand.rating_distribution);
        await decide(id, "publish");
        const after = await ratings();
        for (const part of ["brand", "page"] as const) {
          const [one, ...others] = before[part].rating_distribution;
          expect(after[part].rating_distribution).toEqual([one + 1, ...others]);
        }
        expect(after.brand.brand.rating).toEqual(ownerRating(after.brand.rating_distribution));
        expect(after.page.model.rating).toEqual(ownerRating(after.page.rating_distribution));
        expect(after.list.about.rating_distribution).toEqual(after.brand.rating_distribution);
        expect(after.list.count).toBe(before.list.count + 1);
        const card = (await anybody.get("/api/v2/mattresses/")).body.items.find(
          (item: { model: { slug: string } }) => item.model.slug === model.slug,
        );
        expect(card.model.rating).toEqual(after.page.model.rating);
        expect((await anybody.get("/api/v2/review-overview/")).body.newest[0].id).toBe(id);
        await decide(id, "take-down", { reason: "advertising" });
        expect(await ratings()).toEqual(before);
        expect((await anybody.get(`/api/v2/reviews/${id}/`)).body.review).toMatchObject({ state: "refused", body: "" });
      });

      test("for owners alike, whom the match asks, and after a restart", async () => {
        const id = await send({ rating: 5, position: "stomach", weight: "over-230" });
        const owners = async () => {
          const { snapshot } = await createCatalogueCache(upstream.db, upstream.services.reportIncomplete);
          const { owners: own, rating_distribution } = snapshot().bySlug.get(model.slug)!;
          const alike = own.find(({ position, weight_band }) => position === "stomach" && weight_band === "over-230");
          return { count: alike?.count ?? 0, five: rating_distribution[4]! };
        };
        const before = await owners();
        await decide(id, "publish");
        expect(await owners()).toEqual({ count: before.count + 1, five: before.five + 1 });
      });

      test("of the demonstration no longer when it is taken down", async () => {
        const { list, brand } = await ratings();
        const { id, rating } = list.items.at(-1);
        await decide(id, "take-down", { reason: "paid", version: (await shown(id)).versions.at(-1)!.number });
        const after = await ratings();
        expect(after.brand.rating_distribution[rating - 1]).toBe(brand.rating_distribution[rating - 1] - 1);
        expect(after.list.count).toBe(list.count - 1);
      });
    });

    test("tells its writer: published, refused with the reason, what it means and how to appeal, and about the appeal", async () => {
      const email = "told@example.com";
      const id = await send({ email });
      await decide(id, "refuse", { reason: "personal", note: "You name the driver." });
      await appeal(id);
      expect((await queue("?waiting=appeal")).items.map((item) => item.id)).toContain(id);
      await decide(id, "grant-appeal", {}, colleague);
      await decide(id, "take-down", { reason: "abusive" }, colleague);
      const letters = await lettersTo(email);
      expect(letters.map(({ kind }) => kind)).toEqual(["review-refused", "review-appeal", "review-taken-down"]);
      for (const words of ["personal or contact details", "No phone numbers", "You name the driver.", "30 days"])
        expect(letters[0]!.body).toContain(words);
      expect((await shown(id)).events.map(({ decision }) => decision)).toEqual(["take-down", "grant-appeal", "refuse"]);
      await decide(await send({ email: "glad@example.com" }), "publish");
      expect((await lettersTo("glad@example.com")).map(({ kind }) => kind)).toEqual(["review-published"]);
      expect((await anybody.get(`/api/v2/reviews/${id}/`)).body.review).toMatchObject({
        state: "refused",
        reason: "abusive",
      });
    });

    test("an edit that is refused leaves what is published, and what was taken down together comes back together", async () => {
      const id = await send({ rating: 4 });
      await decide(id, "publish");
      await upstream.db
        .insertInto("owner_review_version")
        .columns([
          "review_id",
          "number",
          "kind",
          "months_owned",
          "rating",
          "title",
          "body",
          "written_on",
          "state",
          "sent_at",
        ])
        .expression((row) =>
          row
            .selectFrom("owner_review_version")
            .where("review_id", "=", id)
            .select(
              ({ val, lit }) =>
                [
                  "review_id",
                  lit(2).as("number"),
                  val("update").as("kind"),
                  lit(12).as("months_owned"),
                  lit(2).as("rating"),
                  "title",
                  "body",
                  "written_on",
                  val("waiting").as("state"),
                  "sent_at",
                ] as const,
            ),
        )
        .execute();
      expect((await queue("?waiting=update")).items.map((item) => item.id)).toContain(id);
      const rating = async () => (await anybody.get(`/api/v2/reviews/${id}/`)).body.review?.rating;
      expect(await rating()).toBe(4);
      await decide(id, "refuse", { version: 2, reason: "off-topic" });
      expect(await rating()).toBe(4);
      await upstream.db
        .updateTable("owner_review_version")
        .set({ state: "waiting" })
        .where("review_id", "=", id)
        .where("number", "=", 2)
        .execute();
      await decide(id, "publish", { version: 2 });
      expect(await rating()).toBe(2);
      await decide(id, "take-down", { version: 2, reason: "paid" });
      expect((await shown(id)).versions.map(({ state }) => state)).toEqual(["refused", "refused"]);
      await upstream.db
        .updateTable("owner_review_version")
        .set({ appeal: "Nobody paid me for it.", appealed_at: new Date() })
        .where("review_id", "=", id)
        .where("number", "=", 2)
        .execute();
      expect((await decide(id, "grant-appeal", { version: 2 })).status).toBe(409);
      await decide(id, "grant-appeal", { version: 2 }, colleague);
      expect((await shown(id)).versions.map(({ state }) => state)).toEqual(["published", "published"]);
    });

    test.each([
      ["bed", "reviews"],
      ["store", "store-reviews"],
    ] as const)("of a reported review of a %s: dismissed it stays, upheld it goes", async (kind, address) => {
      const id = await send({ kind, email: `reported-${kind}@example.com` });
      await decide(id, "publish", {}, staff, kind);
      const report = (key: string, by = anybody) =>
        by.write("POST", `/api/v2/${address}/${id}/report/`, { reason: "paid", note: "An ad.", key });
      const reported = async () =>
        (await queue("?waiting=reported")).items.find((item) => item.kind === kind && item.id === id);
      await report("kEy-moderate-report-01");
      await report("kEy-moderate-report-02", colleague);
      expect(await reported()).toMatchObject({ reports: 2 });
      expect((await decide(id, "dismiss-reports", {}, staff, kind)).status).toBe(204);
      expect((await decide(id, "dismiss-reports", {}, staff, kind)).status).toBe(204);
      expect((await decide(id, "dismiss-reports", {}, colleague, kind)).status).toBe(409);
      expect(await reported()).toBeUndefined();
      await report("kEy-moderate-report-03");
      await decide(id, "take-down", { reason: "paid" }, staff, kind);
      expect(await reported()).toBeUndefined();
      expect((await shown(id, kind)).reports.map(({ upheld }) => upheld)).toEqual([true, false, false]);
      expect((await lettersTo(`reported-${kind}@example.com`)).at(-1)!.kind).toBe("review-taken-down");
    });

    test("is the same at one star and at five, which everybody can see", async () => {
      const before: ReviewDecisions = (await anybody.get("/api/v2/review-decisions/")).body;
      const outcomes = [];
      for (const rating of [1, 2, 3, 4, 5]) {
        const [good, bad] = [await send({ rating }), await send({ rating, body: "Buy at sleepwell.com today." })];
        const findings = (await shown(bad)).versions[0]!.findings;
        const tried = [
          await decide(good, "grant-appeal"),
          await decide(good, "publish"),
          await decide(good, "publish", {}, colleague),
        ];
        const refused = await decide(bad, "refuse", { reason: "advertising" });
        outcomes.push([findings, ...[...tried, refused].map(({ status, body }) => [status, body])]);
      }
      for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
      const { stars, days }: ReviewDecisions = (await anybody.get("/api/v2/review-decisions/")).body;
      expect([days, ...stars.map((row) => row.stars)]).toEqual([90, 5, 4, 3, 2, 1]);
      for (const [at, row] of stars.entries()) {
        expect(row.published).toBe(before.stars[at]!.published + 1);
        expect(row.refused).toBe(before.stars[at]!.refused + 1);
      }
    });

    test("a refusal needs a reason of its kind, and a decision what it is about", async () => {
      const id = await send();
      for (const more of [{}, { reason: "not-visited" }, { reason: "toString" }])
        expect((await decide(id, "refuse", more)).body).toHaveProperty("reason");
      expect((await staff.write("POST", `/api/v2/moderation/bed/${id}/decide/`, { decision: "publish" })).status).toBe(
        400,
      );
      expect((await decide(id, "publish", { version: 9 })).status).toBe(409);
      expect((await decide(999_999_999, "publish")).status).toBe(404);
    });
  });
}
