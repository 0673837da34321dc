import { expect } from "vitest";
import type { TestUpstream } from "../../support/upstream";
import { atOnce, many, type Shoppers, statuses } from "./shoppers";

const useful = "/api/v2/reviews/1/useful/";
const report = "/api/v2/reviews/1/report/";

/** What writes about reviews do when they are sent ten at a time. */
export function reviewRaces(upstream: () => TestUpstream, { send, unique, withToken }: Shoppers) {
  const votes = async () => {
    const { helpful_votes } = await upstream()
      .db.selectFrom("owner_review")
      .select("helpful_votes")
      .where("id", "=", 1)
      .executeTakeFirstOrThrow();
    return helpful_votes;
  };
  return {
    "POST /api/v2/reviews/:id/useful/": {
      "of one visitor: one vote": async () => {
        const before = await votes();
        const visitor = await withToken();
        const given = await atOnce(() => send(visitor, "POST", useful, { useful: true }));
        expect(statuses(given)).toEqual(Array(many).fill(200));
        expect(await votes()).toBe(before + 1);
        await atOnce(() => send(visitor, "POST", useful, { useful: false }));
        expect(await votes()).toBe(before);
      },
      "of ten visitors: ten votes": async () => {
        const before = await votes();
        const visitors = await atOnce(() => withToken());
        const given = await atOnce((each) => send(visitors[each]!, "POST", useful, { useful: true }));
        expect(statuses(given)).toEqual(Array(many).fill(200));
        expect(await votes()).toBe(before + many);
      },
    },
    "POST /api/v2/reviews/:id/report/": {
      "of one form: one report": async () => {
        const visitor = await withToken();
        const key = `report${unique()}`.padEnd(22, "k");
        const given = await atOnce(() => send(visitor, "POST", report, { reason: "other", key }));
        expect(statuses(given)).toEqual(Array(many).fill(204));
        const kept = await upstream()
          .db.selectFrom("owner_review_report")
          .where("key", "=", key)
          .select("id")
          .execute();
        expect(kept).toHaveLength(1);
      },
    },
  };
}
