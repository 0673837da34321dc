import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { anchorNames, figureNames, informationSlugs, serviceNames, tableNames } from "#contracts/vocabulary/content";
import { mattressSizes, mattressTypes } from "#contracts/mattress";
import { textFaults } from "../../app/features/content/editing/text-faults.server";
import { renderMarkdown, type Directive } from "../../app/features/content/markdown/render-markdown.server";
import { ruleFigureNames } from "../../app/features/content/markdown/rule-tables";
import { pageNames } from "../../app/features/content/reading";
import { paths } from "../../app/paths";
import { plannedPage } from "../../app/site/errors/planned-pages.server";
import { readGuideFiles, readPageFiles, readTermFiles } from "../../upstream/content/content-files";
import { readExperts } from "../../upstream/demo/discussions/discussion-files";
import { claimStateLabels } from "#contracts/vocabulary/claims";
import { mostLinks, newcomerPosts } from "#contracts/vocabulary/discussions";
import { formerName } from "../../upstream/rules/discussions";
import { lastsMs } from "../../upstream/accounts/registration/tokens";
import { claimDraftDays } from "../../upstream/cashback/claims/claim-upkeep";
import { messageYears } from "../../upstream/contact/staff-messages";
import { cookies, sessionAge } from "../../upstream/http/cookies";
import { businessDays } from "../../upstream/rules/cashback/expected-day";
import { appealDays } from "../../upstream/rules/cashback/claim-states";
import { usualDays } from "#contracts/vocabulary/prices";
import { routeOf } from "../support/site-routes";

const guides = readGuideFiles();
const terms = readTermFiles();
const slugs = new Set(terms.map(({ slug }) => slug));
const guideSlugs = new Set(guides.map(({ slug }) => slug));
const pages = readPageFiles().map((page) => ({ ...page, sources: [] }));
const texts = [...guides, ...terms, ...pages];

/** What a text's directives ask for, and its words without them. */
function rendered(body: string) {
  const directives: Directive[] = [];
  const { html, headings } = renderMarkdown(body, (directive) => {
    directives.push(directive);
    return "";
  });
  return { directives, headings, words: html.replace(/<[^>]+>/g, " ").match(/[\p{L}\p{N}]\S*/gu) ?? [] };
}

const linksIn = (body: string) => [...body.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, path]) => path!);

/** Whether the site answers an address with a page; of a term and a guide, whether there is one. */
function isOpen(address: string): boolean {
  const { pathname } = new URL(address, "https://www.bedlark.test");
  const [, family, slug] = pathname.split("/");
  if (`/${family}/` === paths.glossary && slug !== "") return slugs.has(slug!) && pathname === paths.term(slug!);
  if (`/${family}/` === paths.guides && slug !== "")
    return guides.some((guide) => guide.slug === slug) && pathname === paths.guide(slug!);
  if (plannedPage(pathname) !== null) return false;
  return routeOf(pathname) !== undefined;
}

