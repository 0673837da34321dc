// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";
import { quotedIn } from "../../app/features/discussions/posts/reply.server";
import { plainPost, renderPost } from "../../app/features/discussions/posts/render-post.server";
import { cutAtWord, cutText } from "#contracts/text/cut-text";
import { newPost, type Post } from "#contracts/discussions/posts";
import { readQuestionFiles, readThreadFiles } from "../../upstream/demo/discussions/discussion-files";
import { faultsOfQuote, faultsOfText, plainWords, quotedWords } from "../../upstream/rules/discussions";
import { hostileMarkdown } from "../support/hostile-markdown";
import { worstTexts } from "../support/worst-posts";

const pageOf = (text: string) => new DOMParser().parseFromString(renderPost(text), "text/html").body;

describe("figures stay as they were typed", () => {
  test.each([
    ">300 lbs and sleeping hot",
    "> 250 pounds is heavy",
    ">= 250 lbs",
    ">~300 lbs",
    "- ½ inch",
    "- 10% off",
    "+ 2 pillows",
    "+ $200 for delivery",
    "- $50 with the code",
    "-40 degrees",
    "60*80*12",
    '60"*80"*12"',
    "It is 60*80*12 inches, L*W*H",
  ])("%s", (typed) => {
    expect(pageOf(typed).textContent).toBe(typed);
    expect(pageOf(typed).querySelector("blockquote, ul, em")).toBeNull();
    expect(plainPost(typed)).toBe(typed);
    expect(pageOf(`Before it\n${typed}\n\n> quoted`).textContent).toContain(typed);
  });

  test.each([
    ["- queen frame\n- 2 pillows\n- sheets", "li", ["queen frame", "2 pillows", "sheets"]],
    ["- 2 pillows\n- 3 sheets", "li", ["2 pillows", "3 sheets"]],
    ["- $50 off\n- 2 pillows", "li", ["$50 off", "2 pillows"]],
    ["- soft,\n  but not too soft\n\n- $50 off", "li", ["soft,\nbut not too soft", "$50 off"]],
    ["+ ½ inch\n+ 1 inch", "li", ["½ inch", "1 inch"]],
    ["- 10 inch\n  - 2 pillows", "li li", ["2 pillows"]],
    ["> I weigh about\n> 300 lbs", "blockquote", ["I weigh about\n300 lbs"]],
    ["> 300 lbs,\n> so I sink in", "blockquote", ["300 lbs,\nso I sink in"]],
    ["> I paid\n> - $50 more\n> - $20 for it", "blockquote li", ["$50 more", "$20 for it"]],
  ])("but a list and a quote may have figures: %s", (typed, part, words) => {
    expect([...pageOf(typed).querySelectorAll(part)].map(({ textContent }) => textContent.trim())).toEqual(words);
    expect(pageOf(typed).textContent).not.toMatch(/^[>+-]/m);
  });

  test("figures one below the other, or in a quote or a list, stay too", () => {
    expect(pageOf(">300 lbs: firm\n>200 lbs: medium").textContent).toBe(">300 lbs: firm\n>200 lbs: medium");
    expect(pageOf("> They said\n> > 300 lbs").querySelector("blockquote")?.textContent.trim()).toBe(
      "They said\n> 300 lbs",
    );
    expect(pageOf("- > 300 lbs\n- lighter").querySelector("li")?.textContent.trim()).toBe("> 300 lbs");
  });

  test("and what is meant as a list, a quote or emphasis is one", () => {
    const page = pageOf("- soft\n- firm\n\n> They said so.\n\n*very* **much**, (*so*)\n\n+ one");
    expect([...page.querySelectorAll("li, blockquote, em, strong")].map((each) => each.textContent.trim())).toEqual([
      ...["soft", "firm", "They said so.", "very", "much", "so", "one"],
    ]);
  });
});

