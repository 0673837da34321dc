import { isReachable } from "~/platform/is-reachable.client";
import type { PartsHandle } from "~/ui/page/as-sent";

/**
 * What happens when a client navigation fails. The framework reloads the current page when the script of the next one
 * is missing, and shows an error page when its data cannot be fetched. Here the navigation continues as a document
 * load; and when the site cannot be reached at all, the page stays, with what was typed (decision 30).
 */

type Router = typeof __remixRouter;
type Route = Router["routes"][number];
type Handler = Exclude<Route["loader"], boolean | undefined>;

/** Event on window: a navigation was abandoned because the site cannot be reached. */
export const unreachable = "site:unreachable";
export const reportUnreachable = () => dispatchEvent(new Event(unreachable));

/** Location state that stands in for the entry with that key: the page was not left, so nothing closes. */
export interface StayedState {
  stayedFor: string;
}

function leaveFor(href: string): Promise<never> {
  const { pathname, search } = window.location;
  window.location.assign(href);
  const target = new URL(href, window.location.href);
  // A hash on the current page scrolls without loading anything.
  if (target.pathname === pathname && target.search === search) window.location.reload();
  return new Promise(() => {});
}

/** Where a submitted form redirects: the submission took effect even if the next page cannot be rendered. */
const redirectOf = (sent: Promise<unknown> | undefined) =>
  sent?.then(
    () => null,
    (answer: unknown) => {
      if (answer instanceof Response) return answer.headers.get("Location");
      throw answer;
    },
  );

/** Fetches, beside the data of a route, the parts of its page that a first load goes without. */
async function loadParts(id: string): Promise<void> {
  try {
    const { handle } = (await import(__remixManifest.routes[id]!.module)) as { handle?: Partial<PartsHandle> };
    await Promise.all(handle?.parts?.map(({ load }) => load()) ?? []);
  } catch {
    // The route's own import of its script says what to do then.
  }
}

/** What matches where no other route does: no page at all, or one that this page's manifest leaves out. */
const elsewhere = "routes/$";

let guarded: Router | undefined;

export function guardNavigation(router: Router): void {
  if (guarded === router) return;
  guarded = router;
  let staying = false;

  /** Cancels the pending navigation by navigating to the current page with the data it has. */
  async function stay() {
    const { location } = router.state;
    // Back and forward have already changed the address, so there is no page to stay on.
    const { key = "default" } = (history.state ?? {}) as { key?: string };
    if (key !== location.key) return;
    staying = true;
    const state: StayedState = { ...(location.state as object | null), stayedFor: location.key };
    await router.navigate(location, { replace: true, state, preventScrollReset: true });
    staying = false;
    reportUnreachable();
  }

  const guardHandler =
    (handler: Handler): Handler =>
    async (args, context) => {
      try {
        return await handler(args, context);
      } catch (error) {
        // What fetch throws when no response came.
        const silent = error instanceof TypeError && !(await isReachable());
        if (silent && !args.request.signal.aborted) await stay();
        throw error;
      }
    };

  function guardRoute(route: Route) {
    const { id, loader, action, lazy } = route;
    let sent: Promise<unknown> | undefined;
    if (id === elsewhere) {
      route.loader = async () => {
        const { location } = router.state.navigation;
        if (location !== undefined) return leaveFor(router.createHref(location));
        return Promise.reject(router.state.errors?.[id] as Error);
      };
      // Its own script would be fetched beside that: where leaving cuts it short, the framework reloads this page instead.
      if (lazy !== undefined) route.lazy = () => new Promise(() => {});
      return;
    }
    if (typeof loader === "function") {
      const guardedLoader = guardHandler(loader);
      route.loader = async (args, context) => {
        if (!staying) {
          const [data] = await Promise.all([guardedLoader(args, context), loadParts(id)]);
          return data;
        }
        const error: unknown = router.state.errors?.[id];
        return error === undefined ? (router.state.loaderData[id] ?? null) : Promise.reject(error);
      };
    }
    if (typeof action === "function") {
      const guardedAction = guardHandler(action);
      route.action = (args, context) => (sent = Promise.resolve(guardedAction(args, context)));
    }
    if (lazy !== undefined) {
      route.lazy = async () => {
        const { location, state } = router.state.navigation;
        try {
          await import(__remixManifest.routes[id]!.module);
        } catch (error) {
          const reachable = await isReachable();
          const answer = state === "submitting" ? await redirectOf(sent) : null;
          // The visitor may have navigated elsewhere in the meantime.
          if (location !== undefined && location === router.state.navigation.location) {
            if (reachable) return leaveFor(answer ?? router.createHref(location));
            await stay();
          }
          throw error;
        }
        return lazy();
      };
    }
    route.children?.forEach(guardRoute);
  }
  router.routes.forEach(guardRoute);
}
