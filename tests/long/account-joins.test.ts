import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiVisitor } from "../support/api-visitor";
import { ask } from "../support/sample-site";
import { formHeaders } from "../support/site-routes";
import { startSite, type Site } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";

/** What pages say before a button joins something to an account, and what they tell whoever asks for another address. */

const password = "four words for sleep";
let upstream: TestUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await startUpstream({ environment: { UPSTREAM_TRUST_PROXY: "1" } });
  site = await startSite({ API_HOST: upstream.origin }, "account-joins.log");
});
afterAll(async () => {
  await site?.stop();
  await upstream.close();
});

let people = 0;
const browser = () => new ApiVisitor(upstream.origin, { "x-forwarded-for": `10.7.0.${(people += 1)}` });
const tokenFor = async (email: string) => {
  const mails = await upstream.db
    .selectFrom("mail")
    .select("body")
    .where("recipient", "=", email)
    .orderBy("id")
    .execute();
  return /\/([\w-]{43})\//.exec(mails.at(-1)!.body)![1]!;
};
const member = async (email: string) => {
  const visitor = browser();
  await visitor.write("POST", "/api/v2/auth/signup/", { email, first_name: "Nora", password });
  const token = await tokenFor(email);
  await visitor.write("POST", "/api/v2/auth/signup/confirm/", { token, password });
  return visitor;
};
const open = async (path: string, visitor: ApiVisitor | null, fields?: Record<string, string>) => {
  const session = visitor?.cookies.get("sessionid");
  const answer = await ask(Number(new URL(site.origin).port), path, {
    method: fields === undefined ? "GET" : "POST",
    headers: {
      ...formHeaders,
      "sec-fetch-site": "same-origin",
      ...(session === undefined ? {} : { cookie: `sessionid=${session}` }),
    },
    body: fields === undefined ? undefined : new URLSearchParams(fields).toString(),
  });
  return { ...answer, text: answer.body.replaceAll("<!-- -->", "") };
};
const changeTo = async (visitor: ApiVisitor, email: string) => {
  await visitor.write("POST", "/api/v2/account/email/", { email, password });
  return `/account/email/confirm/${await tokenFor(email)}/`;
};
/** As if somebody had written it by mail. */
const writtenBy = async (email: string) => {
  const of = upstream.db.selectFrom("owner_review").where("writer_email", "is", null).where("account_id", "is", null);
  const { id, product } = await of.select(["id", "product"]).orderBy("id").executeTakeFirstOrThrow();
  await upstream.db.updateTable("owner_review").set({ writer_email: email }).where("id", "=", id).execute();
  return product;
};
const addressOf = async (visitor: ApiVisitor) => (await visitor.get("/api/v2/account/")).body.email as string;

test("signed out, the page of a new address says what comes with it and asks for the account's password", async () => {
  const product = await writtenBy("wanted@example.com");
  const visitor = await member("wants@example.com");
  const path = await changeTo(visitor, "wanted@example.com");
  const { status, text } = await open(path, null);
  expect(status).toBe(200);
  expect(text).toContain("1 review");
  expect(text).toContain(`Your review of <bdi>${product}</bdi>`);
  expect(text).toContain('name="password"');
  expect(text).toContain(`/signin/?next=${encodeURIComponent(path)}`);
  expect(text).not.toContain("wants@example.com");
  const wrong: Record<string, string>[] = [{}, { password: "not that password" }];
  for (const typed of wrong) {
    const refused = await open(path, null, typed);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('href="#password"');
  }
  expect(await addressOf(visitor)).toBe("wants@example.com");
  const taken = await open(path, null, { password });
  expect([taken.status, taken.headers.location]).toEqual([303, "/account/view-profile/?done=email"]);
  expect([taken.headers["set-cookie"] ?? []].flat().some((line) => line.startsWith("sessionid="))).toBe(true);
  expect(await addressOf(visitor)).toBe("wanted@example.com");
});

test("signed in to another account, it says so; signed in to its own, the button is enough", async () => {
  const visitor = await member("own@example.com");
  const path = await changeTo(visitor, "own-new@example.com");
  const other = await open(path, await member("other@example.com"));
  expect(other.text).toContain("You’re logged in to another account");
  expect(other.text).toContain('name="password"');
  const own = await open(path, visitor);
  expect(own.text).not.toContain("another account");
  expect(own.text).not.toContain('name="password"');
  expect((await open(path, visitor, {})).status).toBe(303);
});

test("what was sent without logging in is on a page of its own, and joins the account by its button", async () => {
  const email = "adds@example.com";
  const visitor = await member(email);
  expect((await open("/account/view-profile/", visitor)).text).not.toContain("without logging in");
  const product = await writtenBy(email);
  expect((await open("/account/view-profile/", visitor)).text).toContain("/account/written-before/");
  expect((await open("/account/written-before/", visitor)).text).toContain(`Your review of <bdi>${product}</bdi>`);
  expect((await open("/account/written-before/", visitor, {})).headers.location).toBe(
    "/account/view-profile/?done=joined",
  );
  expect((await open("/account/written-before/", visitor)).text).toContain("is on your account");
  expect((await open("/account/written-before/", null)).headers.location).toContain("/signin/");
});

test("pages are the same for whoever asked for an address that somebody has and for one that is free", async () => {
  const pages = async (old: string, email: string) => {
    const visitor = await member(old);
    const key = "k".repeat(22);
    const asked = await open("/account/email/address/", visitor, { key, email, password });
    const seen = [asked.status, asked.headers.location];
    for (const path of [asked.headers.location!, "/account/view-profile/", "/account/email/", "/account/sessions/"])
      seen.push((await open(path, visitor)).text);
    return seen
      .join("\n")
      .replaceAll(email, "new@example.com")
      .replaceAll(old, "old@example.com")
      .replaceAll(/nonce="[^"]*"|"(?:key|nonce|handle|requestId)":"[^"]*"|"now":\d+|value="[\w-]{20,22}"/g, "")
      .replaceAll(/\d\d\d\d-\d\d-\d\dT[\d:.]+Z|\d+:\d\d [AP]M/g, "then");
  };
  const taken = await pages("same-a@example.com", "sleeper@example.com");
  expect(taken).toBe(await pages("same-b@example.com", "free@example.com"));
  expect(taken).toContain("new@example.com");
});

test("deleting an account names the cash back that would be lost, and refuses until its owner gives it up", async () => {
  const email = "loses@example.com";
  const visitor = await member(email);
  const { id } = await upstream.db
    .selectFrom("account")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const claim = await upstream.db
    .selectFrom("cashback_claim")
    .select(["id", "product"])
    .where("state", "=", "submitted")
    .where("account_id", "is", null)
    .executeTakeFirstOrThrow();
  await upstream.db.updateTable("cashback_claim").set({ account_id: id }).where("id", "=", claim.id).execute();
  const page = await open("/account/delete/", visitor);
  expect(page.text).toContain(claim.product);
  expect(page.text).toContain('name="forfeit"');
  const refused = await open("/account/delete/", visitor, { password });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('href="#forfeit-yes"');
  expect((await open("/account/delete/", visitor, { password, forfeit: "yes" })).status).toBe(303);
});
