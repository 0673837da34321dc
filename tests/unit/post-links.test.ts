import { describe, expect, test } from "vitest";
import { renderPost } from "../../app/features/discussions/posts/render-post.server";
import { readQuestionFiles, readThreadFiles } from "../../upstream/demo/discussions/discussion-files";
import { faultsOfText } from "../../upstream/rules/discussions";
import { shownPost } from "../../upstream/rules/posts/shown-post";
import { allowance, cpuOf } from "../support/cpu-time";
import { hostileMarkdown } from "../support/hostile-markdown";
import { worstTexts } from "../support/worst-posts";

const [link, links, email, phone] = [
  "New members can put in one link until their third post. Take out the others",
  "Keep it to 5 links",
  expect.stringContaining("Leave out the email address") as string,
  expect.stringContaining("Leave out the phone number") as string,
];

describe("what a post may lead to", () => {
  test.each([
    ["entities and escapes", "[a](https&colon;//evil.ru/1) [b](ht&#116;ps:\\/\\/evil.ru/4)"],
    ["the page's own protocol", "[a](//evil.ru/2) [b](https:evil.ru/3)"],
    ["a path that isn't ours from its first sign", "[a](evil) [b](?next=evil)"],
    ["an address that the page makes a link", "https:&#47;/evil.ru/x and https&colon;//evil.ru/y"],
    ["angle brackets", "<https&colon;//evil.ru> <https://evil.ru/x>"],
    ["quotation marks between", 'https://a.ru"https://b.ru'],
    ["words alone", "evil&period;com/x and ev**il**.com"],
    ["two addresses within one link", "[one.com or two.com](https://three.example/)"],
    ["a link and words that are one address", "evil.com/[x](//evil.ru)"],
  ])("a newcomer has one link, not two by %s", (_name, text) => {
    expect(faultsOfText(text, true)).toEqual([link]);
    expect(faultsOfText(text, false)).toEqual([]);
  });

  test("everybody else has five", () => {
    const six = "[a](//evil.ru) ".repeat(6);
    expect(faultsOfText(six.slice(16), false)).toEqual([]);
    expect(faultsOfText(six, false)).toEqual([links]);
  });

  test.each([
    ["a phone number", "call 555\\-867\\-5309", phone],
    ["a phone number", "call 555-*8*67-5309", phone],
    ["a phone number", "call &#53;55&#45;867-5309", phone],
    ["a phone number", "call [555](/guides/)-867-5309", phone],
    ["a phone number in an excerpt", "call 555-`8`67-5309", phone],
    ["an address of mail", "a\\@evil.com", email],
    ["an address of mail", "a@*evil*.com", email],
    ["an address of mail", "a&commat;evil&period;com", email],
  ])("nobody is reached by %s: %s", (_name, text, fault) => {
    for (const newcomer of [true, false]) expect(faultsOfText(text, newcomer)).toContainEqual(fault);
  });

  test.each([
    "[https://example.com/a](https://example.com/a)",
    "[the site](https://example.com/a_b), and [ours](/guides/) or [below](#reply)",
    "See <https://example.com/>.",
    "*https://example.com/a*",
    "It is **150** x *200* cm, 5 \\* 3 & 555 more\\. [1] &amp; 2@3",
  ])("one link and our own are a newcomer’s: %s", (text) => {
    expect(faultsOfText(text, true)).toEqual([]);
  });

  test("as many links are counted as the page has", () => {
    const external = (text: string) => renderPost(text).match(/<a href="[^"]*" rel="nofollow/g)?.length ?? 0;
    const written = [
      ...hostileMarkdown,
      ...worstTexts(0),
      "[a](//b.ru) https://c.ru https:&#47;/d.ru/x <https://e.ru>",
      "\u00e9https://a.ru ahttps://b.ru _https://c.ru http\u017f://d.ru",
      '> - https://a.ru"https://b.ru\n\n[https://c.ru](javascript:d) [https://e.ru](/f)',
    ];
    expect(written.map((text) => [text, shownPost(text).links.length])).toEqual(
      written.map((text) => [text, external(text)]),
    );
    expect(written.filter((text) => external(text) > 1).length).toBeGreaterThan(5);
    for (const text of written) if (external(text) > 1) expect(faultsOfText(text, true), text).toContain(link);
  });

  test("no post that is here already has too much in it", () => {
    const texts = [
      ...readQuestionFiles().flatMap(({ question, answers }) => [question, ...answers.map(({ text }) => text)]),
      ...readThreadFiles().flatMap(({ posts }) => posts.map(({ text }) => text)),
    ];
    expect(texts.filter((text) => faultsOfText(text, false).length > 0)).toEqual([]);
  });

  test("the dearest of 6,000 characters is checked in less than 60 ms of CPU time", () => {
    const slow = worstTexts(0).flatMap((text) => {
      const cost = Math.min(...[1, 2, 3, 4, 5].map((time) => cpuOf(() => faultsOfText(`${text}${time}`, true))));
      return cost < allowance(60) ? [] : [`${text.slice(0, 30)}: ${cost} ms`];
    });
    expect(slow).toEqual([]);
  });
});
