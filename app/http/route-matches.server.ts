import { matchRoutes } from "@remix-run/react";
import type { ServerBuild } from "@remix-run/node";
import type { Request } from "express";
import { type FactsAt, factsOf, type KnownFacts } from "~/route-facts";
import { redactor, secretAddresses } from "~/platform/secret-addresses";
import { isDecodable } from "./decodable-path.server";
import { stateOf } from "./request-state.server";
import { routeFamilies } from "./route-families.server";

type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** Finds facts as Remix finds routes: decoded, in any case, with or without a slash at the end. */
export function factsByPath(build: ServerBuild): FactsAt {
  const familyOf = routeFamilies(build, ({ routes }) => routesBelow(undefined, Object.values(routes)));
  // Of a path that it can't decode, React Router writes the whole to the console.
  return (path) =>
    isDecodable(path) ? (matchRoutes(familyOf(path), path) ?? []).map(({ route }) => factsOf(route.handle)) : [];
}

function routesBelow(parent: string | undefined, all: readonly ServerBuild["routes"][string][]): RouteObject[] {
  return all
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index, caseSensitive, module }): RouteObject => {
      const own = { id, path, caseSensitive, handle: module.handle };
      return index === true ? { ...own, index } : { ...own, children: routesBelow(id, all) };
    });
}

/** The facts of the route that will answer a request; nothing where none will. */
export function routeFactsOf(req: Request): KnownFacts {
  const state = stateOf(req.res!);
  const { path } = req;
  // A form's address is put right on its way (canonical.server.ts).
  if (state.routeFacts?.path !== path) state.routeFacts = { path, facts: state.factsAt(path).at(-1) ?? {} };
  return state.routeFacts.facts;
}

/** Whether a request sends a form with a file, or one that a mail provider may send for a reader (RFC 8058). */
export const sendsForm = (req: Request, fact: "takesFile" | "oneClick"): boolean =>
  req.method === "POST" && routeFactsOf(req)[fact] === true;

/** Takes the secrets of a build's addresses out of texts. */
export const redactorOf = ({ routes }: Pick<ServerBuild, "routes">) => redactor(secretAddresses(Object.values(routes)));
