import { request as contexts, type APIRequestContext, type BrowserContext } from "playwright/test";
import { demoPassword } from "../../upstream/demo/accounts/demo-accounts";

export const sameOrigin = { "sec-fetch-site": "same-origin" };

/** Sends a form as its page does, and answers where it leads. */
export async function sendForm(
  request: APIRequestContext,
  path: string,
  form: Record<string, string>,
): Promise<string> {
  const answer = await request.post(path, { form, headers: sameOrigin, maxRedirects: 0 });
  const { location } = answer.headers();
  if (answer.status() !== 303 || location === undefined) throw new Error(`${path} answered ${answer.status()}`);
  return location;
}

/** A visitor signed in with a demonstration account. Whoever asks for one disposes of it. */
export async function signedIn(origin: string, email: string): Promise<APIRequestContext> {
  const request = await contexts.newContext({ baseURL: origin });
  await sendForm(request, "/signin/", { email, password: demoPassword, next: "/" });
  return request;
}

/** Signs in for a guarded page, and out for one that anybody may open. */
export async function become(context: BrowserContext, account: string | undefined): Promise<void> {
  await context.clearCookies({ name: "sessionid" });
  if (account !== undefined)
    await sendForm(context.request, "/signin/", { email: account, password: demoPassword, next: "/" });
}

/** The path of the link in the newest message to an address, as staff read it in the outbox. */
export async function mailedLink(origin: string, email: string): Promise<string> {
  const staff = await signedIn(origin, "staff@example.com");
  const list = (await (await staff.get("/admin/outbox/")).text()).replace(/<wbr\/>|<\/?span[^>]*>/g, "");
  const row = new RegExp(`href="(/admin/outbox/\\d+/)"(?:(?!/admin/outbox/\\d)[^])*?${email}`).exec(list)?.[1];
  if (row === undefined) throw new Error(`No message to ${email} is in the outbox`);
  const address = /class="mail-text"[^]*?href="([^"]+)"/.exec(await (await staff.get(row)).text())?.[1];
  await staff.dispose();
  if (address === undefined) throw new Error(`The message to ${email} has no link`);
  return new URL(address).pathname;
}
