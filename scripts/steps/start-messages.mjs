import { note, step } from "./progress.mjs";

/**
 * Follows a starting server over its IPC channel. The server's log lines are JSON on stdout;
 * what a person wants to know is told here in plain words on stderr.
 *
 * Messages: { type: "progress", text }, { type: "failed", text } and, when the site answers,
 * { type: "ready", origin or port, accounts? } with accounts = { people: [{ email, password, what }] }.
 *
 * @param {string} what such as "Starting the site"
 * @param {string} [hint] last line once the site is ready
 */
export function followStart(what, hint = "Press Ctrl-C to stop.") {
  /** @type {(detail: string) => void} */
  let detail = () => {};
  /** @type {() => void} */
  let ready = () => {};
  /** @type {(error: Error) => void} */
  let ended = () => {};
  let answered = false;
  /** @param {(text: string) => void} tell */
  const untilReady = (tell) => {
    detail = tell;
    return new Promise((resolve, reject) => {
      ready = () => resolve(undefined);
      ended = reject;
    });
  };
  const start = step(what, untilReady, { lines: true });
  start.catch(() => {});

  return {
    onMessage(/** @type {any} */ message) {
      if (message?.type === "progress") detail(String(message.text));
      if (message?.type !== "ready" || answered) return;
      answered = true;
      ready();
      void start.then(() => {
        note(welcome(message));
        note(hint);
      });
    },
    /** The process is gone: no more progress is shown. The reason is on stderr already. */
    onEnd() {
      ended(new Error("ended"));
    },
  };
}

/** @param {{ origin?: string, port?: number, accounts?: { people: { email: string, password: string, what: string }[] } }} ready */
function welcome({ origin, port, accounts }) {
  const address = origin ?? (port ? `http://127.0.0.1:${port}` : null);
  const lines = address ? ["", `  ${address}`, ""] : [""];
  if (accounts) {
    const width = Math.max(...accounts.people.map(({ email }) => email.length));
    lines.push("  Demonstration accounts, with their passwords:");
    for (const { email, password, what } of accounts.people) {
      lines.push(`    ${email.padEnd(width)}  ${password}  ${what}`);
    }
    lines.push("");
  }
  return lines.join("\n");
}
