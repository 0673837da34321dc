import type { Page } from "playwright/test";
import type { ClickName } from "#contracts/analytics/click-names";
import type { EventName } from "#contracts/analytics/data-layer";
import { dayOf } from "#contracts/us-days";

/** An event by its name, and a click by its name as well. */
export type Fired = Exclude<EventName, "CTA click" | "page-data-loaded"> | `CTA click: ${ClickName}`;

export interface AnalyticsJourney {
  /** What a person does, as the table in docs/analytics.md has it. */
  does: string;
  /** All that it fires besides the pages. */
  fires: readonly Fired[];
  go(page: Page): Promise<void>;
}

const hydrated = (page: Page) => page.locator("html[data-hydrated]").waitFor({ state: "attached" });

/** Until the page has told the data layer of itself: whoever leaves sooner takes what they did along. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() =>
    (window as { dataLayer?: { event: string }[] }).dataLayer?.some(({ event }) => event === "page-data-loaded"),
  );
}

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const today = () => dayOf(new Date());

async function findStores(page: Page, place: string) {
  await page.getByLabel("ZIP code, or city and state").fill(place);
  await button(page, "Find stores").click();
  await page.waitForURL(/place=/);
}

/** Slugs of beds that the first page of the list shows with a deal. */
async function dealtBeds(page: Page): Promise<string[]> {
  await open(page, "/mattress-models/?deal=true");
  const hrefs = await page
    .locator(".mattress-card:has(.deal-badge) .card__link")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  return hrefs.map((path) => path.split("/")[2]!);
}

const claimPath = /\/cashback\/claim\//;

