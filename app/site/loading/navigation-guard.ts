import { isReachable } from "~/platform/is-reachable.client";
import type { StayedState } from "~/ui/page/stayed-state";
import { reportStay, unreachable, unsent, type StayWords } from "./stay-event";

/**
 * Milliseconds until a form counts as unanswered: more than the site allows itself and its upstream for any write
 * (platform/settings.server.ts). One with a file takes as long as its visitor's connection.
 */
const answerWithinMs = { plain: 30_000, file: 600_000 };

/** What `answer` resolves to; rejects when the site should long have answered a form as that of the request. */
export function withinTime<T>({ headers }: Request, answer: Promise<T>): Promise<T> {
  const kind = headers.get("Content-Type")?.startsWith("multipart/") ? "file" : "plain";
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("No answer in time")), answerWithinMs[kind]);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/**
 * What happens when a client navigation fails. The framework reloads the current page when the script of the next one
 * is missing, and shows an error page when its data cannot be fetched. Here the navigation continues as a document
 * load. When the site cannot be reached at all, or does not take a form, the page stays, with what was typed
 * (decision 30).
 */

type Router = typeof __remixRouter;
type Route = Router["routes"][number];
type Handler = Exclude<Route["loader"], boolean | undefined>;
type Path = Pick<Router["state"]["location"], "pathname" | "search">;

function leaveFor(href: string): Promise<never> {
  const { pathname, search } = location;
  location.assign(href);
  const target = new URL(href, location.href);
  // A hash on the current page scrolls without loading anything.
  if (target.pathname === pathname && target.search === search) location.reload();
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

/**
 * What a handler of the server answers. Rejects where somebody in between answers, such as a network that wants its
 * users to log in: the framework marks what its own server answers, and looks for that only in errors.
 */
async function ownAnswer(answering: ReturnType<Handler>): Promise<unknown> {
  const answer: unknown = await answering;
  if (answer instanceof Response && !answer.headers.has("X-Remix-Response")) throw new Error("Not the site’s answer");
  return answer;
}

/** Words for a form that an action did not take; null where what it threw leads on. */
async function wordsOfUnsent(thrown: unknown, form: FormData | undefined): Promise<StayWords | null> {
  const again = { ...unsent, text: `${unsent.text} Try again.` };
  if (!(thrown instanceof Response)) return again;
  if (thrown.status < 400) return null;
  // On demand: few forms are refused, and by a site that answers.
  return import("./refusal-text").then(
    ({ refusalText }) => refusalText(thrown, form),
    () => again,
  );
}

const isSamePage = (one: Path, other: Path) => one.pathname === other.pathname && one.search === other.search;

let guarded: Router | undefined;

export function guardNavigation(router: Router): void {
  if (guarded === router) return;
  guarded = router;
  let staying = false;
  /** The form that was sent last was answered by its own page, which says what is wrong with it. */
  let answered = false;

  /** Cancels the pending navigation by navigating to the current page with the data it has. */
  async function stay(words: StayWords) {
    const { location } = router.state;
    // Back and forward have already changed the address, so there is no page to stay on.
    const { key = "default" } = (history.state ?? {}) as { key?: string };
    if (key !== location.key) return;
    staying = true;
    const state: StayedState = { ...(location.state as object | null), stayedFor: location.key };
    await router.navigate(location, { replace: true, state, preventScrollReset: true });
    staying = false;
    reportStay(words);
  }

  /** No response came, and none would. */
  const isSilent = async (error: unknown) => error instanceof TypeError && !(await isReachable());

  const guardLoader =
    (id: string, loader: Handler): Handler =>
    async (args, context) => {
      try {
        return await ownAnswer(loader(args, context));
      } catch (error) {
        const { signal } = args.request;
        if (error instanceof Response || signal.aborted) throw error;
        const { loaderData, location: shown, navigation } = router.state;
        const next = navigation.location;
        // A page that is loaded again where it is has its data, and may have something to say of a form.
        const again = next === undefined || (answered && navigation.formMethod === "POST" && isSamePage(next, shown));
        if (again && Object.hasOwn(loaderData, id)) return loaderData[id];
        const silent = await isSilent(error);
        if (signal.aborted || next === undefined) throw error;
        if (!silent) return leaveFor(router.createHref(next));
        await stay(unreachable());
        throw error;
      }
    };

  const guardAction =
    (action: Handler): Handler =>
    async (args, context) => {
      answered = false;
      // Here, since what the page renders of this press may come later than its end.
      reportStay(null);
      const { formData } = router.state.navigation;
      try {
        const answer = await withinTime(args.request, ownAnswer(action(args, context)));
        answered = true;
        return answer;
      } catch (error) {
        const words = (await isSilent(error)) ? unreachable() : await wordsOfUnsent(error, formData);
        if (words !== null && !args.request.signal.aborted) await stay(words);
        throw error;
      }
    };

  function guardRoute(route: Route) {
    const { id, loader, action, lazy } = route;
    let sent: Promise<unknown> | undefined;
    if (typeof loader === "function") {
      const guardedLoader = guardLoader(id, loader);
      route.loader = async (args, context) => {
        if (!staying) return guardedLoader(args, context);
        const error: unknown = router.state.errors?.[id];
        return error === undefined ? (router.state.loaderData[id] ?? null) : Promise.reject(error);
      };
    }
    if (typeof action === "function") {
      const guardedAction = guardAction(action);
      route.action = (args, context) => (sent = Promise.resolve(guardedAction(args, context)));
    }
    if (lazy !== undefined) {
      route.lazy = async () => {
        const { location, state } = router.state.navigation;
        try {
          await import(/* @vite-ignore */ __remixManifest.routes[id]!.module);
        } catch (error) {
          const reachable = await isReachable();
          const answer = state === "submitting" ? await redirectOf(sent) : null;
          // The visitor may have navigated elsewhere in the meantime.
          if (location !== undefined && location === router.state.navigation.location) {
            if (reachable) return leaveFor(answer ?? router.createHref(location));
            await stay(unreachable());
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
