import { notFound } from "../http/answers";

/** The number of pages, at least one. Throws 404 when the page is out of range. */
export function pagesOf(count: number, size: number, page: number): number {
  const pages = Math.max(1, Math.ceil(count / size));
  if (page > pages) throw notFound("Invalid page.");
  return pages;
}

/** One page of the results, and the number of pages, at least one. Throws 404 when the page is out of range. */
export function pageOf<Entry>(found: readonly Entry[], size: number, page: number) {
  const pages = pagesOf(found.length, size, page);
  return { pages, entries: found.slice((page - 1) * size, page * size) };
}
