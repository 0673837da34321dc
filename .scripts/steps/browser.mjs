import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackage } from "./debian.mjs";
import { Failure } from "./project.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

function systemBrowser() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places];
  return candidates.find((file) => existsSync(file));
}

/**
 * The browser for the tests: CHROMIUM_PATH, else Playwright's own, else the system's Chromium or one of its
 * kin, else a freshly installed Debian package.
 * @returns {Promise<string>} path of the executable
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Failure(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const { chromium } = await import("playwright");
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const found = systemBrowser() ?? ((await installDebianPackage("chromium")) ? systemBrowser() : undefined);
  if (found) return found;
  throw new Failure(
    "No browser was found for the tests in a browser. Install Chromium or Chrome, or run " +
      "`npx playwright install chromium`, or set CHROMIUM_PATH to an executable.",
  );
}
