import type { ServerBuild } from "@remix-run/node";
import type { Monitoring } from "~/platform/monitoring/monitoring.server";
import { isPrivate } from "~/platform/private-page";
import type { RequestState } from "./request-state.server";

export type Report = (error: unknown, state: RequestState) => void;

/** Reports errors with the route whose page was asked for: whether it is private, its handle says. An unknown one is. */
export function reporter({ report }: Monitoring, routes: ServerBuild["routes"]): Report {
  return (error, { requestId, route }) => {
    const known = route === null ? undefined : routes[route];
    report(error, { requestId, route, privatePage: known === undefined || isPrivate(known.module.handle) });
  };
}
