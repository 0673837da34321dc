import { afterEach, describe, expect, test } from "vitest";
import { readConfig } from "../../app/platform/config.server";
import { startSampleSite, type SampleSite } from "../support/sample-site";

let site: SampleSite | undefined;
afterEach(async () => site?.close());

const tiles = { MAP_TILE_URL: "https://tiles.example.com/{z}/{x}/{y}.png", MAP_TILE_ATTRIBUTION: "Tiles by Example" };
const policyOf = async () => (await site!.ask("/")).headers["content-security-policy"];

describe("map tiles", () => {
  test("are allowed from exactly the configured origin", async () => {
    site = await startSampleSite(tiles);
    expect(await policyOf()).toContain("img-src 'self' data: https://tiles.example.com;");
  });

  test("are allowed from nowhere when none is configured", async () => {
    site = await startSampleSite();
    expect(await policyOf()).toContain("img-src 'self' data:;");
  });

  test.each([
    ["tiles.example.com/{z}/{x}/{y}.png", /MAP_TILE_URL must be a URL/],
    ["https://tiles.example.com/{z}/{x}.png", /MAP_TILE_URL must be a URL/],
    ["https://{s}.example.com/{z}/{x}/{y}.png", /MAP_TILE_URL must be a URL/],
    ["javascript:{z}{x}{y}", /MAP_TILE_URL must be a URL/],
  ])("cannot come from %s", (url, fault) => {
    expect(() => readConfig({ ...tiles, MAP_TILE_URL: url })).toThrow(fault);
  });

  test("need to say whose they are", () => {
    expect(() => readConfig({ MAP_TILE_URL: tiles.MAP_TILE_URL })).toThrow(
      /MAP_TILE_ATTRIBUTION is required with MAP_TILE_URL/,
    );
  });
});

describe("store searches", () => {
  test.each([
    "/mattress-stores/?place=Boise",
    "/mattress-brands/?radius=5&latitude=43.6&longitude=-116.2",
    "/mattress-model/any-bed/?place=Boise",
  ])("with a place count as searches: %s", async (path) => {
    site = await startSampleSite({ RATE_LIMIT_SEARCH: "1" });
    expect((await site.ask(path)).status).not.toBe(429);
    const refused = await site.ask(path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });

  test("without a place do not", async () => {
    site = await startSampleSite({ RATE_LIMIT_SEARCH: "1" });
    for (const path of [
      "/mattress-stores/",
      "/mattress-stores/?place=",
      "/mattress-stores/?discount=true",
      "/mattress-model/any-bed/?size=king",
      "/mattress-stores/",
    ]) {
      expect((await site.ask(path)).status).not.toBe(429);
    }
  });
});
