import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MattressListing, mattressSorts } from "#contracts/mattresses";
import { mattressFacetKeys } from "#contracts/vocabulary/mattresses";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { everyPage } from "./every-page";
import type { Start } from "./start";

type Query = Record<string, string>;

/** What the recount knows of a model, read from the tables in its own way. */
async function facts({ db, services }: TestUpstream) {
  const { rows } = await sql<{
    slug: string;
    type: string;
    made_for: string | null;
    brand: string;
    claimed: number;
    halves: number[] | null;
    flips: boolean;
    firmness: number;
    certificates: string[];
    trial: number | null;
    break_in: number | null;
    sizes: string[];
    prices: Record<string, number>;
    deal: boolean;
  }>`
    select m.slug, m.type, m.made_for, c.brand_slug as brand, c.firmness as claimed,
      m.firmness -> 'halves' as halves, m.two_sided or m.name like '% and %' as flips,
      coalesce((m.firmness ->> 'measured')::numeric, (m.firmness ->> 'claimed')::numeric) as firmness,
      c.certificates, p.trial_nights as trial, p.break_in_nights as break_in,
      (select array_agg(v.size) from variant v where v.model_id = m.id) as sizes,
      (select coalesce(json_object_agg(o.size, o.price_cents), '{}') from (
        select distinct on (size) size, price_cents from price_observation
        where model_id = m.id order by size, observed_on desc, price_cents) o) as prices,
      exists (select from deal_model x join deal d on d.id = x.deal_id where x.model_id = m.id
        and d.starts_on <= (now() at time zone 'utc')::date
        and coalesce(d.ends_on, '9999-12-31') >= (now() at time zone 'utc')::date) as deal
    from model m join model_card c on c.model_id = m.id join policy p on p.model_id = m.id
      join brand b on b.id = c.brand_id
    where b.sold_online
  `.execute(db);
  const readings = new Map(services.catalogue().models.map((model) => [model.card.slug, model.readings]));
  return rows.map((row) => ({ ...row, readings: readings.get(row.slug)! }));
}
type Facts = Awaited<ReturnType<typeof facts>>[number];

const bandOf = (limits: readonly (readonly [number, string])[], number: number | undefined) =>
  number === undefined ? null : limits.find(([below]) => number < below)![1];
const prices = [
  [75_000, "under-750"],
  [125_000, "750-1250"],
  [200_000, "1250-2000"],
  [300_000, "2000-3000"],
  [Infinity, "over-3000"],
] as const;
const feels = [
  [2.8, "very-soft"],
  [4.1, "soft"],
  [4.9, "medium-soft"],
  [6, "medium"],
  [7, "medium-firm"],
  [8.3, "firm"],
  [11, "extra-firm"],
] as const;
/** Of each facet by a reading, the reading and its values from the least of it. */
const byReading = {
  cooling: ["cooling", ["hot", "warm", "even", "cool", "very-cool"]],
  pressure: ["pressure_relief", ["very-hard", "hard", "medium", "gentle", "very-gentle"]],
  motion: ["motion_isolation", ["most", "much", "some", "still", "very-still"]],
  hug: ["hug", ["float", "on-top", "some", "hug", "deep"]],
  lasting: ["durability", ["shortest", "short", "medium", "long", "longest"]],
} as const satisfies Record<string, readonly [keyof Facts["readings"], readonly string[]]>;
const readingEnds = [2.3, 3, 3.6, 4.2, 6];

function has(bed: Facts, key: string, value: string, size: string): boolean {
  if (key === "type") return bed.type === value;
  if (key === "brand") return bed.brand === value;
  if (key === "size") return bed.sizes.includes(value);
  if (key === "certificate") return bed.certificates.includes(value);
  if (key === "sides") return value === (bed.halves !== null ? "ordered" : bed.type === "adjustable-air" ? "set" : "");
  if (key === "flip") return bed.flips;
  if (key === "firmness") return (bed.halves ?? [bed.claimed]).some((half) => bandOf(feels, half) === value);
  if (key === "price") return bandOf(prices, bed.prices[size]) === value;
  if (key in byReading) {
    const [reading, values] = byReading[key as keyof typeof byReading];
    return values[readingEnds.findIndex((end) => Math.round(bed.readings[reading] * 10) / 10 < end)] === value;
  }
  if (key === "made-for") return bed.made_for === value;
  if (key === "deal") return bed.deal;
  if (bed.trial === null) return false;
  if (value === "90-usable") return bed.break_in !== null && bed.trial - bed.break_in >= 90;
  return bed.trial >= Number.parseInt(value, 10);
}

