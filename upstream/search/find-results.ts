import { type SearchAnswer, type SearchKind, searchKinds, type SearchResult } from "../../app/contracts/search";
import type { MattressSize } from "../../app/contracts/mattress";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { invalid } from "../http/answers";
import type { Query } from "../http/query";
import { type Errors, readValue } from "../listing/choices";
import { pageOf } from "../listing/pages";
import { inTenths } from "../stores/great-circle";
import type { StoreGuide } from "../stores/store-guide";
import { type Interpretation, interpretQuery } from "./interpret-query";
import type { Hit } from "./search-index";
import { type Searcher, toStoreEntry } from "./searcher";
import { storesNear, understand } from "./understand";

const shownOfEach = 5;
const perPage = 20;

export interface SearchWorld {
  searcher: Searcher;
  catalogue: CatalogueSnapshot;
  guide: StoreGuide;
  /** Size whose prices are shown when the query names none. */
  size: MattressSize;
  /** A UTC day. */
  today: string;
}

type Answer = Omit<SearchAnswer, "demo">;

/** Everything that matches, grouped by kind; of one kind the page asked for. Throws 400 and 404. */
export function findResults(query: Query, world: SearchWorld): Answer {
  const errors: Errors = {};
  const kind = readValue(query, "kind", searchKinds, errors);
  const exact = readValue(query, "exact", ["true"], errors) !== null;
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const typed = query.text("q") ?? "";
  return exact ? literalAnswer(typed, world, kind, query.page()) : answer(typed, world, kind, query.page());
}

/** Names as typed, neither read nor corrected. */
function literalAnswer(query: string, { searcher }: SearchWorld, kind: SearchKind | null, page: number): Answer {
  const hits = [...searcher.index.find(query), ...searcher.stores.find(query)];
  return { query, corrected: null, ...grouped(hits.map(toResult), kind, page), understood: null };
}

/** Throws 404 when the page is out of range. */
export function answer(query: string, world: SearchWorld, kind: SearchKind | null, page: number): Answer {
  const read = interpretQuery(query, world.searcher, world.guide);
  const { understood, fitting } = understand(read, world);
  // Of models those that fit, where more than a name was asked for.
  const named = read.hits.filter(({ entry }) => fitting === null || entry.kind !== "model").map(toResult);
  const models = (fitting ?? []).flatMap(({ model }) => modelResult(model.card.slug, read, world));
  const results = [...named, ...models, ...storeResults(read, query, world, kind)];
  return {
    query,
    corrected: read.corrected,
    ...grouped(results, kind, page),
    understood,
  };
}

/** A bed that fits, with the other name that it was found by. */
function modelResult(slug: string, { hits }: Interpretation, { searcher }: SearchWorld): SearchResult[] {
  const entry = searcher.models.get(slug);
  if (entry === undefined) return [];
  const hit = hits.find((each) => each.entry === entry);
  return [toResult(hit ?? { entry, score: 0, foundAs: null })];
}

/** Stores near the place of the query, nearest first; else those of its retailer, or by street and town. */
function storeResults(
  read: Interpretation,
  query: string,
  { searcher, guide }: SearchWorld,
  kind: SearchKind | null,
): SearchResult[] {
  const near = storesNear(read, { guide });
  if (near !== null) {
    return near.found.map(({ store, miles }) => {
      const { aliases: _, ...entry } = toStoreEntry(store);
      return { ...entry, summary: `${entry.summary}, ${inTenths(miles)} miles away`, found_as: null };
    });
  }
  const bestIsRetailer = read.hits[0]?.entry.kind === "retailer";
  const nothingElse = read.hits.length + read.parts.length === 0 && read.unknown.length > 0;
  if (!bestIsRetailer && kind !== "store" && !nothingElse) return [];
  return searcher.stores.find(query).map(toResult);
}

function grouped(results: readonly SearchResult[], kind: SearchKind | null, page: number) {
  const groups = searchKinds.map((each) => ({ kind: each, all: results.filter((result) => result.kind === each) }));
  const asked = groups.find((group) => group.kind === kind);
  const { pages, entries } = pageOf(asked?.all ?? [], perPage, page);
  const shown = asked === undefined ? groups.filter((group) => group.all.length > 0) : [asked];
  return {
    total: results.length,
    groups: shown.map((group) => ({
      kind: group.kind,
      count: group.all.length,
      items: asked === undefined ? group.all.slice(0, shownOfEach) : entries,
    })),
    kind,
    page,
    pages,
  };
}

const toResult = ({ entry: { aliases, ...entry }, foundAs }: Hit): SearchResult => ({
  ...entry,
  // A store is found by its town, which is no other name.
  found_as: entry.kind === "store" ? null : foundAs,
});
