import { afterAll } from "vitest";
import type { TestUpstream, TestUpstreamOptions } from "../../support/upstream";
import type { CatalogueName } from "../../support/upstream-template";

/** How a shared suite gets an upstream: on the embedded engine, or on a PostgreSQL server. */
export type Start = (options?: TestUpstreamOptions) => Promise<TestUpstream>;

/**
 * Gives suites that run one after another the same upstream of each catalogue, since opening one costs more than what
 * most of them ask of it. Its clock is that of the suite that started it last; it closes after the last suite.
 * What a suite changes is there for those after it. An upstream with settings or a log is started for its suite alone.
 */
export function shared(start: Start): Start {
  const opened = new Map<CatalogueName, Promise<TestUpstream>>();
  const clocks = new Map<CatalogueName, () => Date>();
  afterAll(async () => {
    for (const upstream of opened.values()) await (await upstream).close();
  });
  return async (options = {}) => {
    const { catalogue = "small", clock = () => new Date(), ...own } = options;
    if (Object.keys(own).length > 0) return start(options);
    clocks.set(catalogue, clock);
    if (!opened.has(catalogue)) opened.set(catalogue, start({ catalogue, clock: () => clocks.get(catalogue)!() }));
    return { ...(await opened.get(catalogue)!), close: async () => {} };
  };
}
