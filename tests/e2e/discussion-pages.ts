import { randomBytes } from "node:crypto";
import type { APIRequestContext } from "playwright/test";
import type { OpenPage } from "./open-pages";
import { sendForm, signedIn } from "./page-forms";

const answered = "/mattress-questions/does-gel-foam-sleep-cooler/";

export const questionPages: readonly OpenPage[] = [
  { name: "questions, searched", path: "/mattress-questions/?q=memory+foam&state=expert", repeat: true },
  { name: "questions, filters open", path: "/mattress-questions/?topic=care&filters=open", repeat: true },
  { name: "questions, none found", path: "/mattress-questions/?q=zzqqxxyy" },
  { name: "questions, unknown topic", path: "/mattress-questions/?topic=straw", status: 400, repeat: true },
  { name: "question with answers", path: answered },
  { name: "question without an answer", path: "/mattress-questions/air-bed-twin-xl-halves-on-one-pump/" },
  { name: "question that does not exist", path: "/mattress-questions/no-such-question/", status: 404, repeat: true },
  { name: "question to be asked, before logging in", path: "/mattress-questions/ask/?title=Is+my+bed+too+soft" },
  { name: "question to be asked", path: "/mattress-questions/ask/", account: "sleeper@example.com" },
];

/** The pages of a post that was changed after it was written. */
export async function postPages(request: APIRequestContext): Promise<OpenPage[]> {
  const account = "owner@example.com";
  const { origin } = new URL((await request.get("/about/")).url());
  const author = await signedIn(origin, account);
  const page = await (await author.get(answered)).text();
  const [, discussion = ""] = /name="discussion" value="(\d+)"/.exec(page) ?? [];
  /** What an earlier test has written is taken again, since an account writes five posts an hour at first. */
  const own = (what: "edit" | "appeal") => new RegExp(`href="/posts/(\\d+)/${what}/"`).exec(page)?.[1];
  const answer = async (text: string) => {
    const form = { does: "post", discussion, text, name: "Owen in Boise", key: randomBytes(16).toString("base64url") };
    const place = await sendForm(author, answered, form);
    const shown = await (await author.get(place.replace(/#.*/, ""))).text();
    // The newest has the highest number.
    const ids = [...shown.matchAll(/href="\/posts\/(\d+)\/edit\/"/g)].map(([, number]) => Number(number));
    return String(Math.max(...ids));
  };
  const begun = own("edit");
  const id =
    begun ??
    (await answer(
      "Ours sleeps *hot* under flannel.\n\n- Cotton is better\n- So is a fan\n\n> It cools\n\nSee https://example.com/sheets too.",
    ));
  if (begun === undefined) {
    await sendForm(author, `/posts/${id}/edit/`, {
      text: "Ours sleeps hot under flannel, and cool under cotton.",
      base: "1",
    });
  }
  let hidden = own("appeal");
  if (hidden === undefined) {
    hidden = await answer("Buy ours instead.");
    const staff = await signedIn(origin, "staff@example.com");
    await sendForm(staff, `/admin/discussions/posts/${hidden}/`, {
      decision: "hide",
      reason: "selling",
      note: "It’s an ad.",
    });
    await staff.dispose();
  }
  await author.dispose();
  return [
    { name: "question with an own answer", path: answered, account, repeat: true },
    { name: "post to be edited", path: `/posts/${id}/edit/`, account },
    { name: "post with its history", path: `/posts/${id}/history/` },
    { name: "report of a post", path: `/posts/${id}/report/` },
    { name: "report of a post, sent", path: `/posts/${id}/report/?sent=yes`, repeat: true },
    { name: "post that is not there", path: "/posts/999999999/", status: 404 },
    { name: "appeal about a hidden post", path: `/posts/${hidden}/appeal/`, account },
    { name: "history of a hidden post", path: `/posts/${hidden}/history/`, repeat: true },
  ];
}
