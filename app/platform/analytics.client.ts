import { configuredAnalyticsId } from "./analytics-id.client";
import { withoutAddresses, withoutPersonalData, withoutTokens } from "./addresses";

/**
 * The analytics data layer (specification, sections 3 and 7): plain objects pushed to window.dataLayer, where a
 * tag that an operator adds may read them. Nothing is pushed without an analytics id, or when the browser says
 * that the visitor does not want it. No name, e-mail address or full ZIP code is ever among them.
 */

type DataLayerEvent = { event: string } & Record<string, unknown>;

export interface SearchEvent {
  term: string;
  type: string;
  resultManufacturer: string;
}

/** Answers to the match quiz that are no one's health, as far as they were given; a ZIP code by its first three digits. */
export interface QuizEvent {
  step: string;
  saveMethod?: "e-mail" | "account" | "address";
  age?: string;
  budgetRange?: number;
  deliveryZip?: string;
  recipient?: string;
  size?: string;
  tryInStore?: string;
}

export interface StorePart {
  isLdp: "yes" | "no";
  retailerLocation: string;
  retailerName: string;
  retailerStatus: string;
}

export interface StoreLocatorPart {
  ldpRetailerCount: number;
  ldpStoreCount: number;
  /** Never a full ZIP code. */
  query: string;
  resultCount: number;
  resultInfo: readonly StorePart[];
}

/** What some kinds of pages tell of themselves. */
export interface PageParts {
  store?: StorePart;
  storeLocator?: StoreLocatorPart;
}

export interface AnalyticsUser {
  authLevel: "super admin" | "staff" | "regular";
  authStatus: "logged in" | "logged out" | "anonymous";
  ldpProximate: boolean;
  ldpStoresNearby: readonly string[];
}

type Session = Window & { dataLayer?: DataLayerEvent[] };

function push(event: DataLayerEvent): void {
  const refused = (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  const analyticsId = configuredAnalyticsId();
  if (analyticsId === undefined || refused) return;
  const page = window as Session;
  (page.dataLayer ??= []).push({ ...event, analyticsId });
}

export const trackPage = (type: string, path: string, user: AnalyticsUser, parts: PageParts = {}) =>
  push({
    event: "page-data-loaded",
    page: { type, path: withoutAddresses(withoutTokens(path)), comparisons: [], productList: [], ...cleaned(parts) },
    user,
  });

const cleaned = ({ storeLocator, ...parts }: PageParts): PageParts =>
  storeLocator === undefined
    ? parts
    : { ...parts, storeLocator: { ...storeLocator, query: withoutPersonalData(storeLocator.query) } };

export const trackSearch = ({ term, type, resultManufacturer }: SearchEvent) =>
  push({
    event: "site search",
    search: { term: withoutPersonalData(term), type, resultManufacturer: withoutPersonalData(resultManufacturer) },
  });

export const trackQuiz = (quiz: QuizEvent) => push({ event: "mattress quiz", quiz });

/** `name` is one of the click names of the specification, section 7. */
export const trackClick = (name: string) => push({ event: "CTA click", cta: { name } });

export const trackStoreClick = (store: StorePart) => push({ event: "store locator click", store });

export const trackAuthentication = (user: AnalyticsUser) => push({ event: "account authentication", user });
