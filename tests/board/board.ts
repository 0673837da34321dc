import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { chromium, request as requests, type Browser } from "playwright";
import { openPages, type OpenPage } from "../e2e/open-pages";
import { startSite } from "../support/site-server";
import { freshDataDirectory } from "../support/upstream-template";
import { contactSheet, type Shot } from "./sheet";

const widths = [320, 390, 1280, 1600];
const schemes = ["light", "dark"] as const;
/** Chromium draws no taller picture in one piece. */
const tallest = 16_000;

async function photograph(browser: Browser, address: string): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const scheme of schemes) {
    const context = await browser.newContext({ colorScheme: scheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await page.goto(address, { waitUntil: "load" });
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width, height: Math.min(height, tallest) };
      shots.push({ width, scheme, image: await page.screenshot({ fullPage: true, clip }) });
    }
    await context.close();
  }
  return shots;
}

const fileName = ({ name }: OpenPage) => `${name.replaceAll(/[^a-z0-9]+/gi, "-")}.png`;

/** Every page that is open, but for further states of another; words after the folder choose among their names. */
const [folder = "tests/output/board", ...words] = process.argv.slice(2);
const into = resolve(folder);
await mkdir(into, { recursive: true });
const site = await startSite({ DATA_DIR: await freshDataDirectory("demo") }, "board.log");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const request = await requests.newContext({ baseURL: site.origin });
  const pages = (await openPages(request)).filter(({ name, repeat }) =>
    words.length === 0 ? !repeat : words.some((word) => name.includes(word)),
  );
  await request.dispose();
  for (const [index, page] of pages.entries()) {
    const shots = await photograph(browser, site.origin + page.path);
    await writeFile(join(into, fileName(page)), await contactSheet(shots));
    process.stdout.write(`${index + 1} of ${pages.length}: ${page.name}\n`);
  }
  process.stdout.write(`The sheets are in ${into}\n`);
} finally {
  await browser.close();
  await site.stop();
}
