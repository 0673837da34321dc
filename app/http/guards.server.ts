import { json, redirect, type ActionFunction, type AppLoadContext, type LoaderFunction } from "@remix-run/node";
import type { CurrentUser } from "#contracts/user";
import { paths } from "~/paths";
import { type Access, factsOf } from "~/route-facts";
import { safeRedirect } from "./safe-redirect.server";

/**
 * The user; else the Response to be shown instead is thrown. A visitor who is signed out is sent to the log-in page and
 * back. A refused action is a 403 that holds `sent`, the form's values: `FormErrorPage` keeps them, so that they can be
 * sent again.
 */
type Guard = (context: AppLoadContext, request: Request, sent?: object) => Promise<CurrentUser>;

/** For a page that needs to know who its user is: that there is one, its handle sees to. */
export const requireUser = guard(() => true);

/** Whom a route lets in, as its handle says; where it is open to whoever comes, or has the link, nobody is asked for. */
const guards: Partial<Record<Access, Guard>> = {
  user: requireUser,
  staff: guard((user) => user.is_staff),
  payments: guard((user) => user.is_staff && user.handles_payments),
};

const guardOf = (handle: unknown): Guard | undefined => guards[factsOf(handle).access ?? "everyone"];

/**
 * Loads for whom the route lets in. After a form the loader makes the page that says how that ended, and the form has been
 * guarded already.
 */
export const guardedLoader = (handle: unknown, load: LoaderFunction | undefined): LoaderFunction | undefined => {
  const admit = guardOf(handle);
  if (admit === undefined) return load;
  return async (args) => {
    if (!args.context.afterForm) await admit(args.context, args.request);
    return load === undefined ? null : load(args);
  };
};

/** What is still to be done for a form before it may be written: its reader does it, since it knows what may be shown again. */
const waiting = new WeakMap<Request, (sent: object) => Promise<unknown>>();

/** Acts for whom the route lets in. Throws where an action of a guarded route has read no form. */
export function guardedAction(handle: unknown, act: ActionFunction): ActionFunction {
  const admit = guardOf(handle);
  if (admit === undefined) return act;
  return async (args) => {
    waiting.set(args.request, (sent) => admit(args.context, args.request, sent));
    const answer = await act(args);
    if (waiting.has(args.request)) throw new Error("The action of a guarded route has not read its form.");
    return answer;
  };
}

/** Called with what a form may show again, before anything of it is used. Throws the Response of whoever may not send it. */
export async function admitForm(request: Request, sent: object): Promise<void> {
  const admit = waiting.get(request);
  waiting.delete(request);
  await admit?.(sent);
}

const unsaved = "We haven’t saved that yet";

const refusals = {
  "signed out": {
    status: 403,
    title: "Log in to send this",
    message: "You’re not logged in, so we couldn’t save this. What you typed is below. Log in, then send it again.",
  },
  forbidden: {
    status: 403,
    title: unsaved,
    message: "Your account isn’t allowed to do this, so we couldn’t save it. What you entered is still here.",
  },
  gone: {
    status: 404,
    title: "We couldn’t save this",
    message:
      "The page it belongs to is gone or has moved, so we haven’t saved this. What you typed is below, so you can copy it.",
  },
  unknown: {
    status: 503,
    title: unsaved,
    message:
      "We couldn’t check whether you’re logged in, so we haven’t saved this. That’s our fault. What you entered is still here, so please send it again.",
  },
} as const;

/** A write that was not tried, or that needs a user: the page that keeps what was sent. */
export function nothingSaved(why: keyof typeof refusals, sent: object): Response {
  const { status, title, message } = refusals[why];
  return json({ title, message, signedOut: why === "signed out", sent }, { status });
}

function guard(allows: (user: CurrentUser) => boolean): Guard {
  return async (context, request, sent = {}) => {
    const writes = request.method === "POST";
    const asking = context.api.auth.currentUser();
    const user = await (writes ? context.api.optional(asking, undefined) : asking);
    if (user === undefined) throw nothingSaved("unknown", sent);
    if (user?.is_authenticated !== true) {
      if (writes) throw nothingSaved("signed out", sent);
      const { pathname, search } = new URL(request.url);
      throw redirect(paths.signInThen(safeRedirect(pathname + search, context.site.origin)), 303);
    }
    if (allows(user)) return user;
    throw writes ? nothingSaved("forbidden", sent) : json({ message: null }, { status: 403 });
  };
}
