import { execFile, spawn } from "node:child_process";
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { DockerfileParser, type Instruction } from "dockerfile-ast";

/** A stage of a Dockerfile as a folder: its files below `files`, and what later instructions go by. */
interface Stage {
  files: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  command: string[];
  healthcheck: string[];
}

/** The user id that `--chown` and USER stand for where the tests run as root. */
export const unprivileged = process.getuid?.() === 0 ? 1000 : undefined;

/**
 * Carries out a Dockerfile without Docker, in an empty temporary folder: each stage is a folder, COPY obeys
 * .dockerignore, RUN is a shell in the stage's WORKDIR with nothing of our environment but the way to the
 * programs and npm's own settings; absolute paths in it are below the stage. Base images give nothing but the names
 * of the package managers that Node's have: what the steps need they must bring.
 *
 * @returns the last stage, and the folder that holds all of them
 */
export async function buildImage(context: string): Promise<{ image: Stage; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), "bedlark-image-"));
  await chmod(folder, 0o755);
  try {
    return { image: await lastStage(context, folder), folder };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function lastStage(context: string, folder: string): Promise<Stage> {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  const dockerfile = DockerfileParser.parse(await readFile(join(context, "Dockerfile"), "utf8"));
  for (const instruction of dockerfile.getInstructions()) {
    const args = instruction.getArguments().map((argument) => argument.getValue());
    if (instruction.getKeyword() === "FROM") {
      const [parent = "", , name = `stage-${stages.size}`] = args;
      stage = await begin(join(folder, name), stages.get(parent));
      stages.set(name, stage);
    } else if (stage) await carryOut(instruction, args, stage, context, stages);
  }
  if (!stage) throw new Error("The Dockerfile has no stage.");
  return stage;
}

/** What the official images of Node hold beside it. */
const packageManagers = [
  "opt/yarn-v1.22.22/bin/yarn",
  "usr/local/lib/node_modules/corepack/package.json",
  "usr/local/lib/node_modules/npm/package.json",
  ...["corepack", "npm", "npx", "yarn", "yarnpkg"].map((name) => `usr/local/bin/${name}`),
];

async function begin(files: string, parent: Stage | undefined): Promise<Stage> {
  await mkdir(files, { recursive: true });
  if (parent) await clone(parent.files, files);
  else {
    for (const path of packageManagers) {
      await mkdir(dirname(join(files, path)), { recursive: true });
      await writeFile(join(files, path), "");
    }
  }
  return parent
    ? { ...parent, files, env: { ...parent.env } }
    : { files, workdir: "/", env: {}, user: "root", command: [], healthcheck: [] };
}

/** A folder's content once more: as hard links where `cp` makes them, since packages are many and large. */
async function clone(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await promisify(execFile)("cp", ["-al", `${from}/.`, to]).catch(() =>
    cp(from, to, { recursive: true, verbatimSymlinks: true }),
  );
}

async function carryOut(
  instruction: Instruction,
  args: string[],
  stage: Stage,
  context: string,
  stages: ReadonlyMap<string, Stage>,
): Promise<void> {
  const raw = instruction.getArgumentsContent() ?? "";
  switch (instruction.getKeyword()) {
    case "WORKDIR":
      stage.workdir = args[0] ?? "/";
      await mkdir(join(stage.files, stage.workdir), { recursive: true });
      return;
    case "ENV":
      for (const pair of args) stage.env[pair.slice(0, pair.indexOf("="))] = pair.slice(pair.indexOf("=") + 1);
      return;
    case "USER":
      stage.user = args[0] ?? "root";
      return;
    case "RUN":
      return run(raw, stage);
    case "COPY":
      // Flags are no arguments to the parser.
      return copy(instruction.getTextContent().split(/\s+/).slice(1), stage, context, stages);
    case "CMD":
      stage.command = JSON.parse(raw) as string[];
      return;
    case "HEALTHCHECK":
      stage.healthcheck = JSON.parse(raw.slice(raw.indexOf("["))) as string[];
      return;
    case "VOLUME":
    case "EXPOSE":
      return;
    default:
      throw new Error(`${instruction.getKeyword()} is not known here: add it to image.ts.`);
  }
}

async function copy(words: string[], stage: Stage, context: string, stages: ReadonlyMap<string, Stage>) {
  const flags = words.filter((word) => word.startsWith("--"));
  const paths = words.filter((word) => !word.startsWith("--"));
  const target = paths.pop() ?? ".";
  const to = join(stage.files, isAbsolute(target) ? target : join(stage.workdir, target));
  const from = flags.find((flag) => flag.startsWith("--from="))?.slice("--from=".length);
  const origin = from === undefined ? context : (stages.get(from)?.files ?? "");
  const wanted = from === undefined ? await notIgnored(context) : null;

  for (const path of paths) {
    const source = join(origin, path);
    const directory = (await stat(source)).isDirectory();
    if (directory && wanted === null) await clone(source, to);
    else {
      await cp(source, directory ? to : join(to, basename(path)), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => wanted === null || wanted(relative(origin, file)),
      });
    }
  }
  if (unprivileged !== undefined && flags.some((flag) => flag.startsWith("--chown="))) {
    await chown(to, unprivileged, unprivileged);
    for (const name of await readdir(to)) await chown(join(to, name), unprivileged, unprivileged);
  }
}

/** .dockerignore: the last line that matches a path or a folder above it decides; "!" takes back in. */
async function notIgnored(context: string): Promise<(path: string) => boolean> {
  const lines = (await readFile(join(context, ".dockerignore"), "utf8")).split("\n").map((line) => line.trim());
  const rules = lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ ignores: !line.startsWith("!"), pattern: globbed(line.replace(/^!/, "").replace(/\/$/, "")) }));
  return (path) => {
    const parts = path.split(sep);
    const above = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
    const decision = rules.findLast(({ pattern }) => above.some((folder) => pattern.test(folder)));
    return path === "" || !decision?.ignores;
  };
}

/** Docker's patterns: ** spans folders, * and ? stay within one. */
function globbed(pattern: string): RegExp {
  const literal = pattern.replace(/[.+^${}()|[\]\\]/g, "\\$&");
  const marks: Record<string, string> = { "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]" };
  return new RegExp(`^${literal.replace(/\*\*\/|\*\*|\*|\?/g, (mark) => marks[mark] ?? mark)}$`);
}

async function run(command: string, stage: Stage): Promise<void> {
  const child = spawn("sh", ["-c", command.replace(/(?<![^\s=])\/(?=\w)/g, `${stage.files}/`)], {
    cwd: join(stage.files, stage.workdir),
    env: { ...programs(), ...stage.env } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => void (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`RUN ${command} failed (exit code ${code}):\n${said}`);
}

/** The way to node, sh and npm, and where npm finds packages; an installed package is not fetched again. */
export function programs(): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      ["PATH", "HOME"].includes(name) ||
      /^(https?_proxy|no_proxy|npm_config_(registry|userconfig|cache)|NODE_EXTRA_CA_CERTS)$/i.test(name),
  );
  return { ...(Object.fromEntries(kept) as Record<string, string>), npm_config_prefer_offline: "true" };
}
