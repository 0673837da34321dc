import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright/test";
import { expect, test } from "../support/browser";
import { startRecordingUpstream, type Answering } from "../support/recording-upstream";
import { startSecondSite, startSite, type Site } from "../support/site-server";
import { routeOf } from "../support/site-routes";
import { type OpenPage, openPages } from "./open-pages";
import { become } from "./page-forms";

test.use({ cold: true });
// Each goes on, on purpose, to the reporting service; and the faults are thrown to be reported.
test.beforeEach(({ problems }) => problems.expect(/request to another origin|canary/));

/** A reporting service that keeps what it is sent, and a site that sends to it, in front of an upstream of its own. */
async function startReportedSite() {
  const upstream = await startRecordingUpstream();
  const settings = { API_HOST: upstream.origin, HIDDEN_QUERY_PARAM: "campaign" };
  const reported = await reportedBy((dsn) => startSite({ ...settings, ...dsn }, "site-monitoring.log"));
  const close = async () => {
    await reported.close();
    await upstream.close();
  };
  return { ...reported, upstream, close };
}

async function reportedBy(start: (settings: Record<string, string>) => Promise<Site>) {
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
  const site = await start({ SENTRY_DSN: dsn, KEEP_ALIVE_MS: "100" });
  const close = async () => {
    await site.stop();
    service.closeAllConnections();
    service.close();
  };
  return { origin: site.origin, envelopes, close };
}

test(
  "with a reporting service, the browser's part is loaded once the page is idle, and reports",
  { tag: ["@scripts", "@short"] },
  async ({ page }) => {
    const { origin, envelopes, close } = await startReportedSite();
    try {
      const order: string[] = [];
      page.on("request", (request) => void (/monitoring-browser/.test(request.url()) && order.push("reporting")));
      page.on("load", () => order.push("load"));
      const refused: string[] = [];
      page.on("console", (message) => void (message.type() === "error" && refused.push(message.text())));
      const sent = page.waitForRequest((request) => request.url().includes("/envelope/"));
      await page.goto(`${origin}/account/deleted/?canary-word=1&campaign=spring#end`);
      await sent;
      expect(order).toEqual(["load", "reporting"]);
      await expect.poll(() => envelopes.length).toBeGreaterThan(0);
      expect(envelopes.join("\n")).toContain("v29.13.2");
      expect(envelopes.join("\n")).not.toContain("canary-word");
      expect(refused).toEqual([]);
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("?canary-word=1#end");
    } finally {
      await close();
    }
  },
);

/** Throws in the page, outside of what a press does. */
const breakPage = (page: Page, message: string) =>
  page.evaluate(
    (text) =>
      void setTimeout(() => {
        throw new Error(text);
      }),
    message,
  );

const recordingsIn = (envelopes: readonly string[]) =>
  envelopes.filter((envelope) => envelope.includes('"type":"replay_recording"'));

