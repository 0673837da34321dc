import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { APIRequestContext } from "playwright/test";
import { dayOf } from "#contracts/us-days";
import type { OpenPage } from "./open-pages";
import { mailedLink, sameOrigin, sendForm, signedIn } from "./page-forms";

const account = "sleeper@example.com";

const rated = {
  rating: "4",
  cooling: "2",
  title: "Firm, and warm in July",
  body: "It holds my back up, which the one before did not.\n\nIn July I sleep on top. See www.cheap-beds.example for more.",
};
const used = { months_owned: "14", position: "back", paid: "1249", incentive: "none" };

/** Sends a picture as a page that takes files does. */
async function sendFile(request: APIRequestContext, path: string): Promise<void> {
  const file = { name: "receipt.png", mimeType: "image/png", buffer: readFileSync("docs/home.png") };
  const answer = await request.post(path, { multipart: { file }, headers: sameOrigin, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`${path} answered ${answer.status()}`);
}

const stepOf = (location: string, step: string) => location.replace(/[a-z]+\/(\?.*)?$/, `${step}/`);

/** The address of a review of something unlisted among those of its writer. */
async function ownAddress(writer: APIRequestContext, product: string): Promise<string> {
  const list = await (await writer.get("/your-reviews/")).text();
  const own = new RegExp(`href="(/your-reviews/[^"]+/)">${product}`).exec(list)?.[1];
  if (own === undefined) throw new Error(`${product} is not among the reviews of its writer.`);
  return own;
}

/** What staff decide about the review with a title that nothing else has. */
async function decide(staff: APIRequestContext, title: string, form: Record<string, string>): Promise<void> {
  for (let page = 1; page < 50; page++) {
    const queue = await (await staff.get(`/admin/reviews/?waiting=new&page=${page}`)).text();
    const address = new RegExp(`href="(/admin/reviews/[a-z]+/\\d+/)"[^>]*>(?:<[^>]+>)*${title}`).exec(queue)?.[1];
    if (address === undefined) continue;
    await sendForm(staff, address, { version: "1", note: "", ...form });
    return;
  }
  throw new Error(`${title} does not wait for staff.`);
}

const publish = { decision: "publish" };

/** Pages that open once staff have decided: a bed's update, a store's change, an appeal; and the steps of a store's review. */
async function decidedPages(origin: string, store: string): Promise<OpenPage[]> {
  const account = "retailer@example.com";
  const [writer, staff] = await Promise.all([signedIn(origin, account), signedIn(origin, "staff@example.com")]);
  const unlisted = async (kind: string, form: Record<string, string>) => {
    const product = `Pages ${randomUUID().slice(0, 8)}`;
    const title = `About ${product}`;
    const begun = await sendForm(writer, `/review-mattress${kind}/?unlisted=yes`, { ...form, product, title });
    if (kind === "") await sendForm(writer, stepOf(begun, "use"), used);
    await sendForm(writer, stepOf(begun, "check"), { author: "Robin", agree: "yes" });
    return { title, own: await ownAddress(writer, product) };
  };
  const visited = dayOf(new Date());
  const atStore = {
    ...rated,
    rating: "4",
    body: "They let me lie down for as long as I liked, and named the price at once.",
    visited_on: visited,
    bought: "yes",
  };
  const bed = await unlisted("", rated);
  await decide(staff, bed.title, publish);
  const update = await sendForm(writer, bed.own, { purpose: "update" });
  const shop = await unlisted("-store", atStore);
  await decide(staff, shop.title, publish);
  const edit = await sendForm(writer, shop.own, { purpose: "edit" });
  const refused = await unlisted("", rated);
  await decide(staff, refused.title, { decision: "refuse", reason: "personal" });
  const visit = await sendForm(writer, `/review-mattress-store/?store=${store}`, atStore);
  await Promise.all([writer.dispose(), staff.dispose()]);
  return [
    { name: "mattress rated again", path: update, account },
    { name: "store rated, to be changed", path: edit, account, repeat: true },
    { name: "appeal against a refused review", path: `${refused.own}appeal/`, account },
    { name: "store review, stars and words", path: stepOf(visit, "visit"), account },
    { name: "store review, receipt", path: stepOf(visit, "proof"), account, repeat: true },
    { name: "store review to be sent", path: stepOf(visit, "check"), account, repeat: true },
  ];
}

/** A review by an account, as its writer sees it. */
async function ownReview(origin: string, bed: string): Promise<string> {
  const request = await signedIn(origin, account);
  const held = /href="(\/your-reviews\/[^"]+\/)"/;
  const list = async () => held.exec(await (await request.get("/your-reviews/")).text())?.[1];
  const known = await list();
  if (known === undefined) {
    const begun = await sendForm(request, `/review-mattress/?model=${bed}`, rated);
    await sendForm(request, stepOf(begun, "use"), used);
    // Another worker may have sent one meanwhile: an account has one review of a bed.
    await request.post(stepOf(begun, "check"), {
      form: { author: "Harper", agree: "yes" },
      headers: sameOrigin,
      maxRedirects: 0,
    });
  }
  const path = known ?? (await list());
  await request.dispose();
  if (path === undefined) throw new Error("The review is not in the list of its writer.");
  return path;
}

