import type { APIRequestContext } from "playwright/test";
import type { OpenPage } from "./open-pages";
import { sendForm } from "./page-forms";

const threads = "/mattress-forum/threads/";
const prices = `${threads}black-friday-2026-prices-seen/`;
const member = "sleeper@example.com";
const staff = "staff@example.com";

/** Pages of the forum that show what it begins with. */
export const forumPages: readonly OpenPage[] = [
  { name: "forum, words that are found", path: "/mattress-forum/?q=latex+topper", repeat: true },
  { name: "forum, words that are not found", path: "/mattress-forum/?q=zzqqxxyy", repeat: true },
  { name: "category of the forum", path: "/mattress-forum/stores-deals-and-prices/" },
  { name: "category that is not there", path: "/mattress-forum/no-such-category/", status: 404, repeat: true },
  { name: "thread that is locked, page 2", path: `${threads}one-duvet-or-two/?page=2` },
  { name: "thread with a hidden post", path: `${threads}awake-at-three-is-it-the-bed/`, repeat: true },
  { name: "thread with a quote to be answered", path: `${prices}?page=2&quote=22`, account: member },
  { name: "thread that is not there", path: `${threads}no-such-thread/`, status: 404, repeat: true },
  { name: "thread to be started, by a stranger", path: "/mattress-forum/new/", repeat: true },
  { name: "thread to be started", path: "/mattress-forum/new/?category=after-you-buy", account: member },
];

/** What staff see of a post that a reader has reported, and of one that was hidden. */
export async function moderatedPages(request: APIRequestContext): Promise<OpenPage[]> {
  const postOf = async (page: string, author: string) => {
    const html = await (await request.get(page)).text();
    const reported = new RegExp(
      `href="/posts/(\\d+)/report/">Report<span[^>]*> \\(post by <bdi>${author}</bdi>\\)`,
    ).exec(html)?.[1];
    if (reported === undefined) throw new Error(`${page} has no post by ${author}`);
    return reported;
  };
  const post = await postOf(prices, "Noor");
  await sendForm(request, `/posts/${post}/report/`, {
    reason: "selling",
    note: "It names a price.",
    key: "forum-pages-0123456789",
  });
  // In the order in which they came.
  const hidden = Number(await postOf(`${threads}awake-at-three-is-it-the-bed/`, "longhaul_ray")) + 1;
  return [
    { name: "post to decide about", path: `/admin/discussions/posts/${post}/`, account: staff },
    { name: "post that is hidden", path: `/admin/discussions/posts/${hidden}/`, account: staff, repeat: true },
    {
      name: "post to decide about that is not there",
      path: "/admin/discussions/posts/999999999/",
      status: 404,
      account: staff,
      repeat: true,
    },
  ];
}
