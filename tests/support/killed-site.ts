import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { ApiVisitor } from "./api-visitor";
import type { Lookup, Reader, SentForm } from "./durable-form";
import type { MailServer } from "./mail-server";
import { multipart, multipartType } from "./multipart";
import { type Answer, ask } from "./sample-site";
import { closedPort } from "./fake-http-server";
import { type Site, startSite } from "./site-server";
import { runUpstream, type UpstreamProcess } from "./upstream-process";
import { visitorSecret } from "./vouched-visitor";

const emails: Readonly<Record<Reader, string>> = {
  member: "owner@example.com",
  staff: "staff@example.com",
  colleague: "super@example.com",
};

/** The built site and the upstream in processes that are killed with -9 and started again. */
export class KilledSite {
  private upstream!: UpstreamProcess;
  private site!: Site;
  private port = 0;
  private readonly cookies = new Map<Reader, string>();
  /** Forms that were sent and not answered, or not by the site's own pages. */
  unanswered = 0;

  constructor(
    private readonly bundle: string,
    private readonly settings: Record<string, string>,
    private readonly mails: MailServer,
  ) {}

  get origin(): string {
    return this.upstream.origin;
  }

  async start(): Promise<void> {
    this.port ||= await closedPort();
    await this.startUpstream();
    await this.startSite();
  }

  /** Sessions outlast every kill. */
  async signIn(): Promise<void> {
    for (const [reader, email] of Object.entries(emails) as [Reader, string][]) {
      const visitor = new ApiVisitor(this.origin);
      await visitor.signIn(email);
      this.cookies.set(reader, `sessionid=${visitor.cookies.get("sessionid")}`);
    }
  }

  async killUpstream(): Promise<void> {
    await this.upstream.end("SIGKILL");
    await this.startUpstream();
  }

  /** Starts the upstream if it has ended; else it answers. */
  async startAgain(): Promise<void> {
    const { child, ended } = this.upstream;
    for (;;) {
      if (child.exitCode !== null || child.signalCode !== null) {
        await ended;
        return this.startUpstream();
      }
      const answer = await new ApiVisitor(this.origin).get("/healthz").catch(() => null);
      if (answer?.status === 200) return;
      await pause(50);
    }
  }

  async killSite(): Promise<void> {
    process.kill(this.site.pid, "SIGKILL");
    await this.site.stop();
    await this.startSite();
  }

  async stop(): Promise<void> {
    await this.site.stop();
    await this.upstream.end("SIGTERM");
  }

  /** As somebody does who wants it to be done: sends a form until it is taken or refused. */
  async send(
    { path, fields, file, as, session }: SentForm,
    headers: Record<string, string>,
  ): Promise<Answer & { tries: number }> {
    const cookie = as === undefined ? session && `sessionid=${session}` : this.cookies.get(as);
    const all = { ...headers, ...(cookie === undefined ? {} : { cookie }) };
    const sent =
      file === undefined
        ? { headers: all, body: new URLSearchParams(fields).toString() }
        : {
            headers: { ...all, "content-type": multipartType },
            body: multipart([...Object.entries(fields), ["file", file, "receipt.jpg"]]),
          };
    for (let tries = 1; ; tries += 1) {
      const port = Number(new URL(this.site.origin).port);
      const answer = await ask(port, path, { method: "POST", ...sent }).catch(() => null);
      if (answer !== null && answer.status < 500) return { ...answer, tries };
      this.unanswered += 1;
      await pause(100);
    }
  }

  readonly look: Lookup = {
    read: async (path, session) => {
      const cookie = session === undefined ? this.cookies.get("staff")! : `sessionid=${session}`;
      for (;;) {
        const visitor = new ApiVisitor(this.origin, { cookie });
        const answer = await visitor.get(path).catch(() => null);
        if (answer?.status === 404) return null;
        if (answer?.status === 200) return answer.body as unknown;
        if (answer !== null && answer.status < 500) throw new Error(`${path}: ${answer.status}`);
        await pause(100);
      }
    },
    mailed: (address, link) => {
      const mail = this.mails.mails.findLast(({ to, text }) => to.includes(address) && link.test(plain(text)));
      return link.exec(plain(mail!.text))![0];
    },
  };

  private async startUpstream(): Promise<void> {
    this.upstream = await runUpstream(this.bundle, { ...this.settings, UPSTREAM_PORT: String(this.port) });
    expect(this.upstream.messages.at(-1), this.upstream.output()).toMatchObject({ type: "ready" });
  }

  private async startSite(): Promise<void> {
    this.site = await startSite(
      {
        API_HOST: `http://127.0.0.1:${this.port}`,
        API_VISITOR_SECRET: visitorSecret,
        TRUST_PROXY: "1",
        API_BREAKER_OPEN_MS: "100",
      },
      "review-durability.log",
    );
  }
}

/** Without the line ends of quoted-printable. */
const plain = (text: string) => text.replace(/=\r?\n/g, "");
