import { readFileSync } from "node:fs";
import type { APIRequestContext } from "playwright/test";
import type { OpenPage } from "./open-pages";

const staff = { account: "staff@example.com" };

/** Sends a form as its page does, and answers where it leads. */
async function sent(request: APIRequestContext, path: string, form: Record<string, string>): Promise<string> {
  const answer = await request.post(path, { form, headers: { "sec-fetch-site": "same-origin" }, maxRedirects: 0 });
  const location = answer.headers().location;
  if (answer.status() !== 303 || location === undefined) throw new Error(`${path} answered ${answer.status()}`);
  return location;
}

/** The pages of cash back, with a claim that waits for its address and one that has just been begun. */
export async function cashbackPages(request: APIRequestContext): Promise<OpenPage[]> {
  const landing = await (await request.get("/cashback/")).text();
  const offer = /href="(\/cashback\/[\w-]+-cash-back\/)"/.exec(landing)?.[1];
  if (offer === undefined) throw new Error("The landing page of cash back has no offer");
  const begin = () =>
    sent(request, offer, {
      product: "Original, queen",
      store: "Downtown",
      invoice: `OPEN-${Date.now()}-${Math.floor(Math.random() * 1e6)}`,
      bought_on: new Date().toISOString().slice(0, 10),
      price: "9,999",
    });
  const draft = await begin();
  const whole = await begin();
  const receipt = await request.post(whole, {
    multipart: { file: { name: "receipt.png", mimeType: "image/png", buffer: readFileSync("docs/home.png") } },
    headers: { "sec-fetch-site": "same-origin" },
    maxRedirects: 0,
  });
  if (receipt.status() !== 303) throw new Error(`${whole} answered ${receipt.status()}`);
  const payment = whole.replace("/proof/", "/payment/");
  const send = await sent(request, payment, {
    method: "check",
    payee_name: "Nora Field",
    street: "1 Main Street",
    city: "Boise",
    state: "ID",
    zip: "83702",
  });
  return [
    { name: "cash back", path: "/cashback/" },
    { name: "cash back claim, first step", path: offer },
    { name: "cash back claim with an invoice", path: `${offer}CARD-2041/`, repeat: true },
    { name: "cash back claim, receipt", path: draft },
    { name: "cash back claim, receipt that is there", path: whole, repeat: true },
    { name: "cash back claim, what was bought", path: draft.replace("/proof/", "/purchase/"), repeat: true },
    { name: "cash back claim, where the money goes", path: draft.replace("/proof/", "/payment/") },
    { name: "cash back claim to be sent", path: send },
    { name: "cash back claim that is sent", path: "/cashback/thanks/?sent=not-configured" },
    { name: "cash back claim to be confirmed", path: "/cashback/confirm/none/" },
    { name: "cash back claim that there is not", path: "/cashback/claim/none/", status: 404, repeat: true },
    { name: "cash back code", path: "/cashback-code/" },
    { name: "what people say about cash back", path: "/testimonials/cashback/" },
    { name: "cash back claims", path: "/admin/claims/", ...staff },
    { name: "cash back claims that wait for others", path: "/admin/claims/?view=waiting", ...staff, repeat: true },
    // Numbered by the demonstration: one that waits for us, with all that can be done.
    { name: "cash back claim, for staff", path: "/admin/claims/49/", ...staff },
    { name: "payments of cash back", path: "/admin/claims/payments/", ...staff },
  ];
}
