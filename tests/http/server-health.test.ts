import { afterEach, describe, expect, test } from "vitest";
import { startSampleSite, type SampleSite } from "../support/sample-site";

let site: SampleSite;
afterEach(() => site.close());

describe("The health checks", () => {
  test("say that the process is alive and that the upstream can be reached", async () => {
    site = await startSampleSite();
    const alive = await site.ask("/healthz");
    const ready = await site.ask("/readyz");
    expect([alive.status, alive.body]).toEqual([200, '{"status":"ok"}']);
    expect([ready.status, ready.body]).toEqual([200, '{"status":"ok"}']);
  });

  test("stay alive but are not ready without an upstream", async () => {
    site = await startSampleSite();
    await site.upstream.close();
    const ready = await site.ask("/readyz");
    expect([ready.status, ready.body]).toEqual([503, '{"status":"no upstream"}']);
    expect((await site.ask("/healthz")).status).toBe(200);
  });

  test("are not ready from the moment the server begins to stop, while requests are still answered", async () => {
    site = await startSampleSite();
    expect((await site.ask("/readyz")).status).toBe(200);
    site.begin();
    const ready = await site.ask("/readyz");
    expect([ready.status, ready.body]).toEqual([503, '{"status":"draining"}']);
    const page = await site.ask("/form/", { headers: { connection: "keep-alive" } });
    expect([page.status, page.headers.connection]).toEqual([200, "close"]);
  });
});
