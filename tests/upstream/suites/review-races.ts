import { expect } from "vitest";
import type { TestUpstream } from "../../support/upstream";
import { moderationRaces } from "./moderation-races";
import { atOnce, many, type Shoppers, statuses } from "./shoppers";
import { votersOf } from "./voters";

/** Paths of reviews of each kind, and the tables that are alike for both. */
const kinds = [
  {
    path: "/api/v2/reviews",
    review: "owner_review",
    vote: "owner_review_vote",
    report: "owner_review_report",
  },
  {
    path: "/api/v2/store-reviews",
    review: "store_review" as "owner_review",
    vote: "store_review_vote" as "owner_review_vote",
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
  browsers: Shoppers,
  { path, review, vote, report }: (typeof kinds)[number],
): Record<string, Record<string, () => Promise<void>>> {
  const { send, unique, withToken } = browsers;
  const { deletion, signUp, tenVoters, voter } = votersOf(upstream, browsers);
  const useful = `${path}/1/useful/`;
  const votes = async () => {
    const { helpful_votes } = await upstream()
      .db.selectFrom(review)
      .select("helpful_votes")
      .where("id", "=", 1)
      .executeTakeFirstOrThrow();
    return helpful_votes;
  };
  const rowsOf = async () =>
    (await upstream().db.selectFrom(vote).select("review_id").where("review_id", "=", 1).execute()).length;
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
      "of ten members, who change their minds beside each other: as many as there are rows": async () => {
        const before = (await votes()) - (await rowsOf());
        const voters = await tenVoters();
        for (const turn of [0, 1, 2]) {
          const given = await atOnce((each) =>
            send(voters[each]!, "POST", useful, { useful: (each + turn) % 2 === 0 }),
          );
          expect(statuses(given)).toEqual(Array(many).fill(200));
          expect(await votes()).toBe(before + (await rowsOf()));
        }
      },
      "beside the deletion of the account that votes: none of it is counted, nor is whoever signs up again counted twice":
        async () => {
          const [before, rows] = [await votes(), await rowsOf()];
          const { email, visitor } = await voter();
          await send(visitor, "POST", useful, { useful: true });
          expect(await votes()).toBe(before + 1);
          const given = await atOnce((each) =>
            each === 4 ? deletion(visitor) : send(visitor, "POST", useful, { useful: each % 3 !== 0 }),
          );
          expect(given[4]!.status).toBe(204);
          // Whoever comes after it is nobody's account: then the network votes, and takes that back.
          for (const { status } of given.filter((_, each) => each !== 4)) expect([200, 401]).toContain(status);
          await send(visitor, "POST", useful, { useful: false });
          expect([await votes(), await rowsOf()]).toEqual([before, rows]);
          const again = await signUp(email);
          await atOnce(() => send(again, "POST", useful, { useful: true }));
          expect([await votes(), await rowsOf()]).toEqual([before + 1, rows + 1]);
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
