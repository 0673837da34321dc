import { readdirSync } from "node:fs";

/** Addresses of brands' logos, by the slug of the brand. */
export type BrandLogos = ReadonlyMap<string, string>;

const file = /^([a-z0-9-]+)\.(?:svg|webp|png)$/;

/**
 * The logos that an operator has put into `folder`, a file named after the brand's slug each, which are served below
 * `address`. We draw none ourselves: they belong to the brands. None where there is no such folder.
 */
export function brandLogosIn(folder: string, address: string): BrandLogos {
  const logos = new Map<string, string>();
  for (const name of namesIn(folder)) {
    const slug = file.exec(name)?.[1];
    if (slug !== undefined) logos.set(slug, `${address}${name}`);
  }
  return logos;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
