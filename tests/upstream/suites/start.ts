import type { TestUpstream, TestUpstreamOptions } from "../../support/upstream";

/** How a shared suite gets an upstream: on the embedded engine, or on a PostgreSQL server. */
export type Start = (options?: TestUpstreamOptions) => Promise<TestUpstream>;
