import type { ReviewDraft, ReviewStart } from "#contracts/review-drafts/drafts";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { CatalogueSource } from "../catalogue/snapshot";
import { notFound } from "../http/answers";
import type { StoreSource } from "../stores/store-guide";

/** Where to look up the beds and stores that reviews are about. */
export interface SubjectSource extends CatalogueSource, StoreSource {}

/** What a review is about, as stored in its row. */
export interface Subject {
  slug: string | null;
  brand_slug: string | null;
  product: string;
}

/** The bed or store with a slug; null when the catalogue does not have it. */
export function subjectOf(services: SubjectSource, kind: ReviewKind, slug: string): Subject | null {
  if (kind === "bed") {
    const model = services.catalogue().bySlug.get(slug);
    return model === undefined ? null : { slug, brand_slug: model.card.brand.slug, product: model.card.name };
  }
  const store = services.stores().bySlug.get(slug);
  if (store === undefined) return null;
  const { retailer, city, state } = store;
  return { slug, brand_slug: retailer.slug, product: `${retailer.name}, ${city}, ${state}` };
}

/** The subject as shown in responses; a bed gets its current name. */
export function shownSubject(services: SubjectSource, kind: ReviewKind, row: Subject): ReviewDraft["subject"] {
  const held = row.slug === null ? null : subjectOf(services, kind, row.slug);
  const brand = kind === "bed" && row.brand_slug !== null ? services.catalogue().brands.get(row.brand_slug) : undefined;
  return {
    slug: held?.slug ?? null,
    name: held?.product ?? row.product,
    brand: brand === undefined ? null : { slug: brand.slug, name: brand.name },
  };
}

type Offered = Pick<ReviewStart, "brands" | "brand" | "beds">;

/** The brands to choose from, or the beds of the chosen one. Throws 404 for an unknown brand. */
export function bedsToChoose(services: CatalogueSource, slug: string | null): Offered {
  const { brands, lines } = services.catalogue();
  if (slug === null) {
    const named = [...brands.values()].map(({ slug: of, name }) => ({ slug: of, name }));
    return { brands: named.sort((a, b) => a.name.localeCompare(b.name, "en")), brand: null, beds: [] };
  }
  const brand = brands.get(slug);
  if (brand === undefined) throw notFound();
  const lineOf = new Map([...lines.values()].flatMap((line) => line.models.map(({ id }) => [id, line.name] as const)));
  return {
    brands: [],
    brand: { slug: brand.slug, name: brand.name },
    beds: brand.models
      .map(({ id, card }) => ({ slug: card.slug, name: card.name, line: lineOf.get(id) ?? null }))
      .sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true })),
  };
}
