import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiVisitor } from "../support/api-visitor";
import { leaveEverything, type LeftByMember, memberPassword } from "../support/left-by-a-member";
import { startSite, type Site } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";

/** The file of somebody who has left a row of each kind, and the page of their photos and receipts, as a browser has them. */

const now = () => new Date("2026-11-24T12:00:00Z");

let upstream: TestUpstream;
let site: Site;
let left: LeftByMember;
let neighbor: ApiVisitor;
beforeAll(async () => {
  upstream = await startUpstream({ catalogue: "demo", clock: now });
  site = await startSite({ API_HOST: upstream.origin }, "all-that-is-kept.log");
  left = await leaveEverything(upstream, now);
  neighbor = new ApiVisitor(upstream.origin);
  await neighbor.signIn("sleeper@example.com");
}, 120_000);
afterAll(async () => {
  await site?.stop();
  await upstream?.close();
});

const open = (address: string, by: ApiVisitor | null) =>
  fetch(new URL(address, site.origin), {
    redirect: "manual",
    headers: by === null ? {} : { cookie: `sessionid=${by.cookies.get("sessionid") ?? "none"}` },
  });
interface Downloaded {
  tables: Record<string, Record<string, unknown>[]>;
}
const linksOf = ({ tables }: Downloaded) => tables.upload!.flatMap(({ links }) => links as string[]);
let links: string[] = [];

test("has each sentence that they wrote, each one from before, what was told to them, and nothing else of staff’s", async () => {
  const answer = await open("/account/data/", left.member);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const { written, earlier, told, untold } = left;
  expect([...written, ...earlier, ...told].filter((sentence) => !text.includes(sentence))).toEqual([]);
  expect(untold.filter((sentence) => text.includes(sentence))).toEqual([]);
  links = linksOf(JSON.parse(text) as Downloaded);
});

test("links to each picture of each photo and receipt, for whoever sent it alone", async () => {
  // One of them is a tall receipt.
  expect(left.pictures).toBe(left.uploads.length + 4);
  expect(new Set(links).size).toBe(left.pictures);
  for (const link of links) {
    const picture = await open(link, left.member);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(picture.headers.get("cache-control")).toBe("private, no-store");
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 300 });
    expect((await open(link, neighbor)).status).toBe(404);
    const stranger = await open(link, null);
    expect([stranger.status, stranger.headers.get("location")]).toEqual([303, expect.stringContaining("/signin/")]);
  }
});

test("is explained on a page that has a link to each of them, which needs no script", async () => {
  const page = await (await open("/account/your-data/", left.member)).text();
  expect(page).toContain('href="/account/data/"');
  for (const words of ["takes a few seconds", "every earlier version", "Your photos and receipts", "routing number"])
    expect(page).toContain(words);
  // One of the photos came from somebody who wasn't logged in.
  expect(page).toMatch(/sent without logging in stay\s+until you <a [^>]*href="\/account\/written-before\/"/);
  expect(page).toContain("Save part 5 of 5");
  for (const id of left.uploads) {
    expect(page).toContain(`src="/account/files/${id}/1/"`);
    expect(page).toMatch(
      new RegExp(`<a href="/account/files/${id}/1/" download="(?:photo|receipt)-2026-11-24-[^"]+\\.webp"`),
    );
  }
  const others = await (await open("/account/your-data/", neighbor)).text();
  for (const id of left.uploads) expect(others).not.toContain(id);
  expect((await open("/account/your-data/?page=9", left.member)).status).toBe(404);
  expect((await open("/account/your-data/", null)).status).toBe(303);
});

test("has links that end with the account", async () => {
  const { member } = left;
  const gone = await member.write("POST", "/api/v2/account/delete/", { password: memberPassword, forfeit: "yes" });
  expect(gone.status).toBe(204);
  for (const link of links) {
    expect((await open(link, member)).status).toBe(303);
    expect((await open(link, neighbor)).status).toBe(404);
  }
});
