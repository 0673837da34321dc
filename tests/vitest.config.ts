import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Folders whose tests leave nothing behind, servers included. Their files share processes, each of which loads the site and
 * the upstream once: that saves half of the time.
 */
const sharing = ["unit", "http", "contract", "upstream", "reports", "architecture", "demo"];

/** Folders whose files have a process each, with the milliseconds that a test may take where it is more than usual. */
const alone: Record<string, number | undefined> = {
  docker: 300_000,
  scripts: undefined,
  long: 600_000,
  webkit: 600_000,
};

/** Files that take a minute or so begin before all others, or the run ends with one of them alone. */
const longest = /\/(?:reports\/reports|upstream\/server-|http\/forms-|http\/.*-faults|contract\/answers)/;

/**
 * The longest first, then those of one environment one after another: a process goes on with the next file, and the modules
 * it has, only where that has the same one. Alternating, tests of components take twice as long.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ project, moduleId }: TestSpecification) => {
      const inBrowser = readFileSync(moduleId, "utf8").startsWith("// @vitest-environment jsdom");
      const order = longest.test(moduleId) ? 0 : inBrowser ? 2 : 1;
      return (project.name === "sharing" ? 0 : 10) + order;
    };
    const places = new Map((await super.sort(files)).map((file) => [file, placeOf(file)]));
    return [...places.keys()].toSorted((one, other) => places.get(one)! - places.get(other)!);
  }
}

const filesOf = (folders: readonly string[]) => folders.map((name) => `tests/${name}/**/*.test.{ts,tsx}`);
const setupFiles = ["tests/support/property-runs.ts", "tests/support/element-waits.ts"];

export default defineConfig({
  root,
  cacheDir: ".cache/vite",
  resolve: { alias: { "~": `${root}app`, "#contracts": `${root}contracts` } },
  test: {
    // Processes, since tests start servers, change directories and kill their children.
    pool: "forks",
    // More than two cores, since tests wait for servers and databases a third of their time. A fourth would load all modules
    // once more: 377 s instead of 296.
    maxWorkers: 3,
    sequence: { sequencer: ByEnvironment },
    reporters: ["default"],
    // These only end what hangs: other work may have both cores while a database opens.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is waited for comes at once, but where other work has both cores.
    expect: { poll: { timeout: 30_000 } },
    // Files of components begin with `// @vitest-environment jsdom`; all others run in Node.
    environment: "node",
    projects: [
      { extends: true, test: { name: "sharing", setupFiles, isolate: false, include: filesOf(sharing) } },
      ...Object.entries(alone).map(([name, testTimeout]) => ({
        extends: true as const,
        test: { name, setupFiles, include: filesOf([name]), ...(testTimeout !== undefined && { testTimeout }) },
      })),
    ],
  },
});
