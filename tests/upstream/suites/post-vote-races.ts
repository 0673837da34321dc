import { expect } from "vitest";
import type { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { discussionRacers } from "./discussion-racers";
import { atOnce, many, type Shoppers, statuses } from "./shoppers";
import { votersOf } from "./voters";

const api = "/api/v2";

/** What becomes of votes for answers when ten are sent at the same moment. */
export function postVoteRaces(upstream: () => TestUpstream, browsers: Shoppers) {
  const { send } = browsers;
  const { db, postsOf, discussion, answered } = discussionRacers(upstream, browsers);
  const { deletion, signUp, tenVoters, voter } = votersOf(upstream, browsers);
  const vote = (visitor: ApiVisitor, post: string | undefined, helpful = true) =>
    send(visitor, "POST", `${api}/posts/${post}/helpful/`, { helpful });
  /** Votes of each answer, as they are counted and as there are rows; and what its question is sorted by. */
  const counted = async (id: string) => {
    const answers = (await postsOf(id)).slice(1);
    const rows = await db()
      .selectFrom("post_vote")
      .innerJoin("post", "post.id", "post_id")
      .where("discussion_id", "=", Number(id))
      .select("post.id")
      .execute();
    for (const { id: post, votes } of answers) expect(votes).toBe(rows.filter((row) => row.id === post).length);
    const votes = answers.map((answer) => answer.votes);
    expect((await discussion(id)).votes).toBe(Math.max(...votes));
    return votes;
  };

  return {
    "POST /api/v2/posts/:id/helpful/": {
      "of one member, ten times: one vote": async () => {
        const { asker, posts, id } = await answered();
        const given = await atOnce(() => send(asker, "POST", `${api}/posts/${posts[0]}/helpful/`, { helpful: true }));
        expect(given.map(({ status, body }) => [status, body.votes])).toEqual(Array(many).fill([200, 1]));
        expect(await counted(id)).toEqual([1, 0]);
      },
      "of ten members, half of whom take theirs back: those of the other half": async () => {
        const { posts, id } = await answered();
        const voters = await tenVoters();
        expect(statuses(await atOnce((each) => vote(voters[each]!, posts[each % 2])))).toEqual(Array(many).fill(200));
        expect(await counted(id)).toEqual([5, 5]);
        const given = await atOnce((each) => vote(voters[each]!, posts[0], each % 4 === 2));
        expect(statuses(given)).toEqual(Array(many).fill(200));
        expect(await counted(id)).toEqual([2, 5]);
      },
      "beside the deletion of the account that votes: none of it is counted, nor is whoever signs up again counted twice":
        async () => {
          const { posts, id } = await answered();
          const { id: account, email, visitor } = await voter();
          await vote(visitor, posts[0]);
          const given = await atOnce((each) => (each === 4 ? deletion(visitor) : vote(visitor, posts[each % 2])));
          expect(given[4]!.status).toBe(204);
          for (const { status } of given.filter((_, each) => each !== 4)) expect([200, 401]).toContain(status);
          expect(await counted(id)).toEqual([0, 0]);
          const again = await signUp(email);
          const { tables } = (await again.get(`${api}/account/data/`)).body as { tables: Record<string, unknown[]> };
          expect([tables.post_vote, tables.participant]).toEqual([[], []]);
          const votes = await atOnce(() => vote(again, posts[0]));
          expect(statuses(votes)).toEqual(Array(many).fill(200));
          expect(await counted(id)).toEqual([1, 0]);
          expect(await db().selectFrom("post_vote").selectAll().where("account_id", "=", account).execute()).toEqual(
            [],
          );
        },
    },
  };
}
