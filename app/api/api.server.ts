import { authApi } from "./auth.server";
import { brandsApi } from "./brands.server";
import { catalogueApi } from "./catalogue.server";
import type { Client } from "./client/client.server";
import { comparisonsApi } from "./comparisons.server";
import { dealsApi } from "./deals.server";
import { flagsApi } from "./flags.server";
import { matchApi } from "./match.server";
import { mattressesApi } from "./mattresses.server";
import { searchApi } from "./search.server";
import { storesApi } from "./stores.server";

export type Api = ReturnType<typeof createApi>;

/** Everything a route may ask, each function one call and one parse. Reads throw Responses (failures.server.ts). */
export function createApi(client: Client) {
  return {
    auth: authApi(client),
    flags: flagsApi(client),
    comparisons: comparisonsApi(client),
    brands: brandsApi(client),
    catalogue: catalogueApi(client),
    search: searchApi(client),
    match: matchApi(client),
    stores: storesApi(client),
    mattresses: mattressesApi(client),
    deals: dealsApi(client),
    optional,
  };
}

/** A part the page can do without, or `fallback` when the upstream fails or refuses; 404s and redirects still throw. */
async function optional<T, F>(part: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await part;
  } catch (error) {
    const degrades = error instanceof Response && (error.status >= 500 || error.status === 403 || error.status === 429);
    if (degrades) return fallback;
    throw error;
  }
}
