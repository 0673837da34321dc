import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { tidySearchTerm } from "~/features/search/search-term.server";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "everyone", reads: "autocomplete" };

/**
 * What the search box suggests: an array of { result, type }, empty for an empty query. A failing upstream
 * answers 502 to 504, of which the box logs 'Error searching' and shows nothing (specification, section 8).
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const term = tidySearchTerm(new URL(request.url).searchParams.get("q") ?? "");
  try {
    return json(await context.api.search.suggest(term), { headers: { "Cache-Control": "private, no-store" } });
  } catch (error) {
    // A script that expects JSON cannot use a sign-in redirect or an HTML page.
    if (!(error instanceof Response)) throw error;
    const status = error.status >= 400 && error.status !== 404 ? error.status : 502;
    const retryAfter = error.headers.get("retry-after");
    return json(
      { message: "Error searching" },
      { status, headers: { "Cache-Control": "private, no-store", ...(retryAfter && { "Retry-After": retryAfter }) } },
    );
  }
}
