import type { LinksFunction, SerializeFrom } from "@remix-run/node";
import type { MetaDescriptor } from "@remix-run/react";
import type { BreadcrumbList } from "schema-dts";
import { type Crumb, factsOf } from "~/route-facts";
import { errorPrefix } from "~/ui/forms/error-prefix";
import { errorWords, faultOf } from "./errors/error-text";
import type { RootData } from "./root-data";
import { showsDemonstration } from "./shows-demonstration";
import { structured, type Told } from "./structured-data";

interface PageFacts {
  /** The site's name is appended; null for the name alone. */
  title: string | null;
  /** Without the site's name, as on management pages (specification, section 2). */
  wholeTitle?: boolean;
  description?: string;
  /** Path and canonical query of the page itself, e.g. "/mattresses/?page=2". */
  path?: string;
  /** As shown on the page, where they are not those of its route; emitted as BreadcrumbList. */
  crumbs?: readonly Crumb[];
  /** For pages that show nothing of the upstream's: a demonstration has made up nothing of them, and is named as one. */
  withoutData?: boolean;
  /** Something is wrong with what somebody has typed, and the page says so beside its field. */
  wrong?: boolean;
  /** For a query or a state of a page whose route may be listed: robots may follow its links but not index it. */
  noindex?: boolean;
  /** What a list has on this page, for search engines. */
  entries?: readonly { path: string }[];
  /** What it is about, for search engines. */
  thing?: Told | null;
}

/** What facts may need beside the data of their page. */
interface PageAddress {
  /** Of the site. */
  name: string;
  origin: string;
  /** The query. */
  search: string;
}

export interface MetaArguments<Data = unknown> {
  matches: readonly { id: string; data?: unknown; handle?: unknown }[];
  location?: { key: string; search?: string };
  /** Undefined when the loader threw, null where the action did. */
  data?: Data | null;
  error?: unknown;
}

/** By this the router knows what the document came with: on the server and, but for a key from the scroll restoration, in browsers. */
const documentKey = (globalThis.history?.state as { key?: string } | null)?.key ?? "default";

/**
 * Descriptors for a route's `meta`. Facts that a function gives need what the loader gave; without it, as for null, the
 * page is an error page, named by its fault and not to be listed.
 */
export function pageMeta<Data>(
  { matches, location, data, error }: MetaArguments<Data>,
  given: PageFacts | ((data: Data, address: PageAddress) => PageFacts) | null,
): MetaDescriptor[] {
  const { name: siteName, origin } = siteOf({ matches });
  const formFailed = rootOf({ matches })?.formFailed === true;
  // Of the document alone. ErrorSummary sees to forms sent by scripts.
  const failed = formFailed && location?.key === documentKey;
  // Wherever a page is quoted, its data is said to be made up; search engines are told not to list it.
  const demo = showsDemonstration(matches);
  const name = demo ? `${siteName} demo` : siteName;
  const address = { name: siteName, origin, search: location?.search ?? "" };
  const facts = typeof given === "function" ? data && given(data, address) : given;
  const { listing, crumbs: crumbsOfRoute } = factsOf(matches.at(-1)?.handle);
  const {
    title,
    wholeTitle = false,
    withoutData = false,
    wrong = false,
    path,
    crumbs = crumbsOfRoute,
    thing = null,
    entries = [],
    ...rest
  } = facts && !error ? facts : errorFacts(error, failed && data === undefined);
  const isListed = rest.noindex !== true && listing !== "noindex" && listing !== "closed";
  const noindex = demo || !isListed;
  const [mark, remark] = withoutData ? ["This site is a demo.", "demo"] : ["Demo with made-up data.", "made-up data"];
  const description = demo && rest.description !== undefined ? `${mark} ${rest.description}` : rest.description;
  return [
    {
      title: (failed || wrong ? errorPrefix : "") + (title === null ? name : wholeTitle ? title : `${title} | ${name}`),
    },
    ...(description === undefined
      ? []
      : [
          { name: "description", content: description },
          { property: "og:title", content: title === null ? name : demo ? `${title} (${remark})` : title },
          { property: "og:description", content: description },
          { property: "og:site_name", content: name },
        ]),
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
    ...(path === undefined
      ? []
      : [
          { tagName: "link" as const, rel: "canonical", href: origin + path },
          { property: "og:url", content: origin + path },
        ]),
    // For search engines alone, which read nothing of a page that they may not list.
    ...(crumbs === undefined || !isListed ? [] : structured(breadcrumbList(crumbs, origin, path ?? ""))),
    ...structured(thing),
    ...itemListMeta({ matches }, entries),
  ];
}

/** A route's `meta` where it is these descriptors alone. */
export const metaOf =
  <Loader>(given: PageFacts | ((data: SerializeFrom<Loader>, address: PageAddress) => PageFacts)) =>
  (page: MetaArguments<SerializeFrom<Loader>>) =>
    pageMeta(page, given);

const rootOf = ({ matches }: Pick<MetaArguments, "matches">) =>
  matches.find((match) => match.id === "root")?.data as Partial<RootData> | undefined;

/** Name and origin of the site from the root loader; stand-ins when it failed. */
export const siteOf = (page: Pick<MetaArguments, "matches">): Pick<RootData["site"], "name" | "origin"> =>
  rootOf(page)?.site ?? { name: "Bedlark", origin: "" };

/** Where a form was refused before its page failed, the page is about the form: site/errors/form-error-page.tsx. */
function errorFacts(error: unknown, refused: boolean): PageFacts {
  const { status, retryAfter, planned, title } = faultOf(error);
  const words = refused ? errorWords(400) : errorWords(status, retryAfter);
  return { title: title ?? planned?.title ?? words.title, noindex: true };
}

export function breadcrumbList(crumbs: readonly Crumb[], origin: string, path: string) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: crumb.label,
      item: origin + (crumb.href ?? path),
    })),
  } satisfies BreadcrumbList;
}

/** A route's `links`: the styles of its page. */
export const linksTo =
  (...stylesheets: string[]): LinksFunction =>
  () =>
    stylesheets.map((href) => ({ rel: "stylesheet", href }));

/** https://schema.org/ItemList by address alone: names and prices are those of the thing's page. None without items. */
export function itemListMeta(
  page: Pick<MetaArguments, "matches">,
  items: readonly { path: string }[],
): MetaDescriptor[] {
  if (items.length === 0) return [];
  const itemListElement = items.map(({ path }, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    url: siteOf(page).origin + path,
  }));
  return structured({ "@type": "ItemList", itemListElement });
}
