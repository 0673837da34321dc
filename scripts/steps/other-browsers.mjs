import { existsSync, readdirSync } from "node:fs";
import { ensureThere } from "./debian.mjs";
import { namedBy, onPath } from "./programs.mjs";
import { Failure } from "./project.mjs";
import { firefox, vitest } from "./suites.mjs";

/** Firefox for the tests: FIREFOX_PATH, else the system's, else a freshly installed Debian package. */
async function findFirefox() {
  const named = namedBy("FIREFOX_PATH");
  if (named) return named;
  const missing = "No Firefox was found. Install it (Debian: firefox-esr), or set FIREFOX_PATH to an executable.";
  return ensureThere(() => onPath("firefox-esr", "firefox"), "firefox-esr", missing);
}

/** WebKitGTK's small browser, which lies beside the library it belongs to. */
function miniBrowser() {
  const libraries = existsSync("/usr/lib") ? readdirSync("/usr/lib").filter((name) => name.endsWith("-linux-gnu")) : [];
  return libraries
    .flatMap((name) => ["6.0", "4.1", "4.0"].map((version) => [name, version]))
    .map(
      ([name, version]) => `/usr/lib/${name}/${version === "6.0" ? "webkitgtk" : "webkit2gtk"}-${version}/MiniBrowser`,
    )
    .find((file) => existsSync(file));
}

/** Makes sure that WebKit, its WebDriver and a display in memory are there. @returns {Promise<string>} path of the browser */
async function findWebKit() {
  for (const [program = "", packageName = ""] of [
    ["WebKitWebDriver", "webkit2gtk-driver"],
    ["Xvfb", "xvfb"],
  ]) {
    const missing = `WebKit cannot be tested: ${packageName} (Debian's name) is missing. Install it and run again.`;
    await ensureThere(() => onPath(program), packageName, missing);
  }
  const browser = process.env.WEBKIT_PATH ?? miniBrowser();
  if (browser && existsSync(browser)) return browser;
  throw new Failure("WebKit's MiniBrowser was not found beside its library. Set WEBKIT_PATH to it.");
}

/**
 * The journeys in Firefox and in WebKit.
 * @param {string[]} filters parts of file names; none means all
 * @returns {Promise<import("./results.mjs").Result[]>}
 */
export async function testOtherBrowsers(filters) {
  const [firefoxPath, webkitPath] = [await findFirefox(), await findWebKit()];
  return [
    await firefox(filters, firefoxPath),
    ...(await vitest(["webkit"], filters, { env: { WEBKIT_PATH: webkitPath } })),
  ];
}
