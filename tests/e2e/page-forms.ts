import { request as contexts, type APIRequestContext, type BrowserContext } from "playwright/test";
import { demoPassword } from "../../upstream/database/seed/rows/demo-accounts";

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
