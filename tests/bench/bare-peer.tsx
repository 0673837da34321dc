import { createServer, type ServerResponse } from "node:http";
import type { AppLoadContext, LoaderFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import * as build from "virtual:remix/server-build";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { Pool } from "undici";
import { pino } from "pino";
import { createApi } from "~/api/api.server";
import type { Client } from "~/api/client/client.server";
import type { Query } from "~/api/client/http-message.server";
import { uncounted } from "~/http/figures/figures.server";
import { unmeasured } from "~/http/measurement/measurement.server";
import { noHeadFacts } from "~/http/seo/head-tags.server";
import { NonceContext } from "~/platform/nonce";
import { MarkupContext } from "~/site/markup/fixed-markup";
import { markupFor } from "~/site/markup/fixed-parts.server";
import { loadAllParts } from "~/ui/page/on-demand";
import { ProseContext } from "~/ui/page/prose";

/**
 * The bare peer of the benchmark: the same React tree on node:http, with the same upstream calls made by
 * undici alone. No router, cookies, logs, checks, contracts, compression or headers. It is built in the place
 * of server.ts, so that both render the very same modules.
 */

const log = pino({ level: "silent" });

const upstream = new Pool(process.env.API_HOST ?? "", { connections: 64 });

/** The calls of one page; what two parts of it need is asked once. */
function bareClient(): Client {
  const asked = new Map<string, Promise<unknown>>();
  const answer = async (path: string) => {
    const { body } = await upstream.request({ path, method: "GET", headers: { accept: "application/json" } });
    return body.json();
  };
  const get = (path: string, _contract: unknown, { query = {} }: { query?: Query } = {}) => {
    const pairs = Object.entries(query).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, String(value)]],
    );
    const search = pairs.length === 0 ? "" : `?${new URLSearchParams(pairs).toString()}`;
    const url = `/api/v2/${path}${search}`;
    const known = asked.get(url) ?? answer(url);
    asked.set(url, known);
    return known;
  };
  return { get, getRequired: get, getList: get } as unknown as Client;
}

/** Whole, so that the compiler refuses a benchmark that the pages have left behind. */
const contextOf = (): AppLoadContext => ({
  api: createApi(bareClient()),
  site: { name: "Bedlark", origin: "http://127.0.0.1" },
  requestId: "bare",
  nonce: "bare",
  log,
  signal: new AbortController().signal,
  afterForm: false,
  formFailed: false,
  fileForm: null,
  asData: false,
  prose: new Map(),
  head: noHeadFacts(),
  figures: uncounted,
  measurement: unmeasured,
  cards: {
    answer() {
      throw new Error("the bare peer draws no cards");
    },
  },
  menus: { popularComparisons: [], ofSite: { name: "Bedlark", social: {}, logos: new Map() } },
  mapTiles: null,
  logDays: 30,
  compressedPage: (parts) => Buffer.from(parts.join("")),
  nameRoute() {},
  report(error) {
    throw error;
  },
});

const routesByPath = Object.values(build.routes).flatMap(({ id, path = "", parentId }) =>
  parentId === "root" && !path.includes("*")
    ? [{ id, pattern: new RegExp(`^/${path.replace(/\/$/, "").replace(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`) }]
    : [],
);

/** The root and the page of a path, with what the path names. */
function matched(pathname: string) {
  for (const { id, pattern } of routesByPath) {
    const found = pattern.exec(pathname);
    if (found !== null) {
      const params: Record<string, string> = { ...found.groups };
      return { params, matches: ["root", id] };
    }
  }
  throw new Error(`no page at ${pathname}`);
}

const manifest = build.assets;
const routeModules = Object.fromEntries(Object.entries(build.routes).map(([id, route]) => [id, route.module]));

async function tree(path: string) {
  const request = new Request(new URL(path, "http://127.0.0.1"));
  const { pathname, search } = new URL(request.url);
  const context = contextOf();
  const { params, matches } = matched(pathname);
  const loaderData = Object.fromEntries(
    await Promise.all(
      matches.map(async (id) => {
        const loader = build.routes[id]?.module.loader as LoaderFunction | undefined;
        const data: unknown = await loader?.({ request, params, context });
        return [id, data instanceof Response ? await data.json() : (data ?? null)] as const;
      }),
    ),
  );
  const staticHandlerContext = {
    basename: "/",
    location: { pathname, search, hash: "", state: null, key: "default" },
    matches: matches.map((id) => ({
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
      <MarkupContext.Provider value={markupFor(context.menus)}>
        <ProseContext.Provider value={context.prose}>
          <RemixServer context={entryContext as never} url={request.url} />
        </ProseContext.Provider>
      </MarkupContext.Provider>
    </NonceContext.Provider>
  );
}

const renderers: Record<string, (path: string, response: ServerResponse) => Promise<void>> = {
  async string(path, response) {
    const page = renderToString(await tree(path));
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!DOCTYPE html>${page}`);
  },
  async stream(path, response) {
    response.setHeader("content-type", "text/html; charset=utf-8");
    const { pipe } = renderToPipeableStream(await tree(path), { onShellReady: () => pipe(response) });
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
// All of this is one file: parts that stand below are there once it has been read to its end.
const listen = () =>
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.({ type: "ready", origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}` });
  });
setImmediate(() => void loadAllParts().then(listen));
process.on("disconnect", () => process.exit(0));
