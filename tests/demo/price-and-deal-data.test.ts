import { describe, expect, test } from "vitest";
import { mattressSizes } from "#contracts/mattress";
import { plusDays } from "#contracts/us-days";
import { daysBefore, referenceDate } from "../../upstream/demo/dates";
import { generateCashback } from "../../upstream/demo/deals/cashback";
import { commissionsFrom } from "../../upstream/demo/deals/commissions";
import { generateDeals, type SeedDeal } from "../../upstream/demo/deals/generate-deals";
import { planDeals } from "../../upstream/demo/deals/plan-deals";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";
import { factSources } from "../../upstream/demo/prices/fact-sources";
import { generatePrices, type SeedPrices } from "../../upstream/demo/prices/generate-prices";
import { generateOffers } from "../../upstream/demo/prices/offers";
import { offeredLines } from "../../upstream/demo/prices/offered-lines";
import { priceDeal, usualIn } from "../../upstream/prices/priced-deal";
import { summarizePrices, usualPrice } from "../../upstream/rules/price-summary";
import { amountsFor } from "../../upstream/rules/cashback/amounts";
import { createRandom } from "../../upstream/demo/random";

function generate(seed: number) {
  const catalogue = generateBeds(seed);
  const random = createRandom(seed);
  const lines = offeredLines(catalogue, random.fork("lines"));
  const plans = planDeals(lines, random.fork("plans"));
  const prices = generatePrices(lines, plans, random.fork("prices"));
  const bySize = new Map<string, SeedPrices[]>();
  for (const each of prices) {
    const key = `${each.model_slug} ${each.size}`;
    bySize.set(key, [...(bySize.get(key) ?? []), each]);
  }
  const commissionOf = commissionsFrom(random.fork("commissions"));
  const deals = generateDeals(plans, commissionOf, random.fork("deals"));
  return {
    catalogue,
    lines,
    prices,
    bySize,
    deals,
    offers: generateOffers(catalogue.models, prices, commissionOf),
    cashback: generateCashback(lines, commissionOf, random.fork("cash back")),
    random,
  };
}
type Generated = ReturnType<typeof generate>;

const worlds = [1, 41].map((seed): [number, Generated] => [seed, generate(seed)]);
const whole = worlds[0]![1];

/** What was seen of a size, of all its sellers, as the database holds it. */
const observationsOf = (sellers: readonly SeedPrices[]) =>
  sellers.flatMap(({ seller, days, cents }) =>
    days.map((observed_on, index) => ({ observed_on, seller, price_cents: cents[index]! })),
  );

const stateOf = ({ starts_on, ends_on }: SeedDeal) =>
  starts_on > referenceDate ? "upcoming" : ends_on !== null && ends_on < referenceDate ? "ended" : "running";

describe.each(worlds)("the invented prices of seed %d", (_, { catalogue, prices, bySize }) => {
  test("end on the day that the catalogue names, at the list price or below it, for each size that has one", () => {
    for (const { slug, variants } of catalogue.models) {
      for (const { size, list_cents, seller, observed_on } of variants) {
        const sellers = bySize.get(`${slug} ${size}`) ?? [];
        if (list_cents === null) {
          expect(sellers).toEqual([]);
          continue;
        }
        const own = sellers.find((each) => each.seller === seller)!;
        expect(own.days[0]).toBe(observed_on);
        expect(own.cents[0]!).toBeLessThanOrEqual(list_cents);
        expect(own.cents[0]!).toBeGreaterThanOrEqual(list_cents * 0.7);
        for (const other of sellers) if (other !== own) expect(other.days[0]! < observed_on).toBe(true);
      }
    }
  });

  test("reach back a year, 11 to 22 looks each, most of them in the last 90 days; a few beds are newly found", () => {
    let isNew = 0;
    for (const sellers of bySize.values()) {
      const { days } = sellers[0]!;
      expect([...days].sort().reverse()).toEqual(days);
      expect(new Set(days).size).toBe(days.length);
      expect(days.at(-1)! >= daysBefore(365)).toBe(true);
      if (days.length < 6) {
        isNew += 1;
        expect(days.at(-1)! > daysBefore(60)).toBe(true);
        continue;
      }
      expect(days.length).toBeGreaterThanOrEqual(11);
      expect(days.length).toBeLessThanOrEqual(22);
      const recent = days.filter((day) => day > daysBefore(90)).length;
      expect(recent / 90).toBeGreaterThan((days.length - recent) / 275);
    }
    expect(isNew).toBeGreaterThan(0);
    expect(isNew).toBeLessThan(bySize.size * 0.12);
  });

  test("move together through the sizes of a model, and by never more than half", () => {
    const models = new Map<string, SeedPrices[]>();
    for (const each of prices) {
      const key = `${each.model_slug} ${each.seller}`;
      models.set(key, [...(models.get(key) ?? []), each]);
    }
    for (const sizes of models.values()) {
      for (const { days, cents } of sizes) {
        expect(days).toEqual(sizes[0]!.days);
        const ratios = cents.map((price, index) => price / cents[0]! / (sizes[0]!.cents[index]! / sizes[0]!.cents[0]!));
        // Prices are rounded as shops round them, so sizes are a little apart.
        expect(Math.max(...ratios.map((ratio) => Math.abs(ratio - 1)))).toBeLessThan(0.16);
        expect(Math.max(...cents) / Math.min(...cents)).toBeLessThan(1.7);
      }
    }
  });

  test("rise and fall: most beds were cheaper for a while, and came back", () => {
    const dips = [...bySize.values()].filter(([first]) => {
      const { cents } = first!;
      return cents.some((price, index) => index > 0 && price < cents[index - 1]! && price < cents[index + 1]!);
    });
    expect(dips.length / bySize.size).toBeGreaterThan(0.6);
  });
});

