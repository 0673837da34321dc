/** An account of the demonstration that whoever starts the upstream is told of, with its password. */
export interface AnnouncedAccount {
  email: string;
  password: string;
  what: string;
}

/** The accounts to tell of, if there are any. */
export interface AnnouncedAccounts {
  people: AnnouncedAccount[];
}

/** How the starting process tells its parent (over IPC) or a person (on stderr) what it is doing. */
export type StartMessage =
  | { type: "progress"; text: string }
  | { type: "ready"; port: number; accounts?: AnnouncedAccounts }
  | { type: "failed"; text: string };

export type Progress = (text: string) => void;

/**
 * Sends over IPC when a parent listens; a failure is also written to stderr, for the log, and what the parent would tell
 * is written there where none listens.
 * Settles once the message is out, since a process that exits before drops it.
 */
export async function tell(message: StartMessage): Promise<void> {
  const parentListens = process.connected === true && process.send !== undefined;
  if (message.type === "failed" || (!parentListens && message.type === "progress")) {
    process.stderr.write(`${message.text}\n`);
  }
  if (!parentListens && message.type === "ready" && message.accounts !== undefined) {
    const lines = message.accounts.people.map(({ email, password, what }) => `  ${email}  ${password}  ${what}\n`);
    process.stderr.write(`Demonstration accounts, with their passwords:\n${lines.join("")}`);
  }
  if (parentListens) await new Promise<void>((resolve) => process.send?.(message, () => resolve()));
}
