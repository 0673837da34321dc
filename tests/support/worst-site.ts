import { sql } from "kysely";
import { ownToken } from "../../upstream/review-drafts/own-token";
import { ApiVisitor } from "./api-visitor";
import { type BothCosts, costsOf } from "./cpu-time";
import { runningOffer } from "./live-claim-forms";
import type { PageSample } from "./page-samples";
import { type Answer, ask } from "./sample-site";
import { startSite } from "./site-server";
import { startUpstream, type TestUpstream } from "./upstream";
import { storeWorst, type Worst, type WorstPlain, writeWorst } from "./worst-rows";

export type Visitor = PageSample["by"];

const accounts: Record<Exclude<Visitor, "anybody">, string> = {
  member: "sleeper@example.com",
  staff: "staff@example.com",
  super: "super@example.com",
};

/**
 * The built site before an upstream with the whole demonstration, in which the worst was stored that forms accept, or what
 * else is written into all that people have written.
 */
export async function startWorstSite(log: string, write = (upstream: TestUpstream) => writeWorst(upstream, null)) {
  const upstream = await startUpstream({ catalogue: "demo" });
  const { db, origin } = upstream;
  const { id: member } = await db
    .selectFrom("account")
    .select("id")
    .where("email", "=", accounts.member)
    .executeTakeFirstOrThrow();
  const rows = await storeWorst(upstream, member);
  await write(upstream);
  const visitor = new ApiVisitor(origin);
  await visitor.signIn(accounts.member);
  const saved = await visitor.write("POST", "/api/v2/match/saved/", { answers: { recipient: "me" } });
  const { token: matchToken } = saved.body as { token: string };
  const tokenOf = (id: number) => ownToken(db, { kind: "bed", id });
  const tokens = { matchToken, reviewToken: await tokenOf(rows.review), refusedToken: await tokenOf(rows.refused) };
  // Saved in a list, each with all of its results.
  await sql`update saved_match set match = (select match from saved_match where token = ${matchToken})`.execute(db);
  const offer = (await runningOffer(origin)).slug;
  const stored: Worst = { ...rows, ...tokens, offer };
  const site = await startSite({ API_HOST: origin }, log);
  const port = Number(new URL(site.origin).port);
  const cookies = new Map<Visitor, string>();

  /** Of a session that a page or form before may have ended. */
  async function signIn(by: Visitor): Promise<void> {
    if (by === "anybody") return;
    const fresh = new ApiVisitor(origin);
    await fresh.signIn(accounts[by]);
    cookies.set(by, `sessionid=${fresh.cookies.get("sessionid")}`);
  }
  for (const by of Object.keys(accounts) as Visitor[]) await signIn(by);

  const headersOf = (by: Visitor): Record<string, string> => {
    const cookie = cookies.get(by);
    return { accept: "text/html", ...(cookie === undefined ? {} : { cookie, "sec-fetch-site": "same-origin" }) };
  };
  return {
    origin: site.origin,
    upstream,
    stored,
    signIn,
    headersOf,
    get: (path: string, by: Visitor = "anybody"): Promise<Answer> => ask(port, path, { headers: headersOf(by) }),
    post: (path: string, headers: Record<string, string>, body: Buffer): Promise<Answer> =>
      ask(port, path, { method: "POST", headers, body }),
    /** Writes texts of a kind over those that are stored. */
    rewrite: (kind: WorstPlain | null) => writeWorst(upstream, kind),
    costOf: (request: () => Promise<unknown>): Promise<BothCosts> => costsOf(request, site.pid),
    async close() {
      await site.stop();
      await upstream.close();
    },
  };
}

export type WorstSite = Awaited<ReturnType<typeof startWorstSite>>;
