import { randomBytes, randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { dayOf } from "#contracts/us-days";
import { type OpenPage, openPages } from "../e2e/open-pages";
import { become, mailedLink, sendForm } from "../e2e/page-forms";
import { expect, test } from "../support/browser";
import { visit } from "../support/journey";
import { routeOf, siteRoutes } from "../support/site-routes";
import { reports } from "./reports";
import { failing, main, onFirstForms, unsent } from "./unsent-forms";

/** “Every form on the site did it”: whatever is typed, chosen or picked as a file on a page that writes. */

test.use({ viewport: { width: 1280, height: 900 } });

const pressed = "nothing is typed: it is a press alone";

/** Routes that take forms on whose pages nothing can be lost, each with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  "routes/$": "it answers forms of pages that are no more",
  "routes/search._index": "its form asks for an address, which holds what was typed",
  "routes/account.email_.confirm.$token": pressed,
  "routes/account.sessions": pressed,
  "routes/account.written-before": pressed,
  "routes/admin.claims.payments.$batch_.handed-over": pressed,
  "routes/admin.messages.$reference": pressed,
  "routes/cashback.confirm.$token": pressed,
  "routes/compare.tray": pressed,
  "routes/confirm-review.$token": pressed,
  "routes/mattress-finder.forget": pressed,
  "routes/mattress-finder.results._index": "a site that sends no mail asks for no address: it is a press alone",
  "routes/mattress-review.$id": pressed,
  "routes/posts.$id._index": pressed,
  "routes/privacy_.choices": pressed,
  "routes/signout": pressed,
  "routes/store-reviews.$id": pressed,
  "routes/unsubscribe.$token": pressed,
  "routes/your-reviews._index": pressed,
  "routes/your-reviews.$token": pressed,
  "routes/your-reviews.$token_.delete": pressed,
};

const originOf = async (request: APIRequestContext) => new URL((await request.get("/about/")).url()).origin;
const key = () => randomBytes(16).toString("base64url");
const member = { account: "sleeper@example.com" };
const staff = { account: "staff@example.com" };

type Opened = Omit<OpenPage, "name">;
type Opens = (request: APIRequestContext) => Promise<string>;

const rated = {
  rating: "4",
  title: "Firm, and warm in July",
  body: "It holds my back up, which the one before it did not do at all.",
};

/** A step of a review that has been begun. */
const reviewStep =
  (kind: "" | "-store", step: string): Opens =>
  async (request) => {
    const visit: Record<string, string> = kind === "" ? {} : { visited_on: dayOf(new Date()), bought: "no" };
    const begun = { ...rated, ...visit, product: `Typed ${randomUUID().slice(0, 8)}` };
    const place = await sendForm(request, `/review-mattress${kind}/?unlisted=yes`, begun);
    const own = (name: string) => place.replace(/[a-z]+\/(\?.*)?$/, `${name}/`);
    // Else the last step has no form yet.
    if (kind === "" && step === "check") await sendForm(request, own("use"), { months_owned: "14", incentive: "none" });
    return own(step);
  };

/** A step of a claim that has been begun. */
const claimStep =
  (step: string): Opens =>
  async (request) => {
    const place = await sendForm(request, "/cashback/birch-cash-back/", {
      product: "Original, queen",
      store: "Downtown",
      invoice: `TYPED-${randomUUID()}`,
      bought_on: dayOf(new Date()),
      price: "9,999",
    });
    return place.replace(/[a-z]+\/(\?.*)?$/, `${step}/`);
  };

/** The first link of a page that fits. */
const linkOn =
  (page: string, link: RegExp, rest = ""): Opens =>
  async (request) => {
    const [, found] = link.exec(await (await request.get(page)).text()) ?? [];
    if (found === undefined) throw new Error(`${page} has no such link`);
    return found + rest;
  };

/** Pages that are open, or opened by a form or two. */
const quick: Readonly<Record<string, string | Opens | Opened>> = {
  "routes/account.delete": { path: "/account/delete/", ...member },
  "routes/account.edit-profile": { path: "/account/edit-profile/", ...member },
  "routes/account.email": { path: "/account/email/", ...member },
  "routes/account.email_.address": { path: "/account/email/address/", ...member },
  "routes/account.password": { path: "/account/password/", ...member },
  "routes/admin.claims.$id": { path: "/admin/claims/49/", ...staff },
  "routes/admin.content.$kind.$slug": { path: "/admin/content/guide/mattress-types/", ...staff },
  "routes/admin.experts": { path: "/admin/experts/", ...staff },
  "routes/admin.reviews.$kind.$id": { path: "/admin/reviews/bed/1/", ...staff },
  "routes/cashback-code": "/cashback-code/",
  "routes/cashback.$promotion._index": "/cashback/birch-cash-back/",
  "routes/cashback.$promotion.$invoice": "/cashback/birch-cash-back/CARD-2041/",
  "routes/cashback.claim.$token.purchase": claimStep("purchase"),
  "routes/cashback.claim.$token.proof": claimStep("proof"),
  "routes/cashback.claim.$token.payment": claimStep("payment"),
  "routes/contact": "/contact/",
  "routes/mattress-forum.new": { path: "/mattress-forum/new/", ...member },
  "routes/mattress-forum.threads.$slug": { path: "/mattress-forum/threads/black-friday-2026-prices-seen/", ...member },
  "routes/mattress-questions.$slug": { path: "/mattress-questions/is-a-full-big-enough-for-two/", ...member },
  "routes/mattress-questions.ask": { path: "/mattress-questions/ask/", ...member },
  "routes/mattress-review.$id_.report": linkOn("/mattress-reviews/", /href="(\/mattress-review\/[^"/]+\/)"/, "report/"),
  "routes/store-reviews.$id_.report": linkOn("/store-reviews/", /href="(\/store-reviews\/\d+\/)"/, "report/"),
  "routes/posts.$id.report": linkOn(
    "/mattress-questions/does-gel-foam-sleep-cooler/",
    /href="(\/posts\/\d+\/report\/)"/,
  ),
  "routes/review-mattress._index": "/review-mattress/?unlisted=yes",
  "routes/review-mattress.draft.$token.rating": reviewStep("", "rating"),
  "routes/review-mattress.draft.$token.use": reviewStep("", "use"),
  "routes/review-mattress.draft.$token.proof": reviewStep("", "proof"),
  "routes/review-mattress.draft.$token.photo": reviewStep("", "photo"),
  "routes/review-mattress.draft.$token.check": reviewStep("", "check"),
  "routes/review-mattress-store._index": "/review-mattress-store/?unlisted=yes",
  "routes/review-mattress-store.draft.$token.visit": reviewStep("-store", "visit"),
  "routes/review-mattress-store.draft.$token.proof": reviewStep("-store", "proof"),
  "routes/review-mattress-store.draft.$token.check": reviewStep("-store", "check"),
  "routes/signin": "/signin/",
  "routes/signin_.reset": "/signin/reset/",
  async "routes/signin_.reset_.new.$token"(request) {
    const email = "retailer@example.com";
    await sendForm(request, "/signin/reset/", { email, key: key() });
    return mailedLink(await originOf(request), email);
  },
  "routes/signup": "/signup/",
  async "routes/signup_.confirm.$token"(request) {
    const email = `typed-${randomUUID().slice(0, 8)}@example.com`;
    const password = "four words for sleep";
    await sendForm(request, "/signup/", { first_name: "Nora", email, password, next: "/", key: key() });
    return mailedLink(await originOf(request), email);
  },
};

