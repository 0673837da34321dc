import { z } from "zod";
import { mattressSizes } from "../mattress";
import { ageBandLabels, recipientLabels, unknown, yesNoLabels } from "../vocabulary/quiz";
import { termsOf } from "../vocabulary/terms";
import { clickNames } from "./click-names";
import { editorialTypes, pageTypes } from "./page-words";

/**
 * What is pushed to the data layer: ten events, each with its groups (specification, sections 3 and 7). Browsers get
 * only the types; tests check every push against it, and docs/data-layer.schema.json is generated from it.
 */

/**
 * Rejects anything that looks like an email address, a phone number, another long number or a complete ZIP code, in
 * digits of any script. It is stricter than the code that removes them (platform/addresses.ts) and shares nothing with
 * it.
 */
const impersonal = new RegExp(
  [
    String.raw`^(?![\s\S]*(?:[@＠﹫]|%40)\s*[\p{L}\p{N}])`,
    String.raw`(?![\s\S]*[\p{L}\p{N}][\s([{]+at[\s)\]}]+[\p{L}\p{N}-]+(?:\.|[\s([{]+dot[\s)\]}]+)\p{L})`,
    // Don't start in the middle of a price: "$1,299.00".
    String.raw`(?![\s\S]*(?<![$\p{Nd}.,]|\$\s)\p{Nd}(?:[^\p{L}\p{N}$]{0,4}\p{Nd}){6})`,
    String.raw`(?![\s\S]*\p{Nd}{7})`,
    String.raw`(?![\s\S]*(?<!\p{Nd})(?:\p{Nd}{5}|\p{Nd}{3}-\p{Nd}{2}|\p{Nd}(?:[^\p{L}\p{N}$]{1,3}\p{Nd}){4})(?!\p{Nd}))`,
  ].join(""),
  "u",
);

const text = z.string().max(300).regex(impersonal);
const words = text.min(1);
const count = z.number().int().nonnegative();
const yesOrNo = z.enum(["yes", "no"]);
const answer = <const T extends readonly [string, ...string[]]>(values: T) => z.enum([...values, unknown]).optional();

export const product = z.strictObject({
  collection: text.describe("Its name; empty if the page doesn’t show it."),
  line: text.describe("Its name; empty if the page doesn’t show it."),
  listed: yesOrNo.describe("Whether we list a price for it."),
  manufacturer: text,
  model: words,
});

export const store = z.strictObject({
  isLdp: yesOrNo.describe("Whether it takes part in local discount promotions."),
  retailerLocation: text.describe(
    "Its slug, with spaces in place of hyphens; empty if its name would reveal where someone is.",
  ),
  retailerName: text.describe("Empty if the page doesn’t show it, or if it would reveal where someone is."),
  retailerStatus: z.enum(["open", "closed", ""]).describe("Status at that time; empty if unknown."),
});

const storeLocator = z.strictObject({
  ldpRetailerCount: count,
  ldpStoreCount: count,
  query: text.describe("Only the first three digits of a ZIP code; nothing of a position."),
  resultCount: count,
  resultInfo: z.array(store).max(100),
});

/** Nothing about the body: no position, weight, pain, temperature or allergy. */
const quiz = z.strictObject({
  step: z.string().regex(/^[a-z]{1,20}$/),
  saveMethod: z.enum(["e-mail", "account", "address"]).optional(),
  age: answer(termsOf(ageBandLabels)),
  budgetRange: z.number().optional().describe("In US dollars."),
  deliveryZip: z
    .string()
    .regex(/^(\d{3}|unknown)$/)
    .optional()
    .describe("Its first three digits, which identify a region."),
  recipient: answer(termsOf(recipientLabels)),
  size: answer(mattressSizes),
  tryInStore: answer(termsOf(yesNoLabels)),
});

const user = z.strictObject({
  authLevel: z.enum(["super admin", "staff", "regular"]),
  authStatus: z.enum(["logged in", "logged out", "anonymous"]),
  ldpProximate: z.boolean(),
  ldpStoresNearby: z.array(text).max(5),
});

const page = z.strictObject({
  type: z.enum(pageTypes),
  subtype: z.string().regex(/^[a-z][a-z ]*$/),
  path: words.describe("Excludes the query and the tokens of private links."),
  comparisons: z.array(text).max(4).describe("Slugs of the compared beds."),
  editorialType: z.enum(editorialTypes).optional(),
  productList: z.array(product).max(100),
  store: store.optional(),
  storeLocator: storeLocator.optional(),
});

const cta = z.strictObject({ name: z.enum(clickNames) });
const promo = z.strictObject({
  name: z.enum(["promo-button-clicked", "promo-send-deals-clicked"]),
  deals: z.array(text).max(24).describe("Slugs."),
});
const rebate = z.strictObject({
  name: z.enum([
    "local-rebate-best-deal-clicked",
    "local-rebate-best-deal-start-redeem",
    "local-rebate-best-finished-redeem",
  ]),
  promotion: text.describe("Slug of the cash back offer."),
});
const account = z.strictObject({
  action: z.enum(["log in", "log out"]),
  userType: z
    .enum(["member", "account holder", ""])
    .describe("A profile with an ID makes the user a member; empty once nobody is logged in."),
});
const search = z.strictObject({ term: text, type: text, resultManufacturer: text });

const event = <Name extends string, Groups extends z.core.$ZodLooseShape>(name: Name, groups: Groups) =>
  z.strictObject({ event: z.literal(name), ...groups, analyticsId: z.string().regex(/^[A-Za-z0-9-]{1,40}$/) });

export const dataLayerEvents = [
  event("page-data-loaded", { page, user }),
  event("account authentication", { account, user }),
  event("CTA click", { cta }),
  event("mattress quiz", { quiz }),
  event("online promo", { promo }),
  event("product quick view", { quickView: product }),
  event("qualifying action", { cta: cta.optional(), store: store.optional() }),
  event("rebate offer", { rebate }),
  event("site search", { search }),
  event("store locator click", { store }),
] as const;

export const dataLayerEvent = z.discriminatedUnion("event", dataLayerEvents);

export type DataLayerEvent = z.infer<typeof dataLayerEvent>;
export type EventName = DataLayerEvent["event"];
export type Product = z.infer<typeof product>;
export type Store = z.infer<typeof store>;
export type StoreLocator = z.infer<typeof storeLocator>;
export type QuizEvent = z.infer<typeof quiz>;
export type AnalyticsUser = z.infer<typeof user>;
export type SearchEvent = z.infer<typeof search>;
export type AccountEvent = z.infer<typeof account>;
