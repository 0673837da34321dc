import { expect } from "vitest";
import { vouchedAddress } from "../../../app/api/client/http-message.server";
import { siteItself, visitorAddressHeader } from "#contracts/visitor-address";
import { ApiVisitor } from "../../support/api-visitor";
import { visitorSecret } from "../../support/vouched-visitor";
import { newKey } from "./claim-maker";
import { atOnce, many, statuses } from "./shoppers";
import type { Start } from "./start";

const path = "/api/v2/figures/";
const now = new Date("2026-11-20T12:00:00Z");
const view = { day: "2026-11-20", kind: "page", subject: "home/landing", count: 2 };

/** Counts of a site, sent ten times at once. They come from a site that shares the secret, and so to an upstream that has one. */
export const figureRaces = (start: Start): Record<string, Record<string, () => Promise<void>>> => ({
  [`POST ${path}`]: {
    "of one batch: its counts are added once": () => expectSum(start, Array(many).fill(newKey()), view.count),
    "of ten batches: the counts of each are added": () =>
      expectSum(
        start,
        Array.from({ length: many }, () => newKey()),
        many * view.count,
      ),
  },
});

async function expectSum(start: Start, keys: readonly string[], count: number): Promise<void> {
  const upstream = await start({ clock: () => now, environment: { UPSTREAM_VISITOR_SECRET: visitorSecret } });
  try {
    const write = { method: "POST", path, requestId: "request-1" };
    const headers = {
      [visitorAddressHeader]: vouchedAddress(visitorSecret, siteItself, write, now.getTime())!,
      "x-request-id": write.requestId,
    };
    const given = await atOnce((each) =>
      new ApiVisitor(upstream.origin).write("POST", path, { key: keys[each], counts: [view] }, headers),
    );
    expect(statuses(given)).toEqual(Array(many).fill(204));
    expect(await upstream.db.selectFrom("figure").selectAll().execute()).toEqual([{ ...view, count }]);
  } finally {
    await upstream.close();
  }
}
