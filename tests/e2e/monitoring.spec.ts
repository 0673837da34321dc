import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "playwright/test";
import { startRecordingUpstream } from "../support/recording-upstream";
import { startSite } from "../support/site-server";

test("with a reporting service, the browser's part is loaded once the page is idle, and reports", { tag: "@scripts" }, async ({ page }) => {
  const envelopes: string[] = [];
  const service = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      envelopes.push(body);
      response.setHeader("access-control-allow-origin", "*").end("{}");
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const upstream = await startRecordingUpstream();
  const dsn = `http://key@127.0.0.1:${(service.address() as AddressInfo).port}/1`;
  const settings = { API_HOST: upstream.origin, SENTRY_DSN: dsn, HIDDEN_QUERY_PARAM: "campaign", KEEP_ALIVE_MS: "100" };
  const site = await startSite(settings, "site-monitoring.log");
  try {
    const order: string[] = [];
    page.on("request", (request) => void (/monitoring-browser/.test(request.url()) && order.push("reporting")));
    page.on("load", () => order.push("load"));
    const refused: string[] = [];
    page.on("console", (message) => void (message.type() === "error" && refused.push(message.text())));
    const sent = page.waitForRequest((request) => request.url().includes("/envelope/"));
    await page.goto(`${site.origin}/about/?canary-word=1&campaign=spring#end`);
    await sent;
    expect(order).toEqual(["load", "reporting"]);
    await expect.poll(() => envelopes.length).toBeGreaterThan(0);
    expect(envelopes.join("\n")).toContain("v29.13.2");
    expect(envelopes.join("\n")).not.toContain("canary-word");
    expect(refused).toEqual([]);
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("?canary-word=1#end");
  } finally {
    await site.stop();
    await upstream.close();
    service.closeAllConnections();
    service.close();
  }
});

test("without one, nothing of it is loaded", { tag: "@scripts" }, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/about/");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /monitoring-browser|envelope/.test(url))).toEqual([]);
});
