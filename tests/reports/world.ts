import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addAccount } from "../support/account-copy";
import { ApiVisitor } from "../support/api-visitor";
import { type MailServer, startMailServer } from "../support/mail-server";
import { type Site, startSite } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";
import { SiteVisitor } from "./site-visitor";

/** The key of a form. */
export const formKey = () => randomBytes(16).toString("base64url");

/** Letters and digits alone: a key may hold two hyphens in a row, which no name of a person may. */
export const newMark = () => formKey().replace(/[^A-Za-z0-9]/g, "");

/** Everything that cases posted counts as of last year, so that the next post of somebody need not wait. */
export async function longAgo({ upstream: { db } }: World): Promise<void> {
  await db
    .updateTable("post")
    .set({ written_at: "2025-11-01T00:00:00Z" })
    .where("participant_id", "in", db.selectFrom("participant").select("id").where("seeded", "=", false))
    .execute();
  await db.deleteFrom("sign_in_attempt").execute();
}

/** The built site in front of the demonstration, with a mail server and a clock that a case sets. */
export interface World {
  site: Site;
  upstream: TestUpstream;
  mails: MailServer["mails"];
  payments: string;
  /** Address of the form for a review of a bed. */
  reviewForm: string;
  now(): Date;
  /** Does something at another time than the usual one. */
  at<Result>(moment: string, act: () => Promise<Result>): Promise<Result>;
  /** A visitor of a network of their own, so that no limit of another case counts. */
  visitor(email?: string): Promise<SiteVisitor>;
  /** Somebody signed in to an account of their own. */
  member(): Promise<{ email: string; id: number; site: SiteVisitor; api: ApiVisitor }>;
  close(): Promise<void>;
}

const usual = Date.parse("2026-11-24T17:00:00Z");

export async function startWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), "bedlark-reports-"));
  const payments = join(folder, "payments");
  let now = usual;
  const setClock = (to: number) => {
    now = to;
    writeFileSync(join(folder, "clock"), String(to));
  };
  setClock(usual);
  const server = await startMailServer();
  const upstream = await startUpstream({
    catalogue: "demo",
    clock: () => new Date(now),
    environment: {
      UPSTREAM_TRUST_PROXY: "1",
      UPSTREAM_PAYMENTS_DIR: payments,
      UPSTREAM_SMTP_URL: server.url,
      UPSTREAM_MAIL_FROM: "mail@bedlark.test",
      UPSTREAM_MAIL_FROM_NAME: "Bedlark",
      UPSTREAM_SITE_URL: "https://www.bedlark.test",
      UPSTREAM_POSTAL_ADDRESS: "PO Box 12, Boise, ID 83701",
    },
  });
  const site = await startSite(
    {
      API_HOST: upstream.origin,
      TRUST_PROXY: "1",
      CLOCK_FILE: join(folder, "clock"),
      // A case may take a while before it asks again.
      KEEP_ALIVE_MS: "120000",
      NODE_OPTIONS: `--import=${join(process.cwd(), "tests/support/told-clock.mjs")}`,
    },
    "reports.log",
  );
  const { slug } = await upstream.db.selectFrom("model").select("slug").orderBy("id").executeTakeFirstOrThrow();
  let networks = 0;
  const network = () => `198.19.${Math.floor((networks += 1) / 250)}.${(networks % 250) + 1}`;
  const signedIn = async (email: string) => {
    const api = new ApiVisitor(upstream.origin, { "x-forwarded-for": network() });
    const { status } = await api.signIn(email);
    if (status !== 200) throw new Error(`${email} can’t sign in: ${status}`);
    return api;
  };
  const visitorOf = (api?: ApiVisitor) =>
    new SiteVisitor(site.origin, network(), api?.cookies.get("sessionid") ?? null);
  return {
    site,
    upstream,
    mails: server.mails,
    payments,
    reviewForm: `/review-mattress/?model=${slug}`,
    now: () => new Date(now),
    async at(moment, act) {
      setClock(Date.parse(moment));
      try {
        return await act();
      } finally {
        setClock(usual);
      }
    },
    visitor: async (email) => visitorOf(email === undefined ? undefined : await signedIn(email)),
    async member() {
      const email = `member-${randomBytes(6).toString("hex")}@example.com`;
      const { id } = await addAccount(upstream.db, email);
      const api = await signedIn(email);
      return { email, id, api, site: visitorOf(api) };
    },
    async close() {
      await site.stop();
      await upstream.close();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
