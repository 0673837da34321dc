/** What vite.config.ts gives to the framework's plugin. @type {NonNullable<Parameters<typeof import("@remix-run/dev").vitePlugin>[0]>} */
const options = {
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  ignoredRouteFiles: ["**/.*", "**/*.css"],
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

/** Where browsers find what was built for them. */
export const publicPath = "/build/";

export default options;
