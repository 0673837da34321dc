import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { vouchedAddress } from "../../../app/api/client/http-message.server";
import type { FigureKind, NamedKind } from "#contracts/figures/figure-kinds";
import { type Figures, figures as contract } from "#contracts/figures/figures";
import { siteItself, visitorAddressHeader } from "#contracts/visitor-address";
import { mostSubjects } from "../../../upstream/figures/add-figures";
import { type ApiAnswer, ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { visitorSecret } from "../../support/vouched-visitor";
import { newKey } from "./claim-maker";
import type { Start } from "./start";

const path = "/api/v2/figures/";
/** In Hawaii it is still the 19th. */
const begun = new Date("2026-11-20T08:00:00Z");
const today = "2026-11-19";
const yesterday = "2026-11-18";

interface Count {
  day?: string;
  kind: FigureKind;
  subject: string;
  count: number;
}

/** What the site counts: added once, by the site alone, shown to staff without what says something of somebody. */
export function figuresSuite(start: Start): void {
  describe("the operator's figures", () => {
    let upstream: TestUpstream;
    let now = begun;
    beforeAll(async () => {
      upstream = await start({ clock: () => now, environment: { UPSTREAM_VISITOR_SECRET: visitorSecret } });
    });
    afterAll(() => upstream.close());

    const signed = (address: string, secret = visitorSecret, of = path) => {
      const requestId = "request-1";
      const header = vouchedAddress(secret, address, { method: "POST", path: of, requestId }, now.getTime());
      return { [visitorAddressHeader]: header!, "x-request-id": requestId };
    };
    const post = (body: object, headers: Record<string, string> = signed(siteItself)): Promise<ApiAnswer> =>
      new ApiVisitor(upstream.origin).write("POST", path, body, headers);
    const add = async (counts: Count[], key = newKey()) =>
      expect((await post({ key, counts: counts.map((each) => ({ day: today, ...each })) })).status).toBe(204);
    const staff = async () => {
      const visitor = new ApiVisitor(upstream.origin);
      expect((await visitor.signIn("staff@example.com")).status).toBe(200);
      return visitor;
    };
    const read = async (days: string): Promise<Figures> =>
      contract.parse((await (await staff()).get(`${path}?days=${days}`)).body);
    const named = (figures: Figures, kind: NamedKind) => figures.named.find((each) => each.kind === kind)!;
    const rows = () => upstream.db.selectFrom("figure").selectAll().orderBy("subject").execute();
    const empty = async () => {
      await upstream.db.deleteFrom("figure").execute();
      now = begun;
    };

    test("add up what several sites send, and a batch that is sent again once", async () => {
      await empty();
      const key = newKey();
      const view: Count = { kind: "page", subject: "home/landing", count: 2 };
      await Promise.all([add([view], key), add([view], key), add([view, view])]);
      await add([view], key);
      expect(await rows()).toEqual([{ day: today, kind: "page", subject: "home/landing", count: 6 }]);
    });

    test("are taken from a site that shares the secret, and from nobody else", async () => {
      await empty();
      const body = { key: newKey(), counts: [{ day: today, kind: "page", subject: "home/landing", count: 1 }] };
      const refused = [
        {},
        { [visitorAddressHeader]: ":: 1 invented", "x-request-id": "request-1" },
        signed(siteItself, "a secret that somebody has made up"),
        // What the site says of a visitor is not said of itself, nor what it says of another write.
        signed("203.0.113.9"),
        signed(siteItself, visitorSecret, "/api/v2/contact/"),
      ];
      for (const headers of refused) expect((await post(body, headers)).status).toBe(403);
      const member = await staff();
      expect((await member.write("POST", path, body)).status).toBe(403);
      expect(await rows()).toEqual([]);
    });

    test("are refused where they are no counts", async () => {
      const count = { day: today, kind: "page", subject: "home/landing", count: 1 };
      const wrong = [
        { counts: [count] },
        { key: newKey(), counts: [] },
        { key: newKey(), counts: [{ ...count, kind: "person" }] },
        { key: newKey(), counts: [{ ...count, count: -1 }] },
        { key: newKey(), counts: [{ ...count, subject: "x".repeat(101) }] },
        { key: newKey(), counts: Array.from({ length: 201 }, () => count) },
      ];
      for (const body of wrong) expect((await post(body)).status).toBe(400);
    });

    test("leave out days that are long over or have not begun", async () => {
      await empty();
      const on = (day: string): Count => ({ day, kind: "page", subject: day, count: 1 });
      await add([on("2026-11-11"), on("2026-11-12"), on("2026-11-20"), on("2026-11-21")]);
      expect((await rows()).map(({ subject }) => subject)).toEqual(["2026-11-12", "2026-11-20"]);
    });

    test("do not grow without an end: what finds no room is counted with the others", async () => {
      await empty();
      const term = (number: number): Count => ({ kind: "term", subject: `cot ${number}`, count: 1 });
      for (let at = 0; at < 600; at += 150) await add(Array.from({ length: 150 }, (_, each) => term(at + each)));
      // What has a row is still counted there.
      await add([{ ...term(0), count: 9 }]);
      const all = await rows();
      expect(all).toHaveLength(mostSubjects.term + 1);
      expect(all.find(({ subject }) => subject === "*")!.count).toBe(100);
      expect(all.find(({ subject }) => subject === "cot 0")!.count).toBe(10);
    });

    test("name what was asked for ten times or more, and nothing else", async () => {
      await empty();
      const [bed, other] = await upstream.db.selectFrom("model").select("slug").orderBy("slug").limit(2).execute();
      await add([
        { kind: "bed", subject: bed!.slug, count: 10 },
        { kind: "bed", subject: other!.slug, count: 9 },
        { kind: "bed", subject: "*", count: 3 },
        { kind: "term", subject: "waterbed", count: 12 },
        { kind: "term", subject: "bed of jo", count: 9 },
        { kind: "search", subject: "found", count: 4 },
        { kind: "search", subject: "nothing", count: 21 },
      ]);
      const figures = await read("1");
      expect(named(figures, "bed")).toEqual({
        kind: "bed",
        items: [{ subject: bed!.slug, name: expect.stringMatching(/\w/) as string, count: 10, before: null }],
        others: 12,
      });
      expect(named(figures, "term")).toMatchObject({ items: [{ subject: "waterbed", name: null }], others: 9 });
      expect([figures.searches.count, figures.without_results.count]).toEqual([25, 21]);
      const file = (await (await staff()).get(`${path}file/?days=1`)).body;
      expect(file.name).toBe(`figures-${today}-to-${today}.csv`);
      expect(file.text).toContain('"waterbed"');
      expect(file.text).not.toContain("bed of jo");
      expect(file.text).not.toContain(other!.slug);
    });

    test("compare whole days up to yesterday with as many before them", async () => {
      await empty();
      await upstream.db
        .insertInto("figure")
        .values([
          { day: today, kind: "page", subject: "home/landing", count: 100 },
          { day: yesterday, kind: "page", subject: "home/landing", count: 6 },
          { day: "2026-11-12", kind: "page", subject: "home/landing", count: 1 },
          { day: "2026-11-11", kind: "page", subject: "home/landing", count: 5 },
          { day: "2026-11-11", kind: "bot", subject: "home/landing", count: 2 },
          { day: "2026-11-04", kind: "page", subject: "home/landing", count: 50 },
          { day: yesterday, kind: "step", subject: "quiz-begun", count: 3 },
          { day: yesterday, kind: "guide", subject: "no-such", count: 11 },
          { day: "2026-11-11", kind: "guide", subject: "no-such", count: 9 },
        ])
        .execute();
      const week = await read("7");
      expect([week.from, week.to, week.days.length]).toEqual(["2026-11-12", yesterday, 7]);
      expect([week.pages, week.bots]).toEqual([
        { count: 7, before: 5 },
        { count: 0, before: 2 },
      ]);
      expect(week.days[0]).toEqual({ day: "2026-11-12", pages: 1, bots: 0, searches: 0, without_results: 0 });
      expect(week.types).toEqual([{ type: "home", subtype: "landing", count: 7, before: 5 }]);
      expect(week.steps[0]).toEqual({ step: "quiz-begun", count: 3, before: 0 });
      // Nine of something are as much as somebody may have asked alone, in the days before too.
      expect(named(week, "guide").items).toEqual([{ subject: "no-such", name: null, count: 11, before: null }]);
      expect((await read("28")).pages.count).toBe(62);
      expect((await read("1")).pages).toEqual({ count: 100, before: null });
      // Midnight in Hawaii.
      now = new Date("2026-11-20T10:00:00Z");
      expect((await read("1")).pages).toEqual({ count: 0, before: null });
    });

    test("are shown to staff alone", async () => {
      for (const each of [path, `${path}file/`]) {
        expect((await new ApiVisitor(upstream.origin).get(each)).status).toBe(401);
        const member = new ApiVisitor(upstream.origin);
        await member.signIn("sleeper@example.com");
        expect((await member.get(each)).status).toBe(403);
      }
    });
  });
}
