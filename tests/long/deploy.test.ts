import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoAccounts, demoPassword } from "../../upstream/demo/accounts/demo-accounts";
import { buildImage, programs, unprivileged } from "../support/docker-image";
import { type FrontProxy, publicOrigin } from "../support/front-proxy";
import { HttpsVisitor } from "../support/https-visitor";
import { freePort } from "../support/loopback";
import { type MailServer, startMailServer } from "../support/mail-server";
import { startNginx } from "../support/nginx";
import { postgresReachable, startPostgres } from "../support/postgres-server";
import { redisIsInstalled, startRedis } from "../support/redis";
import { fillDisk, type SmallDisk, smallDisk } from "../support/small-disk";
import { projectFolder } from "../support/upstream-template";

/**
 * The README's two ways to deploy, followed to the letter on one machine: in front the nginx of docs/deploy/nginx.conf,
 * behind it what the Dockerfile makes. Addresses that others would reach are loopback ones here.
 */

/** A process of the image, whose standard output and error go to a file, as a service manager appends them. */
interface Service {
  child: ChildProcess;
  log(): string;
  /** Exit code and signal. */
  stop(): Promise<[number | null, NodeJS.Signals | null]>;
}

let built: Awaited<ReturnType<typeof buildImage>>;
let disk: SmallDisk | null;
let mails: MailServer;
const running: Service[] = [];

beforeAll(async () => {
  built = await buildImage(projectFolder());
  disk = smallDisk(20);
  mails = await startMailServer();
}, 600_000);

afterAll(async () => {
  for (const service of running.splice(0).reverse()) {
    service.child.kill("SIGKILL");
    await service.stop();
  }
  await mails.close();
  disk?.remove();
  await rm(built.folder, { recursive: true, force: true });
});

