import { sql } from "kysely";
import { expect } from "vitest";
import { ApiVisitor } from "../../support/api-visitor";
import { claimMaker } from "../../upstream/suites/claim-maker";
import { formKey, newMark, type World } from "../world";
import type { ReportCase } from "./report-case";

/** Days of the states, on other nights than those of tests/long/days.test.ts: of the year, and of a change of the clocks. */

/** The last evening of a day, in New York and Honolulu, and the moment after which it is over everywhere. */
const nights = [
  // Thanksgiving, and December 31: the year ends as well.
  { day: "2026-11-26", east: "2026-11-27T03:00:00Z", west: "2026-11-27T09:59:00Z", over: "2026-11-27T10:00:30Z" },
  { day: "2026-12-31", east: "2027-01-01T01:00:00Z", west: "2027-01-01T09:59:00Z", over: "2027-01-01T10:00:30Z" },
  // In summer, and on the day on which the clocks are put forward.
  { day: "2027-07-04", east: "2027-07-05T00:30:00Z", west: "2027-07-05T09:59:00Z", over: "2027-07-05T10:00:30Z" },
  { day: "2027-03-14", east: "2027-03-15T03:59:00Z", west: "2027-03-15T09:59:00Z", over: "2027-03-15T10:00:30Z" },
] as const;

/** A deal for each of the nights, by its day. */
async function dealsOfNights({ upstream }: World): Promise<ReadonlyMap<string, string>> {
  const deals = await upstream.db
    .selectFrom("deal")
    .select(["id", "slug"])
    .where("ends_on", "is not", null)
    .orderBy("id")
    .limit(nights.length)
    .execute();
  for (const [index, { day: ends_on }] of nights.entries())
    await upstream.db
      .updateTable("deal")
      .set({ starts_on: "2026-11-01", ends_on })
      .where("id", "=", deals[index]!.id)
      .execute();
  await upstream.announceCatalogueChange();
  await upstream.upkeep();
  return new Map(nights.map(({ day }, index) => [day, deals[index]!.slug]));
}
let dealsMade: ReturnType<typeof dealsOfNights> | undefined;
const dealUntil = async (world: World, day: string) => (await (dealsMade ??= dealsOfNights(world))).get(day)!;

async function offerUntil({ upstream }: World, day: string, place = 0) {
  const { rows } = await sql<{ slug: string }>`
    update cashback_offer set starts_on = '2026-11-01', ends_on = ${day}, minimum_cents = 10000, claim_days = 30
    where id = (select id from cashback_offer order by id limit 1 offset ${place}) returning slug`.execute(upstream.db);
  return rows[0]!.slug;
}

const claimOf = (bought_on: string) => ({
  ...{ product: "Original, queen", store: "Downtown", price: "4,299.50", bought_on },
  invoice: `DAY-${newMark()}`,
  key: formKey(),
});

