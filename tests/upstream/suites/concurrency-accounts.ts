import { expect } from "vitest";
import { unsubscribePath } from "../../../upstream/mail/unsubscribe";
import type { TestUpstream } from "../../support/upstream";
import { atOnce, many, type shoppers, statuses } from "./shoppers";

type Cases = Record<string, Record<string, () => Promise<void>>>;

/** The sentences of what people write about their own account. */
export function accountWrites(
  upstream: () => TestUpstream,
  { send, unique, withToken }: ReturnType<typeof shoppers>,
): Cases {
  return {
    "POST /api/v2/unsubscribe/": {
      "of one link: each is done, and the mailbox has stopped once": async () => {
        const visitor = await withToken();
        const path = await unsubscribePath(upstream().db, "saved-match", `stop-${unique()}@example.com`);
        const given = await atOnce(() => send(visitor, "POST", "/api/v2/unsubscribe/", { token: path.split("/")[2] }));
        expect(statuses(given)).toEqual(Array(many).fill(204));
        const stops = await upstream().db.selectFrom("mail_stop").select("mailbox_hash").execute();
        expect(stops.filter(({ mailbox_hash }) => path.includes(mailbox_hash))).toHaveLength(1);
      },
    },
  };
}
