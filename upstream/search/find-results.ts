import type { Today } from "#contracts/us-days";
import { type SearchAnswer, type SearchKind, searchKinds, type SearchResult, type TextKind } from "#contracts/search";
import type { MattressSize } from "#contracts/mattress";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { pageOf } from "../listing/pages";
import type { ListedModel } from "../mattresses/mattress-facets";
import { toListedAlone } from "../mattresses/mattress-listing";
import { priceRange } from "../rules/model-price";
import { inTenths } from "../stores/great-circle";
import type { StoreGuide } from "../stores/store-guide";
import { isAboutProducts } from "./about-products";
import { type Interpretation, interpretQuery } from "./interpret-query";
import type { Hit } from "./search-index";
import { type Searcher, toStoreEntry } from "./searcher";
import { nearbyStores, type StoresNear, storesNear } from "./stores-near";
import { answerQuery } from "./answer-query";

const shownOfEach = 5;
const perPage = 20;

export interface SearchWorld {
  searcher: Searcher;
  catalogue: CatalogueSnapshot;
  guide: StoreGuide;
  /** The size for prices when the query names none; null: the session remembers none. */
  size: MattressSize | null;
  /** Today in the US time zones. */
  today: Today;
  /** Words that occur in texts, so they aren't typos. */
  written?: ReadonlySet<string>;
}

/** The same, with the place of the query. */
interface PlacedWorld extends SearchWorld {
  size: MattressSize;
  /** Null: the query names no place. */
  near: StoresNear | null;
}

type Answer = Omit<SearchAnswer, "demo" | "texts" | "meaning">;

/** A result whose details are produced only when it is shown, because most of the hundreds are not. */
interface Found {
  kind: SearchKind;
  result(): SearchResult;
}

/** The parameters of a search. */
export interface AskedSearch {
  typed: string;
  /** Null: the best of all kinds. */
  kind: SearchKind | TextKind | null;
  /** Match names as typed, without interpretation or correction. */
  exact: boolean;
  page: number;
}

/** Every matching name, grouped by kind; for a single kind, the requested page. Throws 404. */
export function findResults({ typed, kind: asked, exact, page }: AskedSearch, world: SearchWorld): Answer {
  const kind = searchKinds.find((each) => each === asked) ?? null;
  if (kind !== asked) {
    // Texts of one kind also use the corrected query.
    const read = interpretQuery(typed, world.searcher, world.guide, world.written);
    const about_products = isAboutProducts(read, world.searcher);
    const corrected = exact ? null : read.corrected;
    return { query: typed, corrected, about_products, total: 0, groups: [], kind, page, pages: 1, understood: null };
  }
  return exact ? literalAnswer(typed, world, kind, page) : answer(typed, world, kind, page);
}

/** Matches names as typed, without interpretation or correction. */
function literalAnswer(query: string, world: SearchWorld, kind: SearchKind | null, page: number): Answer {
  const { searcher, guide } = world;
  const found = [...searcher.index.find(query), ...searcher.stores.find(query)].map(
    foundIn({ ...world, size: world.size ?? "queen", near: null }),
  );
  const about_products = isAboutProducts(interpretQuery(query, searcher, guide), searcher);
  return { query, corrected: null, about_products, ...grouped(found, kind, page), understood: null };
}

/** Throws 404 when the page is out of range. */
export function answer(query: string, visited: SearchWorld, kind: SearchKind | null, page: number): Answer {
  const read = interpretQuery(query, visited.searcher, visited.guide, visited.written);
  const near = storesNear(read.parts, visited.guide);
  const { comparisons } = visited.searcher;
  const { understood, fitting } = answerQuery(read, { ...visited, near, comparisons });
  const world = { ...visited, near, size: understood?.beds?.size ?? visited.size ?? "queen" };
  // If more than a name was requested, only the models that fit.
  const hits = fitting === null ? inStoresFirst(read.hits, world) : read.hits.filter(({ entry }) => !isModel(entry));
  const results = [
    ...hits.map(foundIn(world)),
    ...fittingModels(read, fitting ?? [], world),
    ...storeResults(read, query, world, kind),
  ];
  return {
    query,
    corrected: read.corrected,
    about_products: isAboutProducts(read, visited.searcher),
    ...grouped(results, kind, page),
    understood,
  };
}

const isModel = ({ kind }: Hit["entry"]) => kind === "model";

