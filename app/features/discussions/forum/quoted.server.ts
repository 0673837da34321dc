import type { Post } from "#contracts/discussions/posts";
import { mostLinks } from "#contracts/vocabulary/discussions";
import { cutAtWord } from "#contracts/text/cut-text";
import type { Writer } from "../posts/reply.server";
import { plainPost } from "../posts/render-post.server";

/** Longest quote, in characters. */
const most = 600;

const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** What may be read as a web address, or as a part of one: a dot within or before a word, two slashes, or "dot". */
const withinAddress = /\.[\p{L}(]|\/\/|^\.$|\bdot\b/iu;

/** Whoever is new may write one web address, also in the words of others: what they quote ends before the second one. */
function untilSecondAddress(text: string): string {
  const addresses = [...text.matchAll(/\S+/g)].filter(([word]) => withinAddress.test(word.normalize("NFKC")));
  const second = addresses[mostLinks.newcomer];
  return second === undefined ? text : text.slice(0, second.index).trimEnd();
}

/** The post that an address asks to quote, and its words: those that were selected, or all, as many as may be quoted. */
export function quotedIn(posts: readonly Post[], query: URLSearchParams, { newcomer }: Pick<Writer, "newcomer">) {
  const asked = posts.find(({ number, hidden }) => String(number) === query.get("quote") && hidden === null);
  if (asked === undefined || asked.text === null) return null;
  const all = plainPost(asked.text);
  const words = (query.get("words") ?? "").trim();
  const selected = words !== "" && onOneLine(all).includes(onOneLine(words));
  const text = cutAtWord(selected ? words : all, most);
  return { number: asked.number, author: asked.author.name, text: newcomer ? untilSecondAddress(text) : text };
}
