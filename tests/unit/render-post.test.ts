// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { plainPost, readPosts, renderPost } from "../../app/features/discussions/posts/render-post.server";
import { allowance, cpuOf, leastCpuOf } from "../support/cpu-time";
import { deepMarkdown, hostileMarkdown } from "../support/hostile-markdown";
import { worstTexts } from "../support/worst-posts";

const pageOf = (html: string) => new DOMParser().parseFromString(html, "text/html");

describe("what visitors may use", () => {
  test("paragraphs, lines, lists, quotes and emphasis are as usual", () => {
    const page = pageOf(renderPost("One\ntwo\n\n- *a*\n- **b**\n\n3. c\n\n> d"));
    for (const tag of ["p > br", "ul em", "ul strong", 'ol[start="3"]', "blockquote"])
      expect(page.querySelector(tag), tag).not.toBeNull();
  });

  test("a link to another site gets neither our standing nor a hold on our page; our own are plain", () => {
    expect(renderPost("[sheets](https://example.com/) and [hybrids](/mattress-models/?type=hybrid)")).toBe(
      '<p dir="auto"><a href="https://example.com/" rel="nofollow ugc noopener">sheets</a> and ' +
        '<a href="/mattress-models/?type=hybrid">hybrids</a></p>',
    );
    for (const elsewhere of ["//example.com/", "https:example.com", "sheets"])
      expect(renderPost(`[a](${elsewhere})`), elsewhere).toContain('rel="nofollow ugc noopener"');
  });

  test("each paragraph and each list has the direction of its first letter", () => {
    const page = pageOf(renderPost("שלום\n\nHello\n\n- אחת\n  1. One\n\n> שלום"));
    expect([...page.querySelectorAll("p, ul, ol")].map((part) => part.getAttribute("dir"))).toEqual(
      Array(5).fill("auto"),
    );
    expect(page.querySelector("li[dir], blockquote[dir]")).toBeNull();
  });

  test("an address that is written out is a link, without what ends the sentence after it", () => {
    const page = pageOf(renderPost("See (https://example.com/a_b_c?d=*e*). Or <https://example.com/f>, or https://"));
    expect([...page.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "https://example.com/a_b_c?d=*e",
      "https://example.com/f",
    ]);
    expect(pageOf(renderPost("https://example.com/a_b_c, and (https://example.com/d).")).body.textContent).toBe(
      "https://example.com/a_b_c, and (https://example.com/d).",
    );
    expect(renderPost("[https://example.com/](/guides/)")).toBe(
      '<p dir="auto"><a href="/guides/">https://example.com/</a></p>',
    );
  });

  test.each([
    "# 1 for hips",
    "12\n===",
    "---",
    "`firm`",
    "<b>firm</b>",
    "    five spaces",
    "::figure{name=zones}",
    "[a]: b",
  ])("what they have no use for is shown as it was typed: %s", (typed) => {
    const page = pageOf(renderPost(typed));
    expect(page.body.textContent.replace(/\s+/g, " ").trim()).toBe(typed.replace(/\s+/g, " ").trim());
    expect(page.querySelector("h1, h2, hr, code, pre, b, table")).toBeNull();
  });

  test("a link that nobody should follow is its words", () => {
    expect(renderPost("[a](javascript:alert(1)) <b@example.com> [c](mailto:d@example.com)")).toBe(
      '<p dir="auto">a b@example.com c</p>',
    );
  });

  test("without its marks a text is what a reader hears of it", () => {
    expect(plainPost("One\ntwo *three*\n\n- [four](/guides/)\n\n> five\n\n# six")).toBe(
      "One two three\nfour\nfive\n# six",
    );
  });
});

