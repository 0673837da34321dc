import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { notFound } from "~/api/not-found.server";
import ErrorPage from "~/site/errors/error-page";
import { pageMeta } from "~/site/page-meta";
import { plannedPage } from "~/site/errors/planned-pages.server";

export const meta: MetaFunction<typeof loader> = (page) => pageMeta(page, null);

/**
 * An address that no route knows. Remix runs no loader for it, not even the root's, so the header would not
 * know who is signed in; a route that matches everything and throws keeps the shell whole.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  const planned = plannedPage(new URL(request.url).pathname);
  throw notFound({ planned });
}

/** A form that is sent to no page is not found either. */
export const action = loader;

/** Never rendered: the loader throws. Without a component Remix would take this for a resource route. */
export default function UnknownPage() {
  return null;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
