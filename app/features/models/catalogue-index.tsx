import type { ReactNode } from "react";
import type { CatalogueEntry, CatalogueIndex, CatalogueLevel } from "~/contracts/catalogue";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import Pagination from "~/ui/pagination";
import BrandWordmark from "~/ui/wordmark";
import { pagePath } from "./page-number";
import { price } from "~/mattress/price";
import { typeList } from "~/mattress/type-list";

export interface BrandGroup {
  brand: CatalogueEntry["brand"];
  entries: CatalogueEntry[];
}

/** Groups entries by brand; they arrive sorted by brand, then name. */
export function groupByBrand(entries: readonly CatalogueEntry[]): BrandGroup[] {
  const groups: BrandGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.brand.slug === entry.brand.slug) last.entries.push(entry);
    else groups.push({ brand: entry.brand, entries: [entry] });
  }
  return groups;
}

const counted = {
  collections: ["collection", "collections"],
  lines: ["line", "lines"],
  models: ["model", "models"],
} as const;

interface CatalogueIndexViewProps {
  index: CatalogueIndex;
  level: CatalogueLevel;
  title: string;
  breadcrumbs: ReactNode;
  notice: ReactNode;
}

/** An index of collections, lines or models grouped by brand, with plain links because the list is long. */
export default function CatalogueIndexView({ index, level, title, breadcrumbs, notice }: CatalogueIndexViewProps) {
  const { count, items, page, pages } = index;
  return (
    <div className="wrap stack stack--loose">
      <header className="page-head stack">
        {breadcrumbs}
        <h1>{title}</h1>
        <p role="status">
          {formatCount(count, counted[level][0], counted[level][1])}
          {pages > 1 ? <span className="soft">{`, page ${page} of ${pages}`}</span> : null}
        </p>
        {notice}
      </header>
      <div className="index">
        {groupByBrand(items).map(({ brand, entries }) => (
          <section key={brand.slug} className="index__group" aria-labelledby={`index-${brand.slug}`}>
            <h2 className="index__brand" id={`index-${brand.slug}`}>
              <a className="card__link" href={paths.brand(brand.slug)}>
                <BrandWordmark slug={brand.slug} name={brand.name} />
              </a>
            </h2>
            <ul className="index__entries">
              {entries.map((entry) => (
                <li key={entry.slug}>
                  <a href={paths[counted[level][0]](entry.slug)}>{entry.name}</a>{" "}
                  <span className="index__facts">{factsOf(entry, level)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Pagination page={page} pages={pages} hrefFor={(to) => pagePath(paths[level], to)} label={`Pages of ${level}`} />
    </div>
  );
}

function factsOf(entry: CatalogueEntry, level: CatalogueLevel): string {
  const facts = entry.types.length === 0 ? [] : [typeList(entry.types)];
  if (level !== "models" && entry.model_count !== null) facts.push(formatCount(entry.model_count, "model", "models"));
  if (entry.price_from_cents !== null) {
    facts.push(`queen ${level === "models" ? "" : "from "}${price(entry.price_from_cents)}`);
  }
  return facts.join("; ");
}
