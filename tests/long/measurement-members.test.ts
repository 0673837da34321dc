import { afterAll, beforeAll, expect, test } from "vitest";
import { taggedHeader } from "../../app/http/measurement/tag-manager.server";
import { ApiVisitor } from "../support/api-visitor";
import { ask, type Answer } from "../support/sample-site";
import { dataPath, examplePath, siteRoutes } from "../support/site-routes";
import { startSite, type Site } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";

/** That a tag learns of a member that they are logged in, and not who they are. */

const container = "GTM-TEST123";
const member = { email: "sleeper@example.com", first_name: "Quillfeather", profile: 7_654_321 };

let upstream: TestUpstream;
let site: Site;
let cookie: string;
beforeAll(async () => {
  upstream = await startUpstream({ catalogue: "demo" });
  site = await startSite({ API_HOST: upstream.origin, ANALYTICS_ID: container }, "measurement-members.log");
  const { db } = upstream;
  await db.updateTable("account").set({ first_name: member.first_name }).where("email", "=", member.email).execute();
  const account = db.selectFrom("account").select("id").where("email", "=", member.email);
  await db.updateTable("profile").set({ id: member.profile }).where("account_id", "=", account).execute();
  const visitor = new ApiVisitor(upstream.origin);
  await visitor.signIn(member.email);
  cookie = `measurement=yes; sessionid=${visitor.cookies.get("sessionid")}`;
}, 180_000);
afterAll(async () => {
  await site?.stop();
  await upstream?.close();
});

const open = (path: string, headers: Record<string, string> = {}) =>
  ask(Number(new URL(site.origin).port), path, { headers: { cookie, ...headers } });
const loads = ({ body }: Answer) => body.includes(`https://www.googletagmanager.com/gtm.js?id=${container}`);
const told = ({ body }: Answer) =>
  [member.email, member.first_name, String(member.profile)].filter((text) => body.includes(text));

/** One address of each page that has a list of its own in the site map, and all others. */
async function addresses(): Promise<string[]> {
  const index = await open("/sitemap.xml");
  const maps = [...index.body.matchAll(/<loc>[^<]*?(\/sitemap-[^<]+)<\/loc>/g)].map(([, path]) => path!);
  const links: string[] = [];
  for (const map of maps) {
    const { body } = await open(map);
    links.push(...[...body.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path!));
  }
  return siteRoutes.filter(({ page }) => page).map(({ url }) => examplePath(url, links));
}

test("no document with a tag holds a name, an e-mail address or an id of the member who reads it", async () => {
  const tagged: string[] = [];
  const telling: { path: string; texts: string[] }[] = [];
  for (const path of await addresses()) {
    const page = await open(path);
    if (!loads(page)) continue;
    tagged.push(path);
    const texts = told(page);
    if (texts.length > 0) telling.push({ path, texts });
  }
  expect(telling).toEqual([]);
  expect(tagged.length).toBeGreaterThan(30);
  expect(told(await open("/", { cookie: cookie.replace("measurement=yes; ", "") }))).toContain(member.first_name);
}, 180_000);

test("what a document with a tag asks for holds none either", async () => {
  const headers = { [taggedHeader]: "1", referer: `http://127.0.0.1:${new URL(site.origin).port}/` };
  for (const path of ["/current-user/", dataPath("/", "root"), dataPath("/mattresses/", "routes/mattresses._index")]) {
    const answer = await open(path, headers);
    expect([path, answer.status, told(answer)]).toEqual([path, 200, []]);
  }
  expect((await open("/current-user/", headers)).body).toContain('"is_authenticated":true');
  expect(told(await open("/current-user/"))).toEqual([member.first_name, String(member.profile)]);
});

test.each([
  ["writing to us", "/contact/", "routes/contact"],
  ["asking a question", "/mattress-questions/ask/", "routes/mattress-questions.ask"],
  ["beginning a thread", "/mattress-forum/new/", "routes/mattress-forum.new"],
])("a page for %s has no tag, and goes to no document with one", async (_name, path, route) => {
  expect(loads(await open(path))).toBe(false);
  const headers = { [taggedHeader]: "1", referer: `http://127.0.0.1:${new URL(site.origin).port}/` };
  expect((await open(dataPath(path, route), headers)).headers["x-remix-response"]).toBeUndefined();
});

test("a discussion has a tag for whoever only reads it", async () => {
  const { slug } = await upstream.db
    .selectFrom("discussion")
    .select("slug")
    .where("kind", "=", "thread")
    .executeTakeFirstOrThrow();
  const path = `/mattress-forum/threads/${slug}/`;
  expect(loads(await open(path))).toBe(false);
  expect(loads(await open(path, { cookie: "measurement=yes" }))).toBe(true);
});
