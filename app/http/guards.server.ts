import { json, redirect, type AppLoadContext } from "@remix-run/node";
import type { CurrentUser } from "#contracts/user";
import { paths } from "~/paths";
import { safeRedirect } from "./safe-redirect.server";

/** A user with a profile; one without is an account holder (specification, section 3). */
export interface Member extends CurrentUser {
  profile: { id: number | string };
}

/**
 * The user, for a loader and for the action beside it alike; else the Response to be shown instead is thrown. A visitor
 * who is signed out is sent to the log-in page and back. A refused action is a 403 that holds `sent`, the form's values:
 * `FormErrorPage` keeps them, so that they can be sent again.
 */
type Guard<User extends CurrentUser> = (context: AppLoadContext, request: Request, sent?: object) => Promise<User>;

export const requireUser = guard((user): user is CurrentUser => user.is_authenticated);

export const requireMember = guard((user): user is Member => (user.profile?.id ?? null) !== null);

export const requireStaff = guard((user): user is CurrentUser => user.is_staff);

export const requirePayments = guard((user): user is CurrentUser => user.is_staff && user.handles_payments);

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

function guard<User extends CurrentUser>(allows: (user: CurrentUser) => user is User): Guard<User> {
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