export function mattressSuite(start: Start): void {
  describe("the listing of mattresses sold online", () => {
    let upstream: TestUpstream;
    let beds: Facts[];
    let lineOf: ReadonlyMap<string, number>;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
      lineOf = new Map(upstream.services.catalogue().models.map(({ card, line_id }) => [card.slug, line_id]));
      beds = await facts(upstream);
    });
    afterAll(() => upstream.close());

    const list = async (query: Query, visitor = new ApiVisitor(upstream.origin)): Promise<MattressListing> => {
      const { status, body } = await visitor.get(`/api/v2/mattresses/?${new URLSearchParams(query).toString()}`);
      expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
      return body;
    };
    const whole = everyPage(list);
    const recount = (chosen: Query, size: string) =>
      beds.filter((bed) =>
        Object.entries(chosen).every(([key, values]) => values.split(",").some((value) => has(bed, key, value, size))),
      );

    test("pages hold 24, each mattress of a brand that sells online once, and out of range is 404", async () => {
      const { items, count, pages } = await whole({});
      expect(count).toBe(beds.length);
      expect(pages).toBe(Math.ceil(count / 24));
      expect(new Set(items.map(({ model }) => model.slug))).toEqual(new Set(beds.map(({ slug }) => slug)));
      for (const page of [String(pages + 1), "0", "-1", "x", "1.5"])
        expect((await new ApiVisitor(upstream.origin).get(`/api/v2/mattresses/?page=${page}`)).status).toBe(404);
    });

    test("facets and their counts agree with a recount of every model", async () => {
      const certificate = (await list({})).facets.find(({ key }) => key === "certificate")!.values[0]!.value;
      const choices: Query[] = [
        {},
        { type: "latex,hybrid" },
        { size: "king", price: "750-1250,1250-2000" },
        { size: "twin", price: "under-750" },
        { trial: "90-usable", cooling: "very-cool,cool", certificate },
        { pressure: "gentle,very-gentle", motion: "still", hug: "some", lasting: "long,medium" },
        { deal: "running", firmness: "medium,medium-firm" },
        { "made-for": "children,bunk", size: "twin" },
        { brand: "casper,helix", price: "under-750", firmness: "extra-firm" },
      ];
      for (const choice of choices) {
        const size = choice.size ?? "queen";
        const listed = await whole(choice);
        expect(listed.size).toBe(size);
        expect(new Set(listed.items.map(({ model }) => model.slug))).toEqual(
          new Set(recount(choice, size).map(({ slug }) => slug)),
        );
        expect(listed.count).toBe(listed.items.length);
        expect(listed.facets.map(({ key }) => key)).toEqual([...mattressFacetKeys]);
        for (const { key, values } of listed.facets) {
          for (const { value, count, selected } of values) {
            // Whom a bed suits is what the match says of it.
            if (key === "weight") continue;
            const expected = recount({ ...choice, [key]: value }, key === "size" ? value : size).length;
            expect(`${key}=${value}: ${count}`).toBe(`${key}=${value}: ${expected}`);
            expect(selected).toBe(choice[key]?.split(",").includes(value) ?? false);
          }
        }
      }
    });

    test("a bed is good for a weight where it is among the best third for that weight in some position", async () => {
      const { facets } = await list({});
      for (const { value, count } of facets.find(({ key }) => key === "weight")!.values) {
        const { items } = await whole({ weight: value });
        expect(items.length).toBe(count);
        const [first, last] = [items[0]!, items.at(-1)!].map(({ model }) => model.slug);
        for (const slug of [first, last]) {
          const { who } = (await new ApiVisitor(upstream.origin).get(`/api/v2/models/${slug}/`)).body.suits;
          expect(who, slug).toMatch(/^(Set as you need it, .+, i|I)t(’s among the best third| suits)/);
        }
      }
    });

    test("beds for children, bunks and RVs say so, and stand behind all others where nothing is asked for", async () => {
      const { items } = await whole({});
      const uses = items.map(({ model }) => model.made_for);
      expect(new Set(uses)).toEqual(new Set([null, "children", "bunk", "rv"]));
      expect(uses.findIndex((use) => use !== null)).toBeGreaterThan(50);
    });

    const ranks = (items: MattressListing["items"], sort: string) =>
      items.map(({ model, price, trial_nights }) => {
        if (sort === "name") return model.name.toLowerCase();
        // Nobody has answered the quiz.
        if (sort === "score" || sort === "match") return (model.made_for === null ? 0 : 100) - model.score!;
        if (sort === "firmness") return model.firmness_range?.softest ?? model.firmness_halves?.[0] ?? model.firmness!;
        if (sort === "rating") return -(model.rating.average ?? -Infinity);
        if (sort === "trial") return -(trial_nights ?? -Infinity);
        if (sort === "price") return price.now_cents ?? Infinity;
        if (sort === "price-down") return -(price.now_cents ?? -Infinity);
        return price.now_cents === null ? Infinity : price.now_cents / price.usual_cents!;
      });
    const inOrder = (ranked: (string | number)[][]) =>
      ranked.every((row, index) => {
        const before = ranked[index - 1] ?? row;
        const place = row.findIndex((rank, key) => rank !== before[key]);
        return place === -1 || before[place]! < row[place]!;
      });

    test.each(mattressSorts)(
      "sorting by %s holds across pages, and equal ones are in order of their names",
      async (sort) => {
        const { items: all } = await whole({ sort, size: "cal-king" });
        // What is best comes line by line; the other comfort levels follow in their order.
        const lines = new Set(all.map(({ model }) => lineOf.get(model.slug)));
        const lineByLine = sort === "score" || sort === "match";
        const heads = lineByLine ? all.splice(0, lines.size) : [];
        expect(new Set(heads.map(({ model }) => lineOf.get(model.slug))).size).toBe(heads.length);
        const items = all;
        const first = ranks(items, sort);
        const name = ranks(items, "name");
        const names = (index: number) => (lineByLine ? [] : [name[index]!, items[index]!.model.slug]);
        expect(inOrder(first.map((rank, index) => [rank, ...names(index)]))).toBe(true);
      },
    );

    test("a second key breaks the ties of the first", async () => {
      const { items, sort } = await whole({ sort: "trial,price" });
      expect(sort).toEqual(["trial", "price"]);
      const [first, second] = [ranks(items, "trial"), ranks(items, "price")];
      expect(inOrder(first.map((rank, index) => [rank, second[index]!]))).toBe(true);
      expect(new Set(first).size).toBeLessThan(items.length);
    });

    test("unknown values are named by their parameter", async () => {
      const none = (value: string) => [`"${value}" is not one of the available choices.`];
      for (const [query, body] of [
        ["sort=price,luck&size=giant&type=stone&sort=x", { sort: none("luck"), size: none("giant") }],
        ["type=latex,stone&trial=1&brand=none", { type: none("stone"), trial: none("1"), brand: none("none") }],
        ["size=king,queen", { size: none("king,queen") }],
        ["sort=name,score,price", { sort: ["Name 2 at most."] }],
      ] as const) {
        const answer = await new ApiVisitor(upstream.origin).get(`/api/v2/mattresses/?${query}`);
        expect([answer.status, answer.body]).toEqual([400, body]);
      }
    });

    test("a size is shown, remembered for the visit, and then the usual one", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      const first = await list({}, visitor);
      expect([first.size, visitor.cookies.has("sessionid")]).toEqual(["queen", false]);
      const king = await list({ size: "king" }, visitor);
      expect(king.items.every(({ price }) => price.size === "king")).toBe(true);
      const again = await list({}, visitor);
      expect(again.size).toBe("king");
      // What is remembered chooses the prices; only what is asked for leaves mattresses out.
      expect(again.count).toBe(first.count);
      expect(again.facets.find(({ key }) => key === "size")!.values.some(({ selected }) => selected)).toBe(false);
      expect((await visitor.get("/api/v2/auth/user/")).body.user.session.mattress_size).toBe("king");
      const { slug } = again.items[0]!.model;
      expect((await visitor.get(`/api/v2/models/${slug}/prices/`)).body.summary.size).toBe("king");
      // A history of another size is looked at; a model's page in another size is what the visit goes on with.
      expect((await visitor.get(`/api/v2/models/${slug}/prices/?size=queen`)).body.summary.size).toBe("queen");
      expect((await list({}, visitor)).size).toBe("king");
      expect((await visitor.get(`/api/v2/models/${slug}/?size=queen`)).body.size).toBe("queen");
      expect((await list({}, visitor)).size).toBe("queen");
    });

    test("nobody's pay moves a match, a mattress, a deal or a test", async () => {
      const addresses = [
        ...mattressSorts.map((sort) => `/api/v2/mattresses/?sort=${sort}`),
        ...["ending", "saving", "newest", "brand"].map((sort) => `/api/v2/deals/?sort=${sort}`),
        ...["recipient=me&position=side", "recipient=me&position=back&weight=over-230", "recipient=couple"].map(
          (answers) => `/api/v2/match/?${answers}`,
        ),
        "/api/v2/expert-reviews/?sort=score",
      ];
      const bodies = async () =>
        Promise.all(addresses.map(async (address) => (await new ApiVisitor(upstream.origin).get(address)).body));
      const before = await bodies();
      await sql`update deal set commission_payer = case when commission_payer is null then 'Somebody' end,
        commission_terms = case when commission_payer is null then '90% of everything' end`.execute(upstream.db);
      await sql`update offer set commission_payer = case when commission_payer is null then 'Somebody' end,
        commission_terms = case when commission_payer is null then '90% of everything' end`.execute(upstream.db);
      await sql`update cashback_offer set commission_terms = '$9,000'`.execute(upstream.db);
      await upstream.announceCatalogueChange();
      await upstream.upkeep();
      expect(await bodies()).toEqual(before);
    });
  });
}
