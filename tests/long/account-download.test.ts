import { afterEach, expect, test } from "vitest";
import { httpPeer, type HttpPeer } from "../support/fake-http-server";
import { robin } from "../support/signed-in-user";
import { startSite, type Site } from "../support/site-server";

/** The file of all that is kept of an account, before an upstream that answers it in several parts. */

const made_at = "2026-11-26T08:00:00.000Z";
const data = "GET /api/v2/account/data/";
const row = { text: "x".repeat(100_000) };

let peer: HttpPeer;
let site: Site;
afterEach(async () => {
  await site.stop();
  await peer.close();
});

async function download(...parts: Parameters<HttpPeer["on"]>[1][]): Promise<Response> {
  peer = await httpPeer();
  peer.on("GET /api/v2/auth/user/", { json: { user: robin } });
  peer.on(data, ...parts);
  site = await startSite({ API_HOST: peer.origin });
  return fetch(`${site.origin}/account/data/`, { headers: { cookie: "sessionid=robin" } });
}

test("is one file, which is kept by nobody", async () => {
  const answer = await download(
    { json: { made_at, tables: { account: [{ id: 1 }], post: [row] }, next: "2-1" } },
    { json: { made_at, tables: { post: [row] }, next: null } },
  );
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="bedlark-account-2026-11-25.json"');
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await answer.json()).toEqual({ made_at, tables: { account: [{ id: 1 }], post: [row, row] } });
  expect(peer.requestsOf(data).map(({ url }) => url)).toEqual([
    "/api/v2/account/data/",
    "/api/v2/account/data/?from=2-1",
  ]);
});

test("breaks off when a later part can’t be had, so that nobody takes it for whole", async () => {
  const answer = download(
    { json: { made_at, tables: { post: [row] }, next: "2-1" } },
    { status: 500, json: { detail: "Gone." } },
  );
  // It may be cut before its head has left.
  await expect(answer.then((head) => head.text())).rejects.toThrow(/^(?:terminated|fetch failed)$/);
});

test("is an error page when nothing of it can be had", async () => {
  const answer = await download({ status: 500, json: { detail: "Gone." } });
  expect(answer.status).toBe(502);
  expect(answer.headers.get("content-disposition")).toBeNull();
});
