import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  to: string[];
  text: string;
}

/** How the server treats the next messages: one entry each; "take" when none is left. */
export type MailManner = "take" | "refuse-address" | "later" | "die" | "take-and-die" | "hang";

export interface MailServer {
  url: string;
  /** What it has taken, in order. */
  mails: ReceivedMail[];
  manners: MailManner[];
  /** How it treats messages to an address, whenever they come. */
  mannersOf: Map<string, MailManner>;
  /** Messages it has the whole of, and says nothing about. */
  hanging: number;
  /** Ends all connections, and with them what hangs. */
  cut(): void;
  close(): Promise<void>;
}

/** A real SMTP server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const manners: MailManner[] = [];
  const mannersOf = new Map<string, MailManner>();
  /** Of each message under way. */
  const shown = new Map<string, MailManner>();
  const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, { id }, done) {
      const manner = mannersOf.get(address) ?? manners.shift() ?? "take";
      shown.set(id, manner);
      if (manner === "refuse-address") return done(refusal(550, `5.1.1 <${address}> unknown`));
      if (manner === "later") return done(refusal(451, "4.3.0 try again later"));
      done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      const manner = shown.get(session.id) ?? "take";
      shown.delete(session.id);
      if (manner === "die") return cut();
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (manner === "hang") return void (started.hanging += 1);
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString("utf8"),
        });
        if (manner === "take-and-die") return cut();
        done();
      });
    },
  }) as SMTPServer & { connections: Set<{ _socket: { destroy(): void } }> };
  const cut = () => server.connections.forEach((connection) => connection._socket.destroy());
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const started: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    manners,
    mannersOf,
    hanging: 0,
    cut,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return started;
}
