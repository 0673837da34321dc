import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { notFound } from "~/api/not-found.server";
import { paths } from "~/paths";
import { unlisted, type RouteFacts } from "~/route-facts";
import { pageMeta } from "~/site/page-meta";
import { plannedPage } from "~/site/errors/planned-pages.server";

export const meta: MetaFunction<typeof loader> = (page) => pageMeta(page, null);

/**
 * Any address without a route. Remix runs no loader for it, not even the root's, so the header would not know who
 * is signed in; this catch-all route throws a 404 instead and keeps the shell intact.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const { pathname } = new URL(request.url);
  // Until Edit Business Profile is open, its address leads staff to what they have below it.
  if (pathname === paths.businessProfile && request.method === "GET") {
    const user = await context.api.optional(context.api.auth.currentUser(), null);
    if (user?.is_staff) throw redirect(paths.staff);
  }
  throw notFound({ planned: plannedPage(pathname) });
}

/** A form posted to an unknown address is a 404 too. */
export const action = loader;

export const handle: RouteFacts = { page: ["error", "not found"], ...unlisted };

/** Never rendered: the loader throws. Without a component Remix would take this for a resource route. */
export default function UnknownPage() {
  return null;
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
