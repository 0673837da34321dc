// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dataLayerEvent } from "#contracts/analytics/data-layer";
import { browserPosition } from "#contracts/analytics/exact-place";
import { configureAnalytics } from "../../app/platform/analytics-id.client";
import { productsOf } from "../../app/site/analytics/page-layer";
import { listenToPresses, tellPress, type PressedPage } from "../../app/site/analytics/presses.client";

const page = window as Window & { dataLayer?: { event: string; [group: string]: unknown }[] };

const dusk = { slug: "helix-dusk", name: "Dusk", brand: { name: "Helix" }, price_cents: 129_900 };
const store = { slug: "boise-water-street", retailer: "Wexley Mattress", has_ldp_status: true, open: { open: true } };
const sent: object[] = [];
const shown: PressedPage = {
  layer: { products: productsOf([dusk]), deals: ["dusk-deal", "ketch-deal"], quiz: { step: "results", size: "queen" } },
  matches: [{ data: { rows: [store] } }],
  signedIn: false,
  onSent: (form) => void sent.push(form),
  onSearched: (search) => void sent.push(search),
};

/** What is pushed, each held to the schema, without the id that all have. */
const pushed = () =>
  (page.dataLayer ?? []).map((event) => {
    expect(dataLayerEvent.safeParse(event).error?.message).toBeUndefined();
    const { analyticsId: _id, ...rest } = event;
    return rest;
  });

const stay = (event: Event) => event.preventDefault();
let stop: () => void;
let staying: AbortController;
beforeEach(() => {
  configureAnalytics("G-1");
  history.replaceState(null, "", "/mattress-deals/");
  // Files share the document: what stays here would keep the next one's forms from being sent.
  staying = new AbortController();
  for (const kind of ["click", "auxclick", "submit"]) document.addEventListener(kind, stay, { signal: staying.signal });
  stop = listenToPresses((event) => tellPress(event, shown));
});
afterEach(() => {
  stop();
  staying.abort();
  configureAnalytics(undefined);
  document.body.innerHTML = "";
  delete page.dataLayer;
  sent.length = 0;
});

const press = (
  html: string,
  pressed = "[data-pressed], a, button",
  how: Event = new MouseEvent("click", { bubbles: true, cancelable: true }),
) => {
  document.body.innerHTML = html;
  document.querySelector(pressed)!.dispatchEvent(how);
};
const cta = (name: string) => ({ event: "CTA click", cta: { name } });

