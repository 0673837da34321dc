import { run } from "./steps/run.mjs";
import { routeList } from "./steps/route-list.mjs";

/** Prints every URL of the site, the file that answers it, what that file can do and what it says of itself. */
await run(async () => {
  const rows = (await routeList()).map(({ url, file, loader, action, page, facts }) => {
    const { access, listing = "", page: _words, ...more } = facts;
    const others = Object.entries(more).map(([name, value]) => (value === true ? name : `${name}=${String(value)}`));
    const does = [loader && "loader", action && "action", !page && "no page"].filter(Boolean).join(" ");
    return [url, file, does, access, listing, others.join(" ")];
  });
  const widths = Array.from({ length: 6 }, (_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
});