/** Names by how well they match, except that beds in stores near the place come first. */
function inStoresFirst(hits: readonly Hit[], { near, catalogue }: PlacedWorld): readonly Hit[] {
  if (near === null) return hits;
  const stands = ({ entry }: Hit) => {
    const model = isModel(entry) ? catalogue.bySlug.get(entry.slug) : undefined;
    return model !== undefined && near.having.has(model.id);
  };
  return [...hits.filter(stands), ...hits.filter((hit) => !stands(hit))];
}

/** Beds that fit, each with the alternative name it was found by. */
function fittingModels({ hits }: Interpretation, beds: readonly ListedModel[], world: PlacedWorld): Found[] {
  const toFound = foundIn(world);
  const found = new Map(hits.map((hit) => [hit.entry, hit]));
  return beds.flatMap(({ model }) => {
    const entry = world.searcher.models.get(model.card.slug);
    return entry === undefined ? [] : toFound(found.get(entry) ?? { entry, score: 0, foundAs: null });
  });
}

const milesText = (miles: number) =>
  miles === 0 ? "less than 0.1 miles" : `${miles} ${miles === 1 ? "mile" : "miles"}`;

/**
 * Stores at the address in the query; else near its place, nearest first; else of its retailer, or by street and town.
 */
function storeResults(read: Interpretation, query: string, world: PlacedWorld, kind: SearchKind | null): Found[] {
  const { searcher, near } = world;
  const address = read.parts.find((part) => part.kind === "store");
  if (address !== undefined) return searcher.stores.find(address.label).map(foundIn(world));
  if (near !== null) {
    return near.found.map(({ store, miles }) => ({
      kind: "store",
      result() {
        const { aliases: _, ...entry } = toStoreEntry(store);
        return {
          ...entry,
          summary: `${entry.summary}, ${milesText(inTenths(miles))} away`,
          ...ofNoBed,
          found_as: null,
          found_as_kind: null,
        };
      },
    }));
  }
  const bestIsRetailer = read.hits[0]?.entry.kind === "retailer";
  const nothingElse = read.hits.length + read.parts.length === 0 && read.unknown.length > 0;
  if (!bestIsRetailer && kind !== "store" && !nothingElse) return [];
  return searcher.stores.find(query).map(foundIn(world));
}

function grouped(results: readonly Found[], kind: SearchKind | null, page: number) {
  const groups = searchKinds.map((each) => ({ kind: each, all: results.filter((result) => result.kind === each) }));
  const asked = groups.find((group) => group.kind === kind);
  const { pages, entries } = pageOf(asked?.all ?? [], perPage, page);
  const shown = asked === undefined ? groups.filter((group) => group.all.length > 0) : [asked];
  return {
    total: results.length,
    groups: shown.map((group) => ({
      kind: group.kind,
      count: group.all.length,
      items: (asked === undefined ? group.all.slice(0, shownOfEach) : entries).map(({ result }) => result()),
    })),
    kind,
    page,
    pages,
  };
}

const ofNoBed = { price_from_cents: null, price_size: null, bed: null, near: null } as const;

const foundIn =
  (world: PlacedWorld) =>
  (hit: Hit): Found => ({ kind: hit.entry.kind, result: () => toResult(hit, world) });

const toResult = ({ entry: { aliases, ...entry }, foundAs: called }: Hit, world: PlacedWorld): SearchResult => {
  const price = priceFrom(entry, world);
  // A store found by its town has no alternative name.
  const foundAs = entry.kind === "store" ? null : called;
  return {
    ...entry,
    price_from_cents: price,
    price_size: price === null ? null : world.size,
    ...(entry.kind === "model" ? bedCalled(entry.slug, world) : { bed: null, near: null }),
    found_as: foundAs,
    found_as_kind: foundAs === null ? null : (world.searcher.aliasKinds.get(entry.slug)?.get(foundAs) ?? null),
  };
};

function priceFrom({ kind, slug }: Pick<SearchResult, "kind" | "slug">, { catalogue, size }: PlacedWorld) {
  const model = catalogue.bySlug.get(slug);
  const models = {
    manufacturer: catalogue.brands.get(slug)?.models,
    collection: catalogue.collections.get(slug)?.models,
    line: catalogue.lines.get(slug)?.models,
    model: model && [model],
    retailer: undefined,
    store: undefined,
  }[kind];
  return models === undefined ? null : priceRange(models, size).from;
}

function bedCalled(slug: string, { catalogue, near, size, today }: PlacedWorld): Pick<SearchResult, "bed" | "near"> {
  const model = catalogue.bySlug.get(slug);
  if (model === undefined) return { bed: null, near: null };
  return { bed: toListedAlone(model, size, today), near: nearbyStores(model, near, catalogue) };
}
