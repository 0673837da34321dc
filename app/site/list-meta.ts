import type { MetaDescriptor } from "@remix-run/react";
import { crumbsTo } from "~/ui/breadcrumbs";
import { listHref, type ListShape } from "~/ui/listing/address";
import { chosenFacets, chosenIn } from "~/ui/listing/facets";
import { asksForFilters, titleAt } from "~/ui/listing/filter-address";
import type { ListData } from "~/ui/listing/list-page";
import { type MetaArguments, pageMeta } from "./page-meta";

interface ListFacts<Item> {
  list: ListShape;
  /** Where it is not the heading of the page. */
  title?: string;
  description: string;
  /** Path of the page of an entry. */
  pathOf: (item: Item) => string;
}

/** Descriptors for the page of a list with filters: what is chosen in its title, its entries as an ItemList. */
export function listMeta<Item>(
  { data, ...page }: MetaArguments & { data: ListData<Item> | undefined; location: { search: string } },
  { list, title = list.title, description, pathOf }: ListFacts<Item>,
): MetaDescriptor[] {
  if (!data) return pageMeta(page, null);
  const { query, refused, listing } = data;
  const chosen = chosenFacets(listing.facets, query).flatMap(chosenIn);
  const filtersOpen = asksForFilters(page.location.search);
  const noindex = refused !== null || filtersOpen || listing.items.length === 0 || chosen.length > 1;
  const labels = chosen.length > 0 ? `: ${chosen.map(({ label }) => label).join(", ")}` : "";
  return pageMeta(page, {
    title: titleAt(page.location.search, `${title}${labels}${listing.page > 1 ? `, page ${listing.page}` : ""}`),
    description,
    // One address for a list, however it is sorted and shown; its filters and combinations of them are for people,
    // not for an index.
    path: listHref(list, { ...query, sort: undefined, view: undefined }),
    crumbs: crumbsTo(list.title),
    noindex,
    entries: noindex ? [] : listing.items.map((item) => ({ path: pathOf(item) })),
  });
}
