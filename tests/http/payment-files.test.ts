import { afterEach, describe, expect, test } from "vitest";
import { guardedAction, guardedLoader } from "../../app/http/guards.server";
import * as fileRoute from "../../app/routes/admin.claims.payments.$batch";
import * as handedOver from "../../app/routes/admin.claims.payments.$batch_.handed-over";
import { closePeers } from "../support/peer-sites";
import { answering } from "../support/route-arguments";

/** Payment files have whole numbers of accounts, so they are for staff who handle payments. */

afterEach(closePeers);

const file = guardedLoader(fileRoute.handle, fileRoute.loader)!;
const confirm = guardedLoader(handedOver.handle, handedOver.loader)!;
const handOver = guardedAction(handedOver.handle, handedOver.action);

const read = "GET /api/v2/staff/cashback-payouts/7/file/";
const write = "POST /api/v2/staff/cashback-payouts/7/handed-over/";

async function asked(user: object) {
  const cents = 7500;
  const batch = { id: 7, begun_at: "2026-11-24T12:00:00Z", finished_at: "2026-11-24T12:00:01Z", payments: 1, cents };
  return answering(
    {
      "GET /api/v2/auth/user/": { json: { user: { is_authenticated: true, first_name: "Nora", ...user } } },
      "GET /api/v2/staff/cashback-payouts/": {
        json: { due: 0, due_cents: 0, items: [{ ...batch, numbers_until: "2026-12-08T12:00:01Z" }] },
      },
      [read]: { json: { name: "cash-back-payments-7.csv", text: '\uFEFF"José"\r\n' } },
      "OPTIONS /api/v2/staff/cashback-payouts/7/handed-over/": {
        status: 200,
        json: {},
        headers: { "Set-Cookie": "csrftoken=abc; Path=/" },
      },
      [write]: { status: 204 },
    },
    { batch: "7" },
  );
}

const statusOf = (given: Promise<unknown>) =>
  given.then(
    () => null,
    (thrown: unknown) => (thrown as Response).status,
  );

describe("A payment file", () => {
  test.each([
    ["staff without that right", { is_staff: true }],
    ["somebody who has the right and is no staff by now", { handles_payments: true }],
  ])("is neither read nor changed for %s", async (_who, user) => {
    const { args, peer } = await asked(user);
    expect(await statusOf(Promise.resolve(file(args("/admin/claims/payments/7/"))))).toBe(403);
    expect(await statusOf(Promise.resolve(confirm(args("/admin/claims/payments/7/handed-over/"))))).toBe(403);
    expect(await statusOf(Promise.resolve(handOver(args("/admin/claims/payments/7/handed-over/", {}))))).toBe(403);
    expect([...peer.requestsOf(read), ...peer.requestsOf(write)]).toEqual([]);
  });

  test("is given to staff who handle payments, and loses its numbers when they say so", async () => {
    const { args, peer } = await asked({ is_staff: true, handles_payments: true });
    const answer = (await file(args("/admin/claims/payments/7/"))) as Response;
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString("hex")).toBe("efbbbf224a6f73c3a9220d0a");
    expect(await confirm(args("/admin/claims/payments/7/handed-over/"))).toMatchObject({ id: 7 });
    const sent = (await handOver(args("/admin/claims/payments/7/handed-over/", {}))) as Response;
    expect(sent.status).toBe(303);
    expect(peer.requestsOf(write)).toHaveLength(1);
  });
});
