import { spawn } from "node:child_process";
import { createWriteStream, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { root, Failure } from "./project.mjs";

/**
 * npm as a program and its first arguments: the very npm that runs this script where there is one,
 * as a file for node, so that no shell quotes a path with spaces.
 */
export function npmCommand() {
  const file = process.env.npm_execpath;
  return file && /\.c?js$/.test(file) && existsSync(file) ? [process.execPath, file] : ["npm"];
}

/**
 * Runs a program to its end and keeps what it prints.
 *
 * @param {string[]} command program and arguments
 * @param {{ env?: Record<string, string | undefined>, log?: string, cwd?: string, onLine?: (line: string) => void }} [options]
 *   `log` is a file that also receives the output; `onLine` sees every line as it comes
 * @returns {Promise<{ code: number, output: string }>} 128 + n for a signal
 */
export function capture(command, { env, log, cwd = root, onLine } = {}) {
  const [program = "", ...args] = command;
  if (log) mkdirSync(dirname(log), { recursive: true });
  const file = log ? createWriteStream(log) : null;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32" && program === "npm",
    });
    /** @type {Buffer[]} */
    const chunks = [];
    const take = (/** @type {Buffer} */ chunk) => {
      chunks.push(chunk);
      file?.write(chunk);
      for (const line of chunk.toString().split("\n")) if (line.trim()) onLine?.(line);
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    const stop = () => child.kill("SIGTERM");
    process.once("SIGTERM", stop);
    child.on("error", reject);
    child.on("close", (code, signal) => {
      process.off("SIGTERM", stop);
      file?.end();
      resolve({ code: code ?? (signal ? 130 : 1), output: Buffer.concat(chunks).toString() });
    });
  });
}

/**
 * As capture, but a failing program throws with the end of what it printed.
 *
 * @param {string} what the sentence's subject, such as "The build"
 * @param {string[]} command
 * @param {Parameters<typeof capture>[1]} [options]
 */
export async function must(what, command, options) {
  const { code, output } = await capture(command, options);
  if (code !== 0)
    throw new Failure(`${output.trimEnd().split("\n").slice(-60).join("\n")}\n${what} failed (exit code ${code}).`);
  return output;
}

/**
 * Runs a program in the foreground until it ends, with its own input and output, and passes signals on.
 * The child leads a group of its own: Ctrl-C reaches it once, through us, and not a second time
 * from the terminal (or a third from npm), which a stopping server would read as "stop at once".
 *
 * @param {string[]} command
 * @param {{ env?: Record<string, string | undefined>, onMessage?: (message: any) => void, onEnd?: () => void, onSignal?: () => void }} [options]
 *   `onMessage` opens an IPC channel; the child also learns through it when we are gone
 * @returns {Promise<number>} the child's exit code, or 128 + the signal's number
 */
export function foreground(command, { env, onMessage, onEnd, onSignal } = {}) {
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: onMessage ? ["inherit", "inherit", "inherit", "ipc"] : "inherit",
    detached: process.platform !== "win32",
  });
  if (onMessage) child.on("message", onMessage);

  let lastSignal = 0;
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    if (Date.now() - lastSignal < 700) return;
    if (lastSignal === 0) onSignal?.();
    lastSignal = Date.now();
    child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, pass);
  // npm starts us through a shell that dies of a SIGTERM without passing it on: then nobody is left to
  // stop us, and the server would keep its port.
  const parent = process.ppid;
  const orphaned = process.env.npm_lifecycle_event
    ? setInterval(() => process.ppid !== parent && pass("SIGTERM"), 500)
    : undefined;

  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      onEnd?.();
      clearInterval(orphaned);
      for (const name of signals) process.off(name, pass);
      const numbers = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1, SIGKILL: 9 };
      resolve(code ?? 128 + (numbers[/** @type {keyof typeof numbers} */ (signal)] ?? 1));
    });
  });
}
