import type { Today } from "#contracts/us-days";
import type { QueryPart, UnderstoodQuery } from "#contracts/search";
import type { MattressSize, MattressType } from "#contracts/mattress";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { toListedAlone } from "../mattresses/mattress-listing";
import type { ListedModel } from "../mattresses/mattress-facets";
import {
  bedCriteria,
  asksForBase,
  facetKinds,
  isUnsorted,
  isUnusedHeight,
  quizAnswers,
  withDegrees,
} from "./criteria/bed-criteria";
import { type ComparedBrands, inAddress, pagesOf } from "./criteria/page-intents";
import { type BedCriteria, bestFirst, countsOf, fittingBeds, isForSleeper } from "./fitting-beds";
import { bestValue, matchScore } from "./sleeper-beds";
import { firmestOf, shortSize } from "./criteria/instead";
import type { Interpretation } from "./interpret-query";
import { phrasesOf, queryWithout, withoutTags } from "./query-tokens";
import type { ReadPart } from "./read-part";
import { isTooYoung, profileOf } from "../rules/match/profile";
import { linksOf, nearbyStores, type StoresNear } from "./stores-near";

interface World {
  catalogue: CatalogueSnapshot;
  comparisons: readonly ComparedBrands[];
  /** Null: the query names no place. */
  near: StoresNear | null;
  /** The size for prices when the query names none; null: the session remembers none. */
  size: MattressSize | null;
  /** Today in the US time zones. */
  today: Today;
}

const shown = 5;
/** Kinds of parts that the listing has no facet for. */
const unlisted: readonly QueryPart["kind"][] = ["material", "height", "collection", "line", "model", "alias"];
/** Parts that ask for beds by their properties rather than their names. */
const bedKinds: ReadonlySet<string> = new Set([...facetKinds, "material", "height", "need", "order"]);

export interface QueryAnswer {
  understood: UnderstoodQuery | null;
  /** All beds that fit, best first; null: the query asks for none. */
  fitting: readonly ListedModel[] | null;
}

/** What a query asks for besides names: fitting beds, the matching listing, stores, quiz answers, pages. */
export function answerQuery(read: Interpretation, world: World): QueryAnswer {
  const { query, otherPlaces, ignored, unknown, nameTokens } = read;
  const { parts: asWanted, otherSizes } = withOneSize(withDegrees(read.parts), query);
  const { catalogue, near } = world;
  const named = nameTokens.length === 0 ? null : namedModels(read, catalogue);
  const { parts, instead } = firmestOf(
    asWanted,
    (wanted) => fittingBeds(catalogue, bedCriteria(wanted, named, world)).length,
  );
  const asksBeds = parts.some(({ kind, excluded }) => bedKinds.has(kind) || excluded !== undefined);
  const asked = bedCriteria(parts, named, world);
  const names = namePart(read);
  // For a baby or toddler we give advice on safe sleep instead (ruleset 2026.3, rule 4).
  const tooYoung = asked.sleeper !== null && isTooYoung(profileOf(asked.sleeper));
  const told = parts.filter((part) => !isUnusedHeight(part, asked));
  // A height alone is no part but means that a bed is wanted, even if it is nobody's height.
  const said = /\p{L}/u.test(withoutTags(query)) || told.length < parts.length || ignored.length > 0;
  const anyBed = told.length + nameTokens.length + unknown.length === 0 && said;
  const all = [...told.map((part) => restated(part, query)), ...names].sort(byKind);
  if (all.length === 0 && !anyBed) return { understood: null, fitting: null };

  const wanted = !tooYoung && ((asksBeds && named?.length !== 0) || anyBed);
  const beds = wanted ? bestFirst(fittingBeds(catalogue, asked), catalogue, asked, near) : [];
  const understood: UnderstoodQuery = {
    parts: !wanted ? all : beds.length === 0 ? withCounts(all, parts, named, world) : withInside(all, parts, beds),
    unknown: phrasesOf(unknown, query),
    instead: instead ?? shortSize(parts),
    unmade: unmadeTypes(parts, catalogue),
    ignored: phrasesOf(ignored, query),
    other_places: otherPlaces.map((other) => ({ label: other.label, query: onlyPlace(other, read) })),
    beds: wanted
      ? {
          count: beds.length,
          near_count: near === null ? null : beds.filter(({ model }) => near.having.has(model.id)).length,
          ...countsOf(beds, catalogue, asked),
          best_value: bestValue(beds, catalogue, asked),
          size: asked.size,
          best_by: asked.sort === null && asked.sleeper === null ? [...asked.bestBy] : [],
          by_match: asked.sort === null && asked.sleeper !== null,
          fit_sleeper: isForSleeper(asked),
          unsorted_by: parts.flatMap((part) => (isUnsorted(part, asked) ? part.label : [])),
          items: beds.slice(0, shown).map(({ model }) => ({
            ...toListedAlone(model, asked.size, world.today),
            near: nearbyStores(model, near, catalogue),
            match: matchScore(model, catalogue, asked),
          })),
        }
      : null,
    // No facet covers beds that are low enough for a bunk.
    listing:
      tooYoung || asked.bunk !== null
        ? null
        : listingOf(asked, [...parts, ...names], world, { anyBed, beds: wanted ? beds : null }),
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
    quiz: quizAnswers(parts),
    pages: pagesOf(parts, asked.chosen, { ...world, size: asked.size }),
    other_meanings: tooYoung
      ? []
      : [
          ...parts.flatMap(({ otherwise }) =>
            otherwise === undefined
              ? []
              : {
                  label: otherwise.label,
                  query: otherwise.query,
                  count: fittingBeds(catalogue, bedCriteria([otherwise.part], null, world)).length,
                },
          ),
          ...otherSizes.map(({ part, query: other }) => {
            const inOther = [...parts.filter(({ kind }) => kind !== "size"), part];
            const { length: count } = fittingBeds(catalogue, bedCriteria(inOther, named, world));
            return { label: part.label, query: other, count };
          }),
        ],
  };
  return { understood, fitting: wanted || tooYoung ? beds : null };
}

