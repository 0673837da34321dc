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
  "account authentication": "logs in or out, told on the page that follows",
  "mattress quiz": "is shown a question of the quiz or its results, and once results are saved",
  "online promo": "goes from a deal to its seller, copies its code, or has deals sent to themselves",
  "product quick view": "opens the facts of a bed on its card, or how a match was scored",
  "qualifying action":
    "goes to a seller, calls a store or asks for the way there, has deals sent, and once results are saved or a claim is sent",
  "rebate offer": "follows a cash back offer, and once a claim is begun or sent",
  "site search": "searches the site, told on the page of the results",
  "store locator click": "follows a link to a store",
  "CTA click: promo-button-clicked": "goes from a deal to its seller, or copies its code",
  "CTA click: product-discount-box-clicked": "follows the discount on the card of a bed",
  "CTA click: promo-send-deals-clicked": "presses “Send me these deals”",
  "CTA click: local-rebate-best-deal-clicked": "follows a link to a cash back offer",
  "CTA click: local-rebate-best-deal-start-redeem": "begins a claim, once its first form was taken",
  "CTA click: local-rebate-best-finished-redeem": "sends a claim, once its last form was taken",
  "CTA click: deal-clicked": "follows a link to a deal, or from a bed to its seller",
  "CTA click: send-quiz-results-clicked": "saves results of the quiz, once they are saved",
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
        ? ["opens any page", "all"]
        : name === "CTA click"
          ? ["does any of the second table", "see there"]
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
    "<!-- Generated: npm run analytics; held by tests/unit/analytics-document.test.ts -->",
    "",
    "# What the data layer is told",
    "",
    "With `ANALYTICS_ID` set, pages push these events to `window.dataLayer`; without it, without scripts, for whoever has declined,",
    "and where the browser sends Global Privacy Control, nothing. Each push has the shape of [data-layer.schema.json](data-layer.schema.json), to",
    "which the tests hold every push of every journey. No e-mail address, phone number, whole ZIP code or answer about",
    "somebody’s body is among them.",
    "",
    "## A tag that reads it",
    "",
    "An id of Google Tag Manager (`GTM-…`) loads its container for visitors who allow that",
    "([decision 79](decisions/0079-a-tag-manager-by-consent.md)). Before the first event the layer has `consent default` with all",
    "seven signals denied, and for them one `consent update` that grants `analytics_storage`. Pages of the match quiz, of accounts,",
    "claims and mailed links, pages with a form in which people write as themselves, discussions for members, addresses with a ZIP",
    "code, a position or an e-mail address, answers of 400 and above, and all pages of a visit that remembers answers of the quiz, a",
    "ZIP code or a position have no container. Nor has a page whose address holds words that somebody typed, unless it is a search",
    "of which every word is known to be about products, or stores near a town. Documents with a container don’t say who is logged",
    "in. In a Google Analytics 4 tag set `page_location` to the page’s origin and `page.path`, turn the measurement of history changes off,",
    "and map:",
    "",
    row("Event here", "Event in Google Analytics 4"),
    row("---", "---"),
    ...ga4Events.map(([here, there]) => row(here, code(there))),
    "",
    "## Events",
    "",
    row("Event", "Groups", "Fired for whoever", "Tried by the journey of whoever"),
    row("---", "---", "---", "---"),
    ...eventRows(),
    "",
    "## Names of clicks",
    "",
    row("`cta.name`", "Fired for whoever", "Tried by the journey of whoever"),
    row("---", "---", "---"),
    ...clickRows(),
    "",
    "Links are told by where they lead: any link to a deal or a store counts, wherever it stands. Seller links, buttons and forms",
    "name what they do in `data-cta`, and what shows a bed within a list names the bed in `data-quick-view`. Beginning and",
    "finishing a claim and saving results are told on the page that follows once the form was taken.",
    "",
    "## Pages",
    "",
    row("`page.type`", "`page.subtype`"),
    row("---", "---"),
    ...pageRows(),
    "",
  ].join("\n");
