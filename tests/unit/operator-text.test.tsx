import { describe, expect, test } from "vitest";
import { renderText } from "~/features/content/markdown/text-parts.server";
import { readPageFiles } from "../../upstream/content/content-files";
import { operatorOf } from "../../upstream/content/disclosures";

const nothing = { cookies: [], retention: [], partners: [] };
const operator = { name: "Lark & Sons LLC", postal_address: "1 Main Street, Boise, ID 83702" };

const shown = (named: typeof operator | null, demo: boolean) =>
  renderText({
    body: "::operator",
    facts: null,
    beds: [],
    sources: [],
    disclosures: { ...nothing, operator: named },
    demo,
  }).html;

describe("Who runs the site", () => {
  test("is named with the mailing address where both are set", () => {
    expect(shown(operator, false)).toContain("<strong>Lark &amp; Sons LLC</strong> runs this site.");
    expect(shown(operator, false)).toContain("mailing address is 1 Main Street, Boise, ID 83702.");
    expect(shown(operator, false)).not.toContain("demo");
    expect(shown(operator, true)).toContain("For now the site is a demo");
  });

  test("is nobody in a demo, which says so, and unknown anywhere else", () => {
    expect(shown(null, true)).toContain("This site is a demo. No company runs it as a business");
    expect(shown(null, false)).toContain("This site doesn’t say who runs it yet.");
    for (const html of [shown(null, true), shown(null, false)]) expect(html).toContain('href="/contact/"');
  });

  test("goes by the site's name where only the address is set", () => {
    const { name, postal_address: postalAddress } = operator;
    expect(operatorOf({ siteName: "Bedlark", operator: name, postalAddress })).toEqual(operator);
    expect(operatorOf({ siteName: "Bedlark", postalAddress })).toEqual({ ...operator, name: "Bedlark" });
    expect(operatorOf({ siteName: "Bedlark", operator: name })).toBeNull();
  });

  test("stands on the pages about the site and its terms, without notes to anyone but readers", () => {
    const pages = readPageFiles();
    for (const slug of ["about", "siteterms", "privacy"]) {
      expect(pages.find((page) => page.slug === slug)!.body).toMatch(/^::operator$/m);
    }
    for (const { slug, body } of pages) {
      expect(body, slug).not.toMatch(/\[(?![^\]]*\]\()|counsel|TODO|puts its name/);
    }
  });
});
