/** Groups entries by their brands; they arrive sorted by brand. */
export function groupByBrand<Brand extends { slug: string }, Entry>(
  entries: readonly Entry[],
  brandOf: (entry: Entry) => Brand,
) {
  const groups: { brand: Brand; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const brand = brandOf(entry);
    const last = groups.at(-1);
    if (last?.brand.slug === brand.slug) last.entries.push(entry);
    else groups.push({ brand, entries: [entry] });
  }
  return groups;
}