describe("an address that is written out", () => {
  test.each([
    ["https://en.wikipedia.org/wiki/Foam_(bedding)", "https://en.wikipedia.org/wiki/Foam_(bedding)"],
    ["(see https://example.com/a_(b).)", "https://example.com/a_(b)"],
    ["https://example.com/beds_-_queen_-_hybrid", "https://example.com/beds_-_queen_-_hybrid"],
    ["https://example.com/_-_/?a[]=1&b=*c*d", "https://example.com/_-_/?a%5B%5D=1&b=*c*d"],
    ["https://example.com/beds_-_queen_-_", "https://example.com/beds_-_queen_-_"],
    ["https://example.com/a…", "https://example.com/a"],
    ["_https://example.com/a_", "https://example.com/a"],
    ["*https://example.com/a*", "https://example.com/a"],
    ["**Look: https://example.com/a_b**", "https://example.com/a_b"],
    ["[here](https://example.com/Foam_(bedding))", "https://example.com/Foam_(bedding)"],
    ["https://example.com/?size=60*80*12.", "https://example.com/?size=60*80*12"],
  ])("is one link: %s", (typed, href) => {
    expect([...pageOf(typed).querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([href]);
  });
});

const texts = [
  ...hostileMarkdown,
  ...worstTexts(0),
  ...readQuestionFiles().flatMap(({ question, answers }) => [question, ...answers.map(({ text }) => text)]),
  ...readThreadFiles().flatMap(({ posts }) => posts.map(({ text }) => text)),
  ..."a&nbsp;b|&amp;|it&#39;s|a&#x202e;b|&#8203;a [sic] b|[a [b] c](/guides/)|<https://example.com/a>|2 \\* 3".split(
    "|",
  ),
  ..."https://en.wikipedia.org/wiki/Foam_(bedding)|>300 lbs|- $50 off|60*80*12|a ~~b~~ `c` # d|x_y_z __w__".split("|"),
  `${"word ".repeat(119)}👨‍👩‍👧‍👦👍🏽 and more`,
  `${"x".repeat(598)}👨‍👩‍👧‍👦`,
  "one dot com, two . com, https://three.com and ｗｗｗ.four.com",
];
const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

test("the site and the upstream read the same words in every text", () => {
  for (const text of texts) expect(plainWords(text), text).toBe(onOneLine(plainPost(text)));
});

test("the quote that the site begins a reply with is one that the upstream takes, from newcomers as well", () => {
  for (const text of texts) {
    const post = { number: 3, hidden: null, text, author: { name: "Nora" } } as unknown as Post;
    for (const newcomer of [true, false]) {
      const quote = quotedIn([post], new URLSearchParams("quote=3"), { newcomer })!.text;
      if (quote === "") continue;
      expect(newPost.shape.quote.safeParse({ number: 3, text: quote }).error?.issues ?? [], text).toEqual([]);
      const words = quotedWords(quote, text);
      expect(words, text).toBe(onOneLine(quote));
      // What a post may not hold anywhere isn't said by those who quote it.
      if (faultsOfText(text, false).length === 0) expect(faultsOfQuote(words!, newcomer), text).toEqual([]);
    }
  }
});

test("a text is cut between two words, or between two characters of a longer one", () => {
  expect(cutAtWord("soft and firm", 13)).toBe("soft and firm");
  expect(cutAtWord("soft and firm", 12)).toBe("soft and");
  expect(cutAtWord("a".repeat(20), 5)).toBe("aaaaa");
  expect(cutAtWord("hello world foo", 11)).toBe("hello world");
  expect(cutAtWord("hello world foo", 12)).toBe("hello world");
  expect(cutAtWord(`A ${"b".repeat(300)}`, 150)).toBe(`A ${"b".repeat(148)}`);
  expect(cutAtWord(`${"word ".repeat(20)}${"b".repeat(300)}`, 150)).toBe("word ".repeat(20).trim());
  for (const emoji of ["👍", "👍🏽", "👨‍👩‍👧‍👦", "🇺🇸", "é", "❤️‍🔥"])
    for (let most = 60; most < 60 + emoji.length; most += 1)
      expect(cutAtWord(`${"a".repeat(60)}${emoji}b`, most), `${emoji} at ${most}`).toBe("a".repeat(60));
});

test("a browser that can't tell where a character ends cuts no code point in half", async () => {
  const { Segmenter } = Intl;
  vi.resetModules();
  Reflect.deleteProperty(Intl, "Segmenter");
  try {
    const old = await import("#contracts/text/cut-text");
    expect([old.cutText("ab👍", 3), old.cutText("ab👍c", 4), old.cutText("ab", 3)]).toEqual(["ab", "ab👍", "ab"]);
    expect(old.cutAtWord(`A ${"b".repeat(9)}👍`, 12)).toBe(`A ${"b".repeat(9)}`);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test("no flag is cut in half, however many there are", () => {
  const flags = "🇺🇸".repeat(40);
  for (let most = 1; most < flags.length; most += 1) expect(cutText(flags, most).length % 4, String(most)).toBe(0);
  expect(cutText(`ab${flags}`, 104)).toBe(`ab${"🇺🇸".repeat(25)}`);
  expect(cutText("❤️‍🔥", 2)).toBe("");
  // A character of any number of marks ends somewhere.
  expect(cutText(`a${"\u0301".repeat(500)}`, 100)).toHaveLength(100);
});