describe("the texts that every database begins with", () => {
  test("are four guides in the order in which they are read, and at least 110 terms", () => {
    expect(guides.map(({ slug }) => paths.guide(slug))).toEqual([
      paths.guideTypes,
      paths.guideMatching,
      paths.guideShopping,
      paths.guideAccessories,
    ]);
    expect(terms.length).toBeGreaterThanOrEqual(110);
  });

  test("have titles, meanings and words in one line, without what Markdown would mark", () => {
    for (const { slug, summary } of texts) expect(summary, slug).toMatch(/^[^\n*_#[\]<>]+[.?]$/);
    for (const { slug, term } of terms) expect(term, slug).toMatch(/^[^\n*_#[\]<>.]+$/);
  });

  test("lead to terms, sources and addresses that are there", () => {
    const faults = texts.flatMap(({ slug, body, sources }) =>
      textFaults(body, sources.length, { terms: slugs, guides: guideSlugs }).map((fault) => `${slug}: ${fault}`),
    );
    const closed = texts.flatMap(({ slug, body }) =>
      linksIn(body)
        .filter((path) => !isOpen(path))
        .map((path) => `${slug} leads to ${path}`),
    );
    expect([...faults, ...closed]).toEqual([]);
  });

  test("say what short names stand for, first of all and in 160 characters", () => {
    const short = terms.filter(({ slug }) => slug === "ild" || slug === "ifd");
    for (const { term, summary } of short) {
      expect(summary).toMatch(new RegExp(`^${term} \\(indentation .+\\) is `));
      expect(summary.length).toBeLessThanOrEqual(160);
    }
    expect(short).toHaveLength(2);
  });

  test("have curly apostrophes where they say who our experts are", () => {
    const said = readExperts()
      .flatMap((expert) => Object.values(expert))
      .filter((value) => typeof value === "string");
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((words) => words.includes("'"))).toEqual([]);
  });

  test("use every source that they name", () => {
    const unused = texts.flatMap(({ slug, body, sources }) =>
      sources
        .filter((_, at) => !body.includes(`:source[${at + 1}]`))
        .map(({ title }) => `${slug} doesn’t refer to ${title}`),
    );
    expect(unused).toEqual([]);
  });

  test("ask for figures, tables, numbers and beds that there are", () => {
    const numbers = new Set([
      ...["models", "brands", "stores", "trial-middle", "warranty-middle", "return-fee-share"],
      ...mattressTypes.flatMap((type) =>
        ["models", "price-low", "price-middle", "price-high"].map((what) => `${what}-${type}`),
      ),
      ...mattressSizes.map((size) => `of-queen-${size}`),
      ...ruleFigureNames,
      ...serviceNames,
      "log-days",
    ]);
    const known: Record<string, (directive: Directive) => boolean> = {
      figure: ({ attributes: { name } }) => figureNames.some((figure) => figure === name),
      table: ({ attributes: { name } }) => tableNames.some((table) => table === name),
      beds: ({ attributes: { type } }) => mattressTypes.some((each) => each === type),
      live: ({ attributes: { of = "" } }) => numbers.has(of),
      anchor: ({ attributes: { name } }) => anchorNames.some((anchor) => anchor === name),
      operator: () => true,
      materials: () => true,
      source: ({ label }) => /^[1-9]\d*$/.test(label),
      quiz: () => true,
      stores: () => true,
    };
    const inSentences = new Set(["live", "source"]);
    const unknown = texts.flatMap(({ slug, body }) =>
      rendered(body)
        .directives.filter((each) => known[each.name]?.(each) !== true || each.block === inSentences.has(each.name))
        .map(({ name, label }) => `${slug}: ${name}[${label}]`),
    );
    expect(unknown).toEqual([]);
  });
});

describe("pages of information", () => {
  test("are all those that staff may edit, each with a name of its own", () => {
    expect(pages.map(({ slug }) => slug)).toEqual([...informationSlugs]);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ summary }) => summary)).size).toBe(pages.length);
  });

  test("have every place that other pages lead to", () => {
    const named = pages.flatMap(({ body }) =>
      [...body.matchAll(/^::anchor\{name=([a-z-]+)\}$/gm)].map(([, name]) => name),
    );
    expect(named.sort()).toEqual([...anchorNames].sort());
  });
});

