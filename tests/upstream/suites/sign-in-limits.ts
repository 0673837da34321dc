import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { vouchedAddress } from "../../../app/api/client/http-message.server";
import { removeExpiredTries, removeKnownAddresses } from "../../../upstream/accounts/sign-in-limit";
import type { TestUpstream } from "../../support/upstream";
import { signInFrom, signInWith, type Vouching, visitorSecret } from "../../support/vouched-visitor";
import type { Start } from "./start";

const owner = "owner@example.com";
const hour = 3_600_000;
const day = 24 * hour;

export function signInLimitSuite(start: Start): void {
  describe("sign-in limits, with a site that vouches for its visitors' addresses", () => {
    let upstream: TestUpstream;
    let now = new Date("2026-03-01T12:00:00Z");
    beforeAll(async () => {
      upstream = await start({ clock: () => now, environment: { UPSTREAM_VISITOR_SECRET: visitorSecret } });
    });
    afterAll(() => upstream.close());
    beforeEach(async () => {
      await upstream.db.deleteFrom("sign_in_attempt").execute();
      await upstream.db.deleteFrom("known_address").execute();
    });
    const later = (ms: number) => (now = new Date(now.getTime() + ms));
    const right = (address: string, email = owner) => signInFrom(upstream.origin, address, { email, now });
    const wrong = (address: string, email = owner) =>
      signInFrom(upstream.origin, address, { email, password: "wrong", now });
    const times = async (count: number, work: (round: number) => Promise<{ status: number }>) => {
      const seen = new Set<number>();
      for (let round = 0; round < count; round += 1) seen.add((await work(round)).status);
      return [...seen];
    };
    /** As after so many tries from as many addresses: each real one costs a tenth of a second of computing. */
    const worn = (tries: number) =>
      upstream.db
        .updateTable("sign_in_attempt")
        .set({ failures: tries })
        .where("window_ends_at", ">", new Date(now.getTime() + hour / 2))
        .execute();

    test("nobody's wrong passwords lock the owner out at another address", async () => {
      expect(await times(5, () => wrong("203.0.113.9"))).toEqual([400]);
      expect(await times(6, () => wrong("203.0.113.9"))).toEqual([429]);
      expect((await right("203.0.113.9")).status).toBe(429);
      expect((await right("198.51.100.4")).status).toBe(200);
    });

    test("what one address is refused does not count against the account", async () => {
      await times(6, () => wrong("203.0.113.9"));
      await worn(99);
      expect(await times(5, () => wrong("203.0.113.9"))).toEqual([429]);
      expect((await right("198.51.100.4")).status).toBe(200);
    });

    test("guessing across many addresses comes to an end, for accounts that there are and others alike", async () => {
      for (const email of [owner, "nobody@example.com"]) {
        await wrong("203.0.113.1", email);
        await worn(99);
        expect((await wrong("203.0.113.2", email)).status).toBe(400);
        const refused = await wrong("203.0.113.3", email);
        expect([refused.status, refused.body.code, refused.headers.get("retry-after")]).toEqual([
          429,
          "throttled",
          "3600",
        ]);
        expect((await right("203.0.113.4", email)).status).toBe(429);
        later(hour);
        expect((await wrong("203.0.113.5", email)).status).toBe(400);
      }
    });

    test("a right password passes the end of guessing from an address where the account has signed in before", async () => {
      expect((await right("198.51.100.4")).status).toBe(200);
      await wrong("203.0.113.1");
      await worn(500);
      expect((await right("203.0.113.2")).status).toBe(429);
      expect((await right("198.51.100.4")).status).toBe(200);
      expect((await right("::ffff:198.51.100.4")).status).toBe(200);
      // It is known for this account alone.
      await wrong("203.0.113.1", "staff@example.com");
      await worn(500);
      expect((await right("198.51.100.4", "staff@example.com")).status).toBe(429);
    });

    test("even at a known address only five wrong passwords are looked at in five minutes", async () => {
      await right("198.51.100.4");
      expect(await times(5, () => wrong("198.51.100.4"))).toEqual([400]);
      expect((await right("198.51.100.4")).status).toBe(429);
    });

    test("a right password is no try: an account may sign in as often as its people like", async () => {
      for (let round = 0; round < 3; round += 1) expect((await right(`203.0.113.${round}`)).status).toBe(200);
      expect(await upstream.db.selectFrom("sign_in_attempt").select("failures").execute()).toEqual([{ failures: 0 }]);
    });

    test("the addresses of one IPv6 household are one, known or counted", async () => {
      await right("2001:db8:1:2::1");
      expect(await times(5, (round) => wrong(`2001:db8:1:2::${round}`))).toEqual([400]);
      expect((await wrong("2001:db8:1:2:ffff::9")).status).toBe(429);
      expect((await wrong("2001:db8:1:3::1")).status).toBe(400);
      later(5 * 60_000);
      await worn(500);
      expect((await right("2001:db8:1:2:abcd::1")).status).toBe(200);
    });

    test("twenty addresses are known of an account, the newest, and none for longer than ninety days", async () => {
      const { id } = await upstream.db
        .selectFrom("account")
        .select("id")
        .where("email", "=", owner)
        .executeTakeFirstOrThrow();
      const known = Array.from({ length: 25 }, (_, day) => ({
        key_hash: `known-${day}`,
        account_id: id,
        signed_in_at: new Date(now.getTime() - (day + 1) * 86_400_000),
      }));
      await upstream.db.insertInto("known_address").values(known).execute();
      await right("198.51.100.4");
      const rows = () => upstream.db.selectFrom("known_address").select("key_hash").execute();
      expect((await rows()).map(({ key_hash }) => key_hash).filter((key) => key.startsWith("known-"))).toHaveLength(19);
      expect(await rows()).toHaveLength(20);
      later(90 * day);
      await wrong("203.0.113.1");
      await worn(500);
      expect((await right("198.51.100.4")).status).toBe(429);
      await removeExpiredTries(upstream.db, now);
      await removeKnownAddresses(upstream.db, now);
      expect(await rows()).toEqual([]);
    });

    test("an address is known for ninety days", async () => {
      await right("198.51.100.4");
      later(90 * day - 1000);
      await wrong("203.0.113.1");
      await worn(500);
      expect((await right("198.51.100.4")).status).toBe(200);
    });

    test("neither addresses nor e-mail addresses are stored", async () => {
      await right("198.51.100.4");
      await wrong("198.51.100.5");
      const rows = [
        ...(await upstream.db.selectFrom("sign_in_attempt").selectAll().execute()),
        ...(await upstream.db.selectFrom("known_address").selectAll().execute()),
      ];
      expect(rows).toHaveLength(3);
      expect(JSON.stringify(rows)).not.toMatch(/198\.51|example\.com/);
    });

    const broken: [string, Vouching | ((header: string) => string)][] = [
      ["is signed with another secret", { secret: "another secret of the same length...." }],
      ["is two minutes old", { now: new Date("2026-02-28T00:00:00Z") }],
      ["is of the future", { now: new Date("2036-02-28T00:00:00Z") }],
      ["belongs to another path", { path: "/api/v2/auth/signout/" }],
      ["belongs to another method", { method: "PATCH" }],
      ["belongs to another request", { requestId: "request-2" }],
      ["names another address than was signed", (header) => header.replace("203.0.113", "203.0.114")],
      ["names no address", (header) => header.replace(/^\S+/, "300.0.113.1")],
      ["has lost its signature", (header) => header.replace(/ \S+$/, "")],
      ["has an empty signature", (header) => header.replace(/\S+$/, "")],
      ["has a signature cut short", (header) => header.slice(0, -1)],
      ["is sent twice", (header) => `${header}, ${header}`],
      ["is something else", () => "for=203.0.113.7"],
      ["is absent", () => ""],
    ];
    /** The connection's own address has no tries left: what counts for it is refused. */
    const wornConnection = async () => {
      expect((await signInWith(upstream.origin, {}, { email: owner, password: "wrong" })).status).toBe(400);
      await upstream.db.updateTable("sign_in_attempt").set({ failures: 5 }).execute();
    };

    test.each(broken)(
      "a header that %s counts as absent: the connection's own address is meant",
      async (_what, fault) => {
        await wornConnection();
        const tried = () => {
          if (typeof fault !== "function")
            return signInFrom(upstream.origin, "203.0.113.1", { email: owner, now, vouching: fault });
          const request = { method: "POST", path: "/api/v2/auth/signin/", requestId: "request-1" };
          const value = fault(vouchedAddress(visitorSecret, "203.0.113.1", request, now.getTime())!);
          return signInWith(upstream.origin, value === "" ? {} : { "x-visitor-address": value }, { email: owner });
        };
        expect((await tried()).status).toBe(429);
        expect((await right("203.0.113.1")).status).toBe(200);
      },
    );

    test("the header is good for a minute, and clocks may differ by as much", async () => {
      const at = (ms: number) => ({
        email: owner,
        password: "wrong",
        now,
        vouching: { now: new Date(now.getTime() + ms) },
      });
      await wornConnection();
      expect((await signInFrom(upstream.origin, "203.0.113.1", at(-60_000))).status).toBe(400);
      expect((await signInFrom(upstream.origin, "203.0.113.2", at(60_000))).status).toBe(400);
      expect((await signInFrom(upstream.origin, "203.0.113.3", at(-61_000))).status).toBe(429);
      expect((await signInFrom(upstream.origin, "203.0.113.4", at(61_000))).status).toBe(429);
    });

    test("without a secret nobody's header is believed", async () => {
      const alone = await start({ clock: () => now });
      expect(
        await times(5, (round) =>
          signInFrom(alone.origin, `203.0.113.${round}`, { email: owner, password: "wrong", now }),
        ),
      ).toEqual([400]);
      expect((await signInFrom(alone.origin, "203.0.113.9", { email: owner, now })).status).toBe(429);
      await alone.close();
    });
  });
}
