/** The page asked for; 1 without a parameter, null for what is no page number (its answer is 404). */
export function pageNumber(parameters: URLSearchParams): number | null {
  const value = parameters.get("page");
  if (value === null) return 1;
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;
}

/** "/mattress-line/" for page 1, "/mattress-line/?page=2" after it. */
export const pagePath = (path: string, page: number) => (page === 1 ? path : `${path}?page=${page}`);
