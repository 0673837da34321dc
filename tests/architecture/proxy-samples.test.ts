import { describe, expect, test } from "vitest";
import { largestFileForm } from "~/http/limits/body-limits.server";
import { readConfig } from "~/platform/config.server";
import { textOf } from "./source-files";
import { siteRoutes } from "../support/site-routes";

/** What docs/deploy repeats of the site. */

const nginx = textOf("docs/deploy/nginx.conf");
const caddy = textOf("docs/deploy/Caddyfile");
const { MAX_FORM_BYTES, KEEP_ALIVE_MS } = readConfig({ NODE_ENV: "test" });

/** "100k" and "32m" in bytes. */
function bytesOf(size: string) {
  const [, number = "", unit = ""] = /^(\d+)([km])/i.exec(size)!;
  return Number(number) * (unit.toLowerCase() === "k" ? 1024 : 1024 ** 2);
}
const found = (text: string, directive: RegExp) => [...text.matchAll(directive)].map(([, value = ""]) => value);

describe("The sample", () => {
  test("of nginx lets forms be as large as the site does", () => {
    expect(found(nginx, /client_max_body_size (\w+);/g).map(bytesOf)).toEqual([MAX_FORM_BYTES, largestFileForm]);
  });

  test("of each proxy keeps an idle connection for less long than the site does", () => {
    const seconds = [...found(nginx, /^ +keepalive_timeout (\d)s;/gm), ...found(caddy, /keepalive (\d)s/g)];
    expect(seconds.length).toBe(2);
    for (const value of seconds) expect(Number(value) * 1000).toBeLessThan(KEEP_ALIVE_MS);
  });

  test("of nginx knows the addresses of forms with a file, and of no other form", () => {
    const [expression = ""] = found(nginx, /location ~\* (\S+proof\S+) {/g);
    const known = new RegExp(expression, "i");
    const paths = (takesFile: boolean) =>
      siteRoutes.filter(({ facts }) => (facts.takesFile === true) === takesFile).map(({ url }) => url);
    expect(paths(true)).not.toEqual([]);
    expect(paths(true).filter((path) => !known.test(path))).toEqual([]);
    expect(paths(false).filter((path) => known.test(path))).toEqual([]);
  });
});
