import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { APIRequestContext } from "playwright/test";
import { dayOf } from "#contracts/us-days";
import { mailedLink, sameOrigin, sendForm, signedIn } from "./page-forms";
import type { OpenPage } from "./open-pages";

const staff = { account: "staff@example.com" };
const payments = { account: "super@example.com" };

/** Begins a claim, and answers the address of its second step. */
async function begin(request: APIRequestContext, offer: string): Promise<string> {
  return sendForm(request, offer, {
    product: "Original, queen",
    store: "Downtown",
    invoice: `OPEN-${randomUUID()}`,
    bought_on: dayOf(new Date()),
    price: "9,999",
  });
}

/** A claim that only needs to be sent; answers the address of the page that sends it. */
async function complete(request: APIRequestContext, proof: string): Promise<string> {
  const receipt = await request.post(proof, {
    multipart: { file: { name: "receipt.png", mimeType: "image/png", buffer: readFileSync("docs/home.png") } },
    headers: sameOrigin,
    maxRedirects: 0,
  });
  if (receipt.status() !== 303) throw new Error(`${proof} answered ${receipt.status()}`);
  return sendForm(request, proof.replace("/proof/", "/payment/"), {
    method: "check",
    payee_name: "Nora Field",
    street: "1 Main Street",
    city: "Boise",
    state: "ID",
    zip: "83702",
  });
}

/** Pages that open once staff have asked something, declined a claim, or paid one. */
async function decidedPages(origin: string, offer: string): Promise<OpenPage[]> {
  const account = "retailer@example.com";
  const [claimant, reviewer] = await Promise.all([signedIn(origin, account), signedIn(origin, staff.account)]);
  const decided = async (...decisions: Record<string, string>[]) => {
    const send = await complete(claimant, await begin(claimant, offer));
    const shown = await sendForm(claimant, send, { name: "Robin Field", agree: "yes" });
    const claim = new URL(shown, origin).pathname;
    const id = /Claim (\d+)/.exec(await (await claimant.get(claim)).text())?.[1];
    for (const decision of decisions) await sendForm(reviewer, `/admin/claims/${id}/`, decision);
    return { claim, id: id! };
  };
  const { claim: asked } = await decided({ action: "ask", note: "Which size is it?" });
  const { claim: declined } = await decided({ action: "decline", reason: "returned" });
  const { id } = await decided({ action: "forward" }, { action: "approve" });
  await sendForm(reviewer, "/admin/claims/payments/", { claim: id, key: randomBytes(16).toString("base64url") });
  const accountant = await signedIn(origin, payments.account);
  const batches = await (await accountant.get("/admin/claims/payments/")).text();
  const file = /href="(\/admin\/claims\/payments\/\d+\/handed-over\/)"/.exec(batches)?.[1];
  if (file === undefined) throw new Error("No payment file has whole account numbers");
  await Promise.all([claimant.dispose(), reviewer.dispose(), accountant.dispose()]);
  return [
    { name: "cash back claim with a question", path: asked, account },
    { name: "cash back claim, answer", path: `${asked}answer/`, account },
    { name: "cash back claim that was declined", path: declined, account, repeat: true },
    { name: "cash back claim, appeal", path: `${declined}appeal/`, account, repeat: true },
    { name: "payment file that the accountant has", path: file, ...payments },
  ];
}

/** A claim that its writer has to confirm by mail, as it was mailed and after a change. */
async function confirmedPages(request: APIRequestContext, offer: string): Promise<OpenPage[]> {
  const origin = new URL((await request.get("/about/")).url()).origin;
  const mailed = async () => {
    const send = await complete(request, await begin(request, offer));
    const email = `claim-${randomUUID()}@example.com`;
    await sendForm(request, send, { name: "Nora Field", email, agree: "yes" });
    return { send, link: await mailedLink(origin, email) };
  };
  const whole = await mailed();
  const changed = await mailed();
  await sendForm(request, changed.send.replace("/send/", "/payment/"), {
    method: "check",
    payee_name: "Nora Field",
    street: "2 Main Street",
    city: "Boise",
    state: "ID",
    zip: "83702",
  });
  return [
    { name: "cash back claim to be confirmed", path: whole.link },
    { name: "cash back claim that has changed since its mail", path: changed.link },
  ];
}

/** The pages of cash back, with a claim that waits for its address and one that has just been begun. */
export async function cashbackPages(request: APIRequestContext): Promise<OpenPage[]> {
  const landing = await request.get("/cashback/");
  const offer = /href="(\/cashback\/[\w-]+-cash-back\/)"/.exec(await landing.text())?.[1];
  if (offer === undefined) throw new Error("The landing page of cash back has no offer");
  const draft = await begin(request, offer);
  const whole = await begin(request, offer);
  const send = await complete(request, whole);
  const decided = await decidedPages(new URL(landing.url()).origin, offer);
  return [
    { name: "cash back claim, first step", path: offer },
    { name: "cash back claim with an invoice", path: `${offer}CARD-2041/`, repeat: true },
    { name: "cash back claim, receipt", path: draft },
    { name: "cash back claim, receipt that is there", path: whole, repeat: true },
    { name: "cash back claim, what was bought", path: draft.replace("/proof/", "/purchase/"), repeat: true },
    { name: "cash back claim, where the money goes", path: draft.replace("/proof/", "/payment/") },
    { name: "cash back claim to be sent", path: send },
    { name: "cash back claim that is sent", path: "/cashback/thanks/?sent=not-configured" },
    ...decided,
    ...(await confirmedPages(request, offer)),
    { name: "cash back claim to be confirmed, with a link that is over", path: "/cashback/confirm/none/", status: 404 },
    { name: "cash back claim that there is not", path: "/cashback/claim/none/", status: 404, repeat: true },
    { name: "cash back claims that wait for others", path: "/admin/claims/?view=waiting", ...staff, repeat: true },
    // Numbered by the demonstration: one that waits for us, with all that can be done.
    { name: "cash back claim, for staff", path: "/admin/claims/49/", ...staff },
    { name: "payments of cash back", path: "/admin/claims/payments/", ...payments },
  ];
}
