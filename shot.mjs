// usage: node shot.mjs name path [width] [scheme] [account] [jsoff] [full]
import { chromium } from "playwright";
const [,, name, path, width="1280", scheme="light", account="", clip=""] = process.argv;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
const ctx = await browser.newContext({ viewport: { width: +width, height: 900 }, colorScheme: scheme, baseURL: process.env.BASE ?? "http://localhost:3411" });
const page = await ctx.newPage();
page.on("console", (m) => m.type() === "error" && console.log("console:", m.text()));
page.on("pageerror", (e) => console.log("pageerror:", e.message));
if (account) {
  await page.goto("/signin/");
  await page.fill("main input[name=email]", account); await page.fill("main input[name=password]", "mattress-demo");
  await page.click("main button[type=submit]"); await page.waitForURL(u => !u.pathname.startsWith("/signin"));
}
const r = await page.goto(path);
console.log(r.status(), await page.title());
await page.waitForTimeout(300);
await page.screenshot({ path: `/tmp/w/forum-shots/${name}.png`, fullPage: clip === "" , ...(clip ? {} : {}) });
await browser.close();
