import { Writable } from "node:stream";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiAnswer, ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

const user = "/api/v2/auth/user/";

export function visitSuite(start: Start): void {
  describe("visits", () => {
    let upstream: TestUpstream;
    let now = new Date("2026-03-01T12:00:00Z");
    beforeAll(async () => {
      upstream = await start({ clock: () => now, environment: { UPSTREAM_TRUST_PROXY: "1" } });
    });
    afterAll(() => upstream.close());
    const later = (ms: number) => (now = new Date(now.getTime() + ms));
    describe("what goes on of a visit when somebody signs in", () => {
      const models = async () =>
        (await new ApiVisitor(upstream.origin).get("/api/v2/models/")).body.items as { slug: string }[];
      /** Puts a model, a size and a place into the visit. */
      const remember = async (visitor: ApiVisitor, number: number) => {
        const { slug } = (await models())[number]!;
        expect((await visitor.write("POST", "/api/v2/comparison-tray/", { action: "add", model: slug })).status).toBe(
          200,
        );
        expect((await visitor.get(`/api/v2/comparison-table/?models=${slug}&size=king`)).status).toBe(200);
        expect((await visitor.get("/api/v2/stores/?latitude=40.7&longitude=-74")).status).toBe(200);
        return slug;
      };
      const kept = async (visitor: ApiVisitor) => {
        const { mattress_size, place, compare } = (await visitor.get(user)).body.user.session;
        return [mattress_size, place, compare.map(({ slug }: { slug: string }) => slug)];
      };
      const nothing = [null, null, []];

      test("is all that a visitor without an account had, and what the account itself had", async () => {
        const visitor = new ApiVisitor(upstream.origin);
        const first = await remember(visitor, 0);
        await visitor.signIn("sleeper@example.com");
        expect(await kept(visitor)).toEqual(["king", "Near you", [first]]);
        const second = await remember(visitor, 1);
        await visitor.signIn("sleeper@example.com");
        expect(await kept(visitor)).toEqual(["king", "Near you", [first, second]]);
      });

      test("is nothing of another account's, neither then nor when that one comes back", async () => {
        const visitor = new ApiVisitor(upstream.origin);
        await remember(visitor, 0);
        await visitor.signIn("sleeper@example.com");
        await visitor.signIn("holder@example.com");
        expect(await kept(visitor)).toEqual(nothing);
        await visitor.signIn("sleeper@example.com");
        expect(await kept(visitor)).toEqual(nothing);
      });

      test("is nothing by way of the cookie that another account's sign-in has replaced", async () => {
        const visitor = new ApiVisitor(upstream.origin);
        await remember(visitor, 0);
        const before = visitor.cookies.get("sessionid")!;
        await visitor.signIn("sleeper@example.com");
        visitor.cookies.set("sessionid", before);
        await visitor.signIn("holder@example.com");
        expect(await kept(visitor)).toEqual(nothing);
      });

      test("is nothing of a session that was over, by time or by signing out", async () => {
        const visitor = new ApiVisitor(upstream.origin);
        await remember(visitor, 0);
        const id = visitor.cookies.get("sessionid")!;
        later(14 * 24 * 3_600_000);
        await visitor.signIn("sleeper@example.com");
        expect(await kept(visitor)).toEqual(nothing);
        await remember(visitor, 0);
        await visitor.write("POST", "/api/v2/auth/signout/", {});
        visitor.cookies.set("sessionid", id);
        await visitor.signIn("sleeper@example.com");
        expect(await kept(visitor)).toEqual(nothing);
      });

      test.each(["in", "out"])(
        "what was sent before signing %s and comes after it neither gives nor takes a cookie",
        async (way) => {
          const visitor = new ApiVisitor(upstream.origin);
          const slug = await remember(visitor, 0);
          const late = new ApiVisitor(upstream.origin);
          for (const [name, value] of visitor.cookies) late.cookies.set(name, value);
          if (way === "in") await visitor.signIn("sleeper@example.com");
          else await visitor.write("POST", "/api/v2/auth/signout/", {});
          const read = await late.get(user);
          expect([read.body.user.is_authenticated, read.setCookies]).toEqual([false, []]);
          const sized = await late.get(`/api/v2/comparison-table/?models=${slug}&size=full`);
          expect([sized.status, sized.body.size, sized.setCookies]).toEqual([200, "full", []]);
          const change = await late.send("POST", "/api/v2/comparison-tray/", {
            headers: { "content-type": "application/json", "x-csrftoken": late.cookies.get("csrftoken")! },
            body: JSON.stringify({ action: "clear" }),
          });
          expect([change.status, change.body.code, change.setCookies]).toEqual([409, "session_replaced", []]);
          if (way === "in") expect(await kept(visitor)).toEqual(["king", "Near you", [slug]]);
          later(5 * 60_000);
          await upstream.upkeep();
          expect((await late.get(user)).setCookies[0]).toMatch(/^sessionid=; .*Max-Age=0/);
        },
      );
    });

    test("the size that a visit remembers prices every card, wherever the bed stands", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      const shared = new ApiVisitor(upstream.origin);
      const get = async (path: string) => (await visitor.get(`/api/v2/${path}`)).body;
      const [{ model }] = (await get("mattresses/?size=king")).items;
      const { slug, brand, price_cents } = model;
      const king = await upstream.db
        .selectFrom("price_observation")
        .innerJoin("model", "model.id", "price_observation.model_id")
        .select("price_cents")
        .where("model.slug", "=", slug)
        .where("size", "=", "king")
        .orderBy("observed_on", "desc")
        .orderBy("price_cents")
        .executeTakeFirstOrThrow();
      expect(price_cents).toBe(king.price_cents);

      const detail = await get(`models/${slug}/`);
      const { collections } = await get(`brands/${brand.slug}/`);
      const inLines = (lines: { models: { slug: string }[] }[]) => lines.flatMap(({ models }) => models);
      const cards = [
        ...detail.line_models,
        ...(await get(`lines/${detail.model.line.slug}/`)).models,
        ...inLines((await get(`collections/${detail.model.collection.slug}/`)).lines),
        ...collections.flatMap(({ lines }: { lines: { models: { slug: string }[] }[] }) => inLines(lines)),
        ...(await get(`floor-brands/?models=${slug}`)).models.map((row: { model: object }) => row.model),
      ];
      const own = cards.filter((card) => card.slug === slug);
      expect(own.length).toBeGreaterThanOrEqual(4);
      for (const card of own) expect([card.price_size, card.price_cents]).toEqual(["king", king.price_cents]);
      for (const { price_size } of cards) expect(price_size).toBe("king");
      const brands = await get("brands/");
      for (const { price_size } of brands.items) expect(price_size).toBe("king");
      expect(brands.facets.find(({ key }: { key: string }) => key === "price").label).toBe("King price");
      for (const { price_size } of (await get("lines/")).items) expect(price_size).toBe("king");

      const unasked = (await shared.get(`/api/v2/models/${slug}/`)).body.line_models;
      for (const { price_size } of unasked) expect(price_size).toBe("queen");
      expect((await visitor.get("/api/v2/brands/?size=hammock")).status).toBe(400);
    });

    test("a size that is asked for begins a session where the cookie's own is unknown, and that one stays", async () => {
      const [{ slug }] = (await new ApiVisitor(upstream.origin).get("/api/v2/models/")).body.items;
      const reads = [
        `models/${slug}/`,
        "home/",
        "mattresses/",
        "brands/",
        "deals/",
        `comparison-table/?models=${slug}`,
      ];
      for (const path of reads) {
        const visitor = new ApiVisitor(upstream.origin);
        visitor.cookies.set("sessionid", "of-a-database-before-this-one");
        const url = `/api/v2/${path}${path.includes("?") ? "&" : "?"}size=king`;
        const { status, setCookies } = await visitor.get(url);
        expect([path, status, setCookies.length]).toEqual([path, 200, 1]);
        expect((await visitor.get(user)).body.user.session.mattress_size).toBe("king");
      }
    });

    test("a read whose visit can't be kept is answered with what was asked for, and the log is told once a minute", async () => {
      let log = "";
      const full = await start({
        clock: () => now,
        logTo: new Writable({ write: (chunk: Buffer, _encoding, done) => ((log += chunk.toString()), done()) }),
      });
      const warnings = () => log.split("\n").filter((line) => line.includes("can't keep visits")).length;
      const { items } = (await new ApiVisitor(full.origin).get("/api/v2/models/")).body;
      const shopper = new ApiVisitor(full.origin);
      await shopper.get(`/api/v2/comparison-table/?models=${items[0].slug}&size=full`);
      // What PostgreSQL raises when a file can't be extended.
      await sql`create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`.execute(
        full.db,
      );
      await sql`create trigger full_disk before insert or update or delete on session execute function refuse()`.execute(
        full.db,
      );
      const { url } = await full.db
        .selectFrom("comparison")
        .select("url")
        .where("left_brand_id", "is not", null)
        .where("right_brand_id", "is not", null)
        .executeTakeFirstOrThrow();
      const reads: [string, (body: ApiAnswer["body"]) => unknown, unknown][] = [
        [`/api/v2/comparison-table/?models=${items[0].slug}&size=king`, (body) => body.size, "king"],
        [`/api/v2/comparisons/${url}/?size=king`, (body) => body.url, url],
        [`/api/v2/models/${items[0].slug}/prices/?size=king`, (body) => body.summary.size, "king"],
        ["/api/v2/mattresses/?size=king", (body) => body.size, "king"],
        ["/api/v2/match/?size=king", (body) => body.answers.size, "king"],
        ["/api/v2/stores/?latitude=40.7&longitude=-74", (body) => body.place.label, "Near you"],
        ["/api/v2/floor-brands/?latitude=40.7&longitude=-74", (body) => body.place.label, "Near you"],
      ];
      for (const [path, told, value] of reads) {
        for (const visitor of [shopper, new ApiVisitor(full.origin)]) {
          const { status, body, setCookies } = await visitor.get(path);
          expect([path, status, setCookies]).toEqual([path, 200, []]);
          expect([path, told(body)]).toEqual([path, value]);
        }
      }
      expect((await shopper.get(user)).body.user.session.mattress_size).toBe("full");
      expect(warnings()).toBe(1);
      later(60_000);
      await shopper.get(reads[0]![0]);
      expect(warnings()).toBe(2);
      const change = await shopper.write("POST", "/api/v2/comparison-tray/", { action: "add", model: items[0].slug });
      expect(change.status).toBe(500);
      await full.close();
    });
  });
}
