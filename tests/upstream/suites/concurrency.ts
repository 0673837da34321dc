import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDelivery } from "../../../upstream/mail/send-queued";
import { createMailer } from "../../../upstream/mail/mailer";
import { ApiVisitor } from "../../support/api-visitor";
import { type MailServer, startMailServer } from "../../support/mail-server";
import type { TestUpstream } from "../../support/upstream";
import { contentRaces } from "./content-races";
import { figureRaces } from "./figure-races";
import { memberRaces } from "./member-races";
import { accountWrites } from "./concurrency-accounts";
import { atOnce, many, shoppers, slugsOf, statuses, tray } from "./shoppers";
import type { Start } from "./start";

const saved = "/api/v2/match/saved/";
const flag = "/api/v2/feature-flags/get-feature-flag/RETAILER_DASHBOARD_API_SETTINGS/";
const answers = { recipient: "me", position: "back", size: "queen" };
/** What every write does when it is sent ten at a time: nothing acknowledged is lost, nothing stored twice. */
export function concurrencySuite(start: Start, rounds = 2): void {
  describe("ten writes at once", () => {
    let upstream: TestUpstream;
    let mails: MailServer;
    let slugs: string[];
    beforeAll(async () => {
      mails = await startMailServer();
      upstream = await start({
        environment: {
          UPSTREAM_TRUST_PROXY: "1",
          UPSTREAM_SMTP_URL: mails.url,
          UPSTREAM_MAIL_FROM: "matches@bedlark.test",
          UPSTREAM_SITE_URL: "https://www.bedlark.test",
        },
      });
      slugs = slugsOf((await new ApiVisitor(upstream.origin).get("/api/v2/models/")).body.items);
    });
    afterAll(() => Promise.all([upstream.close(), mails.close()]));

    const browsers = shoppers(() => upstream.origin);
    const { browser, change, elsewhere, held, send, shopper, signIn, unique, visit, withToken } = browsers;

    /** Of saved matches, without those that there were already. */
    const savedTokens = async (before: readonly string[] = []): Promise<string[]> =>
      (await upstream.db.selectFrom("saved_match").select("token").execute())
        .map(({ token }) => token)
        .filter((token) => !before.includes(token));

    /** For each write the sentences that hold of it; a write without any fails the test below. */
    const cases: Record<string, Record<string, () => Promise<void>>> = {
      [`POST ${tray}`]: {
        "of one browser: what was acknowledged is on the tray, once, and no more than fits": async () => {
          const visitor = await shopper(slugs[0]!);
          const given = await atOnce((each) => change(visitor, "add", slugs[1 + (each % 5)]));
          const added = given.flatMap(({ status }, each) => (status === 200 ? [slugs[1 + (each % 5)]!] : []));
          expect(new Set(statuses(given))).toEqual(new Set([200, 400]));
          const tray = await held(visitor);
          expect([...tray].sort()).toEqual([...new Set([slugs[0]!, ...added])].sort());
          expect(tray).toHaveLength(4);
        },
        "of one browser: additions and removals all happen": async () => {
          const visitor = await shopper(slugs[0]!, slugs[1]!);
          const given = await atOnce((each) =>
            each % 2 === 0
              ? change(visitor, "remove", slugs[(each / 2) % 2])
              : change(visitor, "add", slugs[2 + (((each - 1) / 2) % 2)]),
          );
          expect(statuses(given)).toEqual(Array(many).fill(200));
          expect((await held(visitor)).sort()).toEqual([slugs[2]!, slugs[3]!].sort());
        },
        "beside what reads remember: the size and the place are kept, and the tray too": async () => {
          const visitor = await shopper(slugs[0]!);
          const given = await atOnce((each) =>
            [
              () => change(visitor, "add", slugs[1 + (each % 2)]),
              () => visitor.get(`/api/v2/comparison-table/?models=${slugs[0]}&size=king`),
              () => visitor.get("/api/v2/stores/?latitude=40.7&longitude=-74"),
            ][each % 3]!(),
          );
          expect(statuses(given)).toEqual(Array(many).fill(200));
          const { session } = await visit(visitor);
          expect(session).toMatchObject({ mattress_size: "king", place: "Near you" });
          expect(slugsOf(session.compare).sort()).toEqual(slugs.slice(0, 3).sort());
        },
        "of ten browsers without a session: each has its own": async () => {
          const visitors = await atOnce(() => withToken());
          expect(statuses(await atOnce((each) => change(visitors[each]!, "add", slugs[each])))).toEqual(
            Array(many).fill(200),
          );
          expect(await atOnce((each) => held(visitors[each]!))).toEqual(slugs.slice(0, many).map((slug) => [slug]));
        },
        "of one browser without a session: each answer tells the tray of the session that it gives": async () => {
          const visitor = await withToken();
          const given = await atOnce((each) => change(visitor, "add", slugs[each]));
          const told = given.map(({ body }) => slugsOf(body.models));
          expect(told).toEqual(slugs.slice(0, many).map((slug) => [slug]));
          const sessions = given.map(({ setCookies }) => /^sessionid=([^;]+)/.exec(setCookies.at(-1)!)![1]!);
          expect(await held(visitor)).toEqual(told[sessions.indexOf(visitor.cookies.get("sessionid")!)]);
        },
      },
      "POST /api/v2/auth/signin/": {
        "of one browser: each gives a session of the account, with the tray and the size of before": async () => {
          const visitor = await shopper(slugs[0]!, slugs[1]!);
          await visitor.get(`/api/v2/comparison-table/?models=${slugs[0]}&size=full`);
          const from = await atOnce(async () => elsewhere());
          const given = await atOnce((each) => signIn(visitor, from[each]!));
          expect(statuses(given)).toEqual(Array(many).fill(200));
          for (const { setCookies } of given) {
            const one = browser();
            one.cookies.set("sessionid", /^sessionid=([^;]+)/.exec(setCookies[0]!)![1]!);
            const { is_authenticated, session } = await visit(one);
            expect([is_authenticated, session.mattress_size, slugsOf(session.compare)]).toEqual([
              true,
              "full",
              slugs.slice(0, 2),
            ]);
          }
        },
        "of one browser as two people: neither has anything of the other's visit": async () => {
          const visitor = await shopper(slugs[0]!);
          await signIn(visitor, elsewhere());
          await change(visitor, "add", slugs[1]);
          const given = await atOnce((each) =>
            signIn(visitor, elsewhere(), each % 2 === 0 ? "sleeper@example.com" : "holder@example.com"),
          );
          expect(statuses(given)).toEqual(Array(many).fill(200));
          for (const { body } of given) {
            const { first_name, session } = body.user;
            // Signing in as somebody else ends the visit, so a later return to its owner may begin with an empty one.
            const own = first_name === "Harper" ? [[]] : [[], slugs.slice(0, 2)];
            expect(own).toContainEqual(slugsOf(session.compare));
          }
        },
        "beside changes of the tray: the browser is signed in and has every change that was acknowledged": async () => {
          const visitor = await shopper(slugs[0]!);
          const from = elsewhere();
          const given = await atOnce((each) =>
            each === 3
              ? signIn(visitor, from)
              : each % 3 === 0
                ? visitor.get(`/api/v2/comparison-table/?models=${slugs[0]}&size=king`)
                : change(visitor, "add", slugs[1 + (each % 3)]),
          );
          expect(given[3]!.status).toBe(200);
          for (const { status } of given) expect([200, 409]).toContain(status);
          const added = given.flatMap(({ status }, each) =>
            status === 200 && each % 3 !== 0 ? [slugs[1 + (each % 3)]!] : [],
          );
          const { is_authenticated, session } = await visit(visitor);
          expect(is_authenticated).toBe(true);
          expect(slugsOf(session.compare).sort()).toEqual([...new Set([slugs[0]!, ...added])].sort());
        },
        "with a wrong password: five are looked at": async () => {
          const visitor = await withToken();
          const email = `nobody-${unique()}@example.com`;
          const given = await atOnce(() => signIn(visitor, visitor.usualHeaders["x-forwarded-for"]!, email, "wrong"));
          expect(statuses(given)).toEqual([400, 400, 400, 400, 400, 429, 429, 429, 429, 429]);
        },
        "from ten addresses: all are known then, and none of the tries counts any more": async () => {
          await upstream.db.deleteFrom("known_address").execute();
          await upstream.db.deleteFrom("sign_in_attempt").execute();
          const visitors = await atOnce(() => withToken());
          const given = await atOnce((each) =>
            signIn(visitors[each]!, visitors[each]!.usualHeaders["x-forwarded-for"]!, "owner@example.com"),
          );
          expect(statuses(given)).toEqual(Array(many).fill(200));
          expect(await upstream.db.selectFrom("known_address").select("key_hash").execute()).toHaveLength(many);
          expect(await upstream.db.selectFrom("sign_in_attempt").select("failures").execute()).toEqual([
            { failures: 0 },
          ]);
        },
      },
      "POST /api/v2/auth/signout/": {
        "beside changes of the tray: the session is over for all of them": async () => {
          const visitor = await shopper(slugs[0]!);
          await signIn(visitor, elsewhere());
          const id = visitor.cookies.get("sessionid")!;
          const given = await atOnce((each) =>
            each % 2 === 0 ? send(visitor, "POST", "/api/v2/auth/signout/", {}) : change(visitor, "add", slugs[each]),
          );
          expect(given.filter((_, each) => each % 2 === 0).map(({ status }) => status)).toEqual(
            Array(many / 2).fill(204),
          );
          for (const { status } of given.filter((_, each) => each % 2 === 1)) expect([200, 400, 409]).toContain(status);
          visitor.cookies.set("sessionid", id);
          expect(await visit(visitor)).toMatchObject({ is_authenticated: false, session: { compare: [] } });
        },
      },
      "PATCH /api/v2/feature-flags/get-feature-flag/:name/": {
        "each is in the history, whose last is what the flag says": async () => {
          const staff = await withToken();
          await signIn(staff, elsewhere(), "staff@example.com");
          await upstream.db.deleteFrom("feature_flag_change").execute();
          const given = await atOnce((each) => send(staff, "PATCH", flag, { enabled: each % 2 === 0 }));
          expect(statuses(given)).toEqual(Array(many).fill(200));
          const history = await upstream.db.selectFrom("feature_flag_change").select("enabled").orderBy("id").execute();
          expect(history.map(({ enabled }) => enabled).sort()).toEqual(
            given.map(({ body }) => body.enabled as boolean).sort(),
          );
          expect((await staff.get(flag)).body.enabled).toBe(history.at(-1)!.enabled);
        },
      },
      "POST /api/v2/match/forget/": {
        "beside results that are opened: each is answered, and the visit is forgotten or remembers the answers":
          async () => {
            const visitor = await withToken();
            await visitor.get("/api/v2/match/?recipient=me&position=side");
            const given = await atOnce((each) =>
              each % 2 === 0
                ? send(visitor, "POST", "/api/v2/match/forget/", {})
                : visitor.get("/api/v2/match/?recipient=me&position=back"),
            );
            for (const { status } of given) expect([200, 204]).toContain(status);
            expect((await send(visitor, "POST", "/api/v2/match/forget/", {})).status).toBe(204);
          },
      },
      ...accountWrites(() => upstream, browsers),
      [`POST ${saved}`]: {
        "of one form: one match under one address, and one mail": async () => {
          const visitor = await withToken();
          const form = `form-${unique()}`;
          const key = form.padEnd(22, "k");
          const email = `${form}@example.com`;
          const before = await savedTokens();
          const given = await atOnce(() => send(visitor, "POST", saved, { answers, key, email }));
          expect(statuses(given)).toEqual(Array(many).fill(201));
          expect(await savedTokens(before)).toEqual([...new Set(given.map(({ body }) => body.token as string))]);
          expect(
            await upstream.db.selectFrom("mail").select("id").where("recipient", "=", email).execute(),
          ).toHaveLength(1);
        },
        "of ten forms to one mailbox: five are saved with their mail, and of the refused nothing is": async () => {
          const visitor = await withToken();
          const name = `box${unique()}`;
          const keys = Array.from({ length: many }, (_, each) => `${name}-${each}`.padEnd(22, "k"));
          const before = await savedTokens();
          const given = await atOnce((each) =>
            send(visitor, "POST", saved, { answers, key: keys[each], email: `${name}+${each}@example.com` }),
          );
          expect(statuses(given)).toEqual([201, 201, 201, 201, 201, 429, 429, 429, 429, 429]);
          expect((await savedTokens(before)).sort()).toEqual(
            given.flatMap(({ status, body }) => (status === 201 ? [body.token as string] : [])).sort(),
          );
          expect(
            await upstream.db.selectFrom("mail").select("id").where("recipient", "like", `${name}+%`).execute(),
          ).toHaveLength(5);
        },
        "by ten visitors: ten matches": async () => {
          const visitors = await atOnce(() => withToken());
          const given = await atOnce((each) => send(visitors[each]!, "POST", saved, { answers }));
          expect(statuses(given)).toEqual(Array(many).fill(201));
          expect(new Set(given.map(({ body }) => body.token as string)).size).toBe(many);
          for (const { body } of given) expect((await visitors[0]!.get(`${saved}${body.token}/`)).status).toBe(200);
        },
      },
      ...memberRaces(() => upstream, browsers),
      ...contentRaces(() => upstream, browsers),
      ...figureRaces(start),
    };

    test("every write of the API has its sentences here", () => {
      expect(Object.keys(cases).sort()).toEqual([...upstream.writes].sort());
    });

    for (const [write, sentences] of Object.entries(cases)) {
      describe(write, () => {
        test.each(Object.entries(sentences))("%s", async (_sentence, holds) => {
          // A password that is hashed costs as much time as thirty other writes.
          const times = write.includes("/auth/") || write.includes("/account/") ? Math.ceil(rounds / 4) : rounds;
          for (let round = 0; round < times; round += 1) await holds();
        });
      });
    }

    test("ten rounds of sending at once send each queued mail once", async () => {
      await upstream.db.deleteFrom("mail").execute();
      mails.mails.length = 0;
      const visitor = await withToken();
      const given = await atOnce((each) =>
        send(visitor, "POST", saved, { answers, email: `round-${each}@example.com` }),
      );
      expect(statuses(given)).toEqual(Array(many).fill(201));
      const mailer = createMailer({ smtpUrl: mails.url, from: "matches@bedlark.test", name: "Bedlark" });
      const { db, log } = upstream;
      await atOnce(() => createDelivery({ db, mailer, clock: () => new Date(), log, mostOfKind: 1000 }).all());
      expect(mails.mails.map(({ to }) => to[0]).sort()).toEqual(
        Array.from({ length: many }, (_, each) => `round-${each}@example.com`),
      );
      expect(await upstream.db.selectFrom("mail").select(["state", "tries"]).execute()).toEqual(
        Array(many).fill({ state: "sent", tries: 1 }),
      );
    });

    test("ten rounds of upkeep at once take nothing that is still good", async () => {
      const visitor = await shopper(slugs[0]!);
      await atOnce((each) =>
        each % 2 === 0 ? upstream.upkeep() : change(visitor, "add", slugs[1 + (each % 3)]).then(() => {}),
      );
      expect((await held(visitor)).sort()).toEqual(slugs.slice(0, 4).sort());
    });
  });
}
