import { expect } from "vitest";
import { formKey, newMark, type World } from "../world";
import type { ReadPage, SiteVisitor } from "../site-visitor";
import { zipOfState } from "../../support/zip-of-state";
import type { ReportCase } from "./report-case";

/** What people look for: beds by their figures, and stores by an address. */

/** Beds that a search finds, by their addresses. */
const foundBy = async (visitor: SiteVisitor, query: string) => {
  const { status, html } = await visitor.get(`/search/?q=${encodeURIComponent(query)}`);
  const main = /<main\b[^]*<\/main>/.exec(html)?.[0] ?? "";
  const links = [...main.matchAll(/href="(\/mattress-model\/[^"?#]+)/g)].map(([, link]) => link);
  return { status, links: [...new Set(links)] };
};

/** Spellings of one query, each with the plain one first. */
const units: readonly (readonly [plain: string, ...spellings: string[]])[] = [
  ["10 inch memory foam", "10-inch memory foam", "10inch memory foam", "10″ memory foam", '10" memory foam'],
  ["10 inch memory foam", "10in memory foam", "10 in. memory foam", "10in. memory foam", "10 ins memory foam"],
  [
    "10 inch memory foam",
    "10”-memory foam",
    "10\u2011inch memory foam",
    "10\u00a0inch memory foam",
    "memory foam 10-inches",
  ],
  ["10 inch memory foam", "10'' memory foam", "10’’ memory foam", "10 inches thick memory foam", "memory foam, 10-in"],
  [
    "300 lbs hybrid",
    "300lbs hybrid",
    "300-lbs hybrid",
    "300lb hybrid",
    "300 pounds hybrid",
    "300-pound hybrid",
    "300# hybrid",
  ],
  ["300 lbs hybrid", "300lbs. hybrid", "300 lb. hybrid", "hybrid 300 pound"],
  [
    "60 x 80 hybrid",
    "60x80 hybrid",
    "60×80 hybrid",
    "60 × 80 hybrid",
    '60"x80" hybrid',
    "60”×80” hybrid",
    "60 X 80 hybrid",
  ],
  ["60 x 80 hybrid", '60" x 80" hybrid', "60in x 80in hybrid", "60-by-80 hybrid", "60 by 80 hybrid", "60*80 hybrid"],
  ["100 nights hybrid", "100-night hybrid", "100night hybrid", "100\u2011night hybrid"],
];

/** What the search box suggests. */
const suggestedFor = async (visitor: SiteVisitor, query: string) => {
  const { status, html } = await visitor.get(`/search/suggestions/?q=${encodeURIComponent(query)}`);
  return status === 200 ? (JSON.parse(html) as unknown[]) : status;
};

/** What a list of stores says to be around, and the stores in it. */
function storesOf({ status, html }: ReadPage) {
  const main = /<main\b[^]*<\/main>/.exec(html)?.[0] ?? "";
  const heading = /<h1\b[^>]*>([^]*?)<\/h1>/.exec(main)?.[1]!.replace(/<[^>]*>/g, "");
  const links = [...main.matchAll(/href="(\/mattress-stores\/[\w-]+\/)/g)].map(([, link]) => link);
  return { status, heading, stores: [...new Set(links)] };
}

const storesAt = async (visitor: SiteVisitor, place: string) =>
  visitor.get(`/mattress-stores/?place=${encodeURIComponent(place)}`);

/** Each of the spellings has to find the very stores of the plain place, around the same point. */
async function findsAsPlain(world: World, plain: string, spellings: readonly string[]) {
  const visitor = await world.visitor();
  const found = storesOf(await storesAt(visitor, plain));
  expect([plain, found.heading, found.stores.length > 2]).toEqual([plain, expect.stringContaining(plain), true]);
  for (const spelling of spellings)
    expect([spelling, storesOf(await storesAt(visitor, spelling))]).toEqual([spelling, found]);
}

const checkTo = async (world: World) => {
  const visitor = await world.visitor();
  const { slug } = await world.upstream.db
    .selectFrom("cashback_offer")
    .select("slug")
    .where("minimum_cents", "<", 120_000)
    .where("starts_on", "<", "2026-11-20")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const begun = await visitor.post(`/cashback/${slug}/`, {
    ...{ product: "Original, queen", store: "Downtown", bought_on: "11/20/2026", price: "4,299.50" },
    ...{ invoice: `STATE-${newMark()}`, key: formKey() },
  });
  const token = /\/cashback\/claim\/([\w-]+)\//.exec(begun.location ?? "")![1]!;
  const send = (changes: Record<string, string>) =>
    visitor.post(`/cashback/claim/${token}/payment/`, {
      ...{
        method: "check",
        payee_name: "Nora Field",
        street: "1 Main Street",
        city: "Boise",
        state: "ID",
        zip: "83702",
      },
      ...changes,
    });
  const state = async () => {
    const { payee } = await world.upstream.db
      .selectFrom("cashback_claim")
      .select("payee")
      .where("token", "=", token)
      .executeTakeFirstOrThrow();
    return (payee as unknown as { state: string }).state;
  };
  return { send, state };
};

async function takesStates(world: World, states: readonly (readonly [typed: string, code: string])[]) {
  const { send, state } = await checkTo(world);
  for (const [typed, code] of states) {
    const page = await send({ state: typed, zip: zipOfState(code) });
    expect([typed, page.status, page.errorAt("state")]).toEqual([typed, 303, null]);
    expect([typed, await state()]).toEqual([typed, code]);
  }
}

export const placeCases: readonly ReportCase[] = [
  {
    report: "invisibleSearch",
    title: "a search, a suggestion and a place find the same with what nobody sees in them",
    async check(world) {
      const visitor = await world.visitor();
      const { links } = await foundBy(visitor, "memory foam");
      const suggested = await suggestedFor(visitor, "memory foam");
      expect([links.length > 2, suggested]).toEqual([true, expect.arrayContaining([expect.anything()])]);
      for (const query of [
        "memory\u200b foam",
        "\ufeffmemory foam",
        "\u202amemory foam\u202c",
        "mem\u00adory foam",
        "memory\u00a0foam",
        "memory\u3000foam",
        "ｍｅｍｏｒｙ ｆｏａｍ",
        "memory\tfoam\u0000",
        "memory\u2060 \u2060foam",
        "memory foam\ufe0e",
        "memory foam\u3164",
        "me\u034fmory foam",
      ]) {
        expect([query, (await foundBy(visitor, query)).links]).toEqual([query, links]);
        expect([query, await suggestedFor(visitor, query)]).toEqual([query, suggested]);
      }
      await findsAsPlain(world, "83702", ["\u200b83702", "８３７０２", "83702\u20131234"]);
      await findsAsPlain(world, "Boise, ID", ["Boise,\u00a0ID", "\u2068Boise, ID\u2069", "Bo\u00adise, ID"]);
    },
  },
  {
    report: "joinedUnits",
    title: "a figure finds the same however its unit is joined to it",
    async check(world) {
      const visitor = await world.visitor();
      const faults: string[] = [];
      for (const [plain, ...spellings] of units) {
        const { links } = await foundBy(visitor, plain);
        expect([plain, links.length > 0]).toEqual([plain, true]);
        for (const spelling of spellings) {
          const found = await foundBy(visitor, spelling);
          if (found.links.join() !== links.join())
            faults.push(`${spelling}: ${found.links.length} instead of the ${links.length} of ${plain}`);
        }
      }
      expect(faults).toEqual([]);
    },
  },
  {
    report: "zipOfAddress",
    title: "of an address that was pasted, the last five digits are the ZIP code",
    async check(world) {
      await findsAsPlain(world, "83702", [
        "12345 W Main St, Boise, ID 83702",
        "12345 W Main St Boise ID 83702-1234",
        "Apt 10001, 90210 Ridge Rd., Boise, Idaho 83702",
        "12345 W Main St\nBoise, ID 83702",
        "Nora Field, 98101 Oak Ave, Boise, ID, 83702, USA",
        "83702, United States",
        "ID 83702",
        "Boise, ID 83702 US",
        "PO Box 20001, Boise ID 83702",
        "83702 Boise",
      ]);
      await findsAsPlain(world, "Boise, ID", ["12345 Main Street, Boise, ID", "20001 N 1st St, Boise, Idaho, USA"]);
      await findsAsPlain(world, "Denver, CO", ["10001 Elm, Denver CO"]);
    },
  },
  {
    report: "lostZero",
    title: "a ZIP code whose first zero is lost is offered with it, in search and in forms",
    async check(world) {
      const visitor = await world.visitor();
      for (const [typed, zip] of [
        ["2134", "02134"],
        ["501", "00501"],
        ["2134-1000", "02134"],
        ["7030", "07030"],
        [" 6510 ", "06510"],
        ["926", "00926"],
      ] as const) {
        const asked = await storesAt(visitor, typed);
        expect([typed, asked.words]).toEqual([typed, expect.stringContaining("ZIP codes have five digits")]);
        expect([typed, asked.title]).toEqual([typed, expect.stringMatching(/^Error: ZIP codes have five digits/)]);
        const [, offered] = new RegExp(`<a\\b[^>]* href="([^"]*[?&;]place=${zip}[^"]*)"`).exec(asked.html) ?? [];
        expect([typed, offered]).toEqual([typed, expect.any(String)]);
        const followed = storesOf(await visitor.get(offered!.replaceAll("&amp;", "&")));
        expect([typed, followed]).toEqual([typed, storesOf(await storesAt(visitor, zip))]);
        expect(followed.heading).toContain(zip);
      }
      const { send } = await checkTo(world);
      for (const [zip, meant, state] of [
        ["2134", "02134", "MA"],
        ["501", "00501", "NY"],
        ["2134-1000", "02134", "MA"],
      ] as const) {
        const page = await send({ zip, state });
        expect([zip, page.status, page.errorAt("zip")]).toEqual([
          zip,
          400,
          expect.stringContaining(`Did you mean ${meant}`),
        ]);
        expect(page.valueOf("zip")).toBe(zip);
      }
      const elsewhere = await send({ state: "north carolina", city: "Raleigh", zip: "02134" });
      expect([elsewhere.status, elsewhere.valueOf("zip"), elsewhere.errorAt("zip")]).toEqual([
        ...[400, "02134", "02134 is in Massachusetts. Check the ZIP code or the state"],
      ]);
      const member = await world.visitor("sleeper@example.com");
      const profile = await member.post("/account/edit-profile/", {
        position: "side",
        size: "queen",
        deliveryZip: "2134",
      });
      expect([profile.status, profile.errorAt("deliveryZip")]).toEqual([400, expect.stringContaining("02134")]);
      const quiz = await visitor.get(
        "/mattress-finder/quiz/?step=delivery&recipient=me&deliveryZip=2134&answered=delivery",
      );
      expect([quiz.status, quiz.errorAt("deliveryZip")]).toEqual([400, expect.stringContaining("02134")]);
    },
  },
  {
    report: "stateNames",
    title: "a state is read by its name, its letters and the ways in which people write both",
    check: (world) =>
      takesStates(world, [
        ["Idaho", "ID"],
        ["idaho", "ID"],
        ["I.D.", "ID"],
        ["NEW  YORK", "NY"],
        ["N. Y.", "NY"],
        ["ＮＹ", "NY"],
        ["D.C.", "DC"],
        ["Washington, D.C.", "DC"],
        ["Washington DC", "DC"],
        ["Hawaiʻi", "HI"],
        ["North\u00a0Carolina", "NC"],
        ["\u200bTexas", "TX"],
        ["State of Washington", "WA"],
        ["Washington State", "WA"],
        ["Commonwealth of Virginia", "VA"],
      ]),
  },
  {
    report: "militaryStates",
    title: "addresses of the forces and of every territory are taken",
    check: (world) =>
      takesStates(world, [
        ["AE", "AE"],
        ["ap", "AP"],
        ["A.A.", "AA"],
        ["Armed Forces Europe", "AE"],
        ["Armed Forces - Pacific", "AP"],
        ["Armed Forces Americas", "AA"],
        ["Armed Forces Middle East", "AE"],
        ["Armed Forces Africa", "AE"],
        ["Armed Forces Canada", "AE"],
        ["Puerto Rico", "PR"],
        ["Guam", "GU"],
        ["U.S. Virgin Islands", "VI"],
        ["Virgin Islands of the United States", "VI"],
        ["American Samoa", "AS"],
        ["Northern Mariana Islands", "MP"],
        ["CNMI", "MP"],
        ["MP", "MP"],
        ["Palau", "PW"],
        ["Marshall Islands", "MH"],
        ["Federated States of Micronesia", "FM"],
      ]),
  },
];
