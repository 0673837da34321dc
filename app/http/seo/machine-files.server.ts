import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler, Response } from "express";
import type { SettingsOf } from "~/platform/config.server";
import { refuse } from "../refusal.server";
import { stateOf } from "../request-state.server";
import { weakTag } from "../unchanged.server";
import {
  manifestAddress,
  openSearchAddress,
  privacyControlAddress,
  securityAddress,
  sitemapAddress,
} from "./machine-addresses.server";
import { type ListedRoute, listedRoutes } from "./listed-routes.server";
import { robots } from "./robots.server";
import { openSearch, privacyControl, securityTxt, webManifest } from "./site-files.server";
import { sitemapFile, sitemapIndex } from "./sitemaps.server";

interface Asked {
  context: AppLoadContext;
  /** Of the address. */
  parts: Readonly<Record<string, string | undefined>>;
}

interface MachineFile {
  address: RegExp | string;
  type: string;
  /** Seconds for which caches keep it. */
  keep: number;
  make(asked: Asked): string | Promise<string>;
}

const hour = 3600;
const day = 24 * hour;

const filesOf = (
  { SECURITY_CONTACT }: SettingsOf<"SECURITY">,
  routes: readonly ListedRoute[],
): readonly MachineFile[] => [
  {
    address: "/robots.txt",
    type: "text/plain; charset=utf-8",
    keep: hour,
    make: ({ context }) => robots(context.site.origin, routes),
  },
  {
    address: sitemapAddress,
    type: "application/xml; charset=utf-8",
    keep: hour,
    make: ({ context }) => sitemapIndex(context.api, context.site.origin),
  },
  {
    address: /^\/sitemap-(?<kind>[a-z]+(?:-[a-z]+)*)(?:-(?<page>[2-9]|[1-9]\d{1,2}))?\.xml$/,
    type: "application/xml; charset=utf-8",
    keep: hour,
    make: ({ context, parts }) =>
      sitemapFile(context.api, context.site.origin, routes, { kind: parts.kind ?? "", page: parts.page }),
  },
  {
    address: manifestAddress,
    type: "application/manifest+json; charset=utf-8",
    keep: day,
    make: ({ context }) => webManifest(context.site.name),
  },
  {
    address: openSearchAddress,
    type: "application/opensearchdescription+xml; charset=utf-8",
    keep: hour,
    make: async ({ context: { api, site } }) =>
      openSearch(site.name, site.origin, await api.ifAvailable(api.auth.demonstration(), false)),
  },
  {
    address: securityAddress,
    type: "text/plain; charset=utf-8",
    keep: hour,
    make: ({ context }) => securityTxt(context.site.origin, SECURITY_CONTACT, new Date()),
  },
  {
    address: privacyControlAddress,
    type: "application/json; charset=utf-8",
    keep: day,
    make: privacyControl,
  },
];

/** Files that programs look for at addresses of their own: they are no pages, so no route of the application has them. */
export function machineFiles(config: SettingsOf<"SECURITY">, routes: ServerBuild["routes"], contextOf: ContextOf) {
  const files = filesOf(config, listedRoutes(routes));
  const at: Find = (path) => {
    for (const file of files) {
      const parts = typeof file.address === "string" ? file.address === path && {} : file.address.exec(path)?.groups;
      if (parts) return { file, parts };
    }
    return null;
  };
  return { serves: (path: string) => at(path) !== null, handle: answerWith(at, contextOf) };
}

type ContextOf = (req: Request, res: Response) => AppLoadContext;
type Find = (path: string) => { file: MachineFile; parts: Asked["parts"] } | null;

function answerWith(at: Find, contextOf: ContextOf): RequestHandler {
  return async (req, res, next) => {
    const found = at(req.path);
    if (found === null) return next();
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.setHeader("Allow", "GET, HEAD");
      return refuse(req, res, { status: 405, message: "Open this address instead of sending a form to it." });
    }
    try {
      const { type, keep, make } = found.file;
      const body = await make({ context: contextOf(req, res), parts: found.parts });
      res.setHeader("Cache-Control", `public, max-age=${keep}`);
      res.setHeader("Content-Type", type);
      res.setHeader("ETag", weakTag(body));
      res.send(body);
    } catch (error) {
      if (!(error instanceof globalThis.Response)) return next(error);
      answerFault(res, error);
    }
  };
}

/** What is missing or could not be had from the upstream, in a line: no visitor sees it. */
function answerFault(res: Response, { status, headers }: globalThis.Response): void {
  const wait = headers.get("Retry-After");
  if (wait !== null) res.setHeader("Retry-After", wait);
  if (status >= 500) stateOf(res).outcome = "failed";
  res.status(status).setHeader("Cache-Control", "no-store");
  res.type("text/plain").send(status === 404 ? "Not found\n" : "Try again later\n");
}
