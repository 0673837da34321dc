// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import type { CatalogueFacts } from "#contracts/content/content";
import { renderMarkdown } from "../../app/features/content/markdown/render-markdown.server";
import { allowance, leastCpuOf } from "../support/cpu-time";
import { renderText } from "../../app/features/content/markdown/text-parts.server";
import { splitText } from "../../app/features/content/static-texts.server";
import { deepMarkdown, hostileMarkdown } from "../support/hostile-markdown";

const pageOf = (html: string) => new DOMParser().parseFromString(html, "text/html");
const plain = (markdown: string) => renderMarkdown(markdown, () => null);

const facts: CatalogueFacts = {
  models: 1234,
  brands: 34,
  stores: 3000,
  types: [{ type: "hybrid", models: 200, queen_cents: { low: 69_950, middle: 129_900, high: 219_900 } }],
  sizes: [{ size: "king", width_inches: 76, length_inches: 80, of_queen: 1.25 }],
  trial_nights: { low: 30, middle: 100, high: 365 },
  break_in_nights: null,
  return_fee_cents: { low: 9900, middle: 14_900, high: 29_900 },
  charge_returns: 0.376,
  warranty_years: { low: 10, middle: 10, high: 25 },
  nonprorated_years: null,
};
const sources = [{ title: "Foam tests", by: "ASTM", year: 2021, url: "https://www.astm.org/" }];
const given = { facts, sources, beds: [] };
const whole = (body: string, more: object = {}) => renderText({ body, ...given, ...more });

describe("what writers may use", () => {
  test("headings have ids, each its own, and those of the second level are the contents", () => {
    const { html, headings } = plain(
      "## What’s inside\n\n### A coil\n\n## What’s inside\n\n## What’s inside 2\n\n## 床垫",
    );
    expect(headings).toEqual([
      { id: "s-what-s-inside", label: "What’s inside" },
      { id: "s-what-s-inside-2", label: "What’s inside" },
      { id: "s-what-s-inside-2-2", label: "What’s inside 2" },
      { id: "s-section", label: "床垫" },
    ]);
    const page = pageOf(html);
    expect([...page.querySelectorAll("[id]")].map(({ id }) => id)).toContain("s-a-coil");
    // A link of the contents moves the focus along.
    for (const heading of page.querySelectorAll("h2, h3")) expect(heading.getAttribute("tabindex")).toBe("-1");
  });

  test("a heading of the first level is the page’s own: here it is a paragraph’s words", () => {
    expect(plain("# Beds").html).toBe("Beds");
  });

  test("a table stands in a region that a keyboard can scroll, named after its heading, with heads of columns", () => {
    const page = pageOf(plain("## Prices\n\n| Type | Price |\n|---|--:|\n| Hybrid | $900 |").html);
    const frame = page.querySelector(".scroll-x")!;
    expect(frame.getAttribute("role")).toBe("region");
    expect(frame.getAttribute("aria-label")).toBe("Table: Prices");
    expect(frame.getAttribute("tabindex")).toBe("0");
    expect([...frame.querySelectorAll("table th")].map((cell) => cell.getAttribute("scope"))).toEqual(["col", "col"]);
    expect(frame.querySelector("td")!.textContent).toBe("Hybrid");
    expect(pageOf(plain("|a|\n|-|\n|b|").html).querySelector(".scroll-x")!.getAttribute("aria-label")).toBe("Table");
  });

  test("links of our own are plain, others tell the other site nothing about ours", () => {
    expect(plain("[beds](/mattress-models/?type=hybrid)").html).toBe(
      '<p><a href="/mattress-models/?type=hybrid">beds</a></p>',
    );
    expect(plain("[tests](https://www.astm.org/)").html).toBe(
      '<p><a href="https://www.astm.org/" rel="noopener">tests</a></p>',
    );
    expect(plain("[tests](//www.astm.org/)").html).toContain('rel="noopener"');
  });

  test("lists, quotes, emphasis and lines are as usual", () => {
    const { html } = plain("1. a\n2. *b*\n\n- c\n\n> **d**\n\n---\n\n3) e");
    const page = pageOf(html);
    for (const tag of ["ol", "ul", "em", "blockquote strong", "hr", 'ol[start="3"]'])
      expect(page.querySelector(tag), tag).not.toBeNull();
  });

  test("pictures, code and HTML leave their words or nothing", () => {
    expect(plain("a ![b](/c.png) `d` <b>e</b>").html).toBe("<p>a  d e</p>");
  });
});

