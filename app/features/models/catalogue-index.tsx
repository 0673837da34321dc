import type { CatalogueEntry, CatalogueIndex, CatalogueLevel } from "#contracts/catalogue";
import { groupByBrand } from "~/mattress/brand-groups";
import { sizeInSentence, sizeName } from "#contracts/vocabulary/mattress";
import { price, whyNoPrice } from "~/mattress/price";
import { typeList } from "~/mattress/type-list";
import { paths } from "~/paths";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import { formatCount } from "~/ui/format";
import { listHref, type PagedList } from "~/ui/listing/address";
import Pagination from "~/ui/listing/pagination";

const levels = {
  collections: {
    title: "Mattress collections",
    nouns: { one: "collection", many: "collections" },
    description: "Every mattress collection, by brand, with its types and prices.",
    lead: "A collection is a group of a brand’s lines, usually at about the same price.",
    pathOf: paths.collection,
  },
  lines: {
    title: "Mattress lines",
    nouns: { one: "line", many: "lines" },
    description: "Every mattress line, by brand, with its type and prices.",
    lead: "A line is one mattress in several firmnesses or heights.",
    pathOf: paths.line,
  },
  models: {
    title: "All beds, by brand",
    nouns: { one: "bed", many: "beds" },
    description: "Every bed, by brand, with its type and price.",
    lead: null,
    pathOf: paths.model,
  },
} as const;

export const indexList = (level: CatalogueLevel): PagedList<"page"> => ({
  path: paths[level],
  order: ["page"],
  nouns: levels[level].nouns,
});

/** What a page of an index says about itself in its head. */
export const indexFacts =
  (level: CatalogueLevel) =>
  ({ page, items }: Pick<CatalogueIndex, "items" | "page">) => ({
    title: `${levels[level].title}${page > 1 ? `, page ${page}` : ""}`,
    description: levels[level].description,
    path: listHref(indexList(level), { page: String(page) }),
    crumbs: crumbsTo(levels[level].title),
    entries: items.map(({ slug }) => ({ path: levels[level].pathOf(slug) })),
  });

/** An index of collections, lines or models grouped by brand, with plain links because the list is long. */
export default function CatalogueIndexView({ index, level }: { index: CatalogueIndex; level: CatalogueLevel }) {
  const { count, items, page, pages } = index;
  const { title, lead, nouns, pathOf } = levels[level];
  return (
    <div className="wrap stack stack--loose">
      <header className="page-head stack">
        <Breadcrumbs items={crumbsTo(title)} />
        <h1>{title}</h1>
        {lead === null ? null : <p className="lead">{lead}</p>}
        <p role="status">
          {formatCount(count, nouns.one, nouns.many)}
          {pages > 1 ? <span className="soft">{`, page ${page} of ${pages}`}</span> : null}
        </p>
      </header>
      <div className="rows">
        {groupByBrand(items, ({ brand }) => brand).map(({ brand, entries }) => (
          <section
            key={brand.slug}
            className="columns columns--early row index__group"
            aria-labelledby={`index-${brand.slug}`}
          >
            <h2 className="plain-title heading-link" id={`index-${brand.slug}`}>
              <a href={paths.brand(brand.slug)}>{brand.name}</a>
            </h2>
            <ul className="grid index__entries">
              {entries.map((entry) => (
                <li key={entry.slug}>
                  <a href={pathOf(entry.slug)}>{entry.name}</a> <span className="note">{factsOf(entry, level)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Pagination list={indexList(level)} page={page} pages={pages} />
    </div>
  );
}

/** "Innerspring, 3 beds, from $2,999 for a queen" */
function factsOf(entry: CatalogueEntry, level: CatalogueLevel): string {
  const { types, model_count: beds, price_size: size, price_from_cents: from } = entry;
  const facts = types.length === 0 ? [] : [typeList(types)];
  if (level !== "models" && beds !== null) facts.push(formatCount(beds, "bed", "beds"));
  facts.push(
    from === null
      ? whyNoPrice(size, entry.size_made).replace(/^N/, "n")
      : level === "models"
        ? `${price(from)}\u00a0${sizeName(size)}`
        : `from ${price(from)} for a ${sizeInSentence(size)}`,
  );
  return facts.join(", ");
}
