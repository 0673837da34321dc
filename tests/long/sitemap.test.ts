import { afterAll, beforeAll, expect, test } from "vitest";
import { realDataDirectory } from "../support/real-data";
import { startSite, type Site } from "../support/site-server";
import { structuredDataFaults } from "../support/structured-data-rules";
import { parseXml, textsOf } from "../support/xml";

/** Every page of the sitemap; of stores and reviews, which one rule made, one in ten. */

let site: Site;
beforeAll(async () => {
  site = await startSite({ DATA_DIR: await realDataDirectory("demo") }, "sitemap.log");
});
afterAll(() => site.stop());

const locsOf = async (url: string) => textsOf(parseXml(await (await fetch(url)).text()), "loc");

async function faultsOf(url: string): Promise<string[]> {
  const answer = await fetch(url, { headers: { accept: "text/html" }, redirect: "manual" });
  const html = await answer.text();
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return [
    ...(answer.status === 200 ? [] : [`${url}: ${answer.status}`]),
    ...(canonical === url ? [] : [`${url}: canonical ${canonical}`]),
    ...(/<meta name="robots" content="[^"]*noindex/.test(html) ? [`${url}: noindex`] : []),
    ...structuredDataFaults(html, site.origin).map((fault) => `${url}: ${fault}`),
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