describe("directives", () => {
  test.each(["::figure{name=zones}", "::table{name=types}", "::table{name=sizes}", "::table{name=trials}", "::quiz"])(
    "%s is a part of its own between paragraphs",
    (directive) => {
      const { html } = whole(`Before.\n\n${directive}\n\nAfter.`);
      expect(html).not.toContain("::");
      expect(html).toMatch(/^<p>Before\.<\/p>\n[^]*\n<p>After\.<\/p>$/);
    },
  );

  test("the number of a source stays at the word before it, and the source leads back to its first one", () => {
    const rendered = whole("It softens. :source[1] Much.\n\nAgain, :source[1] see. Not :source[2].");
    const page = pageOf(rendered.html);
    const [first, second] = page.querySelectorAll("p");
    expect([first!.textContent, second!.textContent]).toEqual(["It softens.1 Much.", "Again,1 see. Not :source[2]."]);
    expect([...page.querySelectorAll("[id]")].map(({ id }) => id)).toEqual(["cited-1"]);
    const list = pageOf(splitText(rendered, [...sources, ...sources], "In it").sources);
    expect(
      [...list.querySelectorAll("li")].map((each) => each.querySelector('a[href^="#"]')?.getAttribute("href")),
    ).toEqual(["#cited-1", undefined]);
  });

  test("beds of a type lead to every bed of it by its name", () => {
    for (const [type, words] of [
      ["hybrid", "See every hybrid"],
      ["memory-foam", "See every memory foam bed"],
      ["innerspring", "See every innerspring"],
    ])
      expect(whole(`::beds{type=${type}}`, { beds: [{ type, models: [] }] }).html).toContain(`>${words}</a>`);
  });

  test("live numbers and sources stand within a sentence", () => {
    const { html } = whole("Of :live{of=models} beds, :live{of=return-fee-share} charge.:source[1]");
    expect(html).toBe(
      '<p>Of 1,234 beds, 38% charge.<sup class="source-mark"><a id="cited-1" href="#source-1" aria-label="Source 1">1</a></sup></p>',
    );
  });

  test("the days for which the log is kept are what the operator has set, and a preview knows none", () => {
    const said = "Deleted after :live{of=log-days} days.";
    const off = { "error-reports": false, analytics: false, "tag-manager": false, "map-tiles": false };
    expect(whole(said, { services: { ...off, "log-days": 14 } }).html).toBe("<p>Deleted after 14 days.</p>");
    expect(whole(said, { services: { ...off, "log-days": 30 } }).html).toBe("<p>Deleted after 30 days.</p>");
    expect(whole(said).html).toBe("<p>Deleted after — days.</p>");
  });

  test.each([
    "A ratio of 3:one is no directive.",
    "At 10:30am or:later.",
    ":live{of=horses} is no number of ours.",
    ":source[2] has no second source, nor :source[0], :source[1.0] and :source[one].",
    "::figure{name=horse}",
    "::figure",
    "::table{name=horses}",
    "::horse{name=zones}",
    ":::note",
  ])("what there is not is shown as it was typed: %s", (text) => {
    expect(pageOf(whole(text).html).querySelector("p")?.textContent).toBe(text);
  });

  test("a directive of a line does nothing in a sentence, and the other way around", () => {
    expect(pageOf(whole("See :figure{name=zones}.").html).body.textContent).toBe("See :figure{name=zones}.");
    expect(pageOf(whole("::live{of=models}").html).body.textContent).toBe("::live{of=models}");
  });

  test("what isn’t known now is left out, or a dash where a sentence needs a word", () => {
    const { html } = whole("Of :live{of=models} beds.\n\n::table{name=types}\n\n::beds{type=hybrid}\n\nMore.", {
      facts: null,
    });
    expect(pageOf(html).body.textContent.replace(/\s+/g, " ")).toBe("Of — beds. More.");
  });
});

