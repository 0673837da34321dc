import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright/test";
import { expect, test } from "../support/browser";
import { startSecondSite } from "../support/site-server";
import { reports } from "./reports";

/** What a reporting service is told of clicks and keys, on a page that everybody reads and on those about a person. */

test.use({ cold: true, viewport: { width: 1280, height: 900 } });

/** A site that reports to a service, and all that the service is sent. */
async function startReportedSite() {
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
  const dsn = `http://key@127.0.0.1:${(service.address() as AddressInfo).port}/1`;
  const site = await startSecondSite({ SENTRY_DSN: dsn, KEEP_ALIVE_MS: "100" }, "site-reports-monitoring.log");
  const close = async () => {
    await site.stop();
    service.closeAllConnections();
    service.close();
  };
  return { origin: site.origin, envelopes, close };
}

const typed = "typed-48151";

/** Opens a page, and presses and types by keys whatever it asks for, once its reporter listens. */
async function press(page: Page, address: string) {
  await page.goto(address);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect.poll(() => page.evaluate(() => "__SENTRY__" in window), { timeout: 20_000 }).toBe(true);
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 1 }).click();
  for (const input of await main.locator("input:visible, textarea:visible").all())
    if (/checkbox|radio/.test((await input.getAttribute("type")) ?? "")) await input.click({ force: true });
    else {
      await input.click();
      await input.pressSequentially(typed);
    }
}

/** Throws in the page, outside of what a press does: the report has the steps before it. */
const breakPage = (page: Page, message: string) =>
  page.evaluate(
    (text) =>
      void setTimeout(() => {
        throw new Error(text);
      }),
    message,
  );

const recorded = '"type":"replay_recording"';

test.describe(reports.recordedInPrivate, { tag: "@scripts" }, () => {
  test("no click or key of a page about health, money or a password is reported or recorded, as those of others are", async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/request to another origin|canary/);
    const { origin, envelopes, close } = await startReportedSite();
    const told = () => envelopes.join("\n");
    try {
      // All is sampled.
      await context.addInitScript(() => (Math.random = () => 0));
      const tabs: Page[] = [];
      for (const path of ["/mattress-finder/quiz/?step=pain&recipient=me", "/cashback-code/", "/signin/"]) {
        const tab = await context.newPage();
        tabs.push(tab);
        await press(tab, origin + path);
        await breakPage(tab, `canary of private page [${path.split("?")[0]}]`);
      }
      await expect.poll(() => told().match(/canary of private page/g)?.length ?? 0).toBeGreaterThanOrEqual(tabs.length);
      // Longer than the recorder waits before it sends.
      await tabs[0]!.waitForTimeout(6000);
      for (const secret of ["ui.click", "ui.input", typed, recorded])
        expect([secret, envelopes.filter((envelope) => envelope.includes(secret))]).toEqual([secret, []]);
      for (const tab of tabs)
        expect([tab.url(), await tab.evaluate(() => sessionStorage.getItem("sentryReplaySession"))]).toEqual([
          tab.url(),
          null,
        ]);

      // That none of it was found says something only if it is found elsewhere.
      await press(page, `${origin}/contact/`);
      await breakPage(page, "canary of a public page");
      for (const seen of ["canary of a public page", "ui.click", "ui.input", recorded])
        await expect.poll(told, { message: seen, timeout: 20_000 }).toContain(seen);
      expect(told()).not.toContain(typed);
    } finally {
      await close();
    }
  });
});
