import { notFound } from "../http/answers";

/** Number of pages of `size`, at least one. Throws 404 when the page is none of them. */
export function pageCount(count: number, size: number, page: number): number {
  const pages = Math.max(1, Math.ceil(count / size));
  if (page > pages) throw notFound("Invalid page.");
  return pages;
}

/** One page of what was found, and how many pages there are. Throws 404 when the page is none of them. */
export const pageOf = <Entry>(found: readonly Entry[], size: number, page: number) => ({
  pages: pageCount(found.length, size, page),
  entries: found.slice((page - 1) * size, page * size),
});
