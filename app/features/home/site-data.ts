import type { Organization, SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import { paths } from "~/paths";

interface SiteFacts {
  name: string;
  origin: string;
}

/** https://schema.org/Organization: whose site it is. It is never rated here. */
export const organizationData = ({ name, origin }: SiteFacts) =>
  ({
    "@type": "Organization",
    name,
    url: origin + paths.home,
    logo: `${origin}/icon-512.png`,
  }) satisfies Organization;

/** https://schema.org/WebSite with its search. */
export const siteData = ({ name, origin }: SiteFacts) =>
  ({
    "@type": "WebSite",
    name,
    url: origin + paths.home,
    potentialAction: searchAction(origin),
  }) satisfies WebSite;

const searchAction = (origin: string): WithActionConstraints<SearchAction> => ({
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: `${origin}${paths.search}?q={search_term_string}` },
  "query-input": "required name=search_term_string",
});
