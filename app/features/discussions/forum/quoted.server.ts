import type { Post } from "~/contracts/discussions/posts";
import { cutAtWord } from "~/ui/format";
import { plainPost } from "../posts/render-post.server";

/** Longest quote, in characters. */
const most = 600;

const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** The post that an address asks to quote, and its words: those that were selected, or all, as many as may be quoted. */
export function quotedIn(posts: readonly Post[], query: URLSearchParams) {
  const asked = posts.find(({ number, hidden }) => String(number) === query.get("quote") && hidden === null);
  if (asked === undefined || asked.text === null) return null;
  const all = plainPost(asked.text);
  const words = (query.get("words") ?? "").trim();
  const selected = words !== "" && onOneLine(all).includes(onOneLine(words));
  return { number: asked.number, author: asked.author.name, text: cutAtWord(selected ? words : all, most) };
}
