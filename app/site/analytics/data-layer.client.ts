import type { ClickName } from "#contracts/analytics/click-names";
import type {
  AccountEvent,
  AnalyticsUser,
  DataLayerEvent,
  Product,
  QuizEvent,
  SearchEvent,
  Store,
  StoreLocator,
} from "#contracts/analytics/data-layer";
import type { PageWords } from "#contracts/analytics/page-words";
import { withoutPersonalData } from "~/platform/addresses";
import { configuredAnalyticsId } from "~/platform/analytics-id.client";

/**
 * The one way into the data layer (specification, sections 3 and 7): plain objects pushed to window.dataLayer, where a tag
 * that an operator adds may read them. Their schema is contracts/analytics/data-layer.ts. Nothing is pushed without an
 * analytics id, or when the browser says that the visitor does not want it.
 */

type Unlabeled<Event> = Event extends unknown ? Omit<Event, "analyticsId"> : never;

const isRefused = () =>
  configuredAnalyticsId() === undefined ||
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Whatever a text may hold, nothing of it names a person. */
const cleaned = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value, cleanText)) as Value;
const cleanText = (_key: string, value: unknown) => (typeof value === "string" ? cleanWords(value) : value);
const cleanWords = (words: string) => withoutPersonalData(words).slice(0, 300);

function push(event: Unlabeled<DataLayerEvent>): void {
  if (isRefused()) return;
  const page = window as Window & { dataLayer?: object[] };
  (page.dataLayer ??= []).push({ ...cleaned(event), analyticsId: configuredAnalyticsId() });
}

/** What a page tells of itself beside its words. */
export interface PageParts {
  comparisons?: readonly string[] | undefined;
  productList?: readonly Product[] | undefined;
  store?: Store | undefined;
  storeLocator?: StoreLocator | undefined;
}

export function trackPage(
  [type, subtype, editorialType]: PageWords,
  path: string,
  user: AnalyticsUser,
  { comparisons = [], productList = [], ...parts }: PageParts = {},
): void {
  const page = { type, subtype, path, ...(editorialType && { editorialType }) };
  push({
    event: "page-data-loaded",
    page: { ...page, comparisons: [...comparisons], productList: [...productList], ...parts },
    user,
  });
}

export const trackAuthentication = (account: AccountEvent, user: AnalyticsUser) =>
  push({ event: "account authentication", account, user });

export const trackSearch = (search: SearchEvent) => push({ event: "site search", search });

export const trackQuiz = (quiz: QuizEvent) => push({ event: "mattress quiz", quiz });

export const trackQuickView = (quickView: Product) => push({ event: "product quick view", quickView });

export const trackStoreClick = (store: Store) => push({ event: "store locator click", store });

/** Somebody calls a store, or asks for the way to it. */
export const trackStoreContact = (store: Store) => push({ event: "qualifying action", store });

/** What somebody does who is about to buy, or has bought. */
const qualifying: readonly ClickName[] = [
  "promo-send-deals-clicked",
  "send-quiz-results-clicked",
  "local-rebate-best-finished-redeem",
];

interface ClickFacts {
  /** Slugs of the deals that are meant. */
  deals?: readonly string[];
  /** Slug of the cash back offer. */
  promotion?: string;
  /** It leads to a seller. */
  toSeller?: boolean;
  /** Results of the quiz that were saved. */
  quiz?: QuizEvent | undefined;
}

/** A form that is told once it is taken. */
export interface SentForm {
  name: ClickName;
  promotion: string;
  quiz?: QuizEvent;
}

/** A press that has a name, with the event of what it is about: an online promotion, or cash back. */
export function trackClick(
  name: ClickName,
  { deals = [], promotion = "", toSeller = false, quiz }: ClickFacts = {},
): void {
  if (quiz !== undefined) trackQuiz(quiz);
  push({ event: "CTA click", cta: { name } });
  switch (name) {
    case "promo-button-clicked":
    case "promo-send-deals-clicked":
      push({ event: "online promo", promo: { name, deals: [...deals] } });
      break;
    case "local-rebate-best-deal-clicked":
    case "local-rebate-best-deal-start-redeem":
    case "local-rebate-best-finished-redeem":
      push({ event: "rebate offer", rebate: { name, promotion } });
  }
  if (toSeller || qualifying.includes(name)) push({ event: "qualifying action", cta: { name } });
}

/** What outlasts a document, in its tab alone: the next page may be one, and what was done on this one would be lost. */
export interface Visit {
  /** null: it isn’t known yet. */
  signedIn: boolean | null;
  /** At any time: whoever is not anymore has logged out. */
  wasSignedIn: boolean;
  /** A form that was sent, and may be refused. */
  sent?: SentForm;
  /** A search whose results are not there yet: its words may be such that the document with them has no tag. */
  searched?: Omit<SearchEvent, "term">;
}

const key = "analytics";

export function readVisit(): Visit | null {
  if (isRefused()) return null;
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as Visit | null;
  } catch {
    return null;
  }
}

export function rememberVisit(visit: Visit): void {
  if (isRefused()) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // Blocked or full: this document remembers it, the next one does not.
  }
}