describe("what a text costs", () => {
  test("the dearest of 6,000 characters is read in less than 30 ms of CPU time", () => {
    const slow = worstTexts(0).flatMap((text) => {
      // Each time another text, since one is read once.
      const costs = [1, 2, 3, 4, 5].map((time) => cpuOf(() => renderPost(`${text}${time}`)));
      return Math.min(...costs) < allowance(30) ? [] : [`${text.slice(0, 30)}: ${Math.min(...costs)} ms`];
    });
    expect(slow).toEqual([]);
  });

  test("a text is read once, for its page and for its plain words, also after 300 others as large", async () => {
    const [slow = ""] = worstTexts(1).slice(-8);
    renderPost(slow);
    for (let number = 2; number < 42; number += 1) worstTexts(number).slice(-8).map(renderPost);
    expect(leastCpuOf(5, () => plainPost(slow))).toBeLessThan(allowance(1));
  });

  test("a page formats so much of its texts, and shows the rest as words, which it says; others are answered meanwhile", async () => {
    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    const texts = Array.from({ length: 20 }, (_, index) => `*first*\n\n${worstTexts(100 + index).at(-3)!}`);
    const read = await readPosts([...texts, "a *short* one"]);
    clearInterval(others);
    const asWords = read.filter(({ html }) => html.includes("show this text as plain words"));
    expect(asWords.length).toBeGreaterThan(10);
    expect(asWords[0]!.html).toContain("*first*");
    expect(read[0]!.html).toContain("<em>first</em>");
    expect(read).toHaveLength(21);
    expect(turns).toBeGreaterThan(1);
    // What has been read before costs nothing.
    expect((await readPosts(texts.slice(0, 2)))[1]).toEqual(read[1]);
  });

  test("twenty long posts of a usual thread are all formatted", async () => {
    const paragraph = (index: number) =>
      `We’ve had it for ${index} months, and *nothing* sags (so far). ${"It took us a week to get used to it. ".repeat(7)}\n\n` +
      "- Firmer than [they say](/guides/)\n- “Cool,” she says\n\n";
    const usual = (index: number) => paragraph(index).repeat(20);
    const read = await readPosts(Array.from({ length: 20 }, (_, index) => usual(index).slice(0, 3000)));
    expect(read.filter(({ html }) => html.includes("as plain words"))).toEqual([]);
  });

  test.each([
    ["one deeper each line", (depth: number) => `${"  ".repeat(depth)}- w${depth}`],
    ["one deeper each line, in quotes", (depth: number) => `${"> ".repeat(depth % 6)}${"  ".repeat(depth)}- w${depth}`],
    ["ten on a line", (depth: number) => `${"> - ".repeat(5)}w${depth}`],
  ])("no word is lost of lists that stand in each other: %s", (_name, line) => {
    const text = Array.from({ length: 100 }, (_, depth) => line(depth)).join("\n");
    expect(renderPost(text).match(/w\d+/g)).toEqual(text.match(/w\d+/g));
  });
});

describe("what others would like to use", () => {
  const allowed = new Set([
    ...["html", "head", "body", "p", "ul", "ol", "li", "blockquote", "strong", "em", "a", "br"],
  ]);
  const attributes = new Set(["dir", "href", "rel", "start"]);

  /** What is in a page that a text should not be able to bring there, in words. */
  const brought = (html: string) =>
    [...pageOf(html).getElementsByTagName("*")].flatMap((element) => [
      ...(allowed.has(element.localName) ? [] : [`<${element.localName}>`]),
      ...[...element.attributes].flatMap(({ name, value }) => {
        if (!attributes.has(name)) return [`${name}="${value}" of <${element.localName}>`];
        if (name !== "href") return [];
        const { protocol, origin } = new URL(value, "https://www.bedlark.test/mattress-questions/x/");
        if (!["http:", "https:"].includes(protocol)) return [`a link to ${value}`];
        const leaves = origin !== "https://www.bedlark.test";
        return leaves && element.getAttribute("rel") !== "nofollow ugc noopener" ? [`a plain link to ${value}`] : [];
      }),
    ]);

  test("this test would see what gets through", () => {
    for (const html of [
      "<script>x</script>",
      "<p id=main>",
      "<h2>x</h2>",
      "<a href=javascript:x>x</a>",
      "<a href=//x.y>x</a>",
    ])
      expect(brought(html), html).toHaveLength(1);
  });

  test("brings no element, attribute or address but those of the subset", () => {
    const through = hostileMarkdown.flatMap((text) => {
      const faults = brought(renderPost(text));
      return faults.length === 0 ? [] : [[text, ...faults]];
    });
    expect(through).toEqual([]);
  });

  // What passes the contract: a post of another upstream may be so long.
  test.each(Object.entries(deepMarkdown))(
    "20 KB of one thing, %s: is rendered before anybody gives up",
    (_name, text) => {
      const cut = text.slice(0, 20_000);
      expect(renderPost(cut).length + plainPost(cut).length).toBeGreaterThanOrEqual(0);
    },
  );
});