describe("links, by where they lead", () => {
  test("to a deal, wherever one stands, in a guide or a cell of a comparison", () => {
    press(`<td><a href="/mattress-deal/dusk-deal/?size=king"><b data-pressed>Dusk deal</b></a></td>`, "[data-pressed]");
    expect(pushed()).toEqual([cta("deal-clicked")]);
  });

  test("to a store near a browser’s position name it to nobody", () => {
    stop();
    const storeLocator = {
      query: browserPosition,
      resultCount: 1,
      ldpStoreCount: 1,
      ldpRetailerCount: 1,
      resultInfo: [],
    };
    const near = { ...shown, layer: { ...shown.layer, storeLocator } };
    stop = listenToPresses((event) => tellPress(event, near));
    press(`<a href="/mattress-stores/boise-water-street/">Wexley Mattress</a>`);
    expect(pushed()).toMatchObject([
      { event: "store locator click", store: { isLdp: "yes", retailerLocation: "", retailerName: "" } },
    ]);
  });

  test("are told when the wheel opens them in another tab, and not when the right button opens a menu", () => {
    const link = `<a href="/mattress-deal/dusk-deal/">Dusk deal</a>`;
    press(link, "a", new MouseEvent("auxclick", { bubbles: true, cancelable: true, button: 2 }));
    expect(pushed()).toEqual([]);
    press(link, "a", new MouseEvent("auxclick", { bubbles: true, cancelable: true, button: 1 }));
    expect(pushed()).toEqual([cta("deal-clicked")]);
  });

  test("with another name of their own only by that one", () => {
    press(`<a href="/mattress-deal/dusk-deal/" data-cta="product-discount-box-clicked">$100 off</a>`);
    expect(pushed()).toEqual([cta("product-discount-box-clicked")]);
  });

  test("to a store, with what the page knows of it", () => {
    press(`<a href="/mattress-stores/boise-water-street/#floor">4 more brands</a>`);
    expect(pushed()).toEqual([
      {
        event: "store locator click",
        store: {
          isLdp: "yes",
          retailerLocation: "boise water street",
          retailerName: "Wexley Mattress",
          retailerStatus: "open",
        },
      },
    ]);
  });

  test.each([
    [{ open: false, holiday: "Thanksgiving Day" }, ""],
    [{ open: false, holiday: null }, "closed"],
    [null, ""],
  ])("to a store that is open as %o say “%s” of it", (open, retailerStatus) => {
    stop();
    stop = listenToPresses((event) =>
      tellPress(event, { ...shown, matches: [{ data: { rows: [{ ...store, open }] } }] }),
    );
    press(`<a href="/mattress-stores/boise-water-street/">Wexley Mattress</a>`);
    expect(pushed()).toMatchObject([{ store: { retailerStatus } }]);
  });

  test("to a store of which the page knows no more than its address", () => {
    press(`<a href="/mattress-stores/salem-main-street/">Salem</a>`);
    expect(pushed()).toMatchObject([{ store: { retailerLocation: "salem main street", retailerName: "" } }]);
  });

  test.each([
    "/mattress-stores/",
    "/mattress-stores/?place=Boise",
    "/mattress-stores/map.svg",
    "/mattress-deals/",
    "/mattress-deal/",
    "/cashback/",
    "/cashback/thanks/",
    "/cashback/claim/token-of-a-claim/send/",
    "https://elsewhere.example/mattress-deal/dusk-deal/",
    "#buy",
  ])("to %s say nothing", (href) => {
    press(`<a href="${href}">Link</a>`);
    expect(pushed()).toEqual([]);
  });

  test("within the page of a deal or a store say nothing", () => {
    history.replaceState(null, "", "/mattress-deal/dusk-deal/");
    press(`<a href="/mattress-deal/dusk-deal/#models">See all 12</a>`);
    history.replaceState(null, "", "/mattress-stores/boise-water-street/");
    press(`<a href="/mattress-stores/boise-water-street/#reviews">Reviews</a>`);
    expect(pushed()).toEqual([]);
  });

  test("to a cash back offer, without the number of its invoice", () => {
    press(`<a href="/cashback/birch-cash-back/INV-83702/">Claim it</a>`);
    const name = "local-rebate-best-deal-clicked";
    expect(pushed()).toEqual([cta(name), { event: "rebate offer", rebate: { name, promotion: "birch-cash-back" } }]);
  });

  test("to a store’s phone and to the way there are qualifying actions of that store", () => {
    const card = `<li id="store-boise-water-street"><p><a data-pressed href="tel:+12085550147">(208) 555-0147</a></p></li>`;
    press(card);
    press(
      `<li id="store-boise-water-street"><a href="https://www.google.com/maps/dir/?api=1&destination=x">Directions</a></li>`,
    );
    const call = { event: "qualifying action", store: { retailerName: "Wexley Mattress" } };
    expect(pushed()).toMatchObject([call, call]);
    expect(JSON.stringify(pushed())).not.toContain("555");
  });
});

