/** Slug as Django's slugify makes it: "Tuft & Needle" → "tuft-needle", "Stearns & Foster" → "stearns-foster". */
export function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9\s_-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-");
}
