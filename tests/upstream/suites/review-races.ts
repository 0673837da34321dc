import { expect } from "vitest";
import type { TestUpstream } from "../../support/upstream";
import { moderationRaces } from "./moderation-races";
import { atOnce, many, type Shoppers, statuses } from "./shoppers";

/** Paths of reviews of each kind, and the tables that are alike for both. */
const kinds = [
  { path: "/api/v2/reviews", review: "owner_review", report: "owner_review_report" },
  {
    path: "/api/v2/store-reviews",
    review: "store_review" as "owner_review",
    report: "store_review_report" as "owner_review_report",
  },
] as const;

/** What writes about reviews, of beds and of stores, do when they are sent ten at a time. */
export const reviewRaces = (upstream: () => TestUpstream, shoppers: Shoppers) => ({
  ...(Object.assign({}, ...kinds.map((kind) => racesOf(upstream, shoppers, kind))) as ReturnType<typeof racesOf>),
  ...moderationRaces(upstream, shoppers),
});

function racesOf(
  upstream: () => TestUpstream,
  { send, unique, withToken }: Shoppers,
  { path, review, report }: (typeof kinds)[number],
): Record<string, Record<string, () => Promise<void>>> {
  const useful = `${path}/1/useful/`;
  const votes = async () => {
    const { helpful_votes } = await upstream()
      .db.selectFrom(review)
      .select("helpful_votes")
      .where("id", "=", 1)
      .executeTakeFirstOrThrow();
    return helpful_votes;
  };
  return {
    [`POST ${path}/:id/useful/`]: {
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
    [`POST ${path}/:id/report/`]: {
      "of one form: one report": async () => {
        const visitor = await withToken();
        const key = `report${unique()}`.padEnd(22, "k");
        const given = await atOnce(() => send(visitor, "POST", `${path}/1/report/`, { reason: "other", key }));
        expect(given.map(({ status, body }) => [status, body.already])).toEqual(Array(many).fill([200, false]));
        const kept = await upstream().db.selectFrom(report).where("key", "=", key).select("id").execute();
        expect(kept).toHaveLength(1);
      },
      "of ten forms of one reader: one report, and nine that are told so": async () => {
        const visitor = await withToken();
        const keys = Array.from({ length: many }, (_, each) => `reports${unique()}-${each}`.padEnd(22, "k"));
        const given = await atOnce((each) =>
          send(visitor, "POST", `${path}/2/report/`, { reason: "other", key: keys[each] }),
        );
        expect(given.map(({ body }) => body.already as boolean).sort()).toEqual([
          false,
          ...Array<boolean>(9).fill(true),
        ]);
        const kept = await upstream().db.selectFrom(report).where("key", "in", keys).select("id").execute();
        expect(kept).toHaveLength(1);
      },
    },
  };
}
