/**
 * The analytics data layer (specification, sections 3 and 7): plain objects pushed to window.dataLayer, where a
 * tag that an operator adds may read them. Nothing is pushed without an analytics id, or when the browser says
 * that the visitor does not want it. No name, e-mail address or full ZIP code is ever among them.
 */

type DataLayerEvent = { event: string } & Record<string, unknown>;

export type SearchEvent = { term: string; type: string; resultManufacturer: string };

export type AnalyticsUser = {
  authLevel: "super admin" | "staff" | "regular";
  authStatus: "logged in" | "logged out" | "anonymous";
  ldpProximate: boolean;
  ldpStoresNearby: readonly string[];
};

type Session = Window & { dataLayer?: DataLayerEvent[] };

let analyticsId: string | undefined;

export function configureAnalytics(id: string | undefined): void {
  analyticsId = id;
}

function push(event: DataLayerEvent): void {
  const refused = (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  if (analyticsId === undefined || refused) return;
  const page = window as Session;
  (page.dataLayer ??= []).push({ ...event, analyticsId });
}

export const tellPage = (type: string, path: string, user: AnalyticsUser) =>
  push({ event: "page-data-loaded", page: { type, path, comparisons: [], productList: [] }, user });

export const tellSearch = (search: SearchEvent) => push({ event: "site search", search });

export const tellAuthentication = (user: AnalyticsUser) => push({ event: "account authentication", user });