describe("what says of itself what it is", () => {
  test("the way to the seller of a deal: the deal, the online promotion and a qualifying action", () => {
    history.replaceState(null, "", "/mattress-deal/dusk-deal/");
    press(`<a href="https://seller.example/dusk" data-cta="deal-clicked promo-button-clicked">Go to Helix</a>`);
    expect(pushed()).toEqual([
      cta("deal-clicked"),
      { event: "qualifying action", cta: { name: "deal-clicked" } },
      cta("promo-button-clicked"),
      { event: "online promo", promo: { name: "promo-button-clicked", deals: ["dusk-deal"] } },
    ]);
  });

  test("a copied code, as an online promotion of the deal in its row; its text alone is none", () => {
    const row = `<li><a href="/mattress-deal/ketch-deal/">Ketch</a>
      <div data-cta="promo-button-clicked"><code>SLEEP5</code><button type="button">Copy code</button></div></li>`;
    press(row, "code");
    expect(pushed()).toEqual([]);
    press(row, "button");
    expect(pushed()).toEqual([
      cta("promo-button-clicked"),
      { event: "online promo", promo: { name: "promo-button-clicked", deals: ["ketch-deal"] } },
    ]);
  });

  test("deals that somebody sends to themselves", () => {
    press(`<a href="mailto:?subject=Deals" data-cta="promo-send-deals-clicked">Send me these deals</a>`);
    const name = "promo-send-deals-clicked";
    expect(pushed()).toEqual([
      cta(name),
      { event: "online promo", promo: { name, deals: ["dusk-deal", "ketch-deal"] } },
      { event: "qualifying action", cta: { name } },
    ]);
  });

  test("a bed that is looked into within a list, when it is opened and not when it is closed", () => {
    document.body.innerHTML = `<details data-quick-view="helix-dusk"><summary>Quick view</summary></details>`;
    const details = document.querySelector("details")!;
    const product = { collection: "", line: "", listed: "yes", manufacturer: "Helix", model: "Dusk" };
    details.open = true;
    details.dispatchEvent(new Event("toggle"));
    details.open = false;
    details.dispatchEvent(new Event("toggle"));
    expect(pushed().filter(({ quickView }) => quickView !== undefined)).toEqual([
      { event: "product quick view", quickView: product },
    ]);
    delete page.dataLayer;
    for (const expanded of [false, true])
      press(`<a href="?open=x" data-quick-view="helix-dusk" aria-expanded="${expanded}">How we scored it</a>`);
    expect(pushed()).toEqual([{ event: "product quick view", quickView: product }]);
  });
});

describe("forms", () => {
  const submit = (html: string) => press(html, "form", new Event("submit", { bubbles: true, cancelable: true }));
  const save = (email: string, busy = "") =>
    `<form data-cta="send-quiz-results-clicked"><input name="email" value="${email}"><button ${busy}>Save</button></form>`;

  test("that save results wait until they are taken, and say how, not to which address", () => {
    submit(save("robin@example.com"));
    submit(save(""));
    expect(sent).toMatchObject([
      { name: "send-quiz-results-clicked", quiz: { step: "save", size: "queen", saveMethod: "e-mail" } },
      { name: "send-quiz-results-clicked", quiz: { saveMethod: "address" } },
    ]);
    expect(pushed()).toEqual([]);
  });

  test("that are on their way already are told once", () => {
    submit(save("", `aria-disabled="true"`));
    expect([pushed(), sent]).toEqual([[], []]);
  });

  test("that search the site wait for the results, and say which kind of suggestion it was", () => {
    const search = (kind: string) => `<form action="/search/" method="post" role="search">
      <input name="search_term" value="casper 83702"><input type="hidden" name="manufacturer" value="Casper"${kind}></form>`;
    submit(search(` data-kind="manufacturer"`));
    submit(search(""));
    expect(pushed()).toEqual([]);
    expect(sent).toEqual([
      { resultManufacturer: "Casper", type: "manufacturer" },
      { resultManufacturer: "Casper", type: "" },
    ]);
  });

  test("that begin a claim wait until they are taken", () => {
    submit(`<form action="/cashback/birch-cash-back/" data-cta="local-rebate-best-deal-start-redeem"></form>`);
    expect(pushed()).toEqual([]);
    expect(sent).toEqual([{ name: "local-rebate-best-deal-start-redeem", promotion: "birch-cash-back" }]);
  });

  test("without a name, and buttons within them, say nothing", () => {
    press(`<div data-cta="deal-clicked"><form><button>Send</button></form></div>`, "button");
    expect(pushed()).toEqual([]);
  });
});

test("what is pressed before the script is there is told once it is", () => {
  stop();
  configureAnalytics("G-1");
  press(`<a href="/mattress-deal/dusk-deal/">Dusk deal</a>`);
  expect(pushed()).toEqual([]);
  stop = listenToPresses((event) => tellPress(event, shown));
  expect(pushed()).toEqual([cta("deal-clicked")]);
});
