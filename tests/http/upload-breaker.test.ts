import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { SentFile } from "~/api/client/http-message.server";
import { anything } from "../support/api-client";
import { closePeers, token, webSite } from "../support/peer-sites";

const folder = mkdtempSync(join(tmpdir(), "bedlark-sent-"));
let handle: FileHandle;
beforeAll(async () => {
  writeFileSync(join(folder, "file"), "a receipt");
  handle = await open(join(folder, "file"));
});
afterEach(closePeers);
afterAll(async () => {
  await handle.close();
  rmSync(folder, { recursive: true });
});

describe("A file on its way to the upstream", () => {
  const settings = { API_BREAKER_REQUESTS: 4, API_BREAKER_OPEN_MS: 5000, API_RETRY_TRIES: 1, API_WRITE_TIMEOUT_MS: 40 };
  const [offered, sent] = ["OPTIONS /api/v2/uploads/claim-proof/", "POST /api/v2/uploads/claim-proof/"];
  const kept = { id: "A".repeat(22), pages: 1, width: 9, height: 9 };
  const start = async (changes: object = {}) => {
    const { peer, site } = await webSite({ ...settings, ...changes });
    for (const path of [offered, "OPTIONS /api/v2/claims/"]) peer.on(path, token("t"));
    peer.on("POST /api/v2/claims/", { json: "saved" });
    const keep = () => site.visit().api.uploads.keep("claim-proof", "the-claim", new SentFile(handle, 9));
    const write = () => site.visit().client.write("POST", "claims/", {}, anything);
    return { peer, site, keep, write };
  };

  test("says which claim it is for, as a parameter, beside its path", async () => {
    const { peer, keep } = await start();
    peer.on(sent, { json: kept });
    expect(await keep()).toEqual({ ok: true, data: kept });
    expect(peer.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "OPTIONS /api/v2/uploads/claim-proof/?token=the-claim",
      "POST /api/v2/uploads/claim-proof/?token=the-claim",
    ]);
  });

  test("that is refused says why in the upstream's own words, beside its field", async () => {
    const { peer, keep } = await start();
    const detail = "We’re opening a lot of files right now.";
    peer.on(sent, { status: 429, headers: { "retry-after": "30" }, json: { detail, code: "busy" } });
    const refused = {
      ok: false,
      status: 429,
      errors: { file: [`${detail} Please try again in 30 seconds.`] },
      message: null,
      retryAfter: 30,
    };
    expect(await keep()).toEqual(refused);
    peer.on(sent, { status: 400, json: { file: ["That file is empty."] } });
    expect(await keep()).toMatchObject({ status: 400, errors: { file: ["That file is empty."] }, message: null });
  });

  test("that takes long is no failure of the upstream, however many do", async () => {
    const { peer, site, keep, write } = await start();
    peer.on(sent, () => {});
    for (let time = 0; time < 6; time += 1)
      expect(await keep()).toMatchObject({ status: 504, errors: { file: [expect.stringMatching(/took too long/)] } });
    expect([site.upstream.breakerState("uploads"), site.upstream.breakerState("writes")]).toEqual(["closed", "closed"]);
    expect(await write()).toEqual({ ok: true, data: "saved" });
    peer.on(sent, { json: kept });
    expect((await keep()).ok).toBe(true);
  });

  test("that waits for its turn is answered, though a form without a file would have been given up", async () => {
    const { peer, keep } = await start({ API_WRITE_TIMEOUT_MS: 1000, API_DEADLINE_MS: 1 });
    const json = { "content-type": "application/json" };
    peer.on(
      sent,
      (_request, response) => void setTimeout(() => response.writeHead(200, json).end(JSON.stringify(kept)), 1500),
    );
    expect(await keep()).toEqual({ ok: true, data: kept });
  });

  test("whose upstream fails closes the way for files alone: everything else is still written", async () => {
    const { peer, site, keep, write } = await start();
    peer.on(sent, { status: 500 });
    for (let time = 0; time < 4; time += 1) await keep();
    expect([site.upstream.breakerState("uploads"), site.upstream.breakerState("writes")]).toEqual(["open", "closed"]);
    expect(await keep()).toMatchObject({ status: 503, errors: { file: [expect.stringMatching(/wasn’t sent/)] } });
    expect(await write()).toEqual({ ok: true, data: "saved" });
  });
});
