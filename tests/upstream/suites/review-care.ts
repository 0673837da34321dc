import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ModeratedReview } from "#contracts/moderation";
import { remindWriters } from "../../../upstream/moderation/reminders";
import { ApiVisitor } from "../../support/api-visitor";
import { sendReview } from "../../support/sent-reviews";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

const mailSite = { siteUrl: "https://www.bedlark.test", siteName: "Bedlark", demo: false };

/** What is done with reviews besides deciding about them: beds are named, and writers are asked again. */
export function reviewCareSuite(start: Start): void {
  describe("reviews that are looked after", () => {
    let upstream: TestUpstream;
    let staff: ApiVisitor;
    let anybody: ApiVisitor;
    let model: { slug: string; brand: { slug: string } };
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
      [staff, anybody] = [new ApiVisitor(upstream.origin), new ApiVisitor(upstream.origin)];
      await staff.signIn("staff@example.com");
      [{ model }] = (await anybody.get("/api/v2/mattresses/")).body.items;
    });
    afterAll(() => upstream.close());

    const send = (review: Parameters<typeof sendReview>[1] = {}) =>
      sendReview(upstream.db, { model: model.slug, brand: model.brand.slug, ...review });
    const publish = (id: number) =>
      staff.write("POST", `/api/v2/moderation/bed/${id}/decide/`, { decision: "publish", version: 1 });
    const shown = async (id: number): Promise<ModeratedReview> =>
      (await staff.get(`/api/v2/moderation/bed/${id}/`)).body;

    test("says which bed one is about that was not listed, unless its writer has reviewed that one", async () => {
      const email = "unlisted@example.com";
      const id = await send({ model: null, brand: null, email });
      await upstream.db.updateTable("owner_review").set({ writer_mailbox: "m" }).where("id", "=", id).execute();
      const name = (review: number, slug: string) =>
        staff.write("POST", `/api/v2/moderation/bed/${review}/bed/`, { model: slug });
      expect((await shown(id)).listed).toBe(false);
      expect((await staff.get("/api/v2/moderation/?waiting=old")).status).toBe(400);
      expect((await name(id, "no-such-bed")).status).toBe(400);
      expect((await name(id, model.slug)).status).toBe(204);
      expect(await shown(id)).toMatchObject({ listed: true, bed: { slug: model.slug } });
      const second = await send({ model: null, brand: null, email });
      await upstream.db.updateTable("owner_review").set({ writer_mailbox: "m" }).where("id", "=", second).execute();
      expect((await name(second, model.slug)).body.detail).toContain(`number ${id}`);
      expect((await shown(second)).others.map((other) => other.id)).toEqual([id]);
    });

    test("asks its writer once after a year and once after three, unless they want no such mail", async () => {
      const email = "year@example.com";
      const sentAt = new Date("2027-03-10T12:00:00Z");
      const ids = [
        await send({ email, sentAt, monthsOwned: 2 }),
        await send({ email: "stopped@example.com", sentAt, monthsOwned: 2 }),
      ];
      for (const id of ids) await publish(id);
      const asked = async (day: string, recipient = email) => {
        await remindWriters(upstream.db, mailSite, new Date(`${day}T03:00:00Z`));
        return (
          await upstream.db
            .selectFrom("mail")
            .where("recipient", "=", recipient)
            .where("kind", "=", "review-reminder")
            .select("id")
            .execute()
        ).length;
      };
      expect(await asked("2028-01-09")).toBe(0);
      expect(await asked("2028-01-11")).toBe(1);
      await Promise.all([asked("2028-01-12"), asked("2028-01-12")]);
      expect(await asked("2028-01-13")).toBe(1);
      const [letter] = await upstream.db
        .selectFrom("mail")
        .where("kind", "=", "review-reminder")
        .where("recipient", "=", "stopped@example.com")
        .select("unsubscribe")
        .execute();
      const token = letter!.unsubscribe!.split("/").at(-2);
      expect((await anybody.write("POST", "/api/v2/unsubscribe/", { token })).status).toBe(204);
      expect(await asked("2030-01-20")).toBe(2);
      expect(await asked("2030-01-20", "stopped@example.com")).toBe(1);
      expect(await asked("2035-01-20")).toBe(2);
    });
  });
}
