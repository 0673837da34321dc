import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCaddy } from "../support/caddy";
import { type FrontProxy, isInstalled, publicName, publicOrigin } from "../support/front-proxy";
import { freePort } from "../support/loopback";
import { startNginx } from "../support/nginx";
import { ask, formHeaders, post, type ProxiedAnswer, send, siteSettings } from "../support/proxied-requests";
import { ask as askDirectly, type SampleSite, startSampleSite } from "../support/sample-site";

/** What docs/deploy/README.md says of the proxies, held by their samples in front of sites of this process. */

const proxies = [
  { name: "nginx", installed: isInstalled("nginx", "-v"), start: startNginx },
  { name: "Caddy", installed: isInstalled("caddy", "version"), start: startCaddy },
];

describe.each(proxies)("$name in front of a site", ({ name, installed, start }) => {
  describe.skipIf(!installed)("by its sample", () => {
    let site: SampleSite;
    let proxy: FrontProxy;
    let assets: string;
    beforeAll(async () => {
      assets = mkdtempSync(join(tmpdir(), "bedlark-assets-"));
      writeFileSync(join(assets, "page.css"), "a { color: red }\n".repeat(2000));
      site = await startSampleSite({ ...siteSettings, RATE_LIMIT_SIGN_IN: "1" }, assets);
      proxy = await start([site.port]);
    });
    afterAll(async () => {
      await proxy.stop();
      await site.close();
      rmSync(assets, { recursive: true });
    });

    test("speaks HTTP/2 over TLS", async () => {
      const session = connectHttp2(`https://${publicName}:${proxy.httpsPort}`, {
        createConnection: () =>
          connectTls({
            ...{ host: "127.0.0.1", port: proxy.httpsPort, servername: publicName },
            ...{ ca: proxy.certificate, ALPNProtocols: ["h2"] },
          }),
      });
      const stream = session.request({ ":path": "/form/", ":authority": publicName });
      const status = await new Promise((resolve, reject) => {
        session.on("error", reject);
        stream.on("error", reject).on("response", (headers) => resolve(headers[":status"]));
      });
      expect(status).toBe(200);
      session.destroy();
    });

    test("leads from http to https", async () => {
      const { status, headers } = await askDirectly(proxy.httpPort, "/mattresses/?a=1", {
        headers: { host: publicName },
      });
      expect([301, 308]).toContain(status);
      expect(new URL(headers.location!).pathname).toBe("/mattresses/");
      expect(headers.location).toMatch(/^https:\/\/www\.example\.com/);
    });

    test.each([
      ["a page", "/form/", {}],
      ["a page, compressed", "/large/", { "accept-encoding": "br" }],
      ["an asset", "/build/page.css", {}],
      ["an asset, compressed", "/build/page.css", { "accept-encoding": "gzip" }],
      ["what may be kept", "/public/", { accept: "application/json" }],
      ["a page that is not there", "/nowhere/", {}],
    ])("passes %s on as it is", async (_what, path, headers) => {
      const names = ["cache-control", "content-encoding", "content-type", "etag", "last-modified", "vary"];
      names.push("strict-transport-security", "x-content-type-options");
      const isCompressed = "accept-encoding" in headers;
      const seen = ({ status, headers: answered, bytes }: ProxiedAnswer) => ({
        status,
        headers: names.map((name) => [name, answered[name]]),
        // Each page has its own nonce.
        body: isCompressed ? bytes.length > 0 : bytes.toString().replaceAll(/nonce="[^"]*"/g, ""),
      });
      const direct = await askDirectly(site.port, path, { headers: { host: publicName, ...headers } });
      expect(seen(await ask(proxy, path, { headers }))).toEqual(seen(direct));
    });

    test("passes each of several cookies on", async () => {
      const { answer } = site.upstream;
      const cookies = ["sessionid=of-visitor; Path=/; HttpOnly", "csrftoken=of-visitor; Path=/"];
      site.upstream.answer = (incoming, response) => {
        response.setHeader("set-cookie", cookies);
        answer(incoming, response);
      };
      const proxied = await post(proxy, "/form/");
      const direct = await askDirectly(site.port, "/form/", {
        ...{ method: "POST", body: "email=a" },
        headers: { ...formHeaders, host: publicName },
      });
      site.upstream.answer = answer;
      expect(proxied.headers["set-cookie"]).toHaveLength(2);
      expect(proxied.headers["set-cookie"]).toEqual(direct.headers["set-cookie"]);
    });

    test("tells the site the visitor's address, whatever they write themselves", async () => {
      const signIn = async (address: string, claimed: string) =>
        (await post(proxy, "/signin/", { address, headers: { "x-forwarded-for": claimed } })).status;
      expect(await signIn("127.0.9.1", "198.51.100.1")).toBe(200);
      expect(await signIn("127.0.9.1", "198.51.100.2")).toBe(429);
      expect(await signIn("127.0.9.2", "127.0.9.1")).toBe(200);
    });

    test("lets forms through up to the site's own limit, and a form with a file up to that of those", async () => {
      const plain = (length: number) => post(proxy, "/form/", { body: `email=${"a".repeat(length - 6)}` });
      expect((await plain(102_400)).status).toBe(200);
      expect((await plain(102_401)).status).toBe(413);
      const path = "/review-mattress/draft/of-a-visitor/proof/";
      const withFile = { "content-type": "multipart/form-data; boundary=x" };
      const small = await post(proxy, path, { headers: withFile, body: `--x\r\n${"a".repeat(200_000)}` });
      expect(small.status).not.toBe(413);
      const head = `POST ${path} HTTP/1.1\r\nHost: ${publicName}\r\nOrigin: ${publicOrigin}\r\n`;
      const length = 32 * 1024 * 1024 + 1;
      const large = await send(
        proxy,
        `${head}Content-Type: ${withFile["content-type"]}\r\nContent-Length: ${length}\r\n\r\n`,
      );
      // Caddy passes the refusal on only while the form goes on coming.
      large.write(Buffer.alloc(length));
      const [line] = (await new Promise<Buffer>((resolve) => large.once("data", resolve))).toString().split("\r\n", 1);
      large.destroy();
      expect(line).toMatch(/^HTTP\/1\.1 413 /);
    });

    test("loses no page and repeats no form while one of two sites stops", async () => {
      const sites = [1, 2].map(() =>
        startSampleSite({ ...siteSettings, DRAIN_NOTICE_MS: "500", KEEP_ALIVE_MS: "5000" }),
      );
      const [stopping, other] = await Promise.all(sites);
      const front = await start([stopping!.port, other!.port]);
      let over = false;
      const statuses = { pages: [] as number[], forms: [] as number[] };
      const visitor = async (address: string) => {
        for (let turn = 0; !over; turn += 1) {
          const sends = turn % 3 === 0;
          const { status } = await (sends ? post : ask)(front, "/form/", { address });
          statuses[sends ? "forms" : "pages"].push(status);
          await pause(100);
        }
      };
      const visitors = Promise.all([1, 2, 3, 4, 5, 6].map((host) => visitor(`127.0.8.${host}`)));
      const written = () =>
        [stopping!, other!].flatMap(({ upstream }) => upstream.calls).filter((call) => call.startsWith("POST")).length;
      await expect.poll(() => stopping!.upstream.calls.length).toBeGreaterThan(10);
      await stopping!.close();
      const [before, taken] = [stopping!.upstream.calls.length, other!.upstream.calls.length];
      await expect.poll(() => other!.upstream.calls.length).toBeGreaterThan(taken + 20);
      over = true;
      await visitors;
      expect([...new Set(statuses.pages)]).toEqual([200]);
      // Debian's Caddy 2.6 reads a form once: where it meets a site that has just stopped, nothing is stored.
      const refused = statuses.forms.filter((status) => status === 503 && name === "Caddy").length;
      expect(statuses.forms.filter((status) => status === 200)).toHaveLength(statuses.forms.length - refused);
      expect(stopping!.upstream.calls.length).toBe(before);
      expect(written()).toBe(statuses.forms.length - refused);
      await front.stop();
      await other!.close();
    });

    test("says in the site's words that no site is there, to a page's scripts as well", async () => {
      const alone = await start([await freePort()]);
      const { status, headers, bytes } = await ask(alone, "/form/");
      await alone.stop();
      expect([status, headers["retry-after"], headers["x-remix-catch"]]).toEqual([503, "5", "yes"]);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(bytes.toString()).toContain("This page isn’t available right now");
    });
  });
});
