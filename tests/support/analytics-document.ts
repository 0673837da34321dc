import { z } from "zod";
import { clickNames } from "#contracts/analytics/click-names";
import { dataLayerEvent, dataLayerEvents } from "#contracts/analytics/data-layer";
import { analyticsJourneys, type Fired } from "../e2e/analytics-journeys";
import { routeWords } from "./page-words";

/** docs/data-layer.schema.json: what any push to the data layer is, for whoever reads it with a tag of their own. */
export const dataLayerSchema = () =>
  `${JSON.stringify({ title: "One push to the data layer", ...z.toJSONSchema(dataLayerEvent) }, null, 2)}\n`;

const row = (...cells: string[]) => `| ${cells.join(" | ")} |`;
const code = (text: string) => `\`${text}\``;

/** What fires each, of all that a journey does. */
const firedBy: Record<Fired, string> = {
  "account authentication": "logs in or out; reported on the next page",
  "mattress quiz": "sees a quiz question or the results, or has saved results",
  "online promo": "goes from a deal to its seller, copies its code, or has deals emailed to them",
  "product quick view": "opens a bed's facts on its card, or opens how a match was scored",
  "qualifying action":
    "goes to a seller, calls a store or gets directions, has deals emailed to them, or has saved results or sent a claim",
  "rebate offer": "follows a cash back offer, or has begun or sent a claim",
  "site search": "searches the site; reported on the results page",
  "store locator click": "follows a link to a store",
  "CTA click: promo-button-clicked": "goes from a deal to its seller, or copies its code",
  "CTA click: product-discount-box-clicked": "follows the discount on a bed's card",
  "CTA click: promo-send-deals-clicked": "presses “Send me these deals”",
  "CTA click: local-rebate-best-deal-clicked": "follows a link to a cash back offer",
  "CTA click: local-rebate-best-deal-start-redeem": "begins a claim, once its first form has been accepted",
  "CTA click: local-rebate-best-finished-redeem": "sends a claim, once its last form has been accepted",
  "CTA click: deal-clicked": "follows a link to a deal, or from a bed to its seller",
  "CTA click: send-quiz-results-clicked": "saves quiz results, once they are saved",
};

/** Whoever does it on the way, a line each. */
const journeysOf = (fired: Fired) =>
  analyticsJourneys
    .filter(({ fires }) => fires.includes(fired))
    .map(({ does }) => does)
    .join("; ");

const eventRows = () =>
  dataLayerEvents.map(({ shape }) => {
    const { event, analyticsId: _id, ...groups } = shape;
    const name = event.value;
    const named = Object.entries(groups).map(
      ([group, schema]) => code(group) + (schema instanceof z.ZodOptional ? " (where it has one)" : ""),
    );
    const [who, within] =
      name === "page-data-loaded"
        ? ["opens any page", "(all journeys)"]
        : name === "CTA click"
          ? ["does anything in the next table", "(see there)"]
          : [firedBy[name], journeysOf(name)];
    return row(code(name), named.join(", "), who, within);
  });

const clickRows = () =>
  clickNames.map((name) => row(code(name), firedBy[`CTA click: ${name}`], journeysOf(`CTA click: ${name}`)));

const pageRows = () => {
  const subtypes = new Map<string, Set<string>>();
  for (const { words } of routeWords()) {
    if (words === null) continue;
    const [type = "", subtype = "", editorial] = words;
    const said = editorial === undefined ? subtype : `${subtype} (${editorial})`;
    subtypes.set(type, (subtypes.get(type) ?? new Set()).add(said));
  }
  subtypes.set("error", new Set(["not found", "not allowed", "failed"]));
  return [...subtypes]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([type, all]) => row(type, [...all].sort().join(", ")));
};

/** What a tag of Google Analytics 4 calls them. */
const ga4Events = [
  ["`page-data-loaded`", "page_view"],
  ["`page-data-loaded` with more than one of `page.productList`", "view_item_list"],
  ["`page-data-loaded` with `page.subtype` model", "view_item"],
  ["`site search`", "search"],
  ["`product quick view`, `store locator click`", "select_item"],
  ["`online promo`", "select_promotion"],
  ["`qualifying action`", "generate_lead"],
  ["`account authentication` with `account.action` log in", "login"],
] as const;

/** docs/analytics.md, from the schema, the journeys of tests/e2e/analytics.spec.ts and the handles of the routes. */
export const analyticsDocument = () =>
  [
    "<!-- Generated: npm run analytics; checked by tests/unit/analytics-document.test.ts -->",
    "",
    "# What pages push to the data layer",
    "",
    "With `ANALYTICS_ID` set, pages push these events to `window.dataLayer`. They push nothing without it, without scripts, for visitors",
    "who have declined, or if the browser sends Global Privacy Control. Each push has the shape of",
    "[data-layer.schema.json](data-layer.schema.json), and the tests check every push of every journey against it. No push contains an",
    "email address, a phone number, a whole ZIP code or an answer about somebody’s body.",
    "",
    "## Reading it with a tag",
    "",
    "A Google Tag Manager ID (`GTM-…`) loads its container for visitors who allow it",
    "([decision 79](decisions/0079-a-tag-manager-by-consent.md)). Before the first event, the layer contains `consent default` with all",
    "seven signals denied and, for these visitors, one `consent update` that grants `analytics_storage`. The following have no container:",
    "pages of the match quiz, of accounts, claims and mailed links; pages with a form in which people write as themselves; discussions",
    "for members; addresses with a ZIP code, a position or an email address; responses of 400 and above; and all pages of a visit that",
    "remembers quiz answers, a ZIP code or a position. Neither does a page whose address contains words that somebody typed, unless it is",
    "a search in which every word is known to be about products, or a search for stores near a town. Documents with a container don’t",
    "reveal who is logged in. In a Google Analytics 4 tag, set `page_location` to the page’s origin and `page.path`, turn off the",
    "measurement of history changes, and map:",
    "",
    row("Event here", "Event in Google Analytics 4"),
    row("---", "---"),
    ...ga4Events.map(([here, there]) => row(here, code(there))),
    "",
    "## Events",
    "",
    row("Event", "Groups", "Fired when a visitor", "Tested by the journey of a visitor who"),
    row("---", "---", "---", "---"),
    ...eventRows(),
    "",
    "## Click names",
    "",
    row("`cta.name`", "Fired when a visitor", "Tested by the journey of a visitor who"),
    row("---", "---", "---"),
    ...clickRows(),
    "",
    "Links are identified by their target: any link to a deal or a store counts, wherever it is. Seller links, buttons and forms name",
    "their action in `data-cta`, and anything that opens a bed within a list names the bed in `data-quick-view`. Beginning and finishing",
    "a claim and saving results are reported on the next page, once the form has been accepted.",
    "",
    "## Pages",
    "",
    row("`page.type`", "`page.subtype`"),
    row("---", "---"),
    ...pageRows(),
    "",
  ].join("\n");
