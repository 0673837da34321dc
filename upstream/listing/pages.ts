import { notFound } from "../http/answers";

/** One page of what was found, and how many pages there are, at least one. Throws 404 when the page is none of them. */
export function pageOf<Entry>(found: readonly Entry[], size: number, page: number) {
  const pages = Math.max(1, Math.ceil(found.length / size));
  if (page > pages) throw notFound("Invalid page.");
  return { pages, entries: found.slice((page - 1) * size, page * size) };
}
