import { z } from "zod";
import { namedLink } from "./mattress";
import { cents, count } from "./quantities";
import { demo, list, maybe, orElse } from "./tolerance";
import { searchKindLabels } from "./vocabulary/search";
import { termsOf } from "./vocabulary/terms";

/** Kinds a search can find; autocomplete entries carry them as `type` (specification, section 3). */
export const searchKinds = termsOf(searchKindLabels);
export const searchKind = z.enum(searchKinds);

/** One entry of GET /api/v1/autocomplete/universal_search/?q= */
export const suggestion = z.object({ result: z.string(), type: orElse(z.string(), "") });
export const suggestions = list(suggestion);

export const searchResult = z.object({
  kind: searchKind,
  slug: z.string(),
  name: z.string(),
  brand: maybe(namedLink).describe("Brand the thing belongs to; null for a brand itself."),
  summary: orElse(z.string(), "").describe("One line that tells results of the same name apart."),
  price_from_cents: maybe(cents),
  found_as: maybe(z.string()).describe(
    'The other name under which it was found ("also sold as …"), when that is what matched.',
  ),
});

/** GET search/ */
export const searchAnswer = z.object({
  demo,
  query: z.string(),
  corrected: maybe(z.string()).describe(
    "The words that were searched instead when the query as typed found nothing exactly.",
  ),
  total: count,
  groups: list(z.object({ kind: searchKind, count, items: list(searchResult) })),
  kind: maybe(searchKind),
  page: orElse(count, 1),
  pages: orElse(count, 1),
});

export type SearchKind = z.infer<typeof searchKind>;
export type Suggestion = z.infer<typeof suggestion>;
export type SearchResult = z.infer<typeof searchResult>;
export type SearchAnswer = z.infer<typeof searchAnswer>;
