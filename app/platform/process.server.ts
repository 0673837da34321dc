import type { Logger } from "./logger.server";
import { ConfigurationError } from "./config.server";
import { UpstreamStartError, type DemoAccounts } from "./reference-upstream.server";

type ParentMessage =
  { type: "progress" | "failed"; text: string } | { type: "ready"; origin: string; accounts: DemoAccounts | undefined };

/** Tells the script that started this process, if one did and listens; `then` runs once the message is out. */
function tellParent(message: ParentMessage, then = () => {}): void {
  if (process.connected && process.send) process.send(message, then);
  else then();
}

export function tellProgress(text: string): void {
  tellParent({ type: "progress", text });
}

/** The demonstration's accounts are printed where no script does it; the log keeps no addresses and no passwords. */
export function tellReady(origin: string, accounts: DemoAccounts | undefined): void {
  tellParent({ type: "ready", origin, accounts });
  if (process.connected || accounts === undefined) return;
  const people = accounts.people.map(({ email, password, what }) => `  ${email}  ${password}  ${what}\n`);
  process.stderr.write(`Demonstration accounts, with their passwords:\n${people.join("")}`);
}

/** Runs the start; a fault that the operator can mend is printed as a sentence without a stack, with exit code 1. */
export async function startOrExplain<Started>(start: () => Promise<Started>): Promise<Started | undefined> {
  try {
    return await start();
  } catch (error) {
    const text = explained(error);
    process.stderr.write(`${text ?? (error instanceof Error ? error.stack : String(error))}\n`);
    tellParent({ type: "failed", text: text ?? "The site could not be started." }, () => process.exit(1));
    return undefined;
  }
}

function explained(error: unknown): string | null {
  if (error instanceof ConfigurationError || error instanceof UpstreamStartError) return error.message;
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is taken: set PORT to another one, or stop what uses it.`;
  if (code === "EACCES") return `Port ${port} may not be opened by this user: set PORT to one above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `HOST ${address ?? ""} is not an address of this machine.`;
  return null;
}

/**
 * Stops once: on SIGTERM or SIGINT, when the script that started this process is gone, and after an error that
 * nothing caught (exit code 1). A second signal ends at once. Returns what undoes this.
 */
export function stopOnSignal(log: Logger, stop: () => Promise<void>): () => void {
  let stopping = false;
  let signals = 0;
  const begin = (why: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ why }, "Stopping");
    stop().then(
      () => process.exit(),
      (error: unknown) => {
        log.fatal({ err: error }, "The stop failed");
        process.exit(1);
      },
    );
  };
  const onSignal = (name: NodeJS.Signals) => {
    signals += 1;
    if (signals > 1) process.exit(1);
    begin(name);
  };
  const onDisconnect = () => begin("the starting script is gone");
  const onError = (error: unknown) => {
    log.fatal({ err: error }, "An error that nothing caught");
    process.exitCode = 1;
    begin("an error that nothing caught");
  };
  process
    .on("SIGTERM", onSignal)
    .on("SIGINT", onSignal)
    .on("disconnect", onDisconnect)
    .on("uncaughtException", onError);
  return () => {
    process.off("SIGTERM", onSignal).off("SIGINT", onSignal).off("disconnect", onDisconnect);
    process.off("uncaughtException", onError);
  };
}
