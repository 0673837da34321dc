import { expect } from "vitest";
import { sendReview } from "../../support/sent-reviews";
import type { TestUpstream } from "../../support/upstream";
import { atOnce, many, type Shoppers, statuses } from "./shoppers";

/** What staff decide about reviews when ten decide at the same moment. */
export function moderationRaces(
  upstream: () => TestUpstream,
  { send, signIn, unique, withToken, elsewhere }: Shoppers,
) {
  const staff = async (email = "staff@example.com") => {
    const visitor = await withToken();
    expect((await signIn(visitor, elsewhere(), email)).status).toBe(200);
    return visitor;
  };
  const events = (id: number) =>
    upstream().db.selectFrom("moderation_event").where("owner_review_id", "=", id).selectAll().execute();
  return {
    "POST /api/v2/moderation/:kind/:id/decide/": {
      "of one person who presses ten times: one decision and one letter": async () => {
        const email = `pressed-${unique()}@example.com`;
        const id = await sendReview(upstream().db, { email });
        const one = await staff();
        const path = `/api/v2/moderation/bed/${id}/decide/`;
        const given = await atOnce(() => send(one, "POST", path, { decision: "publish", version: 1 }));
        expect(statuses(given)).toEqual(Array(many).fill(204));
        expect(await events(id)).toHaveLength(1);
        const letters = await upstream().db.selectFrom("mail").where("recipient", "=", email).select("id").execute();
        expect(letters).toHaveLength(1);
      },
      "of two people who disagree: the first one stands, and the others are told who that was": async () => {
        const id = await sendReview(upstream().db, {});
        const [one, other] = [await staff(), await staff("super@example.com")];
        const path = `/api/v2/moderation/bed/${id}/decide/`;
        const given = await atOnce((each) =>
          each % 2 === 0
            ? send(one, "POST", path, { decision: "publish", version: 1 })
            : send(other, "POST", path, { decision: "refuse", version: 1, reason: "personal" }),
        );
        expect(new Set(statuses(given))).toEqual(new Set([204, 409]));
        const [event, ...more] = await events(id);
        expect(more).toEqual([]);
        const refused = given.filter(({ status }) => status === 409);
        for (const { body } of refused) expect(body.detail).toContain(`${event!.staff_name} has decided this already`);
        const review = await upstream()
          .db.selectFrom("owner_review")
          .where("id", "=", id)
          .select(["state", "reason"])
          .executeTakeFirst();
        const published = event!.decision === "publish";
        expect(review).toEqual({ state: published ? "published" : "refused", reason: published ? null : "personal" });
      },
    },
    "POST /api/v2/moderation/bed/:id/bed/": {
      "of one review: it is about the bed that was named, and the history says so once": async () => {
        const id = await sendReview(upstream().db, {});
        const one = await staff();
        const { slug } = await upstream().db.selectFrom("model").select("slug").orderBy("id").executeTakeFirstOrThrow();
        const path = `/api/v2/moderation/bed/${id}/bed/`;
        const given = await atOnce(() => send(one, "POST", path, { model: slug }));
        expect(statuses(given)).toEqual(Array(many).fill(204));
        expect((await events(id)).map(({ decision }) => decision)).toEqual(["map-bed"]);
      },
      "of reviews of one writer: one of them is about that bed, the others are refused": async () => {
        const one = await staff();
        const { slug } = await upstream()
          .db.selectFrom("model")
          .select("slug")
          .orderBy("id", "desc")
          .executeTakeFirstOrThrow();
        const ids = await Promise.all(Array.from({ length: many }, () => sendReview(upstream().db, {})));
        const named = upstream()
          .db.updateTable("owner_review")
          .set({ writer_mailbox: `writer ${unique()}` });
        await named.where("id", "in", ids).execute();
        const given = await atOnce((each) =>
          send(one, "POST", `/api/v2/moderation/bed/${ids[each]}/bed/`, { model: slug }),
        );
        expect(statuses(given).toSorted()).toEqual([204, ...Array<number>(many - 1).fill(409)]);
      },
    },
  };
}
