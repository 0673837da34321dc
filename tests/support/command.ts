import { type ChildProcess, execFile, spawn } from "node:child_process";
import { copyFile, cp, mkdir, mkdtemp, readdir, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "./upstream-template";

const root = projectFolder();

/** Nothing of what configures the test run reaches a command but the way to programs. */
const surroundings = () => ({ PATH: process.env.PATH, HOME: process.env.HOME }) as unknown as NodeJS.ProcessEnv;

interface Where {
  /** The project that the command belongs to; this one by default. */
  folder?: string;
  env?: Record<string, string>;
}

export interface Command {
  child: ChildProcess;
  /** All that it has printed so far, on both streams. */
  output(): string;
  /** Waits until it has printed something; fails when it ends before. */
  says(wanted: RegExp): Promise<RegExpExecArray>;
  ended: Promise<number | null>;
}

/** Starts scripts/{name}.mjs as npm would. */
export function startCommand(
  name: string,
  args: readonly string[] = [],
  { folder = root, env = {} }: Where = {},
): Command {
  const child = spawn(process.execPath, [join(folder, "scripts", `${name}.mjs`), ...args], {
    cwd: folder,
    env: { ...surroundings(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const says = (wanted: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = wanted.exec(output);
        if (found === null) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      look();
      void ended.then((code) => reject(new Error(`${name} ended with ${code} and never said ${wanted}:\n${output}`)));
    });
  return { child, output: () => output, says, ended };
}

/** Runs scripts/{name}.mjs to its end. */
export async function runCommand(name: string, args: readonly string[] = [], where: Where = {}) {
  const command = startCommand(name, args, where);
  const code = await command.ended;
  return { code, output: command.output() };
}

/** A copy of this project with further files. Its build is empty and said to be fresh; packages are shared. */
export async function projectCopy(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "bedlark-copy-"));
  const outputs = new Set(
    [".git", ".cache", "build", "data", "node_modules", "tests/output"].map((path) => join(root, path)),
  );
  const filter = (path: string) => !outputs.has(path);
  for (const name of await readdir(root))
    if (filter(join(root, name))) await cp(join(root, name), join(folder, name), { recursive: true, filter });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  for (const [path, text] of Object.entries({ ...emptyBuild, ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await stampBuild(folder);
  return folder;
}

/** What a build leaves at least. */
const emptyBuild = {
  "build/server/index.js": "",
  "build/upstream.js": "",
  "build/picture-process.js": "",
  "build/upload-converter.js": "",
  "build/client/empty.txt": "",
};

/** Says that a project's build is fresh. */
async function stampBuild(folder: string): Promise<void> {
  const stamp = "const build = await import('./scripts/steps/freshness.mjs'); build.stampBuild(build.sourcesNow());";
  await promisify(execFile)(process.execPath, ["--input-type=module", "-e", stamp], { cwd: folder });
}

/**
 * A project of few files with the commands as they are, in a folder of its own, so that what they do to a project can
 * be tried. Its build is said to be fresh.
 */
export async function smallProject(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "bedlark-project-"));
  await cp(join(root, "scripts"), join(folder, "scripts"), { recursive: true });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const kept = [
    "remix.config.js",
    "package.json",
    "package-lock.json",
    ".prettierignore",
    "tests/vitest.config.ts",
    "tests/support/element-waits.ts",
    "tests/support/property-runs.ts",
    ".oxlintrc.json",
  ];
  const written = {
    "tsconfig.json": `{\n  "extends": "${join(root, "tsconfig.json")}",\n  "include": ["server.ts", "tests/**/*.ts"]\n}\n`,
    "server.ts": "export const port = 1;\n",
    ...emptyBuild,
    ...files,
  };
  for (const path of [...kept, ...Object.keys(written)]) await mkdir(dirname(join(folder, path)), { recursive: true });
  for (const path of kept) await copyFile(join(root, path), join(folder, path));
  for (const [path, text] of Object.entries(written)) await writeFile(join(folder, path), text);
  await stampBuild(folder);
  return folder;
}
