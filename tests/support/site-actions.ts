import { ApiVisitor } from "./api-visitor";
import { samplesOf } from "./area-samples";
import { discussionForms } from "./discussion-forms";
import { accounts, examplePath, formHeaders, siteRoutes } from "./site-routes";

/** The actions of those routes, each with a form that it takes. */

export interface ValidForm {
  query?: string;
  fields: Record<string, string>;
  /** The upstream's address that it writes to. */
  writes: string | null;
  /** Whose session it is sent in, as "sleeper@example.com"; unset: whom the route's handle lets in. */
  account?: string;
}

const formKey = "kEy-0123456789_abcdefg";

const bought = {
  product: "Original, queen",
  store: "Downtown",
  invoice: "INV-1",
  bought_on: "2026-11-20",
  price: "4,299.50",
};
const boughtBed = { ...bought, key: formKey };
const rated = {
  rating: "4",
  title: "Firm, and warm in July",
  body: "It holds my back up, which the one before it did not do at all.",
};
const visited = { ...rated, visited_on: "2026-11-02", bought: "no" };
const draft = "/api/v2/review-drafts/none-of-these/";
const own = "/api/v2/own-reviews/none-of-these/";

/** A valid form of each action: an action that is not here fails the tests that go through them. */
const forms: Record<string, ValidForm> = {
  ...samplesOf("forms"),
  ...discussionForms,
  "routes/$": { fields: {}, writes: null },
  "routes/account.delete": {
    fields: { password: "not the password" },
    writes: "/api/v2/account/delete/",
  },
  "routes/account.edit-profile": {
    fields: { position: "side", pain: "none", allergies: "none", size: "queen", deliveryZip: "" },
    writes: "/api/v2/account/profile/",
  },
  "routes/account.email": { fields: { on: "saved-match" }, writes: "/api/v2/account/mails/" },
  "routes/account.email_.address": {
    fields: { key: formKey, email: "new@example.com", password: "not the password" },
    writes: "/api/v2/account/email/",
  },
  "routes/privacy_.choices": { fields: { choice: "no" }, writes: null },
  "routes/account.email_.confirm.$token": { fields: {}, writes: "/api/v2/account/email/confirm/" },
  "routes/account.password": {
    fields: { current_password: "not the password", password: "not a common one" },
    writes: "/api/v2/account/password/",
  },
  "routes/account.written-before": { fields: {}, writes: "/api/v2/account/written-before/" },
  "routes/account.sessions": { fields: { session: "none" }, writes: "/api/v2/account/sessions/end/" },
  "routes/admin.claims.$id": {
    fields: { action: "forward", note: "", key: formKey },
    writes: "/api/v2/staff/cashback-claims/none-of-these/decision/",
  },
  "routes/admin.claims.payments._index": {
    fields: { key: formKey },
    writes: "/api/v2/staff/cashback-payouts/",
  },
  "routes/admin.claims.payments.$batch_.handed-over": {
    fields: {},
    writes: "/api/v2/staff/cashback-payouts/none-of-these/handed-over/",
  },
  "routes/cashback-code": { fields: { claim_code: "SLEEP-7K4M-2WQX" }, writes: "/api/v2/cashback-codes/" },
  "routes/cashback.$promotion._index": { fields: boughtBed, writes: "/api/v2/cashback-claims/" },
  "routes/cashback.$promotion.$invoice": { fields: boughtBed, writes: "/api/v2/cashback-claims/" },
  "routes/cashback.claim.$token.purchase": {
    fields: bought,
    writes: "/api/v2/cashback-claims/none-of-these/purchase/",
  },
  // What it takes is a file, which plain forms have not.
  "routes/cashback.claim.$token.proof": { fields: {}, writes: null },
  "routes/cashback.claim.$token.payment": {
    fields: {
      method: "ach",
      payee_name: "Nora Field",
      account_kind: "checking",
      routing: "011000015",
      account_number: "0001234567",
    },
    writes: "/api/v2/cashback-claims/none-of-these/payee/",
  },
  "routes/cashback.claim.$token.send": {
    fields: { name: "Nora Field", phone: "", email: "nora@example.com", agree: "yes" },
    writes: "/api/v2/cashback-claims/none-of-these/send/",
  },
  "routes/cashback.claim.$token.answer": {
    fields: { note: "The queen", key: formKey },
    writes: "/api/v2/cashback-claims/none-of-these/answer/",
  },
  "routes/cashback.claim.$token.appeal": {
    fields: { note: "I kept it", key: formKey },
    writes: "/api/v2/cashback-claims/none-of-these/appeal/",
  },
  "routes/cashback.confirm.$token": { fields: {}, writes: "/api/v2/cashback-claims/confirm/" },
  "routes/admin.content.$kind.$slug": {
    fields: {
      base: "1",
      title: "Mattress types",
      summary: "What is in them.",
      body: "## Coils\n\nThey carry you.",
      reviewed_on: "2026-11-20",
      note: "Coils first",
    },
    writes: "/api/v2/content/none-of-these/none-of-these/",
  },
  "routes/admin.discussions.posts.$id": {
    fields: { decision: "hide", reason: "spam", note: "" },
    writes: "/api/v2/post-moderation/none-of-these/decide/",
  },
  "routes/mattress-forum.new": {
    fields: {
      title: "Which of these two would you keep?",
      category: "choosing-a-bed",
      text: "Both are on the floor now.",
      name: "Nora",
      key: formKey,
    },
    writes: "/api/v2/forum/threads/",
  },
  "routes/mattress-forum.threads.$slug": {
    fields: { discussion: "1", text: "Keep the firm one.", name: "Nora", key: formKey },
    writes: "/api/v2/discussions/1/posts/",
  },
  "routes/admin.reviews.$kind.$id": {
    fields: { decision: "refuse", version: "1", reason: "advertising", note: "" },
    writes: "/api/v2/moderation/none-of-these/none-of-these/decide/",
  },
  "routes/compare.tray": {
    fields: { action: "add", model: "none-of-these", next: "/" },
    writes: "/api/v2/comparison-tray/",
  },
  "routes/mattress-finder.forget": { fields: {}, writes: "/api/v2/match/forget/" },
  "routes/mattress-finder.results._index": {
    query: "recipient=me&position=side",
    fields: { key: formKey, email: "" },
    writes: "/api/v2/match/saved/",
  },
  "routes/mattress-review.$id": { fields: { useful: "yes" }, writes: "/api/v2/reviews/none-of-these/useful/" },
  "routes/mattress-review.$id_.report": {
    fields: { reason: "other", note: "", key: "kEy-0123456789_abcdefg" },
    writes: "/api/v2/reviews/none-of-these/report/",
  },
  "routes/store-reviews.$id": {
    fields: { useful: "yes" },
    writes: "/api/v2/store-reviews/none-of-these/useful/",
  },
  "routes/store-reviews.$id_.report": {
    fields: { reason: "other", note: "", key: formKey },
    writes: "/api/v2/store-reviews/none-of-these/report/",
  },
  "routes/confirm-review.$token": { fields: {}, writes: "/api/v2/review-confirmations/none-of-these/" },
  "routes/review-mattress._index": {
    query: "model=none-of-these",
    fields: { ...rated, key: formKey },
    writes: "/api/v2/review-drafts/",
  },
  "routes/review-mattress.draft.$token.rating": { fields: rated, writes: draft },
  "routes/review-mattress.draft.$token.use": { fields: { months_owned: "14", incentive: "none" }, writes: draft },
  "routes/review-mattress.draft.$token.update": { fields: { ...rated, months_owned: "26" }, writes: draft },
  "routes/review-mattress.draft.$token.check": {
    fields: { author: "Nora", email: "nora@example.com", agree: "yes" },
    writes: `${draft}send/`,
  },
  // What they take is a file, which plain forms have not; what they can do is take one back.
  "routes/review-mattress.draft.$token.proof": { fields: { remove: formKey }, writes: `${draft}uploads/remove/` },
  "routes/review-mattress.draft.$token.photo": { fields: { remove: formKey }, writes: `${draft}uploads/remove/` },
  "routes/review-mattress-store._index": {
    query: "store=none-of-these",
    fields: { ...visited, key: formKey },
    writes: "/api/v2/review-drafts/",
  },
  "routes/review-mattress-store.draft.$token.visit": { fields: visited, writes: draft },
  "routes/review-mattress-store.draft.$token.proof": { fields: { remove: formKey }, writes: `${draft}uploads/remove/` },
  "routes/review-mattress-store.draft.$token.edit": { fields: rated, writes: draft },
  "routes/review-mattress-store.draft.$token.check": {
    fields: { author: "Nora", email: "nora@example.com", agree: "yes" },
    writes: `${draft}send/`,
  },
  "routes/your-reviews._index": {
    fields: { draft: "none-of-these" },
    writes: `${draft}discard/`,
  },
  "routes/your-reviews.$token": { fields: { purpose: "edit" }, writes: `${own}change/` },
  "routes/your-reviews.$token_.appeal": {
    fields: { appeal: "There is no link in it at all." },
    writes: `${own}appeal/`,
  },
  "routes/your-reviews.$token_.delete": { fields: {}, writes: `${own}delete/` },
  "routes/search._index": { fields: { search_term: "latex" }, writes: null },
  "routes/signin": {
    fields: { email: "nobody@example.com", password: "not the password", next: "/" },
    writes: "/api/v2/auth/signin/",
  },
  "routes/signin_.reset": {
    fields: { key: formKey, email: "nobody@example.com" },
    writes: "/api/v2/auth/reset/",
  },
  "routes/signin_.reset_.new.$token": { fields: { password: "not a common one" }, writes: "/api/v2/auth/reset/new/" },
  "routes/signup": {
    fields: { key: formKey, first_name: "Nora", email: "nora@example.com", password: "not a common one", next: "/" },
    writes: "/api/v2/auth/signup/",
  },
  "routes/signup_.confirm.$token": {
    fields: { password: "not a common one" },
    writes: "/api/v2/auth/signup/confirm/",
  },
  "routes/unsubscribe.$token": { fields: {}, writes: "/api/v2/unsubscribe/" },
  "routes/signout": { fields: { next: "/" }, writes: "/api/v2/auth/signout/" },
};

export interface SiteAction extends Omit<ValidForm, "query" | "account"> {
  id: string;
  account: string | undefined;
  /** Where its form is sent, with the query that it needs. */
  path: string;
}

export const siteActions: readonly SiteAction[] = siteRoutes
  .filter(({ action }) => action)
  .map(({ id, url, facts: { access } }) => {
    const form = forms[id];
    if (form === undefined)
      throw new Error(`${id} has an action: add a valid form of it to the file of its area in tests/areas`);
    const { query = "", ...rest } = form;
    return { id, path: `${examplePath(url)}?${query}`, account: accounts[access], ...rest };
  });

/** The headers with which each action's form is sent: those of its account's session where it has one. */
export async function formHeadersOf(upstream: string): Promise<Map<SiteAction["id"], Record<string, string>>> {
  const sessions = siteActions.map(async ({ id, account }) => {
    if (account === undefined) return [id, formHeaders] as const;
    const visitor = new ApiVisitor(upstream);
    await visitor.signIn(account);
    const cookie = `sessionid=${visitor.cookies.get("sessionid")}`;
    return [id, { ...formHeaders, cookie, "sec-fetch-site": "same-origin" }] as const;
  });
  return new Map(await Promise.all(sessions));
}
