import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { notFound } from "~/api/not-found.server";
import { pageMeta } from "~/site/page-meta";
import { plannedPage } from "~/site/errors/planned-pages.server";

export const meta: MetaFunction<typeof loader> = (page) => pageMeta(page, null);

/**
 * Any address without a route. Remix runs no loader for it, not even the root's, so the header would not know who
 * is signed in; this catch-all route throws a 404 instead and keeps the shell intact.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  const planned = plannedPage(new URL(request.url).pathname);
  throw notFound({ planned });
}

/** A form posted to an unknown address is a 404 too. */
export const action = loader;

export const handle = { page: ["error", "not found"] } as const;

/** Never rendered: the loader throws. Without a component Remix would take this for a resource route. */
export default function UnknownPage() {
  return null;
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
