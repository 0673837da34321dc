import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiVisitor } from "../support/api-visitor";
import { startSite, type Site } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";

/**
 * Which day it is on the pages of the built site, around a midnight that comes to the states one after the other, wherever
 * the machine is that the site runs on. The night from Monday, November 30, to December 1, 2026.
 */

const instants = {
  evening: { at: "2026-12-01T01:00:00Z", is: "8 PM in New York" },
  east: { at: "2026-12-01T05:30:00Z", is: "half past midnight in New York" },
  west: { at: "2026-12-01T08:30:00Z", is: "half past midnight in Los Angeles" },
  last: { at: "2026-12-01T09:59:00Z", is: "a minute before midnight in Honolulu" },
  over: { at: "2026-12-01T10:01:00Z", is: "a minute after midnight in Honolulu" },
} as const;
type Instant = keyof typeof instants;
const zones = ["UTC", "America/New_York", "Pacific/Honolulu", "Asia/Tokyo"];

let now = Date.parse(instants.evening.at);
let directory: string;
let upstream: TestUpstream;
const sites = new Map<string, Site>();
const slugs = { ending: "", beginning: "", offer: "" };
let thread: string;

function setClock(to: Instant | number) {
  now = typeof to === "number" ? to : Date.parse(instants[to].at);
  writeFileSync(join(directory, "clock"), String(now));
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "bedlark-clock-"));
  setClock("evening");
  upstream = await startUpstream({ catalogue: "demo", clock: () => new Date(now) });
  const { db } = upstream;
  const { rows } = await sql<{ slug: string }>`
    select slug from deal where ends_on is not null order by id limit 2`.execute(db);
  [slugs.ending, slugs.beginning] = rows.map(({ slug }) => slug) as [string, string];
  await sql`update deal set starts_on = '2026-11-20', ends_on = '2026-11-30' where slug = ${slugs.ending}`.execute(db);
  await sql`update deal set starts_on = '2026-12-01', ends_on = '2026-12-20' where slug = ${slugs.beginning}`.execute(
    db,
  );
  const offers = await sql<{ slug: string }>`
    update cashback_offer set starts_on = '2026-11-20', ends_on = '2026-11-30'
    where id = (select min(id) from cashback_offer) returning slug`.execute(db);
  slugs.offer = offers.rows[0]!.slug;
  await upstream.announceCatalogueChange();
  await upstream.upkeep();
  const writer = new ApiVisitor(upstream.origin);
  await writer.signIn("owner@example.com");
  const { status, body } = await writer.write("POST", "/api/v2/forum/threads/", {
    title: "Which frame does not squeak?",
    text: "Ours has squeaked since the first night.",
    category: "after-you-buy",
    key: "days-test".padEnd(22, "k"),
    name: "Nora Squeak",
  });
  expect([status, body], JSON.stringify(body)).toEqual([201, expect.anything()]);
  thread = (await db.selectFrom("discussion").select("slug").orderBy("id", "desc").executeTakeFirstOrThrow()).slug;
  for (const TZ of zones) {
    const settings = { API_HOST: upstream.origin, TZ, CLOCK_FILE: join(directory, "clock") };
    const NODE_OPTIONS = `--import=${join(process.cwd(), "tests/support/told-clock.mjs")}`;
    sites.set(TZ, await startSite({ ...settings, NODE_OPTIONS }, `days-${TZ.replace("/", "-")}.log`));
  }
}, 120_000);

afterAll(async () => {
  for (const site of sites.values()) await site.stop();
  await upstream.close();
  await rm(directory, { recursive: true, force: true });
});

/** What a page answers and says, its words alone. */
async function page(zone: string, path: string) {
  const answer = await fetch(sites.get(zone)!.origin + path, { headers: { accept: "text/html" } });
  const html = (await answer.text()).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  return { status: answer.status, html, words: html.replace(/<[^>]+>/g, " ").replace(/[\s\u00a0]+/g, " ") };
}

describe.each(zones)("On a machine in %s", (zone) => {
  test.each(Object.entries(instants))("a deal runs until its day is over everywhere: %s, %o", async (name) => {
    setClock(name as Instant);
    const { status, words } = await page(zone, `/mattress-deal/${slugs.ending}/`);
    if (name === "over") {
      expect([status, /Ended yesterday, November 30/.test(words)]).toEqual([410, true]);
    } else {
      expect([status, /Ends today, November 30/.test(words)]).toEqual([200, true]);
      expect(words).not.toMatch(/Ended|yesterday/);
    }
  });

  test.each(Object.entries(instants))("one begins as soon as its day has begun somewhere: %s, %o", async (name) => {
    setClock(name as Instant);
    const { status, words } = await page(zone, `/mattress-deal/${slugs.beginning}/`);
    expect([status, /Begins tomorrow, December 1/.test(words)]).toEqual([200, name === "evening"]);
  });

  test.each(Object.entries(instants))("an offer of cash back is one until then: %s, %o", async (name) => {
    setClock(name as Instant);
    const { html } = await page(zone, "/cashback-deals/");
    expect(html.includes(slugs.offer)).toBe(name !== "over");
  });

  test("what somebody wrote is so many hours old, and is never of tomorrow", async () => {
    for (const [name, words] of [
      ["evening", "just now"],
      ["east", "4 hours ago"],
      ["west", "7 hours ago"],
      ["last", "8 hours ago"],
      ["over", "9 hours ago"],
    ] as const) {
      setClock(name);
      const { html } = await page(zone, `/mattress-forum/threads/${thread}/`);
      expect(html, name).toMatch(new RegExp(`<time[^>]*>${words}</time>`));
      expect(html, name).not.toMatch(/<time[^>]*>Dec 1/);
    }
    setClock(Date.parse("2026-12-03T12:00:00Z"));
    expect((await page(zone, `/mattress-forum/threads/${thread}/`)).html).toMatch(/<time[^>]*>Nov 30, 2026<\/time>/);
  });
});
