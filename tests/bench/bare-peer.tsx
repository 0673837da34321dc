import { createServer, type ServerResponse } from "node:http";
import type { AppLoadContext, LoaderFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import * as build from "@remix-run/dev/server-build";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { Pool } from "undici";
import { NonceContext } from "~/platform/nonce";

/**
 * The bare peer of the benchmark: the same React tree on node:http, with the same upstream calls made by
 * undici alone. No router, cookies, logs, checks, contracts, compression or headers. It is built in the place
 * of server.ts, so that both render the very same modules.
 */

const upstream = new Pool(process.env.API_HOST ?? "", { connections: 64 });
const answer = async <T,>(path: string): Promise<T> => {
  const { body } = await upstream.request({ path, method: "GET", headers: { accept: "application/json" } });
  return (await body.json()) as T;
};

const context = {
  api: {
    auth: { currentUser: async () => (await answer<{ user: unknown }>("/api/v2/auth/user/")).user },
    flags: {
      isEnabled: async (name: string) =>
        (await answer<{ enabled: boolean }>(`/api/v2/feature-flags/get-feature-flag/${name}/`)).enabled,
    },
    comparisons: { popular: () => answer("/api/v2/comparisons/") },
    brands: { show: (slug: string) => answer(`/api/v2/brands/${slug}/`) },
    optional: (part: Promise<unknown>) => part,
  },
  site: { name: "Bedlark", origin: "http://127.0.0.1" },
  requestId: "bare",
  nonce: "bare",
  log: { warn() {}, info() {} },
} as unknown as AppLoadContext;

interface Match {
  id: string;
  params: Record<string, string>;
}

/** The routes of the two pages, matched by hand. */
function matched(pathname: string): Match[] {
  const ids = Object.keys(build.routes);
  const page = (path: string | undefined, index: boolean) =>
    ids.find((id) => build.routes[id]?.path === path && Boolean(build.routes[id]?.index) === index) ?? "";
  const brand = /^\/mattresses\/([^/]+)\/$/.exec(pathname)?.[1];
  return brand === undefined
    ? [
        { id: "root", params: {} },
        { id: page(undefined, true), params: {} },
      ]
    : [
        { id: "root", params: { brand } },
        { id: ids.find((id) => /^mattresses\/:\w+\/?$/.test(build.routes[id]?.path ?? "")) ?? "", params: { brand } },
      ];
}

const manifest = build.assets;
const routeModules = Object.fromEntries(Object.entries(build.routes).map(([id, route]) => [id, route.module]));

async function tree(pathname: string) {
  const matches = matched(pathname);
  const params = Object.assign({}, ...matches.map((match) => match.params)) as Record<string, string>;
  const request = new Request(`http://127.0.0.1${pathname}`);
  const loaderData = Object.fromEntries(
    await Promise.all(
      matches.map(async ({ id }) => {
        const loader = build.routes[id]?.module.loader as LoaderFunction | undefined;
        const data: unknown = await loader?.({ request, params, context });
        return [id, data instanceof Response ? await data.json() : (data ?? null)] as const;
      }),
    ),
  );
  const staticHandlerContext = {
    basename: "/",
    location: { pathname, search: "", hash: "", state: null, key: "default" },
    matches: matches.map(({ id }) => ({
      params,
      pathname: id === "root" ? "/" : pathname,
      pathnameBase: id === "root" ? "/" : pathname,
      route: { id, path: build.routes[id]?.path, index: build.routes[id]?.index },
    })),
    loaderData,
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  const state = { loaderData, actionData: null, errors: null };
  const entryContext = {
    manifest,
    routeModules,
    staticHandlerContext,
    future: build.future,
    isSpaMode: false,
    serverHandoffString: JSON.stringify({ future: build.future, isSpaMode: false, state }).replace(/</g, "\\u003c"),
    serializeError: (error: Error) => error,
  };
  return (
    <NonceContext.Provider value="bare">
      <RemixServer context={entryContext as never} url={request.url} />
    </NonceContext.Provider>
  );
}

const renderers: Record<string, (pathname: string, response: ServerResponse) => Promise<void>> = {
  async string(pathname, response) {
    const page = renderToString(await tree(pathname));
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!DOCTYPE html>${page}`);
  },
  async stream(pathname, response) {
    response.setHeader("content-type", "text/html; charset=utf-8");
    const { pipe } = renderToPipeableStream(await tree(pathname), { onShellReady: () => pipe(response) });
  },
};

const render = renderers[process.env.RENDERER ?? ""];
if (render === undefined) throw new Error("RENDERER is string or stream");
const server = createServer((request, response) => {
  render(request.url ?? "/", response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.statusCode = 500;
    response.end();
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ type: "ready", origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}` });
});
process.on("disconnect", () => process.exit(0));
