import { readFileSync } from "node:fs";
import { Agent } from "node:https";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FrontProxy, isInstalled, publicName, publicOrigin } from "../support/front-proxy";
import { readToEnd } from "../support/greedy-client";
import { startNginx } from "../support/nginx";
import { ask, formHeaders, type ProxiedAnswer, send, siteSettings } from "../support/proxied-requests";
import { type SampleSite, startSampleSite } from "../support/sample-site";

describe.skipIf(!isInstalled("nginx", "-v"))("nginx, where one address asks for much or takes its time", () => {
  let site: SampleSite;
  let proxy: FrontProxy;
  beforeAll(async () => {
    site = await startSampleSite(siteSettings);
    proxy = await startNginx([site.port]);
  });
  afterAll(async () => {
    await proxy.stop();
    await site.close();
  });

  test("has a hundred requests of one under way, refuses more at once, and serves others", async () => {
    const { answer } = site.upstream;
    const held: (() => void)[] = [];
    site.upstream.answer = (...exchange) => void held.push(() => answer(...exchange));
    const statuses: number[] = [];
    const all = Array.from({ length: 110 }, async () => {
      statuses.push((await ask(proxy, "/form/", { address: "127.0.7.1" })).status);
    });
    await expect.poll(() => statuses).toEqual(Array<number>(10).fill(429));
    expect((await ask(proxy, "/large/", { address: "127.0.7.2" })).status).toBe(200);
    site.upstream.answer = answer;
    for (const go of held) go();
    await Promise.all(all);
    expect(statuses.slice(10)).toEqual(Array<number>(100).fill(200));
  });

  test("refuses a flood of pages with words and a time, and still gives the address its assets", async () => {
    const address = "127.0.7.3";
    // Twenty requests a second are no flood: handshakes alone would take a busy machine longer.
    const agent = new Agent({ keepAlive: true, maxSockets: 40 });
    const answers: ProxiedAnswer[] = [];
    const isRefused = ({ status }: ProxiedAnswer) => status === 429;
    while (!answers.some(isRefused))
      answers.push(
        ...(await Promise.all(Array.from({ length: 40 }, () => ask(proxy, "/public/", { address, agent })))),
      );
    agent.destroy();
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 200)).toEqual(Array<number>(200).fill(200));
    const refused = answers.find(isRefused)!;
    expect([refused.headers["retry-after"], refused.headers["x-remix-catch"]]).toEqual(["10", "yes"]);
    expect(refused.bytes.toString()).toContain("Please wait a moment");
    expect((await ask(proxy, "/favicon.svg", { address })).status).toBe(200);
    expect((await ask(proxy, "/public/", { address: "127.0.7.4" })).status).toBe(200);
  });

  test("cuts off who sends or reads slowly, and frees the site long before", async () => {
    const head = `POST /form/ HTTP/1.1\r\nHost: ${publicName}\r\n`;
    const slowHead = await send(proxy, `${head}X-Long: `);
    const dripping = setInterval(() => slowHead.write("a", () => {}), 500);
    const type = `Content-Type: ${formHeaders["content-type"]}\r\nContent-Length: 1000\r\n\r\n`;
    const slowForm = await send(proxy, `${head}Origin: ${publicOrigin}\r\n${type}email=`);
    const ends = Promise.all([slowHead, slowForm].map((socket) => readToEnd(socket)));

    const reader = await send(proxy, `GET /huge/ HTTP/1.1\r\nHost: ${publicName}\r\nConnection: close\r\n\r\n`);
    reader.pause();
    const answered = () => site.log.some((line) => line.includes('"path":"/huge/"') && line.includes('"answered"'));
    await expect.poll(answered).toBe(true);
    const began = performance.now();
    const [, said] = await ends;
    clearInterval(dripping);
    expect(said).not.toContain("200 OK");
    expect(performance.now() - began).toBeLessThan(25_000);
    expect(site.upstream.calls.filter((call) => call.startsWith("POST"))).toEqual([]);

    // What it doesn't take for half a minute.
    await pause(35_000 - (performance.now() - began));
    expect((await readToEnd(reader)).length).toBeLessThan(30_000_000);
  });

  test("writes down neither addresses of pages nor those of people", async () => {
    await ask(proxy, "/signup/confirm/a-secret/", { address: "127.0.7.5" });
    const log = () => readFileSync(join(proxy.folder, "bedlark.log"), "utf8");
    await expect.poll(() => log().trim().split("\n").length).toBeGreaterThan(300);
    expect(log()).not.toMatch(/\/|127\.0\.7/);
    expect(readFileSync(join(proxy.folder, "bedlark-error.log"), "utf8")).toBe("");
  });
});
