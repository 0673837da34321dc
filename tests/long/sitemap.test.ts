import { afterAll, beforeAll, expect, test } from "vitest";
import { realDataDirectory } from "../support/real-data";
import { ask } from "../support/sample-site";
import { startSite, type Site } from "../support/site-server";
import { structuredDataFaults } from "../support/structured-data-rules";
import { parseXml, textsOf } from "../support/xml";

/** Every page of the sitemap; of stores and reviews, which one rule made, one in ten. */

let site: Site;
beforeAll(async () => {
  site = await startSite({ DATA_DIR: await realDataDirectory("demo") }, "sitemap.log");
});
afterAll(() => site.stop());

/** Each on a connection of its own: one that is kept may be closed at the moment in which it is used again (RFC 9112, section 9.3.1). */
const get = (url: string, headers = {}) => {
  const { port, pathname, search } = new URL(url);
  return ask(Number(port), pathname + search, { headers });
};
const locsOf = async (url: string) => textsOf(parseXml((await get(url)).body), "loc");

async function faultsOf(url: string): Promise<string[]> {
  const { status, body: html } = await get(url, { accept: "text/html" });
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return [
    ...(status === 200 ? [] : [`${url}: ${status}`]),
    ...(canonical === url ? [] : [`${url}: canonical ${canonical}`]),
    ...(/<meta name="robots" content="[^"]*noindex/.test(html) ? [`${url}: noindex`] : []),
    ...structuredDataFaults(html, new URL(url).origin).map((fault) => `${url}: ${fault}`),
  ];
}

test("every page of the sitemap answers 200, is canonical, may be indexed, and tells what it shows", async () => {
  const faults: string[] = [];
  for (const file of await locsOf(`${site.origin}/sitemap.xml`)) {
    const all = await locsOf(file);
    const kept = all.length < 1000 ? all : all.filter((_, index) => index % 10 === 0);
    for (let from = 0; from < kept.length; from += 4)
      faults.push(...(await Promise.all(kept.slice(from, from + 4).map(faultsOf))).flat());
  }
  expect(faults).toEqual([]);
});
