import { existsSync } from "node:fs";
import { installDebianPackage } from "./debian.mjs";
import { namedBy, onPath } from "./programs.mjs";
import { Failure } from "./project.mjs";

/** Chromium without windows (Debian's name): the same engine, and twice as quick. */
const shell = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

const systemBrowser = () => onPath(...names) ?? places.find((file) => existsSync(file));

/** @param {string} name of a Debian package and of its program */
const installed = async (name) => ((await installDebianPackage(name)) ? onPath(name) : undefined);

/**
 * The browser for the tests: CHROMIUM_PATH, else Playwright's own, else Chromium without windows, which Debian has,
 * else the system's Chromium or one of its kin.
 * @returns {Promise<string>} path of the executable
 */
export async function findBrowser() {
  const named = namedBy("CHROMIUM_PATH");
  if (named) return named;
  const { chromium } = await import("playwright");
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const found = onPath(shell) ?? (await installed(shell)) ?? systemBrowser() ?? (await installed("chromium"));
  if (found) return found;
  throw new Failure(
    "No browser was found for the tests in a browser. Install Chromium or Chrome, or run " +
      "`npx playwright install chromium`, or set CHROMIUM_PATH to an executable.",
  );
}
