import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * One project per folder, so that `--project http` (or `npm test -- http`) runs that folder alone; `npm test` leaves out
 * `demo`, which is how believable the demonstration is, `long` and `webkit`.
 */
const folders = [
  "unit",
  "http",
  "contract",
  "upstream",
  "reports",
  "architecture",
  "docker",
  "scripts",
  "demo",
  "long",
  "webkit",
];

/** Milliseconds that a test of a folder may take, where it is more than usual. */
const timeouts: Record<string, number> = { docker: 300_000, long: 600_000, webkit: 600_000 };

/**
 * Files of one environment one after another: a process goes on with the next file, and the modules it has, only where that
 * has the same one. Alternating, unit tests take twice as long.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ordered = await super.sort(files);
    const places = new Map(
      ordered.map((file) => {
        const inBrowser = readFileSync(file.moduleId, "utf8").startsWith("// @vitest-environment jsdom");
        return [file, `${file.project.name} ${inBrowser}`];
      }),
    );
    const groups = [...new Set(ordered.map(({ project }) => project.name))].flatMap((name) => [
      `${name} false`,
      `${name} true`,
    ]);
    return ordered.toSorted((one, other) => groups.indexOf(places.get(one)!) - groups.indexOf(places.get(other)!));
  }
}

export default defineConfig({
  root,
  cacheDir: ".cache/vite",
  resolve: { alias: { "~": `${root}app`, "#contracts": `${root}contracts` } },
  test: {
    // Processes, since tests start servers, change directories and kill their children.
    pool: "forks",
    // More than two cores, since tests wait for servers and databases a quarter of their time.
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
    projects: folders.map((name) => ({
      extends: true as const,
      test: {
        name,
        setupFiles: ["tests/support/property-runs.ts", "tests/support/element-waits.ts"],
        include: [`tests/${name}/**/*.test.{ts,tsx}`],
        ...(name in timeouts && { testTimeout: timeouts[name]! }),
        // These leave nothing behind, servers included: their files share processes, which saves a third of the time.
        ...(["unit", "http", "architecture", "contract", "upstream", "reports", "demo"].includes(name)
          ? { isolate: false }
          : {}),
      },
    })),
  },
});
