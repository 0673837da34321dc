import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./loopback";
import { projectFolder } from "./upstream-template";

/** The name that the samples of docs/deploy have. */
export const publicName = "www.example.com";
export const publicOrigin = `https://${publicName}`;

/** A proxy in front of sites, run by its sample in docs/deploy. */
export interface FrontProxy {
  httpPort: number;
  httpsPort: number;
  /** Of the certificate, which is signed by itself. */
  certificate: string;
  /** Where it writes its logs and what it cannot hold in memory. */
  folder: string;
  stop(): Promise<void>;
}

/** What a sample is completed with. */
export interface Place {
  folder: string;
  httpPort: number;
  httpsPort: number;
  key: string;
  certificate: string;
}

/** Debian puts such programs where only root looks. */
const PATH = `${process.env.PATH}:/usr/sbin`;

export function isInstalled(program: string, versionOption: string): boolean {
  try {
    execFileSync(program, [versionOption], { stdio: "ignore", env: { ...process.env, PATH } });
    return true;
  } catch {
    return false;
  }
}

/** A sample with its texts replaced, as whoever copies it does; nothing else is changed. */
export function completedSample(path: string, changes: readonly (readonly [string, string])[]): string {
  const sample = readFileSync(join(projectFolder(), path), "utf8");
  for (const [from] of changes) if (!sample.includes(from)) throw new Error(`${path} lacks ${from}`);
  return changes.reduce((text, [from, to]) => text.replaceAll(from, to), sample);
}

/** Runs a program by the arguments that `prepare` returns once it has written its files. */
export async function startFrontProxy(program: string, prepare: (place: Place) => string[]): Promise<FrontProxy> {
  const folder = mkdtempSync(join(tmpdir(), `bedlark-${program}-`));
  const [key, certificate] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
  const subject = ["-subj", `/CN=${publicName}`, "-addext", `subjectAltName=DNS:${publicName}`];
  const keyOptions = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", "-x509", ...keyOptions, ...subject, "-keyout", key, "-out", certificate], {
    stdio: "ignore",
  });
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const child = spawn(program, prepare({ folder, httpPort, httpsPort, key, certificate }), {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  await untilItListens(program, child, httpsPort);
  return {
    ...{ httpPort, httpsPort, folder },
    certificate: readFileSync(certificate, "utf8"),
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItListens(program: string, child: ChildProcess, port: number) {
  let errors = "";
  child.stderr?.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with exit code ${child.exitCode}:\n${errors}`);
    await pause(50);
  }
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

/** As a file of the folder; returns its path. */
export function writeConfiguration(folder: string, name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
