import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openEngine } from "../../upstream/database/engine";
import { demoAccounts, demoPassword } from "../../upstream/demo/accounts/demo-accounts";
import { verifyPassword } from "../../upstream/accounts/passwords";
import { ApiVisitor } from "../support/api-visitor";
import { bundleExport, bundleUpstream, runUpstream, type UpstreamProcess } from "../support/upstream-process";
import { freshDataDirectory, onFatal } from "../support/upstream-template";
import { onPostgresServer } from "../upstream/on-postgres-server";

// Each starts processes beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const emails = demoAccounts.map(({ email }) => email);
const own = { UPSTREAM_SITE_REACH: "loopback" };
const open = { UPSTREAM_SITE_REACH: "", UPSTREAM_SITE_URL: "https://www.bedlark.test" };

let bundle: string;
let DATA_DIR: string;
let upstream: UpstreamProcess | undefined;
beforeAll(async () => {
  bundle = await bundleUpstream();
  DATA_DIR = await freshDataDirectory("small");
});
afterEach(async () => {
  await upstream?.end("SIGTERM");
  upstream = undefined;
});
afterAll(() => {
  rmSync(bundle, { force: true });
  rmSync(DATA_DIR, { recursive: true, force: true });
});

async function start(settings: Record<string, string>) {
  await upstream?.end("SIGTERM");
  upstream = await runUpstream(bundle, { DATA_DIR, LOG_LEVEL: "warn", ...settings });
  const message = upstream.messages.at(-1);
  if (message?.type !== "ready") throw new Error(upstream.output());
  const { origin } = upstream;
  return {
    told: message.accounts?.people ?? null,
    origin,
    /** Which addresses are let in with the passwords given, in their order. */
    async lets(passwords: (email: string) => string) {
      const let_in: string[] = [];
      for (const email of emails) {
        const { status } = await new ApiVisitor(origin).signIn(email, passwords(email));
        if (status === 200) let_in.push(email);
      }
      return let_in;
    },
  };
}

const published = () => demoPassword;

describe("the accounts of the demonstration, one start after another on one database", () => {
  let staff: ApiVisitor;
  const current = async () => {
    const { body } = await new ApiVisitor(upstream!.origin, {
      cookie: `sessionid=${staff.cookies.get("sessionid")}`,
    }).get("/api/v2/auth/user/");
    return (body as { user: { is_staff: boolean } }).user;
  };

  test("are open with the published password where the site is reached by loopback alone, and told at each start", async () => {
    const { told, lets, origin } = await start(own);
    expect(told?.map(({ email, password }) => [email, password])).toEqual(emails.map((email) => [email, demoPassword]));
    expect(await lets(published)).toEqual(emails);
    staff = new ApiVisitor(origin);
    await staff.signIn("super@example.com");
    expect((await current()).is_staff).toBe(true);
    await staff.write("POST", "/api/v2/auth/reset/", { email: "staff@example.com", key: null });
  });

  test("are closed once the site has a public origin: no password, no session, no mailed link, and the log says so", async () => {
    const { told, lets } = await start(open);
    expect(told).toBeNull();
    expect(await lets(published)).toEqual([]);
    expect((await current()).is_staff).toBe(false);
    expect(upstream!.output()).toContain("The demonstration's accounts are closed");
    expect(upstream!.output()).not.toContain(demoPassword);
    await upstream!.end("SIGTERM");
    const { db, close } = await openEngine({ dataDirectory: DATA_DIR, onFatal });
    expect(await db.selectFrom("account_link").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("session").select("id_hash").where("account_id", "is not", null).execute()).toEqual([]);
    await close();
  });

  test("get a fresh password each when it is asked for, told once", async () => {
    const first = await start({ ...open, UPSTREAM_DEMO_ACCOUNTS: "true" });
    const fresh = new Map(first.told!.map(({ email, password }) => [email, password]));
    expect([...fresh.keys()]).toEqual(emails);
    expect(new Set(fresh.values()).size).toBe(emails.length);
    for (const password of fresh.values()) expect(password).toMatch(/^[\w-]{16}$/);
    expect(await first.lets(published)).toEqual([]);
    expect(await first.lets((email) => fresh.get(email)!)).toEqual(emails);
    const second = await start({ ...open, UPSTREAM_DEMO_ACCOUNTS: "true" });
    expect(second.told).toBeNull();
    expect(await second.lets((email) => fresh.get(email)!)).toEqual(emails);
  });

  test("are closed by the setting anywhere, and the fresh passwords with them", async () => {
    const { told, lets } = await start({ ...own, UPSTREAM_DEMO_ACCOUNTS: "false" });
    expect([told, await lets(published)]).toEqual([null, []]);
  });

  test("are open again where nobody else reaches the site", async () => {
    const { lets } = await start(own);
    expect(await lets(published)).toEqual(emails);
  });

  test("are closed by an upstream alone, which isn't told where its site is", async () => {
    const { told, lets } = await start({ UPSTREAM_SITE_REACH: "" });
    expect([told, await lets(published)]).toEqual([null, []]);
    await start(own);
  });

  test("lose their rights where somebody gave them another address, whose mailbox could ask for a new password", async () => {
    await upstream?.end("SIGTERM");
    const before = await openEngine({ dataDirectory: DATA_DIR, onFatal });
    await before.db
      .updateTable("account")
      .set({ email: "mallory@elsewhere.example" })
      .where("email", "=", "super@example.com")
      .execute();
    await before.close();
    await start(open);
    await upstream!.end("SIGTERM");
    const { db, close } = await openEngine({ dataDirectory: DATA_DIR, onFatal });
    const account = db.selectFrom("account").select(["is_staff", "is_superuser", "password_hash"]);
    const moved = await account.where("email", "=", "mallory@elsewhere.example").executeTakeFirstOrThrow();
    expect([moved.is_staff, moved.is_superuser]).toEqual([false, false]);
    expect(await verifyPassword(demoPassword, moved.password_hash)).toBe(false);
    await close();
  });
});

onPostgresServer(({ freshDatabase }) => {
  test("an export of a demonstration carries no account that anybody can log in to", async () => {
    const dataDirectory = await freshDataDirectory("small");
    const DATABASE_URL = await freshDatabase();
    const program = await bundleExport();
    const first = await runUpstream(bundle, { DATA_DIR: dataDirectory, ...own });
    await new ApiVisitor(first.origin).signIn("staff@example.com");
    await first.end("SIGTERM");
    const exported = await runUpstream(program, { DATA_DIR: dataDirectory, DATABASE_URL });
    expect((await exported.ended)[0], exported.output()).toBe(0);
    const { db, close } = await openEngine({ dataDirectory: "", databaseUrl: DATABASE_URL, onFatal });
    const accounts = await db.selectFrom("account").select("password_hash").execute();
    expect(accounts).toHaveLength(emails.length);
    for (const { password_hash } of accounts) expect(await verifyPassword(demoPassword, password_hash)).toBe(false);
    expect(await db.selectFrom("session").select("id_hash").where("account_id", "is not", null).execute()).toEqual([]);
    await close();
    const { lets } = await start({ ...open, DATABASE_URL });
    expect(await lets(published)).toEqual([]);
    rmSync(program);
    rmSync(dataDirectory, { recursive: true });
  });
});