test(
  "a recording ends where the quiz begins and goes on behind it, and no report tells of answers or of a key",
  { tag: ["@scripts", "@repeat"] },
  async ({ page, problems }) => {
    test.slow();
    // The recording upstream has no brands, and what is recorded is the page that says so.
    problems.expect(/502 \(Bad Gateway\) .*\/mattresses\/\?_data/);
    const { origin, upstream, envelopes, close } = await startReportedSite();
    const token = "kEy-0123456789_abcdefghijkl";
    upstream.answer = savedResultsUnder(token, upstream.answer);
    try {
      // All is sampled.
      await page.addInitScript(() => (Math.random = () => 0));
      await page.goto(`${origin}/account/deleted/?canary-word=1`);
      await expect.poll(() => recordingsIn(envelopes).length, { timeout: 20_000 }).toBeGreaterThan(0);
      await page.getByRole("contentinfo").getByRole("link", { name: "Match quiz" }).click();
      await expect(page).toHaveURL(/\/mattress-finder\/$/);
      await breakPage(page, "canary fault of the quiz");
      await expect.poll(() => envelopes.join("\n")).toContain("canary fault of the quiz");
      // Longer than the recorder waits before it sends.
      await page.waitForTimeout(6000);
      const recorded = recordingsIn(envelopes);
      expect(recorded.join("\n")).toContain("/account/deleted/");
      for (const recording of recorded)
        expect(recording).not.toMatch(/"urls":\[[^\]]*mattress-finder|class":"[^"]*finder/);

      await page.getByRole("contentinfo").getByRole("link", { name: "All mattress brands" }).click();
      await expect(page).toHaveURL(/\/mattresses\/$/);
      await expect.poll(() => recordingsIn(envelopes).join("\n"), { timeout: 20_000 }).toContain("/mattresses/");
      expect(recordingsIn(envelopes).join("\n")).not.toMatch(/class":"[^"]*finder/);

      envelopes.length = 0;
      await page.goto(`${origin}/mattress-finder/results/${token}/?saved=1`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Matches saved on");
      await page.locator("main").click({ position: { x: 5, y: 5 } });
      await breakPage(page, `canary fault at ${page.url()}`);
      await expect.poll(() => envelopes.join("\n")).toContain("canary fault at");
      expect(envelopes.join("\n")).toContain("/mattress-finder/results/[token]/");
      await page.waitForTimeout(6000);
      expect(recordingsIn(envelopes)).toEqual([]);
      for (const secret of [token, "saved=1", "low-back", "ui.click"])
        expect(envelopes.join("\n")).not.toContain(secret);
    } finally {
      await close();
    }
  },
);

const isPrivate = (path: string) => routeOf(path.split("?")[0]!)?.facts.private !== undefined;

const typed = "48151";

/** Fills in and presses what a page has, without sending it. */
async function touch(page: Page) {
  const main = page.locator("main");
  await main.click({ position: { x: 5, y: 5 } });
  const written = "input:not([type=hidden], [type=file], [type=radio], [type=checkbox], [type=date]), textarea";
  for (const field of await main.locator(written).all()) if (await field.isEditable()) await field.fill(typed);
  for (const choice of await main.locator("input[type=radio], input[type=checkbox]").all())
    if ((await choice.isVisible()) && (await choice.isEnabled())) await choice.check({ force: true });
}

/** Opens, fills in and breaks each of the pages with a reporting service, and answers what reports say of it. */
async function toldOf(page: Page, pages: readonly Pick<OpenPage, "path" | "account">[]): Promise<string[]> {
  const { origin, envelopes, close } = await reportedBy((settings) =>
    startSecondSite(settings, "site-monitoring-pages.log"),
  );
  const told: string[] = [];
  try {
    // All is sampled.
    await page.addInitScript(() => (Math.random = () => 0));
    for (const { path, account } of pages) {
      await become(page.context(), account);
      envelopes.length = 0;
      await page.goto(origin + path);
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      await expect.poll(() => page.evaluate(() => "__SENTRY__" in window), { timeout: 20_000 }).toBe(true);
      await touch(page);
      await breakPage(page, `canary of "${typed} low-back" for $1,${typed}.50 at ${page.url()}`);
      await expect.poll(() => envelopes.join("\n"), { message: path, timeout: 20_000 }).toContain("canary of [value]");
      const tokens = path.split(/[/?&=]/).filter((part) => /^(?=.*\d)(?=.*[A-Z])[\w-]{16,}$/.test(part));
      for (const secret of [typed, "low-back", "ui.click", "ui.input", "replay_recording", ...tokens])
        if (envelopes.join("\n").includes(secret)) told.push(`${path}: ${secret}`);
      if (await page.evaluate(() => sessionStorage.getItem("sentryReplaySession"))) told.push(`${path}: recorded`);
    }
  } finally {
    await close();
  }
  return told;
}

test(
  "what is typed and pressed in the quiz, the profile, cash back and sign-in is in no report",
  { tag: "@scripts" },
  async ({ page, problems }) => {
    test.slow();
    problems.expect(/Failed to load resource/);
    const pages = [
      { path: "/mattress-finder/quiz/" },
      { path: "/account/edit-profile/", account: "sleeper@example.com" },
      { path: "/cashback-code/" },
      { path: "/signin/" },
    ];
    expect(await toldOf(page, pages)).toEqual([]);
  },
);

test(
  "what is typed, pressed and opened on private pages is in no report: every kind of them",
  { tag: ["@scripts", "@repeat"] },
  async ({ page, context, problems }) => {
    test.setTimeout(600_000);
    problems.expect(/Failed to load resource/);
    const pages = (await openPages(context.request)).filter(({ path }) => isPrivate(path));
    expect(pages.length).toBeGreaterThan(40);
    expect(await toldOf(page, pages)).toEqual([]);
  },
);

test("without one, nothing of it is loaded", { tag: "@scripts" }, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/about/");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /monitoring-browser|envelope/.test(url))).toEqual([]);
});

/** An upstream that keeps one match of somebody whose back hurts. */
function savedResultsUnder(token: string, otherwise: Answering): Answering {
  const answers = { recipient: "me", pain: "low-back" };
  const match = {
    demo: true,
    ruleset: { version: "1", effective_on: "2026-01-01" },
    answers,
    targets: [],
    split_suggested: false,
  };
  const counts = { considered: 0, hidden: [], count: 0, page: 1, pages: 1, results: [] };
  const saved = { token, saved_on: "2026-01-02", kept_until: null, match: { ...match, ...counts } };
  return (request, response) => {
    if (!request.url?.startsWith("/api/v2/match/saved/")) return otherwise(request, response);
    response.setHeader("content-type", "application/json").end(JSON.stringify(saved));
  };
}
