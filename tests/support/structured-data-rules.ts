/** What Google wants of the types that the site tells (https://developers.google.com/search/docs/appearance/structured-data). */

interface Rule {
  required: readonly string[];
  /** One of each group is required. */
  oneOf?: readonly (readonly string[])[];
  /** What Google recommends and a page that shows it tells. */
  recommended?: readonly string[];
}

const rules: Readonly<Record<string, Rule>> = {
  Organization: { required: ["name", "url"] },
  WebSite: { required: ["name", "url", "potentialAction"] },
  SearchAction: { required: ["target", "query-input"] },
  EntryPoint: { required: ["urlTemplate"] },
  BreadcrumbList: { required: ["itemListElement"] },
  ItemList: { required: ["itemListElement"] },
  ListItem: { required: ["position"] },
  Product: {
    required: ["name"],
    oneOf: [["review", "aggregateRating", "offers"]],
    recommended: ["image", "brand", "url", "category"],
  },
  Brand: { required: ["name"] },
  AggregateRating: {
    required: ["ratingValue"],
    oneOf: [["ratingCount", "reviewCount"]],
    recommended: ["bestRating", "worstRating"],
  },
  Review: { required: ["author", "reviewRating"], recommended: ["datePublished", "reviewBody", "url"] },
  Rating: { required: ["ratingValue"], recommended: ["bestRating", "worstRating"] },
  Person: { required: ["name"] },
  FurnitureStore: {
    required: ["name", "address"],
    recommended: ["geo", "openingHoursSpecification", "telephone", "url"],
  },
  PostalAddress: {
    required: ["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"],
  },
  GeoCoordinates: { required: ["latitude", "longitude"] },
  OpeningHoursSpecification: { required: ["dayOfWeek", "opens", "closes"] },
  // Google also recommends a picture and the first day: our guides show neither.
  Article: { required: ["headline"], recommended: ["author", "dateModified", "url"] },
  DefinedTerm: { required: ["name"], recommended: ["description", "inDefinedTermSet", "url"] },
  QAPage: { required: ["mainEntity"] },
  Question: {
    required: ["name", "answerCount"],
    oneOf: [["acceptedAnswer", "suggestedAnswer"]],
    recommended: ["text", "author", "datePublished"],
  },
  Answer: { required: ["text"], recommended: ["author", "datePublished", "upvoteCount", "url"] },
  DiscussionForumPosting: {
    required: ["author", "datePublished", "text"],
    recommended: ["headline", "url", "commentCount"],
  },
  Comment: { required: ["text"], recommended: ["author", "datePublished", "url"] },
};

/** Their values are whole addresses of the site. */
const addresses = new Set(["url", "item", "image", "logo", "urlTemplate", "inDefinedTermSet"]);
/** Their values stand on the page, as words or as figures. */
const visible = new Set([
  ...["name", "headline", "description", "text", "reviewBody", "telephone", "streetAddress", "addressLocality"],
  ...["postalCode", "ratingValue", "ratingCount", "answerCount", "jobTitle", "upvoteCount"],
]);
const moment = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))?$/;

export interface TypedNode {
  "@type": string;
  [property: string]: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The blocks of a page, parsed. */
export function structuredDataOf(html: string): TypedNode[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g);
  return [...blocks].map(([, block]) => JSON.parse(block!) as TypedNode);
}

const dense = (text: string) => text.replace(/\s+/g, "");

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const plain = (html: string) => html.replace(/&(\w+|#\w+);/g, (entity, name: string) => entities[name] ?? entity);

/**
 * What stands on a page, and the descriptions of its pictures, without blanks: markup puts those where it likes. Our own
 * documents are regular enough for it, and a parser would take most of the time of the tests.
 */
function wordsOf(html: string): string {
  const body = html.slice(html.indexOf("<body")).replace(/<(script|style|template)\b[^]*?<\/\1>/g, "");
  const labels = [...body.matchAll(/ (?:aria-label|alt)="([^"]*)"/g)].map(([, label]) => label);
  return dense(plain(`${body.replace(/<[^>]+>/g, "")} ${labels.join(" ")}`));
}

/** All that is wrong with a page's structured data, as sentences. */
export function structuredDataFaults(html: string, origin: string): string[] {
  const faults: string[] = [];
  const words = wordsOf(html);
  const shows = (value: string | number) =>
    typeof value === "number"
      ? [String(value), value.toFixed(1), value.toLocaleString("en-US")].some((figure) => words.includes(figure))
      : words.includes(dense(value));

  const checkProperty = (path: string, property: string, value: unknown): void => {
    const at = `${path}.${property}`;
    if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) faults.push(`${at} is empty`);
    if (property.startsWith("date") && !moment.test(String(value))) faults.push(`${at} is no date: ${String(value)}`);
    if (addresses.has(property) && !(typeof value === "string" && value.startsWith(`${origin}/`)))
      faults.push(`${at} is no whole address of the site: ${String(value)}`);
    if (visible.has(property) && (typeof value === "string" || typeof value === "number") && !shows(value))
      faults.push(`${at} is not on the page: ${String(value).slice(0, 80)}`);
    for (const each of [value].flat()) if (isObject(each)) checkNode(at, each);
  };

  const checkNode = (path: string, node: Record<string, unknown>): void => {
    const type = String(node["@type"]);
    const rule = rules[type];
    if (rule === undefined) return void faults.push(`${path} is of a type without rules: ${type}`);
    const has = (property: string) => node[property] !== undefined;
    for (const property of [...rule.required, ...(rule.recommended ?? [])])
      if (!has(property)) faults.push(`${path} (${type}) has no ${property}`);
    for (const group of rule.oneOf ?? [])
      if (!group.some(has)) faults.push(`${path} (${type}) has none of ${group.join(", ")}`);
    for (const [property, value] of Object.entries(node))
      if (!property.startsWith("@")) checkProperty(`${path}.${type}`, property, value);
  };

  const blocks = structuredDataOf(html);
  for (const [index, block] of blocks.entries()) {
    if (block["@context"] !== "https://schema.org") faults.push(`block ${index} has another context`);
    checkNode(`block ${index}`, block);
  }
  faults.push(...blocks.flatMap(listFaults));
  return faults;
}

/** Lists count from one, name each address once, and rate nothing. */
function listFaults(block: TypedNode): string[] {
  if (block["@type"] !== "BreadcrumbList" && block["@type"] !== "ItemList") return [];
  const items = block.itemListElement as { position: number; name?: string; item?: string; url?: string }[];
  const of = items.map(({ item, url }) => item ?? url);
  return [
    ...(items.some(({ position }, index) => position !== index + 1) ? [`${block["@type"]} does not count from 1`] : []),
    ...(of.includes(undefined) ? [`${block["@type"]} has an item without an address`] : []),
    ...(new Set(of).size < of.length ? [`${block["@type"]} names an address twice`] : []),
    ...(block["@type"] === "BreadcrumbList" && items.length < 2 ? ["BreadcrumbList leads nowhere"] : []),
    // A list that leads to pages of their own needs no more than their addresses.
    ...(block["@type"] === "BreadcrumbList" && items.some(({ name }) => name === undefined)
      ? ["BreadcrumbList has an item without a name"]
      : []),
    ...(/"(?:\w*Rating|offers|review)":/.test(JSON.stringify(block)) ? [`${block["@type"]} rates its items`] : []),
  ];
}
