import type { QueryPart, UnderstoodQuery } from "../../app/contracts/search";
import type { MattressSize } from "../../app/contracts/mattress";
import { typeLabels } from "../../app/contracts/vocabulary/mattress";
import { mattressFacetKeys } from "../../app/contracts/vocabulary/mattress-listing";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { toListed } from "../mattresses/mattress-listing";
import { firmnessFacet } from "../catalogue/model-facets";
import type { Chosen } from "../listing/facets";
import type { ListedModel } from "../mattresses/mattress-facets";
import { type AskedBeds, bestFirst, fittingBeds } from "./fitting-beds";
import type { Interpretation } from "./interpret-query";
import { phrasesOf, queryWithout } from "./query-tokens";
import type { ReadPart } from "./read-part";
import { linksOf, nearbyStores, type StoresNear } from "./stores-near";

interface World {
  catalogue: CatalogueSnapshot;
  /** Null: the query names no place. */
  near: StoresNear | null;
  /** Size whose prices are shown when the query names none. */
  size: MattressSize;
  /** A UTC day. */
  today: string;
}

const shown = 5;
/** Kinds of parts that the listing has no facet for. */
const unlisted: readonly QueryPart["kind"][] = ["material", "height", "need"];
const facetKinds: ReadonlySet<string> = new Set(mattressFacetKeys);
/** Parts that ask for beds by what they are, not by what they are called. */
const bedKinds: ReadonlySet<string> = new Set([...mattressFacetKeys, ...unlisted, "order"]);

export interface Understanding {
  understood: UnderstoodQuery | null;
  /** All beds that fit, best first; null: it asks for none. */
  fitting: readonly ListedModel[] | null;
}

/** What a query asks for besides names: fitting beds, the list of them, stores, answers of the quiz, pages. */
export function understand(read: Interpretation, world: World): Understanding {
  const { query, parts, otherPlaces, ignored, unknown, nameTokens } = read;
  const { catalogue, near } = world;
  const asksBeds = parts.some(({ kind, excluded }) => bedKinds.has(kind) || excluded !== undefined);
  const anyBed = parts.length + nameTokens.length + unknown.length === 0 && /\p{L}/u.test(query);
  const named = nameTokens.length === 0 ? null : namedModels(read, catalogue);
  const asked = askedBeds(parts, named, world);
  const all = [...parts.map((part) => restated(part, query)), ...namePart(read)].sort(byKind);
  if (all.length === 0 && !anyBed) return { understood: null, fitting: null };

  const wanted = (asksBeds && named?.length !== 0) || anyBed;
  const beds = wanted ? bestFirst(fittingBeds(catalogue, asked), asked, near) : [];
  const understood: UnderstoodQuery = {
    parts: wanted && beds.length === 0 ? withCounts(all, parts, named, world) : all,
    unknown: phrasesOf(unknown, query),
    ignored: phrasesOf(ignored, query),
    other_places: otherPlaces.map((other) => ({ label: other.label, query: onlyPlace(other, read) })),
    beds: wanted
      ? {
          count: beds.length,
          near_count: near === null ? null : beds.filter(({ model }) => near.having.has(model.id)).length,
          size: asked.size,
          best_by: asked.sort === null ? [...asked.bestBy] : [],
          items: beds
            .slice(0, shown)
            .map((bed) => ({ ...toListed(bed, asked.size), near: nearbyStores(bed.model, near, catalogue) })),
        }
      : null,
    listing: listingOf(asked, parts, world, { anyBed, beds: wanted ? beds : null }),
    stores:
      near === null
        ? null
        : {
            place: near.place,
            radius: near.radius,
            count: near.found.length,
            brands: linksOf(parts, "manufacturer"),
            retailers: linksOf(parts, "retailer"),
          },
    quiz: Object.assign({}, ...parts.map(({ quiz }) => quiz ?? {})) as Record<string, string>,
    pages: pagesOf(parts, asked, catalogue),
  };
  return { understood, fitting: wanted ? beds : null };
}

/** The query with one of its places alone. */
function onlyPlace(place: ReadPart, { query, parts, otherPlaces }: Interpretation): string {
  const places = [...parts.filter(({ kind }) => kind === "place"), ...otherPlaces];
  return queryWithout(
    query,
    places.flatMap(({ tokens }) => (tokens === place.tokens ? [] : tokens)),
  );
}

/** Pages with what they are asked about, of which they have something. */
function pagesOf(parts: readonly ReadPart[], { chosen }: AskedBeds, catalogue: CatalogueSnapshot) {
  const [brand = null] = linksOf(parts, "manufacturer");
  const { type = [], size = [], price = [], brand: brands = [] } = chosen;
  const withDeals = brands.filter((slug) =>
    catalogue.deals.some((deal) => deal.sold_online && deal.brand.slug === slug),
  );
  const state = parts.find((part) => part.state !== undefined)?.state;
  const ofDeals = inAddress({ brand: withDeals, type, size, price });
  return [...new Set(parts.flatMap(({ page }) => page ?? []))].map((page) => ({
    page,
    brand: page === "reviews" ? brand : null,
    query: page === "deals" ? ofDeals : page === "stores" && state !== undefined ? { place: state } : {},
  }));
}

/** Chosen values as an address holds them. */
const inAddress = (chosen: Chosen) =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([key, values]) =>
      values.length === 0 ? [] : [[key, [...values].sort().join(",")]],
    ),
  );

