import { readFileSync } from "node:fs";
import { request as contexts, type APIRequestContext } from "playwright/test";
import { demoPassword } from "../../upstream/database/seed/rows/demo-accounts";
import type { OpenPage } from "./open-pages";

const account = "sleeper@example.com";
const headers = { "sec-fetch-site": "same-origin" };

const rated = {
  rating: "4",
  cooling: "2",
  title: "Firm, and warm in July",
  body: "It holds my back up, which the one before did not.\n\nIn July I sleep on top. See www.cheap-beds.example for more.",
};
const used = { months_owned: "14", position: "back", paid: "1249", incentive: "none" };

/** Sends a form as its page does, and answers where it leads. */
async function send(request: APIRequestContext, path: string, form: Record<string, string>): Promise<string> {
  const answer = await request.post(path, { form, headers, maxRedirects: 0 });
  const { location } = answer.headers();
  if (answer.status() !== 303 || location === undefined) throw new Error(`${path} answered ${answer.status()}`);
  return location;
}

/** Sends a picture as a page that takes files does. */
async function sendFile(request: APIRequestContext, path: string): Promise<void> {
  const file = { name: "receipt.png", mimeType: "image/png", buffer: readFileSync("docs/home.png") };
  const answer = await request.post(path, { multipart: { file }, headers, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`${path} answered ${answer.status()}`);
}

const stepOf = (location: string, step: string) => location.replace(/[a-z]+\/(\?.*)?$/, `${step}/`);

/** A review by an account, as its writer sees it. */
async function ownReview(origin: string, bed: string): Promise<string> {
  const request = await contexts.newContext({ baseURL: origin });
  await send(request, "/signin/", { email: account, password: demoPassword, next: "/" });
  const held = /href="(\/your-reviews\/[^"]+\/)"/;
  const list = async () => held.exec(await (await request.get("/your-reviews/")).text())?.[1];
  const known = await list();
  if (known === undefined) {
    const begun = await send(request, `/review-mattress/?model=${bed}`, rated);
    await send(request, stepOf(begun, "use"), used);
    // Another worker may have sent one meanwhile: an account has one review of a bed.
    await request.post(stepOf(begun, "check"), { form: { author: "Harper", agree: "yes" }, headers, maxRedirects: 0 });
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
  const begun = await send(request, `/review-mattress/?model=${bed}`, rated);
  const wrong = await send(request, `/review-mattress/?model=${bed}`, { rating: "4" });
  const whole = await send(request, `/review-mattress/?model=${bed}`, rated);
  await send(request, stepOf(whole, "use"), used);
  const photo = stepOf(whole, "photo");
  for (const path of [stepOf(whole, "proof"), photo]) await sendFile(request, path);
  return [
    { name: "mattress to be rated, to be found", path: "/review-mattress/" },
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
    { name: "review that waits for its mail", path: "/review-mattress/thanks/?as=not-configured" },
    { name: "store to be rated, to be found", path: "/review-mattress-store/?q=Boise", repeat: true },
    { name: "store to be rated", path: `/review-mattress-store/?store=${store}` },
    { name: "review of a store that was sent", path: "/review-mattress-store/thanks/", repeat: true },
    { name: "review to be confirmed, with a link that is over", path: "/confirm-review/none/", status: 404 },
    { name: "reviews of an account", path: "/your-reviews/", account },
    { name: "review as its writer sees it", path: own },
    { name: "review to be deleted", path: `${own}delete/` },
  ];
}
