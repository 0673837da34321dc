// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { plainPost, renderPost } from "../../app/features/discussions/posts/render-post.server";
import { deepMarkdown, hostileMarkdown } from "../support/hostile-markdown";

const pageOf = (html: string) => new DOMParser().parseFromString(html, "text/html");

describe("what visitors may use", () => {
  test("paragraphs, lines, lists, quotes and emphasis are as usual", () => {
    const page = pageOf(renderPost("One\ntwo\n\n- *a*\n- **b**\n\n3. c\n\n> d"));
    for (const tag of ["p > br", "ul em", "ul strong", 'ol[start="3"]', "blockquote"])
      expect(page.querySelector(tag), tag).not.toBeNull();
  });

  test("a link to another site gets neither our standing nor a hold on our page; our own are plain", () => {
    expect(renderPost("[sheets](https://example.com/) and [hybrids](/mattress-models/?type=hybrid)")).toBe(
      '<p><a href="https://example.com/" rel="nofollow ugc noopener">sheets</a> and ' +
        '<a href="/mattress-models/?type=hybrid">hybrids</a></p>',
    );
    for (const elsewhere of ["//example.com/", "https:example.com", "sheets"])
      expect(renderPost(`[a](${elsewhere})`), elsewhere).toContain('rel="nofollow ugc noopener"');
  });

  test("an address that is written out is a link, without what ends the sentence after it", () => {
    const page = pageOf(renderPost("See (https://example.com/a_b_c?d=*e*). Or <https://example.com/f>, or https://"));
    expect([...page.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "https://example.com/a_b_c?d=",
      "https://example.com/f",
    ]);
    expect(pageOf(renderPost("https://example.com/a_b_c, and (https://example.com/d).")).body.textContent).toBe(
      "https://example.com/a_b_c, and (https://example.com/d).",
    );
    expect(renderPost("[https://example.com/](/guides/)")).toBe('<p><a href="/guides/">https://example.com/</a></p>');
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
      "<p>a b@example.com c</p>",
    );
  });

  test("without its marks a text is what a reader hears of it", () => {
    expect(plainPost("One\ntwo *three*\n\n- [four](/guides/)\n\n> five\n\n# six")).toBe(
      "One two three\nfour\nfive\n# six",
    );
  });
});

test("a text is read once, for its page and for its plain words", () => {
  const slow = "- - - - - a\n".repeat(500);
  const timed = (read: () => unknown) => {
    const begun = performance.now();
    read();
    return performance.now() - begun;
  };
  const first = timed(() => renderPost(slow));
  expect(timed(() => plainPost(slow))).toBeLessThan(first / 10);
});

describe("what others would like to use", () => {
  const allowed = new Set([
    ...["html", "head", "body", "p", "ul", "ol", "li", "blockquote", "strong", "em", "a", "br"],
  ]);
  const attributes = new Set(["href", "rel", "start"]);

  /** What is in a page that a text should not be able to bring there, in words. */
  const brought = (html: string) =>
    [...pageOf(html).querySelectorAll("*")].flatMap((element) => [
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
