import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiVisitor } from "../support/api-visitor";
import { startSite, type Site } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";
import { claimMaker, newKey } from "../upstream/suites/claim-maker";

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
const slugs = { ending: "", beginning: "", offer: "", claimed: "" };
let thread: string;
/** Opened at 8 PM in New York, and changed at 11 PM in Los Angeles. */
let post: number;
/** Of a claim that was declined sixty days before November 30. */
let declined: string;
const changedAt = Date.parse("2026-12-01T07:00:00Z");
const code = "S1EEPDAYS2026";

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
  // Another one, for whose purchases of October 31 the last day to claim is November 30.
  const claimed = await sql<{ slug: string }>`
    update cashback_offer set starts_on = '2026-10-01', ends_on = null, claim_days = 30, minimum_cents = 10000
    where id = (select max(id) from cashback_offer) returning slug`.execute(db);
  slugs.claimed = claimed.rows[0]!.slug;
  await db
    .insertInto("cashback_code")
    .values({ code, offer_slug: slugs.claimed, invoice: null, store: "Downtown", ends_on: "2026-11-30" })
    .execute();
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
  post = (await db.selectFrom("post").select("id").orderBy("id", "desc").executeTakeFirstOrThrow()).id;
  setClock(changedAt);
  const change = { text: "Ours has squeaked since the second night.", base: 1 };
  expect((await writer.write("POST", `/api/v2/posts/${post}/edit/`, change)).status).toBeLessThan(300);
  setClock(Date.parse("2026-10-02T03:00:00Z"));
  const claims = claimMaker(
    () => upstream,
    () => new Date(now),
  );
  const staff = new ApiVisitor(upstream.origin);
  const member = new ApiVisitor(upstream.origin);
  await staff.signIn("staff@example.com");
  await member.signIn("sleeper@example.com");
  const claim = await claims.sent(member, { offer: slugs.claimed, bought_on: "2026-10-01" });
  expect((await claims.decide(staff, claim.id, "decline", { reason: "returned" })).status).toBe(204);
  declined = claim.token;
  setClock("evening");
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

/** Sends the plain form of a page, as the first of its network that day. */
async function send(zone: string, path: string, fields: Record<string, string>) {
  await upstream.db.deleteFrom("sign_in_attempt").execute();
  const answer = await fetch(sites.get(zone)!.origin + path, {
    method: "POST",
    redirect: "manual",
    headers: {
      accept: "text/html",
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: answer.status, html: await answer.text() };
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

  test.each(Object.entries(instants))("a code from a store counts as long: %s, %o", async (name) => {
    setClock(name as Instant);
    const { status, html } = await send(zone, "/cashback-code/", { claim_code: code });
    expect([status, html.includes("it has expired")]).toEqual(name === "over" ? [400, true] : [303, false]);
  });

  test.each(Object.entries(instants))("a purchase can be claimed on the last of its days: %s, %o", async (name) => {
    setClock(name as Instant);
    const claimed = (bought_on: string) =>
      send(zone, `/cashback/${slugs.claimed}/`, {
        ...{ product: "Original, queen", store: "Downtown", bought_on, price: "4,299.50" },
        ...{ invoice: `DAYS-${newKey()}`, key: newKey() },
      });
    const { status, html } = await claimed("10/31/2026");
    expect([status, html.includes("You had 30 days after buying to claim")]).toEqual(
      name === "over" ? [400, true] : [303, false],
    );
    // Who has December already may have bought in it; nobody has bought in what is still to come everywhere.
    expect((await claimed("12/01/2026")).status).toBe(name === "evening" ? 400 : 303);
    expect((await claimed("12/02/2026")).status).toBe(400);
  });

  test.each(Object.entries(instants))("a declined claim may be appealed against as long: %s, %o", async (name) => {
    setClock(name as Instant);
    const { words } = await page(zone, `/cashback/claim/${declined}/`);
    // At eleven in the evening of New York.
    expect(words).toContain("Oct 1, 2026");
    expect(words).not.toContain("Oct 2, 2026");
    expect([words.includes("until November 30, 2026"), words.includes("You can’t appeal anymore")]).toEqual(
      name === "over" ? [false, true] : [true, false],
    );
    expect(words.includes("The last day to appeal was November 30, 2026")).toBe(name === "over");
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

  test("the history of a post dates its words as the post itself does", async () => {
    for (const [at, changed, written] of [
      [changedAt + 30 * 60_000, "30 minutes ago", "6 hours ago"],
      [Date.parse("2026-12-03T12:00:00Z"), "on Nov 30, 2026", "on Nov 30, 2026"],
    ] as const) {
      setClock(at);
      const { words } = await page(zone, `/posts/${post}/history/`);
      expect(words).toMatch(new RegExp(`Current ?, written ${changed} `));
      expect(words).toMatch(new RegExp(`Original ?, written ${written} `));
      expect(words).not.toMatch(/Dec 1|\bET\b/);
    }
  });
});