/** Once each thing that the data layer is told of, done as a person does it; a test holds each to what it fires. */
export const analyticsJourneys: readonly AnalyticsJourney[] = [
  {
    does: "logs in to open the account page, which is another document, and logs out",
    fires: ["account authentication"],
    async go(page) {
      await open(page, "/signin/?next=/account/view-profile/");
      await page.getByLabel("Email address").fill("sleeper@example.com");
      await page.getByLabel("Password").fill("mattress-demo");
      await button(page, "Log in").click();
      await page.waitForURL((url) => url.pathname === "/account/view-profile/");
      await hydrated(page);
      await open(page, "/signout/");
      await button(page, "Log out").click();
      await page.waitForURL((url) => url.pathname === "/");
      await hydrated(page);
    },
  },
  {
    does: "answers a question of the match quiz, opens a bed among the matches and saves the matches",
    fires: ["mattress quiz", "product quick view", "CTA click: send-quiz-results-clicked", "qualifying action"],
    async go(page) {
      await open(page, "/mattress-finder/quiz/?recipient=me&size=queen&position=side&step=pain");
      await page.getByLabel("Hip", { exact: true }).check();
      await button(page, "Continue").click();
      await page.getByRole("link", { name: "See results for these answers" }).click();
      await page
        .getByRole("link", { name: /^How we scored it/ })
        .first()
        .click();
      await page.waitForURL(/open=/);
      await button(page, "Save these results").click();
      await page.getByRole("heading", { level: 1, name: /Matches saved on/ }).waitFor();
    },
  },
  {
    does: "opens a bed in the list of mattresses sold online",
    fires: ["product quick view"],
    async go(page) {
      await open(page, "/mattress-models/");
      await page.locator("details[data-quick-view] summary").first().click();
      await page.locator("details[data-quick-view][open]").waitFor();
    },
  },
  {
    does: "follows the discount of a bed in the list to its deal",
    fires: ["CTA click: product-discount-box-clicked"],
    async go(page) {
      await open(page, "/mattress-models/?deal=true");
      await page.locator(".deal-badge").first().click();
      await page.waitForURL("**/mattress-deal/*/");
    },
  },
  {
    does: "follows a deal from the list of online discounts and continues to its seller",
    fires: ["CTA click: deal-clicked", "CTA click: promo-button-clicked", "online promo", "qualifying action"],
    async go(page) {
      await open(page, "/mattress-deals/");
      await page.locator(".deal-row__title a").first().click();
      await page.waitForURL("**/mattress-deal/*/**");
      await page.locator(".deal-box__seller .button").click();
      await page.waitForURL((url) => !url.pathname.startsWith("/mattress-deal/"));
    },
  },
  {
    does: "has the online discounts emailed to them",
    fires: ["CTA click: promo-send-deals-clicked", "online promo", "qualifying action"],
    async go(page) {
      await open(page, "/mattress-deals/");
      // No mail program is there to be opened.
      await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
      await page.getByRole("link", { name: "Send me these deals" }).click();
    },
  },
  {
    does: "follows the deal in the comparison of two beds",
    fires: ["CTA click: deal-clicked"],
    async go(page) {
      const [one = "", ...others] = await dealtBeds(page);
      // Of one brand they may share a deal, and rows in which two beds are alike aren't shown.
      const brandOf = (bed: string) => bed.split("-")[0];
      const other = others.find((bed) => brandOf(bed) !== brandOf(one));
      await open(page, `/compare/?models=${one},${other}`);
      await main(page).locator('a[href^="/mattress-deal/"]').first().click();
      await page.waitForURL("**/mattress-deal/*/**");
    },
  },
  {
    does: "goes from a bed's page to its seller",
    fires: ["CTA click: deal-clicked", "qualifying action"],
    async go(page) {
      const [bed] = await dealtBeds(page);
      await open(page, `/mattress-model/${bed}/`);
      await page.locator(".buy-box__seller").click();
      await page.waitForURL((url) => !url.pathname.startsWith("/mattress-model/"));
    },
  },
  {
    does: "finds the stores near a place, opens one and calls it",
    fires: ["store locator click", "qualifying action"],
    async go(page) {
      await open(page, "/mattress-stores/");
      await findStores(page, "83702");
      await page.locator(".store-card__name a").first().click();
      await page.waitForURL(/\/mattress-stores\/[a-z0-9-]+\/$/);
      await hydrated(page);
      // No browser of the tests has a telephone: Firefox would ask for one, and the press would never end.
      await page.evaluate(() => addEventListener("click", (press) => press.preventDefault()));
      await main(page).locator('a[href^="tel:"]').first().click();
    },
  },
  {
    does: "opens a store near the remembered place from the home page",
    fires: ["store locator click"],
    async go(page) {
      await open(page, "/mattress-stores/");
      await findStores(page, "Boise, ID");
      await open(page, "/");
      await page.locator(".near-stores li a").first().click();
      await page.waitForURL(/\/mattress-stores\/[a-z0-9-]+\/$/);
    },
  },
  {
    does: "searches the site",
    fires: ["site search"],
    async go(page) {
      await open(page, "/search/");
      await main(page)
        .getByRole("textbox", { name: "Search beds, stores, words and questions" })
        .fill("casper near 83702");
      await button(page, "Search").click();
      await page.waitForURL(/q=/);
    },
  },
  {
    does: "picks a cash back offer, begins a claim and sends it",
    fires: [
      "CTA click: local-rebate-best-deal-clicked",
      "CTA click: local-rebate-best-deal-start-redeem",
      "CTA click: local-rebate-best-finished-redeem",
      "rebate offer",
      "qualifying action",
    ],
    async go(page) {
      await open(page, "/cashback/");
      await page
        .getByRole("link", { name: /^Claim for/ })
        .first()
        .click();
      await page.waitForURL(/-cash-back\/$/);
      // Refused: begun only once it is taken.
      await button(page, "Save and continue").click();
      await page.getByRole("alert").waitFor();
      await page.getByLabel("Which mattress did you buy?").fill("Original, queen");
      await page.getByLabel("Invoice number").fill(`INV ${Date.now()}`);
      await page.getByLabel("Date you bought it").fill(today());
      await page.getByLabel("What you paid for the mattress").fill("9,999");
      await button(page, "Save and continue").click();
      await page.waitForURL("**/proof/");
      await page.getByLabel("Your receipt").setInputFiles("docs/home.png");
      await button(page, "Save and continue").click();
      await page.waitForURL("**/payment/");
      await page.getByLabel("Bank transfer").check();
      await page.getByLabel("Name on the account or the check").fill("Nora Field");
      await page.getByLabel("Checking").check();
      await page.getByLabel("Routing number").fill("011000015");
      await page.getByLabel("Account number").fill("0001234567890");
      await button(page, "Save and continue").click();
      await page.waitForURL("**/send/");
      await page.getByLabel("Your name").fill("Nora Field");
      await page.getByLabel("Email address").fill(`claimant-${Date.now()}@example.com`);
      await page.getByLabel("What I’ve told you is true").check();
      await button(page, "Send my claim").click();
      await page.waitForURL((url) => !claimPath.test(url.pathname));
      await hydrated(page);
    },
  },
];