/** Slugs of the models that are called so, or that belong to a line or a collection that is. */
function namedModels({ hits }: Interpretation, { bySlug, lines, collections }: CatalogueSnapshot): string[] {
  const slugs = hits.flatMap(({ entry: { kind, slug } }) =>
    kind === "model"
      ? [slug]
      : (
          (kind === "line" ? lines.get(slug) : kind === "collection" ? collections.get(slug) : undefined)?.models ?? []
        ).map(({ card }) => card.slug),
  );
  return [...new Set(slugs)].filter((slug) => bySlug.has(slug));
}

/** All that a bed can be of a facet of which something was excluded. */
const alternatives: Readonly<Record<string, readonly string[]>> = {
  type: Object.keys(typeLabels),
  firmness: firmnessFacet.values.map(({ value }) => value),
};

function askedBeds(
  parts: readonly ReadPart[],
  named: readonly string[] | null,
  { size, today }: Pick<World, "size" | "today">,
): AskedBeds {
  const chosen: Record<string, string[]> = {};
  const unwanted = new Set<string>();
  const choose = (key: string, values: readonly string[]) => {
    chosen[key] = [...new Set([...(chosen[key] ?? []), ...values])];
  };
  for (const { kind, values, excluded, material, link } of parts) {
    // Prices are of one size: the first that is named.
    if (kind === "size" && chosen.size !== undefined) continue;
    if (facetKinds.has(kind) && values !== undefined && excluded === undefined) choose(kind, values);
    if (material !== undefined) choose("material", [material]);
    if (kind === "height") choose("height", values ?? []);
    if (kind === "manufacturer" && link !== undefined) choose("brand", [link.slug]);
  }
  for (const { kind, excluded } of parts) {
    if (excluded === undefined) continue;
    const all = chosen[kind] ?? alternatives[kind];
    if (all === undefined) for (const each of excluded) unwanted.add(each);
    else chosen[kind] = all.filter((value) => !excluded.includes(value));
  }
  return {
    chosen,
    unwanted,
    named,
    bestBy: [...new Set(parts.flatMap(({ score }) => score ?? []))],
    sort: parts.find(({ sort }) => sort !== undefined)?.sort ?? null,
    size: (chosen.size?.[0] as MattressSize | undefined) ?? size,
    today,
  };
}

/** The listing of mattresses sold online with the same facets; null where none of them was asked for. */
function listingOf(
  asked: AskedBeds,
  parts: readonly ReadPart[],
  { catalogue }: World,
  { anyBed, beds }: { anyBed: boolean; beds: readonly ListedModel[] | null },
): UnderstoodQuery["listing"] {
  const { material, height, ...all } = asked.chosen;
  const chosen = { ...all, ...(all.brand === undefined ? {} : { brand: soldOnline(all.brand, catalogue) }) };
  if (chosen.brand?.length === 0) return null;
  const query = inAddress(chosen);
  if (Object.keys(query).length === 0 && asked.sort === null && !anyBed) return null;
  // The same beds, unless the listing has no facet for some of what was asked for.
  const nothingElse = asked.named === null && asked.unwanted.size === 0;
  const same = beds !== null && nothingElse && material === undefined && height === undefined;
  const fitting = same ? beds : fittingBeds(catalogue, { ...asked, chosen, named: null, unwanted: new Set() });
  const listed = fitting.filter(({ model }) => model.sold_online);
  return {
    count: listed.length,
    query: { ...query, ...(asked.sort === null ? {} : { sort: asked.sort }) },
    left_out: parts
      .filter(({ kind, excluded }) => unlisted.includes(kind) || (kind === "manufacturer" && excluded !== undefined))
      .map(({ label }) => label),
  };
}

/** Of brands those that the listing holds; it knows no others. */
const soldOnline = (brands: readonly string[], { models }: CatalogueSnapshot) =>
  brands.filter((slug) => models.some(({ card, sold_online }) => sold_online && card.brand.slug === slug));

const kindOrder = [
  "manufacturer",
  "collection",
  "line",
  "model",
  "alias",
  "firmness",
  "type",
  "material",
  "size",
  "price",
];
const placeOf = (kind: string) => (kindOrder.includes(kind) ? kindOrder.indexOf(kind) : kindOrder.length);
const byKind = (left: QueryPart, right: QueryPart) => placeOf(left.kind) - placeOf(right.kind);

const restated = ({ kind, label, values = [], tokens }: ReadPart, query: string): QueryPart => ({
  kind,
  label,
  values: facetKinds.has(kind) ? [...values] : [],
  without: queryWithout(query, tokens),
  count_without: null,
});

/** The words that were found as a name. */
function namePart({ query, nameTokens, hits }: Interpretation): QueryPart[] {
  const [best] = hits;
  if (nameTokens.length === 0 || best === undefined) return [];
  const { kind } = best.entry;
  return [
    {
      kind: best.foundAs === null ? kind : "alias",
      label: nameTokens.map(({ text }) => text).join(" "),
      values: [],
      without: queryWithout(query, nameTokens),
      count_without: null,
    },
  ];
}

/** Where nothing fits, how many beds would without each part. */
function withCounts(
  restatedParts: readonly QueryPart[],
  parts: readonly ReadPart[],
  named: readonly string[] | null,
  world: World,
): QueryPart[] {
  return restatedParts.map((each) => {
    const others = parts.filter((part) => part.label !== each.label || part.kind !== each.kind);
    const left = others.length === parts.length ? null : named;
    const { length } = fittingBeds(world.catalogue, askedBeds(others, left, world));
    return { ...each, count_without: length };
  });
}
