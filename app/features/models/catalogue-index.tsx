import type { CatalogueEntry, CatalogueIndex, CatalogueLevel } from "~/contracts/catalogue";
import { groupByBrand } from "~/mattress/brand-groups";
import { sizeName } from "~/contracts/vocabulary/mattress";
import { price } from "~/mattress/price";
import { typeList } from "~/mattress/type-list";
import { paths } from "~/paths";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import { formatCount } from "~/ui/format";
import { listHref, type PagedList } from "~/ui/listing/address";
import Pagination from "~/ui/listing/pagination";

const nouns = {
  collections: { one: "collection", many: "collections" },
  lines: { one: "line", many: "lines" },
  models: { one: "model", many: "models" },
} as const;

export const indexList = (level: CatalogueLevel): PagedList<"page"> => ({
  path: paths[level],
  order: ["page"],
  nouns: nouns[level],
});

/** What a page of an index says about itself in its head. */
export const indexFacts =
  (level: CatalogueLevel) =>
  ({ page }: Pick<CatalogueIndex, "page">) => ({
    title: `Mattress ${level}${page > 1 ? `, page ${page}` : ""}`,
    description: `Every mattress ${nouns[level].one}, by brand, with its type and price.`,
    path: listHref(indexList(level), { page: String(page) }),
    crumbs: crumbsTo(`Mattress ${level}`),
  });

/** An index of collections, lines or models grouped by brand, with plain links because the list is long. */
export default function CatalogueIndexView({ index, level }: { index: CatalogueIndex; level: CatalogueLevel }) {
  const { count, items, page, pages } = index;
  const { one, many } = nouns[level];
  return (
    <div className="wrap stack stack--loose">
      <header className="page-head stack">
        <Breadcrumbs items={crumbsTo(`Mattress ${level}`)} />
        <h1>{`Mattress ${level}`}</h1>
        <p role="status">
          {formatCount(count, one, many)}
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
            <h2 className="index__brand" id={`index-${brand.slug}`}>
              <a className="card__link" href={paths.brand(brand.slug)}>
                {brand.name}
              </a>
            </h2>
            <ul className="grid index__entries">
              {entries.map((entry) => (
                <li key={entry.slug}>
                  <a href={paths[one](entry.slug)}>{entry.name}</a>{" "}
                  <span className="note">{factsOf(entry, level)}</span>
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

function factsOf(entry: CatalogueEntry, level: CatalogueLevel): string {
  const facts = entry.types.length === 0 ? [] : [typeList(entry.types)];
  if (level !== "models" && entry.model_count !== null) facts.push(formatCount(entry.model_count, "model", "models"));
  if (entry.price_from_cents !== null) {
    facts.push(`${sizeName(entry.price_size)} ${level === "models" ? "" : "from "}${price(entry.price_from_cents)}`);
  }
  return facts.join("; ");
}
