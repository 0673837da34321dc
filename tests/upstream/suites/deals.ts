import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DealListing, dealSorts, dealStates, type DealSummary } from "#contracts/deals";
import { dayOf } from "#contracts/us-days";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { everyPage } from "./every-page";
import type { Start } from "./start";

type Query = Record<string, string>;

const day = 86_400_000;

export function dealSuite(start: Start): void {
  describe("deals", () => {
    let upstream: TestUpstream;
    let visitor: ApiVisitor;
    let shift = 0;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo", clock: () => new Date(Date.now() + shift * day) });
      visitor = new ApiVisitor(upstream.origin);
    });
    afterAll(() => upstream.close());

    const list = async (query: Query): Promise<DealListing> => {
      const { status, body } = await visitor.get(`/api/v2/deals/?${new URLSearchParams(query).toString()}`);
      expect(status).toBe(200);
      return body;
    };
    const whole = everyPage(list);
    const everyState = { state: dealStates.join(",") };

    test("run today unless a state is chosen, and each stands in the state that its days say", async () => {
      const { items, today, count } = await whole({});
      expect([today, count]).toEqual([dayOf(new Date()), items.length]);
      expect(items.every(({ state }) => state === "running")).toBe(true);
      const rows = await upstream.db
        .selectFrom("deal")
        .innerJoin("brand", "brand.id", "deal.brand_id")
        .where("sold_online", "=", true)
        .select(["deal.slug", "starts_on", "ends_on"])
        .execute();
      const all = (await whole(everyState)).items;
      expect(all).toHaveLength(rows.length);
      for (const { slug, starts_on, ends_on } of rows) {
        const state = starts_on > today ? "upcoming" : ends_on !== null && ends_on < today ? "ended" : "running";
        expect(all.find((each) => each.slug === slug)).toMatchObject({ state, starts_on, ends_on });
      }
      expect(new Set(all.map(({ state }) => state)).size).toBe(3);
    });

    test("of brands that sell in stores alone are no online deals, and say so where a bed leads to one", async () => {
      const inStores = await upstream.db
        .selectFrom("deal")
        .innerJoin("brand", "brand.id", "deal.brand_id")
        .where("sold_online", "=", false)
        .select(["deal.slug", "brand.slug as brand"])
        .execute();
      expect(inStores.length).toBeGreaterThan(2);
      const { items, facets } = await whole(everyState);
      const listed = new Set(items.map(({ slug }) => slug));
      const brands = facets.find(({ key }) => key === "brand")!.values.map(({ value }) => value);
      for (const { slug, brand } of inStores) {
        expect(listed).not.toContain(slug);
        expect(brands).not.toContain(brand);
        const { body } = await visitor.get(`/api/v2/deals/${slug}/`);
        expect(body.deal.sold_online).toBe(false);
        for (const other of body.others) expect(listed).toContain(other.slug);
      }
      expect((await visitor.get(`/api/v2/deals/${items[0]!.slug}/`)).body.deal.sold_online).toBe(true);
    });

    test("that are all to come are sorted by their start, and those that are over begin with the latest", async () => {
      const starts = (await whole({ state: "upcoming" })).items.map(({ starts_on }) => starts_on);
      expect(starts).toEqual([...starts].sort());
      const ends = (await whole({ state: "ended" })).items.map(({ ends_on }) => ends_on!);
      expect(ends).toEqual([...ends].sort().reverse());
    });

    test("run from the first midnight in the states on their first day to the last midnight there on their last", async () => {
      const upcoming = (await whole({ state: "upcoming" })).items[0]!;
      const state = async () => (await visitor.get(`/api/v2/deals/${upcoming.slug}/`)).body.deal;
      // Midnight in New York is at 4 or 5 AM UTC, midnight in Honolulu at 10.
      const midnight = (isoDay: string, hours: number) => Date.parse(isoDay) + hours * 3_600_000;
      const seen: string[] = [];
      for (const moment of [
        midnight(upcoming.starts_on, 3.9),
        midnight(upcoming.starts_on, 5.1),
        midnight(upcoming.ends_on!, 24 + 9.9),
        midnight(upcoming.ends_on!, 24 + 10.1),
      ]) {
        shift = (moment - Date.now()) / day;
        const found = await state();
        seen.push(found.state);
        expect(found.url === null).toBe(found.state === "ended");
        expect((await whole(everyState)).items.find(({ slug }) => slug === upcoming.slug)?.state).toBe(found.state);
        const { slug } = (await visitor.get(`/api/v2/deals/${upcoming.slug}/`)).body.models[0].model;
        const running = (await visitor.get(`/api/v2/mattresses/?deal=running&brand=${upcoming.brand.slug}`)).body;
        if (found.state === "running" && running.items !== undefined)
          expect(running.items.map((item: { model: { slug: string } }) => item.model.slug)).toContain(slug);
      }
      shift = 0;
      expect(seen).toEqual(["upcoming", "running", "running", "ended"]);
    });

    test("of which all have ended leave an empty list", async () => {
      shift = 4000;
      const { items, count, pages, facets } = await list({});
      expect(items.every(({ ends_on }) => ends_on === null)).toBe(true);
      expect([count, pages]).toEqual([items.length, 1]);
      const states = facets.find(({ key }) => key === "state")!.values;
      expect(states.find(({ value }) => value === "upcoming")!.count).toBe(0);
      shift = 0;
    });

    test.each<Record<string, string>>([{}, { sort: "price" }])(
      "claim no more percent than the bed they show, or the code (%j)",
      async (asked) => {
        const { items } = await whole({ ...everyState, ...asked });
        expect(items.filter(({ percent_off }) => percent_off !== null).length).toBeGreaterThan(20);
        const codes = new Map(
          (await upstream.db.selectFrom("deal").select(["slug", "code_percent"]).execute()).map((row) => [
            row.slug,
            row.code_percent,
          ]),
        );
        for (const { slug, kind, state, percent_off, example } of items) {
          if (percent_off === null) continue;
          expect(kind).not.toBe("gift");
          const { now_cents, during_cents } = example!;
          const before_cents = example!.before_cents!;
          const shown = state === "ended" ? during_cents! : now_cents;
          const code = codes.get(slug) ?? 0;
          const paid = shown * (1 - code / 100);
          expect(percent_off, slug).toBeLessThanOrEqual(100 * (1 - paid / before_cents) + 1e-6);
          if (kind === "code") expect(percent_off).toBeLessThanOrEqual(code);
          else expect(percent_off).toBe(Math.floor(100 * (1 - paid / before_cents) + 1e-9));
        }
        if ("sort" in asked) return;
        for (const cut of items.filter(({ kind, state }) => kind === "price-cut" && state === "running"))
          expect(cut.percent_off, cut.slug).toBeGreaterThan(0);
      },
    );

    test("show as their example a bed on which as good as most is saved, in the size asked for, with the code taken off", async () => {
      for (const { slug, example } of (await whole({})).items) {
        const { models, deal } = (await visitor.get(`/api/v2/deals/${slug}/`)).body;
        expect(deal.example).toEqual(example);
        const priced = models.filter(
          (each: { now_cents: number | null; before_cents: number | null }) =>
            each.now_cents !== null && each.before_cents !== null,
        );
        if (priced.length === 0) {
          expect(example).toBeNull();
          continue;
        }
        expect(priced.map((each: { model: { slug: string } }) => each.model.slug)).toContain(example!.model.slug);
        const share = (each: { now_cents: number; before_cents: number | null }) => each.now_cents / each.before_cents!;
        const { code_percent, kind } = deal;
        const off = kind === "code" ? 1 - code_percent / 100 : 1;
        expect(Math.abs(example!.paid_cents! - example!.now_cents * off)).toBeLessThanOrEqual(50);
        const least = Math.min(...priced.map(share));
        expect(share(example!)).toBeLessThanOrEqual(least + 0.005 / off);
        // Of those the one nearest to what most people are comfortable on.
        const fromUsual = (each: { model: { firmness: number | null } }) => Math.abs((each.model.firmness ?? 10) - 6);
        const alike = priced.filter(
          (each: { now_cents: number; before_cents: number | null }) => share(each) <= least + 0.004 / off,
        );
        expect(fromUsual(example!)).toBeLessThanOrEqual(Math.min(...alike.map(fromUsual)));
      }
    });

    test("show the bed that the address names, where it is in the deal", async () => {
      const [{ slug }] = (await whole({ sort: "price" })).items as [DealSummary];
      const { models } = (await visitor.get(`/api/v2/deals/${slug}/`)).body;
      for (const { model } of models) {
        const { body } = await visitor.get(`/api/v2/deals/${slug}/?bed=${model.slug}`);
        expect(body.deal.example.model.slug).toBe(model.slug);
      }
      const { body } = await visitor.get(`/api/v2/deals/${slug}/?bed=nobody`);
      expect(body.deal).toEqual((await visitor.get(`/api/v2/deals/${slug}/`)).body.deal);
    });

    test.each(dealSorts)("sorting by %s holds across pages", async (sort) => {
      const { items } = await whole({ ...everyState, sort });
      const rank = (item: DealSummary) => {
        if (sort === "ending") return item.ends_on ?? "9999";
        if (sort === "brand") return item.brand.name.toLowerCase();
        if (sort === "price") return item.example?.paid_cents ?? Number.MAX_SAFE_INTEGER;
        return sort === "saving" ? -(item.percent_off ?? -1) : -Date.parse(item.starts_on);
      };
      const keys = items.map((item) => [rank(item), item.title.toLowerCase()] as const);
      const sorted = [...keys].sort(([one, a], [other, b]) =>
        one < other ? -1 : one > other ? 1 : a < b ? -1 : a > b ? 1 : 0,
      );
      expect(keys).toEqual(sorted);
    });

    test("that have ended are answered, without an address and with others that run", async () => {
      const { slug, brand } = (await whole({ state: "ended" })).items[0]!;
      const { status, body } = await visitor.get(`/api/v2/deals/${slug}/`);
      expect(status).toBe(200);
      expect(body.deal).toMatchObject({ slug, state: "ended", url: null });
      expect(body.others.length).toBeGreaterThan(2);
      const own = body.others.map((each: DealSummary) => each.brand.slug === brand.slug);
      expect(own).toEqual([...own].sort((one, other) => Number(other) - Number(one)));
      for (const other of body.others) expect(other).toMatchObject({ state: "running" });
      const running = (await visitor.get(`/api/v2/deals/${body.others[0].slug}/`)).body;
      expect(running.deal.url).toMatch(/^https:\/\/example\.com\//);
      expect(running.others.map((each: DealSummary) => each.slug)).not.toContain(running.deal.slug);
    });

    test("say who pays what, or that nobody does", async () => {
      const paid = new Set<boolean>();
      for (const { slug } of (await whole({})).items) {
        const { commission } = (await visitor.get(`/api/v2/deals/${slug}/`)).body.deal;
        if (commission !== null)
          expect(Object.values(commission).every((text) => typeof text === "string" && text !== "")).toBe(true);
        paid.add(commission !== null);
      }
      expect(paid.size).toBe(2);
    });

    test("that there are not are 404, and unknown values are named by their parameter", async () => {
      expect((await visitor.get("/api/v2/deals/none/")).status).toBe(404);
      for (const page of ["99", "0", "x"]) expect((await visitor.get(`/api/v2/deals/?page=${page}`)).status).toBe(404);
      const { status, body } = await visitor.get("/api/v2/deals/?kind=luck&state=running,lost&sort=pay");
      expect(status).toBe(400);
      expect(body).toEqual({
        kind: ['"luck" is not one of the available choices.'],
        state: ['"lost" is not one of the available choices.'],
        sort: ['"pay" is not one of the available choices.'],
      });
      expect((await visitor.get("/api/v2/deals/?brand=none")).body).toEqual({
        brand: ['"none" is not one of the available choices.'],
      });
    });

    test.each([
      [
        "amount",
        (offer: { amount_cents: number; back_percent: number | null; minimum_cents: number }) =>
          -Math.min(offer.amount_cents, (offer.minimum_cents * (offer.back_percent ?? 100)) / 100),
      ],
      ["brand", (offer: { brand: { name: string } }) => offer.brand.name.toLowerCase()],
      ["days", (offer: { days_to_pay: number }) => offer.days_to_pay],
    ] as const)("with cash back run today and come by %s", async (sort, rank) => {
      const { body } = await visitor.get(`/api/v2/cashback-offers/?sort=${sort}`);
      expect(body.sort).toBe(sort);
      expect(body.items.length).toBeGreaterThan(9);
      const ranks = body.items.map(rank);
      expect(ranks).toEqual([...ranks].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0)));
      for (const { starts_on, ends_on } of body.items)
        expect(starts_on <= body.today && (ends_on ?? "9999") >= body.today).toBe(true);
      shift = 4000;
      const later = (await visitor.get(`/api/v2/cashback-offers/?sort=${sort}`)).body;
      shift = 0;
      expect(later.items.every(({ ends_on }: { ends_on: string | null }) => ends_on === null)).toBe(true);
      expect((await visitor.get("/api/v2/cashback-offers/?sort=pay")).status).toBe(400);
    });
  });
}
