/** @satisfies {import('@remix-run/dev').AppConfig} */
const config = {
  // One bundle holds the server and the routes, so both share every module instance.
  // The benchmark builds its bare peer in the server's place, so that both render the same modules.
  server: process.env.SERVER_ENTRY ?? "./server.ts",
  serverBuildPath: process.env.SERVER_BUILD_PATH ?? "build/index.js",
  serverModuleFormat: "esm",
  serverPlatform: "node",
  serverMinify: false,
  serverDependenciesToBundle: [],
  assetsBuildDirectory: process.env.ASSETS_BUILD_DIRECTORY ?? "public/build",
  publicPath: "/build/",
  ignoredRouteFiles: ["**/.*", "**/*.css"],
  tailwind: false,
  postcss: false,
  watchPaths: ["./server.ts", "./contracts"],
  browserNodeBuiltinsPolyfill: { modules: {} },
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // Off: it strips the trailing slash that loaders see and costs CPU (decision 2).
    v3_singleFetch: false,
    // Off: at this number of routes the whole manifest is smaller than the requests.
    v3_lazyRouteDiscovery: false,
  },
};

export default config;
