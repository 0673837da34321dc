import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import type { StoreSummary } from "#contracts/stores";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import { cutText } from "#contracts/text/cut-text";
import { fieldsOf, forPage, type TypedValues } from "./draft.server";
import { bedWords } from "./review-subject";

/** What the address of a first page asks for. */
export interface AskedStart {
  /** Words to search by. */
  q: string;
  brand: string | null;
  slug: string | null;
  unlisted: boolean;
}

export function askedStart(request: Request, kind: ReviewKind): AskedStart {
  const query = new URL(request.url).searchParams;
  const text = (name: string) => cutText((query.get(name) ?? "").trim(), 200) || null;
  return {
    q: text("q") ?? "",
    brand: kind === "bed" ? text("brand") : null,
    slug: text(kind === "bed" ? "model" : "store"),
    unlisted: query.has("unlisted"),
  };
}

export interface Found {
  slug: string;
  name: string;
  about: string | null;
}

/** The first page: what to choose from, or what is chosen. */
export async function startOf(context: AppLoadContext, kind: ReviewKind, asked: AskedStart) {
  const { q, brand, slug, unlisted } = asked;
  const nothing = { found: null, start: null, subject: null };
  if (slug !== null) {
    const start = await forPage(context, context.api.reviewDrafts.start(kind, { slug }));
    return { ...nothing, start, subject: start?.subject ? bedWords(start.subject) : null };
  }
  if (unlisted) return nothing;
  const [start, found] = await Promise.all([
    kind === "bed" ? context.api.reviewDrafts.start(kind, { brand }) : null,
    q === "" ? null : kind === "bed" ? foundBeds(context, q) : foundStores(context, q),
  ]);
  return { ...nothing, start, found };
}

async function foundBeds({ api }: AppLoadContext, q: string): Promise<Found[]> {
  const { groups } = await api.search.find({ q, kind: "model" });
  return groups.flatMap(({ items }) =>
    items.map(({ slug, name, brand, found_as }) => ({
      slug,
      name: bedWords({ brand, name }),
      about: found_as === null ? null : `Also sold as ${found_as}`,
    })),
  );
}

/** Stores of that name, and those near a place that is called so. */
async function foundStores({ api }: AppLoadContext, q: string): Promise<Found[]> {
  const [named, near] = await Promise.all([
    api.search.find({ q, kind: "store" }),
    api.optional(api.stores.find({ place: q }), null),
  ]);
  const byName = named.groups.flatMap(({ items }) =>
    items.map(({ slug, name, summary }) => ({ slug, name, about: summary || null })),
  );
  const nearby = near === null || near.place === null ? [] : near.items.map(asFound);
  return [...new Map([...byName, ...nearby].map((store) => [store.slug, store])).values()].slice(0, 20);
}

const asFound = ({ slug, retailer, street, city, state }: StoreSummary): Found => ({
  slug,
  name: retailer.name,
  about: `${street}, ${city}, ${state}`,
});

/** Begins the draft of what the address of its first step asks for. */
export async function beginDraft({ context, request }: ActionFunctionArgs, kind: ReviewKind, values: TypedValues) {
  const { slug, unlisted } = askedStart(request, kind);
  const { product = "", key = "" } = values as Readonly<Record<string, string>>;
  const subject = unlisted || slug === null ? { product } : { slug };
  const begun = await context.api.reviewDrafts.begin({ kind, ...subject, fields: fieldsOf(values), key });
  if (begun.ok && !begun.data.already) context.figures.did("review-begun");
  return begun;
}