/** Prices are for one size: the first one named. Returns the others, each with the query that asks for it instead. */
function withOneSize(parts: readonly ReadPart[], query: string) {
  const sizes = parts.filter(({ kind }) => kind === "size");
  return {
    parts: parts.filter((part) => part.kind !== "size" || part === sizes[0]),
    otherSizes: sizes.slice(1).map((part) => {
      const others = sizes.filter((size) => size !== part).flatMap(({ tokens }) => tokens);
      return { part, query: queryWithout(query, inOrder(others)) };
    }),
  };
}

const inOrder = (tokens: ReadPart["tokens"]) => [...tokens].sort((left, right) => left.start - right.start);

/** Requested types that the requested brands don't make. */
function unmadeTypes(parts: readonly ReadPart[], { models }: CatalogueSnapshot): UnderstoodQuery["unmade"] {
  const types = parts.filter(({ kind, excluded }) => kind === "type" && excluded === undefined);
  return linksOf(
    parts.filter(({ excluded }) => excluded === undefined),
    "manufacturer",
  ).flatMap(({ slug, name }) => {
    const made = new Set(models.flatMap(({ card }) => (card.brand.slug === slug ? [card.type] : [])));
    return types.flatMap(({ label, values = [] }) =>
      values.some((value) => made.has(value as MattressType)) ? [] : { brand: name, type: label },
    );
  });
}

/** The query with only one of its places. */
function onlyPlace(place: ReadPart, { query, parts, otherPlaces }: Interpretation): string {
  const places = [...parts.filter(({ kind }) => kind === "place"), ...otherPlaces];
  return queryWithout(
    query,
    places.flatMap(({ tokens }) => (tokens === place.tokens ? [] : tokens)),
  );
}

/** Slugs of the models with this name, or in a line or collection with this name. */
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