function run(name: string, [program = "", ...args]: string[], settings: Record<string, string>): Service {
  const { files, workdir, env, user } = built.image;
  const inImage = Object.entries(env).map(([key, value]) => [key, isAbsolute(value) ? join(files, value) : value]);
  const path = join(disk?.path ?? built.folder, `${name}.log`);
  const log = openSync(path, "a");
  const child = spawn(program, args, {
    cwd: join(files, workdir),
    env: { ...programs(), ...Object.fromEntries(inImage), ...settings },
    stdio: ["ignore", log, log],
    ...(user === "root" ? {} : { uid: unprivileged, gid: unprivileged }),
  });
  closeSync(log);
  const ended = once(child, "exit") as Promise<[number | null, NodeJS.Signals | null]>;
  const service = {
    child,
    log: () => readFileSync(path, "utf8"),
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
  running.push(service);
  return service;
}

const mailSettings = () => ({ UPSTREAM_SMTP_URL: mails.url, UPSTREAM_MAIL_FROM: "bedlark@example.org" });

/** Until the site answers through nginx that it can serve. */
async function ready(nginx: FrontProxy, services: Service[]) {
  const visitor = new HttpsVisitor(nginx, "127.0.0.1");
  while ((await visitor.get("/readyz")).status !== 200) {
    const ended = services.find(({ child }) => child.exitCode !== null);
    if (ended !== undefined) throw new Error(ended.log());
    await pause(500);
  }
}

const signInPath = "/signin/";
const signIn = (visitor: HttpsVisitor, email: string, password: string) =>
  visitor.fill(signInPath, { email, password });

/** What holds behind nginx, whichever way the site runs; `services` are those that write a log. */
function deploymentTests(nginx: () => FrontProxy, services: () => Service[]) {
  test("leads from http to the public origin", async () => {
    const answer = await new HttpsVisitor(nginx(), "127.0.0.1").plainly("/mattresses/?a=1");
    expect([answer.status, answer.headers.location]).toEqual([301, `${publicOrigin}/mattresses/?a=1`]);
  });

  test("lets nobody in with the published password, and prints it nowhere", async () => {
    for (const [index, { email }] of demoAccounts.entries()) {
      const visitor = new HttpsVisitor(nginx(), `127.0.1.${index + 1}`);
      const page = await signIn(visitor, email, demoPassword);
      expect([email, page.status, visitor.cookies.has("sessionid")]).toEqual([email, 400, false]);
      expect(page.body).toContain("don’t match");
    }
    for (const { log } of services()) expect(log()).not.toContain(demoPassword);
  });

  test("signs somebody up by a mailed link of the public origin, with cookies that are Secure", async () => {
    const visitor = new HttpsVisitor(nginx(), "127.0.2.1");
    const email = `nora-${nginx().httpsPort}@example.org`;
    const password = "four words that rhyme";
    const sent = await visitor.fill("/signup/", { first_name: "Nora", email, password });
    expect(sent.body).toContain("We’ve sent you a message");
    const mailed = () => mails.mails.find(({ to }) => to.includes(email))?.text.replaceAll(/=\r?\n/g, "");
    while (mailed() === undefined) await pause(500);
    const links = [...mailed()!.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => link.replaceAll("=3D", "="));
    expect(links).not.toEqual([]);
    for (const link of links) expect(new URL(link).origin).toBe(publicOrigin);
    const link = links.find((one) => one.includes("/signup/confirm/"))!;
    const welcome = await visitor.fill(new URL(link).pathname, { password });
    expect(welcome.status).toBe(200);
    expect(await profileOf(visitor)).toContain("Nora");

    const again = new HttpsVisitor(nginx(), "127.0.2.2");
    await signIn(again, email, password);
    expect(await profileOf(again)).toContain("Nora");
    await again.fill("/signout/", {});
    const lines = [...visitor.setCookies, ...again.setCookies];
    expect(new Set(lines.flat().map((line) => line.split("=", 1)[0]))).toEqual(new Set(["sessionid", "csrftoken"]));
    for (const ofAnswer of lines) {
      const names = ofAnswer.map((line) => line.split("=", 1)[0]);
      expect(names).toEqual([...new Set(names)]);
      for (const line of ofAnswer) {
        expect(line).toMatch(/; Secure(;|$)/);
        expect(line).toMatch(/; SameSite=Lax(;|$)/);
        expect(line).toMatch(/; Path=\/(;|$)/);
        if (line.startsWith("sessionid=")) expect(line).toMatch(/; HttpOnly(;|$)/);
      }
    }
  });

  test("counts a visitor by the address that nginx saw, whatever they write themselves, on all sites together", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const forged = new HttpsVisitor(nginx(), "127.0.3.1", { "x-forwarded-for": `198.51.100.${attempt}` });
      statuses.push((await signIn(forged, `nobody-${attempt}@example.org`, "no such password")).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
    const other = new HttpsVisitor(nginx(), "127.0.3.2", { "x-forwarded-for": "127.0.3.1" });
    expect((await signIn(other, "nobody@example.org", "no such password")).status).toBe(400);
  });

  test("goes on when the disk of its logs is full, logs again once there is room, and stops when it is told to", async (context) => {
    if (disk === null) return context.skip("this user may not mount a small disk");
    const ballast = fillDisk(disk);
    const visitor = new HttpsVisitor(nginx(), "127.0.4.1");
    for (let round = 0; round < 60; round += 1) {
      for (const path of ["/", "/mattresses/", "/healthz", "/readyz"]) {
        expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
      }
    }
    const before = services().map(({ log }) => log().length);
    rmSync(ballast);
    while (services().some(({ log, child }, index) => child.exitCode === null && log().length === before[index])) {
      await visitor.get("/nowhere/");
      await signIn(visitor, "not an address", "");
    }
    const again = fillDisk(disk);
    await visitor.get("/");
    // Sites first, as an upgrade does: they need their upstream to finish what is under way.
    for (const service of services()) expect(await service.stop()).toEqual([0, null]);
    rmSync(again);
  });
}

const profileOf = async (visitor: HttpsVisitor) => (await visitor.get("/account/view-profile/")).body;

describe("A container with the embedded upstream, behind nginx", () => {
  let nginx: FrontProxy;
  let site: Service;
  beforeAll(async () => {
    const PORT = String(await freePort());
    // What -p 127.0.0.1:3000:3000 lets others reach.
    const reached = { HOST: "127.0.0.1", PORT };
    nginx = await startNginx([Number(PORT)]);
    site = run("container", built.image.command, {
      SITE_URL: publicOrigin,
      TRUST_PROXY: "1",
      ...reached,
      ...mailSettings(),
    });
    await ready(nginx, [site]);
  }, 300_000);
  afterAll(() => nginx.stop());

  test("says that the accounts of the demonstration are closed", () => {
    expect(site.log()).toContain("The demonstration's accounts are closed");
    expect(site.log()).not.toContain("Demonstration accounts, with their passwords");
  });

  deploymentTests(
    () => nginx,
    () => [site],
  );

  test("prints fresh passwords once where UPSTREAM_DEMO_ACCOUNTS asks for them, and they let in", async () => {
    const PORT = String(await freePort());
    const front = await startNginx([Number(PORT)]);
    const settings = {
      SITE_URL: publicOrigin,
      TRUST_PROXY: "1",
      HOST: "127.0.0.1",
      PORT,
      UPSTREAM_DEMO_ACCOUNTS: "true",
    };
    const first = run("fresh", built.image.command, settings);
    await ready(front, [first]);
    while (!first.log().includes("expert@example.com")) await pause(100);
    const [, password = ""] = /^ {2}staff@example\.com {2}(\S+) {2}staff$/m.exec(first.log()) ?? [];
    expect(password).toMatch(/^[\w-]{16}$/);
    expect(first.log()).not.toContain(demoPassword);
    const staff = new HttpsVisitor(front, "127.0.5.1");
    expect((await signIn(staff, "staff@example.com", demoPassword)).status).toBe(400);
    await signIn(staff, "staff@example.com", password);
    expect((await staff.get("/admin/outbox/")).status).toBe(200);
    expect(await first.stop()).toEqual([0, null]);
    const second = run("fresh-again", built.image.command, settings);
    await ready(front, [second]);
    expect(second.log()).not.toContain("Demonstration accounts");
    expect(await second.stop()).toEqual([0, null]);
    await front.stop();
  });
});

describe.skipIf(!postgresReachable() || !redisIsInstalled)("Several machines behind nginx", () => {
  let nginx: FrontProxy;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let services: Service[];
  beforeAll(async () => {
    redis = await startRedis();
    const secret = "one secret of both sides, long enough";
    const UPSTREAM_PORT = String(await freePort());
    const upstream = run("upstream", ["node", "build/upstream.js"], {
      DATABASE_URL: await (await startPostgres()).freshDatabase(),
      UPSTREAM_SITE_URL: publicOrigin,
      UPSTREAM_HOST: "127.0.0.1",
      UPSTREAM_PORT,
      UPSTREAM_VISITOR_SECRET: secret,
      // So that there are accounts with a published password to be closed.
      UPSTREAM_DEMO: "true",
      LOG_LEVEL: "info",
      ...mailSettings(),
    });
    const ports = [await freePort(), await freePort()];
    const sites = ports.map((port) =>
      run(`site-${port}`, built.image.command, {
        SITE_URL: publicOrigin,
        HOST: "127.0.0.1",
        PORT: String(port),
        TRUST_PROXY: "1",
        API_HOST: `http://127.0.0.1:${UPSTREAM_PORT}`,
        API_VISITOR_SECRET: secret,
        RATE_LIMIT_REDIS_URL: redis.url,
      }),
    );
    services = [...sites, upstream];
    nginx = await startNginx(ports);
    await ready(nginx, services);
    // One is passed over while it isn't ready: both are wanted.
    for (const port of ports) {
      while ((await fetch(`http://127.0.0.1:${port}/readyz`)).status !== 200) await pause(100);
    }
  }, 300_000);
  afterAll(async () => {
    await nginx.stop();
    await redis.stop();
  });

  deploymentTests(
    () => nginx,
    () => services,
  );
});
