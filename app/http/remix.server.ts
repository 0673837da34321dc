import { createRequestHandler } from "@remix-run/express";
import {
  json,
  type ActionFunction,
  type ActionFunctionArgs,
  type AppLoadContext,
  type ServerBuild,
} from "@remix-run/node";
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from "express";
import { textSentWith } from "./forms.server";
import { guardedAction, guardedLoader, nothingSaved } from "./guards.server";
import { beforeHeaders, stateOf } from "./request-state.server";
import { routeFamilies } from "./route-families.server";

/** Hands the request to Remix. URLs that loaders see are built from the site's origin, never from Host headers. */
export function remix(
  build: ServerBuild,
  getLoadContext: (req: ExpressRequest, res: ExpressResponse) => AppLoadContext,
): RequestHandler {
  const familyOf = routeFamilies(withGuards(build), (part) =>
    createRequestHandler({ build: part, getLoadContext, mode: build.mode }),
  );
  return (req, res, next) => {
    const { protocol, host, origin } = new URL(stateOf(res).origin);
    delete req.headers["x-forwarded-host"];
    req.headers.host = host;
    // Ours is the check that counts; Remix's own would answer 500 where two loopback names meet.
    if (req.headers.origin !== undefined) req.headers.origin = origin;
    Object.defineProperty(req, "protocol", { value: protocol.slice(0, -1) });
    beforeHeaders(res, () => {
      // Remix leaves the headers of a thrown response out of pages.
      if (res.statusCode === 405) res.setHeader("Allow", "GET, HEAD");
    });
    return familyOf(req.path)(req, res, next);
  };
}

/**
 * The build with its routes guarded as their handles say, and an action in each: those without one of their own answer a
 * form with 405, as a page and as data alike. The loaders that follow an action know whether it took the form.
 */
function withGuards(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { handle, action: ownAction, loader: ownLoader } = route.module;
    const act = ownAction === undefined ? refuseForm : guardedAction(handle, ownAction);
    const loader = guardedLoader(handle, ownLoader);
    const action = async (args: ActionFunctionArgs) => {
      // Until it has ended otherwise: what it throws is shown by a page as well.
      args.context.formFailed = true;
      const answer = await keepingText(act, args);
      args.context.formFailed = answer instanceof Response && answer.status >= 400;
      return answer;
    };
    return [id, { ...route, module: { ...route.module, action, loader } }];
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}

/** Without scripts the page of what isn't found would be all that is left of a text. */
async function keepingText(act: ActionFunction, args: ActionFunctionArgs): Promise<unknown> {
  try {
    return await act(args);
  } catch (thrown) {
    const sent = thrown instanceof Response && thrown.status === 404 ? textSentWith(args.request) : null;
    throw sent === null ? thrown : nothingSaved("gone", sent);
  }
}

function refuseForm({ context }: ActionFunctionArgs): never {
  const message = "This page doesn't take forms. Go back to the page you came from and try again.";
  throw json(
    { message, requestId: context.requestId, retryAfter: null },
    { status: 405, statusText: "Method Not Allowed" },
  );
}
