import { sampleBuild } from "./sample-build";

/** The sample routes in the form that server.ts imports. */
export const { mode, entry, routes, assets, publicPath, assetsBuildDirectory, future, isSpaMode } = sampleBuild();
