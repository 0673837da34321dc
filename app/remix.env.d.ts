/// <reference types="vite/client" />
/// <reference types="@remix-run/node" />

declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/node";
  export const assets: ServerBuild["assets"];
  export const entry: ServerBuild["entry"];
  export const routes: ServerBuild["routes"];
  export const future: ServerBuild["future"];
  export const publicPath: ServerBuild["publicPath"];
  export const assetsBuildDirectory: ServerBuild["assetsBuildDirectory"];
  export const mode: ServerBuild["mode"];
  export const isSpaMode: ServerBuild["isSpaMode"];
}

/** Set by scripts/dev-site.mjs. */
// oxlint-disable-next-line no-var
declare var developmentFront: import("express").RequestHandler | undefined;