/** Pages of a route, those for somebody who is logged in first, since on some only they may write. */
async function pagesOf(request: APIRequestContext, id: string): Promise<Opened[]> {
  const opened = quick[id];
  if (typeof opened === "function") return [{ path: await opened(request) }];
  if (opened !== undefined) return [typeof opened === "string" ? { path: opened } : opened];
  // What staff have decided about, which takes receipts and a minute to make.
  return (await openPages(request))
    .filter(({ path: each, status = 200 }) => status === 200 && routeOf(each.split("?")[0]!)?.id === id)
    .toSorted((a, b) => Number(b.account !== undefined) - Number(a.account !== undefined));
}

/**
 * One form of each kind, which is tried each time; the long tests try all. Each is the one part that all forms share
 * (app/ui/forms/write-form.tsx) around other fields.
 */
const ofEachKind = new Set([
  "routes/account.edit-profile",
  "routes/admin.content.$kind.$slug",
  "routes/cashback-code",
  "routes/cashback.claim.$token.payment",
  "routes/cashback.claim.$token.purchase",
  "routes/contact",
  "routes/mattress-forum.new",
  "routes/mattress-forum.threads.$slug",
  "routes/posts.$id.report",
  "routes/review-mattress.draft.$token.rating",
  "routes/review-mattress.draft.$token.proof",
  "routes/review-mattress-store.draft.$token.visit",
  "routes/signup",
]);

