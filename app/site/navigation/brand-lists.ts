/** The three fixed lists of the specification, section 3, in its order. */

export interface BrandEntry {
  name: string;
  slug: string;
}

/** As the catalogue makes slugs: letters, digits and hyphens; other characters are dropped. */
const brand = (name: string): BrandEntry => ({
  name,
  slug: name
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, "")
    .replaceAll(/[\s-]+/g, "-"),
});

export const expertReviewBrands = [
  "Avocado",
  "Beautyrest",
  "Brooklyn Bedding",
  "Casper",
  "DreamCloud",
  "Helix",
  "Nectar",
  "Purple",
  "Saatva",
  "Sealy",
  "Serta",
  "Stearns & Foster",
  "TEMPUR-Pedic",
  "Tuft & Needle",
  "WinkBed",
].map(brand);

export const popularOnlineBrands = [
  "Avocado",
  "Brooklyn Bedding",
  "Casper",
  "DreamCloud",
  "Leesa",
  "Nectar",
  "Nest Bedding",
  "Puffy",
  "Purple",
  "Saatva",
  "Tuft & Needle",
  "WinkBed",
].map(brand);

export const popularStoreBrands = [
  "Beautyrest",
  "Englander",
  "IKEA",
  "King Koil",
  "Restonic",
  "Sealy",
  "Serta",
  "Sleep Number",
  "Sleepys",
  "Spring Air",
  "Stearns & Foster",
  "TEMPUR-Pedic",
].map(brand);