/** The listing of mattresses sold online with the same facets; null if the query has none of them. */
function listingOf(
  asked: BedCriteria,
  parts: readonly Pick<ReadPart, "kind" | "label" | "excluded" | "quiz">[],
  { catalogue }: World,
  { anyBed, beds }: { anyBed: boolean; beds: readonly ListedModel[] | null },
): UnderstoodQuery["listing"] {
  const { material, height, ...all } = asked.chosen;
  const chosen = { ...all, ...(all.brand === undefined ? {} : { brand: soldOnline(all.brand, catalogue) }) };
  // A facet with no remaining values has no URL.
  if (Object.values(chosen).some(({ length }) => length === 0)) return null;
  const query = inAddress(chosen);
  if (Object.keys(query).length === 0 && asked.sort === null && !anyBed) return null;
  // The same beds, unless the query asks for something that the listing has no facet for.
  const nothingElse = asked.named === null && asked.unwanted.size === 0 && !asked.bends && !asked.ofAdults;
  const same = beds !== null && nothingElse && asked.sleeper === null && material === undefined && height === undefined;
  const fitting = same
    ? beds
    : fittingBeds(catalogue, {
        ...asked,
        chosen,
        named: null,
        sleeper: null,
        bends: false,
        unwanted: new Set(),
        ofAdults: false,
      });
  const listed = fitting.filter(({ model }) => model.sold_online);
  const wanted = new Set(beds?.map(({ model }) => model));
  const otherBeds = beds !== null && listed.some(({ model }) => !wanted.has(model));
  return {
    count: listed.length,
    query: { ...query, ...(asked.sort === null ? {} : { sort: asked.sort }) },
    left_out: otherBeds ? parts.filter(isUnlisted).map(({ label }) => label) : [],
  };
}

/** Whether a part narrows the beds in a way that the listing has no facet for. */
const isUnlisted = ({ kind, excluded, quiz }: Pick<ReadPart, "kind" | "excluded" | "quiz">) =>
  unlisted.includes(kind) || excluded?.brand !== undefined || asksForBase({ quiz });

/** The brands that the listing contains; it doesn't know any others. */
const soldOnline = (brands: readonly string[], { models }: CatalogueSnapshot) =>
  brands.filter((slug) => models.some(({ card, sold_online }) => sold_online && card.brand.slug === slug));

const kindOrder =
  "manufacturer collection line model alias firmness type sides flip made-for material size price".split(" ");
const placeOf = (kind: string) => (kindOrder.includes(kind) ? kindOrder.indexOf(kind) : kindOrder.length);
const byKind = (left: QueryPart, right: QueryPart) => placeOf(left.kind) - placeOf(right.kind);

const restated = ({ kind, label, values = [], tokens }: ReadPart, query: string): QueryPart => ({
  kind,
  label,
  values: facetKinds.has(kind) ? [...values] : [],
  without: queryWithout(query, tokens),
  count_without: null,
  inside_count: null,
});

/** The words that matched a name. */
function namePart({ query, nameTokens, hits }: Interpretation): QueryPart[] {
  const [best] = hits;
  if (nameTokens.length === 0 || best === undefined) return [];
  const { kind, name } = best.entry;
  return [
    {
      kind: best.foundAs === null ? kind : "alias",
      // Show a brand's name, not the letters of it that were typed.
      label: kind === "manufacturer" || kind === "retailer" ? name : nameTokens.map(({ text }) => text).join(" "),
      values: [],
      without: queryWithout(query, nameTokens),
      count_without: null,
      inside_count: null,
    },
  ];
}

/** If nothing fits, how many beds would fit without each part. */
function withCounts(
  restatedParts: readonly QueryPart[],
  parts: readonly ReadPart[],
  named: readonly string[] | null,
  world: World,
): QueryPart[] {
  return restatedParts.map((each) => {
    const others = parts.filter((part) => part.label !== each.label || part.kind !== each.kind);
    const left = others.length === parts.length ? null : named;
    const { length } = fittingBeds(world.catalogue, bedCriteria(others, left, world));
    return { ...each, count_without: length };
  });
}

/** For an unwanted type, how many of the fitting beds still contain the material it is named after. */
function withInside(
  restatedParts: readonly QueryPart[],
  parts: readonly ReadPart[],
  beds: readonly ListedModel[],
): QueryPart[] {
  return restatedParts.map((each) => {
    const { layers, excluded } = parts.find(({ label, kind }) => label === each.label && kind === each.kind) ?? {};
    if (layers === undefined || excluded?.type === undefined) return each;
    const inside = beds.filter(({ model }) => layers.some((material) => model.materials.has(material)));
    return { ...each, inside_count: inside.length };
  });
}
