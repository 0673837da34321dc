type List = "expert" | "online" | "store";

/** Brands, each with those of the three fixed lists of the specification, section 3, that have it; all are in this order. */
const brands: readonly (readonly [name: string, ...lists: List[]])[] = [
  ["Avocado", "expert", "online"],
  ["Beautyrest", "expert", "store"],
  ["Brooklyn Bedding", "expert", "online"],
  ["Casper", "expert", "online"],
  ["DreamCloud", "expert", "online"],
  ["Englander", "store"],
  ["Helix", "expert"],
  ["IKEA", "store"],
  ["King Koil", "store"],
  ["Leesa", "online"],
  ["Nectar", "expert", "online"],
  ["Nest Bedding", "online"],
  ["Puffy", "online"],
  ["Purple", "expert", "online"],
  ["Restonic", "store"],
  ["Saatva", "expert", "online"],
  ["Sealy", "expert", "store"],
  ["Serta", "expert", "store"],
  ["Sleep Number", "store"],
  ["Sleepys", "store"],
  ["Spring Air", "store"],
  ["Stearns & Foster", "expert", "store"],
  ["TEMPUR-Pedic", "expert", "store"],
  ["Tuft & Needle", "expert", "online"],
  ["WinkBed", "expert", "online"],
];

export interface BrandEntry {
  name: string;
  slug: string;
}

/** As the catalogue makes slugs: letters, digits and hyphens; other characters are dropped. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, "")
    .replaceAll(/[\s-]+/g, "-");

const brandsOf = (list: List): BrandEntry[] =>
  brands.flatMap(([name, ...lists]) => (lists.includes(list) ? { name, slug: slugOf(name) } : []));

export const expertReviewBrands = brandsOf("expert");
export const popularOnlineBrands = brandsOf("online");
export const popularStoreBrands = brandsOf("store");
