import { createHash } from "node:crypto";
import { closeSync, openSync, readFileSync, realpathSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";

/** Two processes on one embedded database silently lose each other's rows, so it is opened under a lock. */
export class DirectoryInUseError extends Error {
  constructor(directory: string, holder: string) {
    super(`The database in ${directory} is in use by ${holder}; stop that first, or set another DATA_DIR.`);
    this.name = "DirectoryInUseError";
  }
}

export type Release = () => Promise<void>;
const noteName = "lock.pid";
const ownName = `process ${process.pid}`;

/** Locks an existing directory until released or the process dies. Throws DirectoryInUseError. */
export function lockDirectory(directory: string): Promise<Release> {
  const real = realpathSync(directory);
  return process.platform === "linux" ? lockBySocket(real) : Promise.resolve(lockByFile(real));
}

/** An abstract socket has no file that could go stale: the kernel frees the name when its holder dies. */
async function lockBySocket(directory: string): Promise<Release> {
  const name = `\0bedlark-${createHash("sha256").update(directory).digest("hex").slice(0, 40)}`;
  const server = createServer((socket) => socket.on("error", () => {}).end(ownName));
  const taken = await new Promise<boolean>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    server.listen(name, () => resolve(true));
  });
  if (!taken) throw new DirectoryInUseError(directory, await askHolder(name, directory));
  server.unref();
  try {
    writeFileSync(join(directory, noteName), String(process.pid));
  } catch {
    // The note only helps to identify a busy holder; a full disk must not keep a database from being read.
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** A busy holder does not answer; its note identifies it instead. */
function askHolder(name: string, directory: string): Promise<string> {
  return new Promise((resolve) => {
    const fromNote = () => resolve(`process ${readNote(directory) ?? "unknown"}`);
    let answer = "";
    const socket = connect(name).setEncoding("utf8").setTimeout(1000);
    socket.on("data", (text: string) => (answer += text));
    socket.on("end", () => (answer === "" ? fromNote() : resolve(answer)));
    socket.on("error", fromNote).on("timeout", () => {
      socket.destroy();
      fromNote();
    });
  });
}

function readNote(directory: string): number | null {
  try {
    return Number(readFileSync(join(directory, noteName), "utf8")) || null;
  } catch {
    return null;
  }
}

/** On other platforms, a pid file, which is never taken from a live process. Exported for its test. */
export function lockByFile(directory: string): Release {
  const file = join(directory, noteName);
  for (;;) {
    try {
      const descriptor = openSync(file, "wx", 0o600);
      writeSync(descriptor, String(process.pid));
      closeSync(descriptor);
      return async () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = readNote(directory);
    if (holder === null || lives(holder))
      throw new DirectoryInUseError(directory, `process ${holder ?? "unknown"} (${file})`);
    rmSync(file, { force: true });
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
