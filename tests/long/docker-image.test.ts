import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildImage, programs, unprivileged } from "../support/docker-image";
import { freePort } from "../support/loopback";

const root = fileURLToPath(new URL("../..", import.meta.url));

describe("The image", () => {
  let built: Awaited<ReturnType<typeof buildImage>> | undefined;
  const running: ChildProcess[] = [];
  const image = () => {
    if (!built) throw new Error("The image was not built.");
    return built.image;
  };

  beforeAll(async () => {
    built = await buildImage(root);
  }, 600_000);
  afterEach(async () => {
    for (const child of running.splice(0).reverse()) await end(child);
  });
  afterAll(async () => {
    if (built) await rm(built.folder, { recursive: true, force: true });
  });

  /** Starts a command in the image as its user would; `said` is what it has printed. */
  function start([program = "", ...args]: string[], settings: Record<string, string>) {
    const { files, workdir, env, user } = image();
    const inImage = Object.entries(env).map(([name, value]) => [name, isAbsolute(value) ? join(files, value) : value]);
    const child = spawn(program, args, {
      cwd: join(files, workdir),
      env: { ...programs(), ...Object.fromEntries(inImage), ...settings },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      ...(user === "root" ? {} : { uid: unprivileged, gid: unprivileged }),
    });
    running.push(child);
    const output = { text: "" };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => void (output.text += chunk.toString()));
    }
    return { child, output };
  }

  async function startReady(command: string[], settings: Record<string, string>) {
    const { child, output } = start(command, settings);
    const message = await new Promise<{ port?: number }>((resolve, reject) => {
      child.on("message", (said: { type: string; port?: number }) => said.type === "ready" && resolve(said));
      child.once("exit", (code) => reject(new Error(`It ended with exit code ${code}:\n${output.text}`)));
    });
    return { child, port: message.port };
  }

  test("runs as a user without rights and holds no development package, source or test", async () => {
    const { files, workdir, user } = image();
    expect(user).toBe("node");
    const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")) as {
      packages: Record<string, { dev?: boolean }>;
    };
    const development = Object.keys(packages).filter((path) => packages[path]?.dev === true);
    const unwanted = [...development, "app", "tests", "scripts"];
    expect(unwanted.filter((path) => existsSync(join(files, workdir, path)))).toEqual([]);
    // The texts with which an upstream begins are no source: it reads them when it seeds.
    const below = await readdir(join(files, workdir, "upstream"), { recursive: true, withFileTypes: true });
    const texts = [
      "content",
      "stores/places.csv",
      ...[
        "brands/sheets",
        ...["discussions", "reviews", "store-reviews", "expert-reviews"].map((area) => `${area}/texts`),
      ].map((folder) => `demo/${folder}`),
    ].map((folder) => join(files, workdir, "upstream", folder));
    const isText = (entry: { parentPath: string; name: string }) =>
      texts.some((text) => join(entry.parentPath, entry.name).startsWith(text));
    expect(below.filter((entry) => entry.isFile() && !isText(entry))).toEqual([]);
    expect(below.filter(({ name }) => /\.[cm]?[jt]sx?$/.test(name))).toEqual([]);
  });

  test("holds no package manager", async () => {
    const { files } = image();
    const below = async (path: string) => (existsSync(join(files, path)) ? await readdir(join(files, path)) : []);
    expect([...(await below("usr/local/bin")), ...(await below("usr/local/lib")), ...(await below("opt"))]).toEqual([]);
  });

  test("holds no command-line tool of the error reporting service", () => {
    const { files, workdir } = image();
    const tools = ["@sentry/cli", "@sentry/cli-linux-x64", ".bin/sentry-cli"];
    expect(tools.filter((path) => existsSync(join(files, workdir, "node_modules", path)))).toEqual([]);
  });

  test("serves the site on its own upstream, which keeps its data in /data, and tells its health", async () => {
    const PORT = String(await freePort());
    const origin = `http://127.0.0.1:${PORT}`;
    await startReady(image().command, { PORT, SITE_URL: origin });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const page = await fetch(origin);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("</html>");
    const picture = await fetch(`${origin}/_next/image/?url=%2Fpictures%2Flatex.jpg&w=640&q=75`, {
      headers: { accept: "image/webp" },
    });
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(existsSync(join(image().files, "data"))).toBe(true);
    expect(await exitCode(start(image().healthcheck, { PORT }).child)).toBe(0);
  });

  test("serves the site on an upstream elsewhere when API_HOST names one", async () => {
    const upstream = await startReady(["node", "build/upstream.js"], { UPSTREAM_PORT: "0" });
    const PORT = String(await freePort());
    const origin = `http://127.0.0.1:${PORT}`;
    await startReady(image().command, { PORT, SITE_URL: origin, API_HOST: `http://127.0.0.1:${upstream.port}` });
    expect((await fetch(origin)).status).toBe(200);
  });

  test("refuses to start without SITE_URL and says so", async () => {
    const { child, output } = start(image().command, {});
    expect(await exitCode(child)).toBe(1);
    expect(output.text).toContain("SITE_URL");
  });

  test("is unhealthy when nothing listens", async () => {
    const PORT = String(await freePort());
    expect(await exitCode(start(image().healthcheck, { PORT }).child)).toBe(1);
  });
});

const exitCode = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once("exit", resolve);
  });

async function end(child: ChildProcess) {
  child.kill("SIGTERM");
  await exitCode(child);
}
