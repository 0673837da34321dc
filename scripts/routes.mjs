import { ensureInstalled } from "./steps/installation.mjs";
import { runMain } from "./steps/project.mjs";
import { routeList } from "./steps/route-list.mjs";

/** Prints every URL of the site, the file that answers it, and what that file can do. */
await runMain(async () => {
  await ensureInstalled();
  const rows = (await routeList()).map(({ url, file, loader, action, page }) => [
    url,
    file,
    [loader && "loader", action && "action", !page && "no page"].filter(Boolean).join(" "),
  ]);
  const width = (/** @type {number} */ column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0));
  for (const [url = "", file = "", does = ""] of rows) {
    console.log(`${url.padEnd(width(0))}  ${file.padEnd(width(1))}  ${does}`.trimEnd());
  }
});