// jsdom makes a thousand pages; this only ends a test that hangs.
describe("what others would like to use", () => {
  const allowed = new Set([
    ...["html", "head", "body", "p", "h2", "h3", "ul", "ol", "li", "blockquote", "strong", "em", "a", "br", "hr"],
    ...["table", "thead", "tbody", "tr", "th", "td", "div", "sup", "caption", "cite"],
  ]);
  const attributes = new Set(["href", "rel", "id", "tabindex", "class", "role", "aria-label", "scope", "start"]);
  const classes = new Set(["table", "scroll-x", "source-mark"]);

  /** What is in a page that a text should not be able to bring there, in words. */
  function brought(html: string): string[] {
    const page = pageOf(html);
    // Selectors of jsdom take longer with each page that there was.
    const elements = [...page.getElementsByTagName("*")];
    const ids = elements.filter((element) => element.hasAttribute("id")).map(({ id }) => id);
    const twice = ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `twice the id ${id}`);
    const others = elements.flatMap((element) => {
      const tag = element.localName;
      const faults = allowed.has(tag) ? [] : [`<${tag}>`];
      for (const { name, value } of element.attributes) {
        if (!attributes.has(name)) faults.push(`${name}="${value}" of <${tag}>`);
        if (name === "id" && !/^(?:s-[a-z0-9-]+|cited-\d+)$/.test(value)) faults.push(`the id ${value}`);
        if (name === "class" && value.split(" ").some((each) => !classes.has(each))) faults.push(`the class ${value}`);
        if (name === "href") {
          const { protocol } = new URL(value, "https://www.bedlark.test/guides/x/");
          if (!["http:", "https:", "mailto:"].includes(protocol)) faults.push(`a link to ${value}`);
        }
      }
      return faults;
    });
    return [...twice, ...others];
  }

  test("there are at least 300 tries, each different", () => {
    expect(new Set(hostileMarkdown).size).toBeGreaterThan(300);
  });

  test("this test would see what gets through", () => {
    for (const html of [
      "<script>x</script>",
      "<p onclick=x>",
      "<p style=x>",
      "<p id=main>",
      "<a href=javascript:x>x</a>",
      '<a href="java\nscript:x">x</a>',
      "<p class=button>",
      "<x-directive>",
    ])
      expect(brought(html), html).toHaveLength(1);
  });

  test.each([
    ["without its directives", plain],
    ["with figures, numbers and sources", whole],
    ["when nothing is known", (text: string) => whole(text, { facts: null, sources: [] })],
  ])("brings no element, attribute, id or address but those of the subset: %s", (_how, render) => {
    // Drawings and tables of ours have more; what a text could bring into them is in the attributes of directives.
    const ours = /<(figure|svg)[^>]*>[^]*?<\/\1>/g;
    const through = hostileMarkdown.flatMap((text) => {
      const faults = brought(render(text).html.replace(ours, ""));
      return faults.length === 0 ? [] : [[text, ...faults]];
    });
    expect(through).toEqual([]);
  });
});

describe("50 KB of one thing", () => {
  test.each(Object.entries(deepMarkdown))("%s: is rendered before anybody gives up", (_name, text) => {
    expect(text.length).toBeGreaterThan(45_000);
    expect(plain(text).html.length).toBeGreaterThanOrEqual(0);
  });

  test.each([
    "> \n\n",
    "- - - \\\n",
    "a\n\n",
    "a|b\n-|-\nc|d\n\n",
    ":a[b]{c=d} ",
    "[a](b)",
    "*a*",
    "# a\n",
    "`a` ",
    "[",
  ])("%j costs less than 100 ms of CPU time, and shows all words", (fragment) => {
    const text = fragment.repeat(Math.floor(30_000 / fragment.length)) + "last";
    expect(leastCpuOf(3, () => plain(text))).toBeLessThan(allowance(100));
    expect(plain(text).html).toContain("last");
  });
});
