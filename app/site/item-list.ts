import type { MetaDescriptor } from "@remix-run/react";
import { type MetaArguments, siteOf } from "./page-meta";

/** https://schema.org/ItemList by name and address alone: prices are those of the thing's page. None without items. */
export function itemListMeta(
  { matches }: Pick<MetaArguments, "matches">,
  items: readonly { name: string; path: string }[],
): MetaDescriptor[] {
  if (items.length === 0) return [];
  const { origin = "" } = siteOf(matches);
  const itemListElement = items.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: origin + path,
  }));
  return [{ "script:ld+json": { "@context": "https://schema.org", "@type": "ItemList", itemListElement } }];
}