/** The pages on which reviews are written; `bed` and `store` are slugs. */
export async function reviewPages(request: APIRequestContext, bed: string, store: string): Promise<OpenPage[]> {
  const { origin } = new URL((await request.get("/about/")).url());
  const own = await ownReview(origin, bed);
  const decided = await decidedPages(origin, store);
  const begun = await sendForm(request, `/review-mattress/?model=${bed}`, rated);
  const wrong = await sendForm(request, `/review-mattress/?model=${bed}`, { rating: "4" });
  const whole = await sendForm(request, `/review-mattress/?model=${bed}`, rated);
  await sendForm(request, stepOf(whole, "use"), used);
  const photo = stepOf(whole, "photo");
  for (const path of [stepOf(whole, "proof"), photo]) await sendFile(request, path);
  const mailed = async () => {
    const email = `review-${randomUUID()}@example.com`;
    const draft = await sendForm(request, `/review-mattress/?model=${bed}`, rated);
    await sendForm(request, stepOf(draft, "use"), used);
    await sendForm(request, stepOf(draft, "check"), { author: "Nora", email, agree: "yes" });
    return { draft, link: await mailedLink(origin, email) };
  };
  const confirmed = await mailed();
  const changed = await mailed();
  await sendForm(request, stepOf(changed.draft, "rating"), { ...rated, rating: "1" });
  return [
    { name: "mattress to be rated, found", path: "/review-mattress/?q=casper", repeat: true },
    { name: "mattress to be rated, by its brand", path: "/review-mattress/?brand=casper", repeat: true },
    { name: "mattress that is not listed", path: "/review-mattress/?unlisted=yes", repeat: true },
    { name: "mattress to be rated", path: `/review-mattress/?model=${bed}` },
    { name: "mattress rated, with faults", path: wrong, repeat: true },
    { name: "mattress and its sleeper", path: stepOf(begun, "use") },
    { name: "review, receipt", path: stepOf(begun, "proof") },
    { name: "review, receipt that is there", path: stepOf(whole, "proof"), repeat: true },
    { name: "review, photos", path: stepOf(begun, "photo"), repeat: true },
    { name: "review, photos that are there", path: photo },
    { name: "review with a step missing", path: stepOf(begun, "check"), repeat: true },
    { name: "review to be sent", path: stepOf(whole, "check") },
    { name: "review to be confirmed", path: confirmed.link },
    { name: "review that has changed since its mail", path: changed.link },
    { name: "review that waits for its mail", path: "/review-mattress/thanks/?as=not-configured" },
    { name: "store to be rated, to be found", path: "/review-mattress-store/?q=Boise", repeat: true },
    { name: "store to be rated", path: `/review-mattress-store/?store=${store}` },
    { name: "review of a store that was sent", path: "/review-mattress-store/thanks/", repeat: true },
    { name: "review to be confirmed, with a link that is over", path: "/confirm-review/none/", status: 404 },
    ...decided,
    { name: "review as its writer sees it", path: own },
    { name: "review to be deleted", path: `${own}delete/` },
  ];
}
