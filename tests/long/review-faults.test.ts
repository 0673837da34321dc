import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ApiVisitor } from "../support/api-visitor";
import type { Fault } from "../support/faults";
import { ask } from "../support/sample-site";
import { formHeaders } from "../support/site-routes";
import { startSite, type Site } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";

/** A review that is written while the upstream fails: what was typed is kept, and there is one entry or none. */

let upstream: TestUpstream;
let site: Site;
let cookie: string;
const typed = "It holds my back up, which the one before it did not do at all.";
const rated = { rating: "4", title: "Firm, and warm in July", body: typed };
const post = (path: string, fields: Record<string, string>) =>
  ask(Number(new URL(site.origin).port), path, {
    method: "POST",
    headers: { ...formHeaders, cookie, "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(fields).toString(),
  });
const drafts = () => upstream.db.selectFrom("review_draft").selectAll().execute();
const reviews = () => upstream.db.selectFrom("owner_review").where("seeded", "=", false).selectAll().execute();

beforeAll(async () => {
  upstream = await startUpstream();
  site = await startSite(
    { API_HOST: upstream.origin, API_WRITE_TIMEOUT_MS: "1500", RATE_LIMIT_SAVE: "0" },
    "review-faults.log",
  );
  const visitor = new ApiVisitor(upstream.origin);
  await visitor.signIn("sleeper@example.com");
  cookie = `sessionid=${visitor.cookies.get("sessionid")}`;
});
afterEach(() => upstream.faults.clear());
afterAll(async () => {
  await site?.stop();
  await upstream.close();
});

/** The database answers to nobody for so long; what waits for it is stored afterwards. */
const busyMs = 3000;
const faults: [string, { method: string; fault: Fault | "busy"; status: number; stored: boolean }][] = [
  ["OPTIONS fails", { method: "OPTIONS", fault: { status: 500 }, status: 503, stored: false }],
  ["it is stored, but the answer is lost", { method: "POST", fault: "busy", status: 504, stored: true }],
  ["the connection is cut", { method: "POST", fault: { reset: true }, status: 502, stored: false }],
  [
    "409",
    { method: "POST", fault: { status: 409, body: { detail: "Somebody was quicker." } }, status: 409, stored: false },
  ],
  ["422", { method: "POST", fault: { status: 422, body: { title: ["Not that."] } }, status: 422, stored: false }],
  ["429", { method: "POST", fault: { status: 429, headers: { "retry-after": "7" } }, status: 429, stored: false }],
  ["500", { method: "POST", fault: { status: 500 }, status: 502, stored: false }],
];

/** What is answered to a form while the upstream fails; then it works again. */
async function failing(path: string, method: string, fault: Fault | "busy", send: () => ReturnType<typeof post>) {
  if (fault !== "busy") {
    upstream.faults.set({ path, method }, fault);
    const answer = await send();
    upstream.faults.clear();
    return answer;
  }
  const busy = upstream.db.transaction().execute(() => pause(busyMs));
  const answer = await send();
  await busy;
  await pause(500);
  return answer;
}

describe.each(faults)("When %s", (name, { method, fault, status, stored }) => {
  const key = name.replace(/\W/g, "").padEnd(22, "k").slice(0, 22);
  const product = `Bed of ${name}`;

  test("beginning a review keeps what was typed, and the second press makes the one draft", async () => {
    const path = "/review-mattress/?unlisted=yes";
    const before = (await drafts()).length;
    const begin = () => post(path, { ...rated, product, key });
    const failed = await failing("/api/v2/review-drafts/", method, fault, begin);
    // After a 409 the form has another key: its own may stand for another text.
    const keeps = status !== 409;
    expect([failed.status, failed.body.includes(typed), failed.body.includes(`value="${key}"`)]).toEqual([
      status,
      true,
      keeps,
    ]);
    expect((await drafts()).length - before).toBe(stored ? 1 : 0);
    const again = await begin();
    expect([again.status, (await drafts()).length - before]).toEqual([303, 1]);
  });

  test("a step is kept on its page, and sending makes one review", async () => {
    const { token } = (await drafts()).find((draft) => draft.product === product)!;
    const used = { months_owned: "14", seller: "The store of my uncle", incentive: "none" };
    const step = `/review-mattress/draft/${token}/use/`;
    const failed = await failing(`/api/v2/review-drafts/${token}/`, method, fault, () => post(step, used));
    expect([failed.status, failed.body.includes(used.seller)]).toEqual([status, true]);
    expect((await post(step, used)).status).toBe(303);
    const check = `/review-mattress/draft/${token}/check/`;
    const send = () => post(check, { author: "Nora of the test", agree: "yes" });
    const unsent = await failing(`/api/v2/review-drafts/${token}/send/`, method, fault, send);
    // The page reads the draft before it sends it, and so waits for a database that is busy: then it is sent.
    const waited = fault === "busy";
    expect([unsent.status, unsent.body.includes("Nora of the test")]).toEqual([waited ? 303 : status, !waited]);
    const before = (await reviews()).filter((review) => review.product === product).length;
    expect(before).toBe(stored ? 1 : 0);
    expect((await send()).status).toBe(303);
    expect((await reviews()).filter((review) => review.product === product)).toHaveLength(1);
  });
});