/** What a form holds that a visitor has a hand in: texts, choices and names of files. */
const contentsOf = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) =>
    [...element.elements]
      .filter(
        (each) =>
          each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement || each instanceof HTMLSelectElement,
      )
      .filter((each) => each.type !== "hidden" && each.checkVisibility())
      .map((each) => {
        const { name, value, type } = each;
        const chosen = each instanceof HTMLInputElement && /radio|checkbox/.test(type) ? each.checked : null;
        const file = each instanceof HTMLInputElement ? (each.files?.[0]?.name ?? null) : null;
        return [name, file ?? value, chosen] as const;
      }),
  );

/** The form of a page in which most can be typed or chosen; null: there is none. */
async function formOf(page: Page): Promise<Locator | null> {
  const forms = main(page).locator('form[method="post"]');
  const sizes = await Promise.all((await forms.all()).map(async (form) => (await contentsOf(form)).length));
  const most = Math.max(0, ...sizes);
  return most === 0 ? null : forms.nth(sizes.indexOf(most));
}

/** Chooses, picks and types something else in each field. */
async function fillIn(form: Locator): Promise<void> {
  // By force, since a label may cover its box.
  for (const radio of await form.getByRole("radio").all())
    // A choice may take others away.
    if (await radio.isVisible()) await radio.check({ force: true });
  for (const box of await form.getByRole("checkbox").all())
    await box.setChecked(!(await box.isChecked()), { force: true });
  for (const select of await form.locator("select").all()) await select.selectOption({ index: 1 });
  for (const file of await form.locator('input[type="file"]').all())
    await file.setInputFiles({ name: "IMG_2041.jpg", mimeType: "image/jpeg", buffer: Buffer.from("a photo") });
  const texts = form.locator('textarea, input:not([type="radio"], [type="checkbox"], [type="file"], [type="hidden"])');
  for (const field of await texts.all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    const [type, mode] = [await field.getAttribute("type"), await field.getAttribute("inputmode")];
    const isFigure = type === "number" || mode === "decimal" || mode === "numeric";
    await field.fill(type === "date" ? "2026-11-20" : isFigure ? "1,299" : "What I typed for half an hour");
  }
  // What is typed last is read when the visitor leaves the field.
  await form.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

const takingForms = siteRoutes.filter(({ action }) => action);

test("each route that takes a form is tried here, or left out for a reason", { tag: ["@once", "@short"] }, () => {
  const ids = takingForms.map(({ id }) => id);
  expect(Object.keys(leftOut).filter((id) => !ids.includes(id))).toEqual([]);
  expect(Object.keys(quick).filter((id) => !ids.includes(id))).toEqual([]);
  expect([...ofEachKind].filter((id) => !Object.hasOwn(quick, id))).toEqual([]);
});

test.describe(`${reports.lostOnReset} “Every form on the site did it.”`, { tag: "@scripts" }, () => {
  for (const { id, url } of takingForms.filter((each) => !Object.hasOwn(leftOut, each.id))) {
    const tag = ofEachKind.has(id) ? [] : ["@repeat"];
    test(
      `what is typed and chosen on ${url} stays when its answer doesn’t arrive`,
      { tag },
      async ({ page, context, problems }, testInfo) => {
        if (tag.length > 0) test.slow();
        problems.expect(failing);
        let form: Locator | null = null;
        for (const { path, account } of await pagesOf(context.request, id)) {
          await become(context, account);
          await visit(page, path, testInfo);
          form = await formOf(page);
          if (form !== null) break;
        }
        if (form === null) throw new Error(`No page of ${url} in tests/e2e/open-pages.ts has a form`);
        const heading = await page.getByRole("heading", { level: 1 }).innerText();
        const opened = await contentsOf(form);
        await fillIn(form);
        const typed = await contentsOf(form);
        expect(typed).not.toEqual(opened);
        await onFirstForms(page, [(route) => route.abort("connectionreset")]);
        await form.locator('button:is([type="submit"], :not([type]))').first().click();
        await expect(unsent(page)).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        expect(await contentsOf(form)).toEqual(typed);
      },
    );
  }
});