describe.each(worlds)("the invented deals of seed %d", (_, { catalogue, deals, bySize }) => {
  test("number about 80, of every kind and state, each with an address of its own", () => {
    expect(deals.length).toBeGreaterThan(60);
    expect(deals.length).toBeLessThan(100);
    expect(new Set(deals.map(({ slug }) => slug)).size).toBe(deals.length);
    const kinds = new Set(deals.map((deal) => `${deal.kind} ${stateOf(deal)}`));
    expect(kinds.size).toBeGreaterThanOrEqual(7);
    for (const state of ["running", "upcoming", "ended"])
      expect(deals.filter((deal) => stateOf(deal) === state).length, state).toBeGreaterThanOrEqual(4);
  });

  test("that cut prices are seen in them: lower on the first day than at the last look before, in every size", () => {
    const cuts = deals.filter((deal) => deal.kind === "price-cut" && deal.starts_on <= referenceDate);
    expect(cuts.length).toBeGreaterThan(8);
    for (const { model_slugs, seller, starts_on, ends_on } of cuts) {
      for (const slug of model_slugs) {
        for (const size of mattressSizes) {
          const own = bySize.get(`${slug} ${size}`)?.find((each) => each.seller === seller);
          if (own === undefined) continue;
          const first = own.days.indexOf(starts_on);
          expect(first, `${slug} was looked at on ${starts_on}`).toBeGreaterThanOrEqual(0);
          expect(own.cents[first]!, `${slug} ${size}`).toBeLessThan(own.cents[first + 1]!);
          expect(own.days[first + 1]! >= plusDays(starts_on, -90)).toBe(true);
          if (ends_on === null || ends_on >= referenceDate) continue;
          const after = own.days.findLastIndex((day) => day > ends_on);
          expect(own.cents[after]!, `${slug} ${size} after`).toBeGreaterThan(own.cents[first]!);
        }
      }
    }
  });

  test("cover models of their brand, name no price, and a percent only where a code's seller states it", () => {
    const brandOf = new Map(
      catalogue.models.map(({ slug, line_slug }) => {
        const line = catalogue.lines.find((each) => each.slug === line_slug)!;
        return [slug, catalogue.collections.find((each) => each.slug === line.collection_slug)!.brand_slug];
      }),
    );
    for (const deal of deals) {
      expect(deal.model_slugs.length).toBeGreaterThan(0);
      for (const slug of deal.model_slugs) expect(brandOf.get(slug)).toBe(deal.brand_slug);
      expect(deal.kind === "code").toBe(deal.code !== null && deal.code_percent !== null);
      const words = [deal.title, deal.description, ...deal.terms].join(" ");
      expect(words).not.toMatch(/\$\d/);
      const stated = [...words.matchAll(/(\d+)%/g)].map(([, number]) => Number(number));
      for (const percent of stated) expect(percent).toBe(deal.code_percent);
      expect(words).not.toMatch(/[{}!]|undefined|null/);
      expect(deal.url).toMatch(/^https:\/\/example\.com\/[a-z0-9-]+\/[a-z0-9-]+\/$/);
      expect(deal.commission_payer === null).toBe(deal.commission_terms === null);
    }
  });

  test("have one usual price on every day: the one of the bed's own page, whether the deal is to come or runs", () => {
    let compared = 0;
    for (const deal of deals) {
      for (const slug of deal.model_slugs) {
        const seen = observationsOf(bySize.get(`${slug} queen`) ?? []);
        for (const day of seen.map(({ observed_on }) => observed_on)) {
          if (deal.ends_on !== null && day > deal.ends_on) continue;
          const known = seen.filter(({ observed_on }) => observed_on <= day);
          const usual = usualIn(deal, priceDeal(known, deal.seller, deal), { first: day, last: day });
          expect(usual?.cents, `${slug} on ${day}`).toBe(summarizePrices("queen", known).usual_cents);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });

  test("that have ended are measured against what was usual before they began", () => {
    const [ended] = deals.filter((deal) => stateOf(deal) === "ended" && bySize.has(`${deal.model_slugs[0]} queen`));
    const seen = observationsOf(bySize.get(`${ended!.model_slugs[0]} queen`)!);
    const today = { first: referenceDate, last: referenceDate };
    expect(usualIn(ended!, priceDeal(seen, ended!.seller, ended!), today)).toEqual(
      usualPrice(seen, plusDays(ended!.starts_on, -1)),
    );
  });

  test("end after they begin, and were last checked by today and after they began", () => {
    for (const { starts_on, ends_on, last_checked_on } of deals) {
      if (ends_on !== null) expect(ends_on > starts_on).toBe(true);
      expect(last_checked_on <= referenceDate).toBe(true);
      if (starts_on <= referenceDate) expect(last_checked_on >= starts_on).toBe(true);
    }
    expect(deals.some(({ ends_on }) => ends_on === null)).toBe(true);
    expect(deals.some(({ commission_payer }) => commission_payer === null)).toBe(true);
  });
});

describe.each(worlds)("who pays this site, in the world of seed %d,", (_, { deals, offers, cashback, catalogue }) => {
  const termsOf = (rows: readonly { seller: string; commission_terms: string | null }[]) =>
    rows.map(({ seller, commission_terms }) => [seller, commission_terms] as const);

  test("pays the same on beds, in deals and behind cash back", () => {
    const agreed = new Map(termsOf(offers));
    for (const [seller, terms] of termsOf([...offers, ...deals])) expect(terms, seller).toBe(agreed.get(seller));
    for (const { seller, amount_cents, back_percent, commission_terms } of cashback) {
      const passedOn =
        back_percent === null
          ? `$${amount_cents / 100} of it goes to you`
          : `you get ${back_percent}% of the same amount, up to $${amount_cents / 100}`;
      expect(commission_terms).toBe(`${agreed.get(seller)}, and ${passedOn}`);
    }
  });

  test("pays for clicks only where one can buy online", () => {
    const online = new Set(catalogue.brands.filter(({ sold_online }) => sold_online).map(({ name }) => name));
    const byClick = offers.filter(({ commission_terms }) => commission_terms?.includes("clicking"));
    expect(byClick.length).toBeGreaterThan(0);
    for (const { seller } of byClick) expect(online).toContain(seller);
  });
});

describe("the invented cash back", () => {
  test.each(worlds)(
    "of seed %d is less than its seller pays this site, and the smallest purchase is far larger",
    (_, world) => {
      const offers = world.cashback;
      expect(new Set(offers.map(({ back_percent }) => back_percent === null))).toEqual(new Set([true, false]));
      expect(offers.length).toBeGreaterThan(9);
      expect(offers.length).toBeLessThan(35);
      for (const offer of offers) {
        const [, sum, share] = /^(?:\$(\d+)|(\d+)%) /.exec(offer.commission_terms)!;
        expect(offer).toMatchObject(
          sum === undefined ? { commission_percent: Number(share) } : { commission_cents: Number(sum) * 100 },
        );
        for (const price of [offer.minimum_cents, offer.minimum_cents * 2, offer.minimum_cents * 9]) {
          const { back_cents, kept_cents } = amountsFor(offer, price);
          expect(back_cents).toBeGreaterThan(0);
          expect(kept_cents).toBeGreaterThan(0);
          expect(price).toBeGreaterThan(back_cents * 5);
        }
        expect(offer.terms.join()).toContain(`within ${offer.claim_days} days`);
        expect(offer.starts_on <= referenceDate && (offer.ends_on ?? "9999-12-31") >= referenceDate).toBe(true);
      }
    },
  );
});

describe("the sources of a model's facts", () => {
  test("say that they are made up, and name a measurement only where firmness was measured", () => {
    for (const model of whole.catalogue.models) {
      const sources = factSources(model, whole.random.fork("sources"));
      expect(sources.specification_source).toMatch(/^Demo data: made-up/);
      expect(sources.specification_checked_on < referenceDate).toBe(true);
      expect(sources.measurement_source !== null).toBe(model.firmness.measured !== null);
      expect(sources.measured_on !== null).toBe(model.firmness.measured !== null);
      if (sources.measurement_source !== null) expect(sources.measurement_source).toMatch(/^Demo data: made-up/);
    }
  });
});
