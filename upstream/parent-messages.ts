/** A demo account, with its password, to be announced to whoever starts the upstream. */
export interface AnnouncedAccount {
  email: string;
  password: string;
  what: string;
}

/** The accounts to announce, if any. */
export interface AnnouncedAccounts {
  people: AnnouncedAccount[];
}

/** Status messages from a starting process to its parent (over IPC) or a person (on stderr). */
export type StartMessage =
  | { type: "progress"; text: string }
  | { type: "ready"; port: number; accounts?: AnnouncedAccounts }
  | { type: "failed"; text: string };

export type Progress = (text: string) => void;

/**
 * Sends over IPC when a parent is listening. An error is also written to stderr, for the log; without a parent, so is
 * everything the parent would report. Resolves once the message is out, because a process that exits earlier loses it.
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