describe("what our pages promise", () => {
  const [help, terms, privacy] = ["help", "siteterms", "privacy"].map(
    (slug) => pages.find((page) => page.slug === slug)!.body,
  );

  test("about cash back is what the rules of a claim say", () => {
    for (const label of Object.values(claimStateLabels)) expect(help).toContain(`| ${label} |`);
    const rows = Object.fromEntries(help!.split("\n").map((row) => [row.split(" | ")[0]!.slice(2), row]));
    const { look, answer, pay, appeal, granted, arrival } = businessDays;
    expect(rows["Not sent yet"]).toContain(`${claimDraftDays} days`);
    expect(rows["Sent to us"]).toContain(`${look} business days`);
    expect(rows["We need something from you"]).toContain(`${answer} business days`);
    expect(rows.Approved).toContain(`${pay} business days`);
    expect(rows.Paid).toContain(`${arrival.ach} business days to a bank, ${arrival.check} by mail`);
    expect(rows.Declined).toContain(`${appealDays} days`);
    expect(rows["You’ve appealed"]).toContain(`${appeal} business days`);
    expect(rows["Appeal decided"]).toContain(`${granted} business days`);
    expect(help).toContain(`appeal once within ${appealDays} days`);
    expect(terms).toContain(`appeal once within ${appealDays} days`);
  });

  test("about links and visits is what they last", () => {
    expect(help).toContain(
      `account works for ${lastsMs["sign-up"] / 3_600_000} hours, and one for a new password for an hour`,
    );
    expect(lastsMs.reset).toBe(3_600_000);
    expect(help).toContain(`at the latest ${sessionAge / 86_400} days after your visit began`);
    expect(help).toContain(`saw in ${usualDays} days`);
  });

  test("about cookies is what there is", () => {
    expect(Object.keys(cookies)).toHaveLength(2);
    expect(privacy).toContain("We set two cookies");
  });

  test("about the log is the operator's setting", () => {
    expect(privacy).toContain("We delete those lines after :live{of=log-days} days.");
  });

  test("about posts is what the forum holds to", () => {
    const guidelines = pages.find(({ slug }) => slug === "content-guidelines")!.body;
    expect([newcomerPosts, mostLinks]).toEqual([3, { newcomer: 1, regular: 5 }]);
    expect(guidelines).toContain("one link until their third post, and then up to five");
    for (const text of [privacy, readFileSync("app/routes/account.delete.tsx", "utf8")])
      expect(text).toContain(`under the name “${formerName}`);
  });

  test("about messages is what they are kept", () => {
    expect(messageYears).toBe(2);
    const said = ["app/features/contact/contact-fields.tsx", "app/routes/admin.messages._index.tsx"];
    for (const file of said) expect(readFileSync(file, "utf8")).toContain("two years");
  });
});

describe("guides", () => {
  test("end once: the pages that follow aren’t announced by a heading, nor is one of them what the text ends with", () => {
    const ends: Record<string, readonly string[]> = { quiz: [paths.finder, paths.quiz], stores: [paths.stores] };
    const twice = guides.flatMap(({ slug, body, related }) => [
      ...related.filter((path) =>
        Object.entries(ends).some(([name, its]) => body.includes(`\n::${name}\n`) && its.includes(path)),
      ),
      ...rendered(body).headings.flatMap(({ label }) => (/^Where to go/.test(label) ? `${slug}: ${label}` : [])),
    ]);
    expect(twice).toEqual([]);
  });

  test.each(guides.map((guide) => [guide.slug, guide] as const))(
    "%s has an answer first, 1,500 to 2,500 words, and contents",
    (_slug, { body }) => {
      const { words, headings } = rendered(body);
      expect(words.length).toBeGreaterThanOrEqual(1500);
      expect(words.length).toBeLessThanOrEqual(2500);
      expect(body).not.toMatch(/^#/);
      expect(headings.length).toBeGreaterThanOrEqual(4);
      expect(new Set(headings.map(({ label }) => label)).size).toBe(headings.length);
      for (const { label } of headings) expect(label).not.toBe("");
    },
  );

  test("lead on to pages that are open and have a name there", () => {
    const named = new Set([...guides.map(({ slug }) => paths.guide(slug)), ...Object.keys(pageNames)]);
    for (const { slug, related } of guides) {
      expect(related.length, slug).toBeGreaterThan(0);
      for (const path of related) expect([path, isOpen(path), named.has(path)]).toEqual([path, true, true]);
      expect(related, slug).not.toContain(paths.guide(slug));
    }
  });
});

describe("terms", () => {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, " ");

  test("lead to others, never to themselves", () => {
    const wrong = terms.flatMap(({ slug, related }) =>
      related.filter((other) => !slugs.has(other) || other === slug).map((other) => `${slug} → ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  test("share no name with each other, other names included", () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const { slug, term, also } of terms) {
      for (const name of new Set([term, ...also].map(plain))) {
        const other = owners.get(name);
        if (other !== undefined) shared.push(`${name}: ${other} and ${slug}`);
        owners.set(name, slug);
      }
    }
    expect(shared).toEqual([]);
  });

  // domain.md section 10
  test("are all those that the domain names", () => {
    const [, section = ""] =
      /words that the glossary explains\n\n([^]*?)\.\n\n/.exec(readFileSync("docs/domain.md", "utf8")) ?? [];
    const named = section.split(";").map((term) => term.trim());
    expect(named.length).toBeGreaterThan(95);
    const missing = named.filter((term) => !slugs.has(term.toLowerCase().replace(/[^a-z0-9]+/g, "-")));
    expect(missing).toEqual([]);
  });
});