export const dayCases: readonly ReportCase[] = [
  {
    report: "dealEndsEarly",
    title: "a deal runs through its last evening in every state, on the last night of a year and in summer too",
    async check(world) {
      const visitor = await world.visitor();
      for (const { day, east, west, over } of nights) {
        const path = `/mattress-deal/${await dealUntil(world, day)}/`;
        for (const moment of [east, west])
          await world.at(moment, async () => {
            const { status, words } = await visitor.get(path);
            expect([moment, status, /Ends today/.test(words)]).toEqual([moment, 200, true]);
          });
        await world.at(over, async () => expect([over, (await visitor.get(path)).status]).toEqual([over, 410]));
      }
    },
  },
  {
    report: "endedYesterday",
    title: "no page says “yesterday” while the day still runs somewhere, and the next morning it is yesterday",
    async check(world) {
      const visitor = await world.visitor();
      for (const { day, west, over } of nights) {
        const slug = await dealUntil(world, day);
        await world.at(west, async () => {
          for (const path of [`/mattress-deal/${slug}/`, "/mattress-deals/", "/"])
            expect([west, path, /yesterday/i.test((await visitor.get(path)).words)]).toEqual([west, path, false]);
        });
        await world.at(over, async () => {
          expect((await visitor.get(`/mattress-deal/${slug}/`)).words).toMatch(/Ended yesterday/);
        });
      }
    },
  },
  {
    report: "claimDayEarly",
    title: "what was bought on an offer’s last day can be claimed that evening, and until the claim’s last evening",
    async check(world) {
      const visitor = await world.visitor();
      const slug = await offerUntil(world, "2026-12-31");
      const begin = async (moment: string, bought: string) =>
        world.at(moment, () => visitor.post(`/cashback/${slug}/`, claimOf(bought)));
      expect((await begin("2027-01-01T03:00:00Z", "12/31/2026")).status).toBe(303);
      expect((await begin("2027-01-01T09:30:00Z", "2026-12-31")).status).toBe(303);
      // Thirty days later.
      expect((await begin("2027-01-31T09:30:00Z", "12/31/2026")).status).toBe(303);
      const late = await begin("2027-01-31T10:30:00Z", "12/31/2026");
      expect([late.status, late.errorAt("bought_on")]).toEqual([400, expect.stringMatching(/30 days after buying/)]);
      const after = await begin("2027-01-02T12:00:00Z", "1/1/2027");
      expect([after.status, after.errorAt("bought_on")]).toEqual([400, expect.stringMatching(/ended on December 31/)]);
    },
  },
  {
    report: "codeDayEarly",
    title: "a code counts until its day is over in the last state",
    async check(world) {
      const { db } = world.upstream;
      const offer_slug = await offerUntil(world, "2027-12-31", 1);
      for (const { day, east, west, over } of nights) {
        const code = `SLEEPDAY${day.replaceAll("-", "")}`.replaceAll("L", "1");
        await db
          .insertInto("cashback_code")
          .values({ code, offer_slug, invoice: null, store: "S", ends_on: day })
          .execute();
        for (const moment of [east, west]) {
          const visitor = await world.visitor();
          const { status } = await world.at(moment, () => visitor.post("/cashback-code/", { claim_code: code }));
          expect([moment, status]).toEqual([moment, 303]);
        }
        const visitor = await world.visitor();
        const page = await world.at(over, () => visitor.post("/cashback-code/", { claim_code: code }));
        expect([over, page.status, page.errorAt("claim_code")]).toEqual([over, 400, expect.stringMatching(/expired/)]);
      }
    },
  },
  {
    report: "appealDayEarly",
    title: "an appeal is taken through the evening of its last day in every state",
    async check(world) {
      const maker = claimMaker(() => world.upstream, world.now);
      await offerUntil(world, "2027-12-31", 2);
      const { api, site } = await world.member();
      const colleague = new ApiVisitor(world.upstream.origin);
      await colleague.signIn("staff@example.com");
      const { token, id } = await maker.sent(api);
      await maker.decide(colleague, id, "decline", { reason: "returned" });
      await world.upstream.db.updateTable("session").set({ expires_at: "2040-01-01T00:00:00Z" }).execute();
      const page = await site.get(`/cashback/claim/${token}/`);
      expect(page.words).toContain("You can appeal once, until January 23, 2027.");
      await world.at("2027-01-24T10:00:30Z", async () => {
        expect((await site.get(`/cashback/claim/${token}/`)).words).toContain("You can’t appeal anymore.");
        const late = await site.post(`/cashback/claim/${token}/appeal/`, { note: "I kept it", key: formKey() });
        expect(late.status).not.toBe(303);
      });
      for (const moment of ["2027-01-24T03:00:00Z", "2027-01-24T09:59:00Z"])
        await world.at(moment, async () => {
          expect((await site.get(`/cashback/claim/${token}/`)).words).toContain("until January 23, 2027");
        });
      await world.at("2027-01-24T09:59:00Z", async () => {
        const sent = await site.post(`/cashback/claim/${token}/appeal/`, { note: "I kept it", key: formKey() });
        expect(sent.status).toBe(303);
      });
    },
  },
  {
    report: "writtenTomorrow",
    title: "what is posted late at night is never of a day that its writer hasn’t reached",
    async check(world) {
      for (const [moment, day] of [
        ["2027-01-01T04:30:00Z", "Dec 31, 2026"],
        ["2027-07-05T03:30:00Z", "Jul 4, 2027"],
        ["2027-01-01T09:30:00Z", "Dec 31, 2026"],
      ] as const) {
        const { site } = await world.member();
        await world.upstream.db.updateTable("session").set({ expires_at: "2040-01-01T00:00:00Z" }).execute();
        const sent = await world.at(moment, () =>
          site.post("/mattress-forum/new/", {
            ...{
              does: "post",
              title: "Late at night",
              category: "choosing-a-bed",
              text: "It squeaks.",
              key: formKey(),
            },
            name: `Night ${newMark().slice(0, 8)}`,
          }),
        );
        expect(sent.status).toBe(303);
        const path = sent.location!.split("?")[0]!;
        const tomorrow = moment.startsWith("2027-01") ? /Jan(?:uary)? 1/ : /Jul(?:y)? 5/;
        for (const at of [moment, moment.replace("0:00Z", "1:00Z")])
          await world.at(at, async () => expect((await site.get(path)).words).not.toMatch(tomorrow));
        await world.at(`${moment.slice(0, 8)}09T12:00:00Z`, async () =>
          expect((await site.get(path)).words).toContain(day),
        );
      }
    },
  },
  {
    report: "holidayHours",
    title: "on a federal holiday no store says that it is open, and those that were counted as open are none",
    async check(world) {
      const visitor = await world.visitor();
      const { slug } = await world.upstream.db
        .selectFrom("store")
        .select("slug")
        .where("time_zone", "=", "America/Denver")
        .orderBy("id")
        .executeTakeFirstOrThrow();
      for (const [moment, holiday] of [
        ["2026-11-26T19:00:00Z", true],
        ["2026-12-25T19:00:00Z", true],
        ["2027-01-01T19:00:00Z", true],
        ["2027-05-31T19:00:00Z", true],
        // Veterans Day, in the evening of the east.
        ["2026-11-12T00:30:00Z", true],
        ["2026-11-27T19:00:00Z", false],
        ["2026-12-24T19:00:00Z", false],
      ] as const)
        await world.at(moment, async () => {
          for (const path of [`/mattress-stores/${slug}/`, "/mattress-stores/?place=80202"]) {
            const { words } = await visitor.get(path);
            const said = /It’s (Thanksgiving|Christmas|New Year’s|Memorial|Veterans) Day/.test(words);
            expect([moment, path, said && words.includes("Call before you go")]).toEqual([moment, path, holiday]);
            const open = /Open until|Open now \([1-9]/;
            expect([moment, path, open.test(words)]).toEqual([moment, path, !holiday]);
          }
        });
    },
  },
  {
    report: "saturdayHoliday",
    title: "a holiday on a Saturday moves no promised day, and one on a Sunday takes the Monday",
    async check(world) {
      const maker = claimMaker(() => world.upstream, world.now);
      await offerUntil(world, "2028-12-31", 2);
      for (const [moment, by] of [
        // July 4, 2026, is a Saturday, as is December 25, 2027; July 4, 2027, and June 19, 2033, are Sundays.
        ["2027-12-22T17:00:00Z", "December 24, 2027"],
        ["2027-12-23T17:00:00Z", "December 27, 2027"],
        ["2027-07-01T17:00:00Z", "July 6, 2027"],
        ["2026-11-24T17:00:00Z", "November 27, 2026"],
      ] as const) {
        const { api, site } = await world.member();
        await world.upstream.db.updateTable("session").set({ expires_at: "2040-01-01T00:00:00Z" }).execute();
        await world.at(moment, async () => {
          const { token } = await maker.sent(api);
          const { words } = await site.get(`/cashback/claim/${token}/`);
          expect([moment, words]).toEqual([moment, expect.stringContaining(`You’ll hear from us by ${by}.`)]);
        });
      }
    },
  },
];
