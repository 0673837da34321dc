import { describe, expect, test } from "vitest";
import { readTolerantly } from "#contracts/read-tolerantly";
import { queryPart, searchAnswer, understoodQuery } from "#contracts/search";
import { shownBeds } from "../../app/features/search/fitting-beds.server";
import { listingFilters, listingHref, quizHref, resultPath, storesHref } from "../../app/features/search/search-list";
import {
  bedsPhrase,
  countText,
  leftOut,
  listingText,
  quizWords,
  quotedList,
  storesOnly,
  unknownText,
} from "../../app/features/search/search-text";
import { shownSearch } from "../../app/features/search/shown-search.server";

const part = (kind: string, label: string) => queryPart.parse({ kind, label, without: "" });
const hybrids = [part("type", "hybrid"), part("size", "queen"), part("price", "under $1,000")];
const flip = part("flip", "that you can flip");
const bunk = queryPart.parse({ kind: "made-for", label: "for bunk beds", values: ["bunk"], without: "" });
const understood = (more: object) => understoodQuery.parse({ parts: hybrids, ...more });

describe("Beds that were asked for", () => {
  test.each([
    [hybrids, "queen hybrids under $1,000"],
    [[part("manufacturer", "Casper"), part("firmness", "firm")], "firm Casper beds"],
    [[part("type", "memory foam"), part("deal", "with a deal")], "memory foam beds with a deal"],
    [[part("type", "latex"), part("certificate", "organic")], "organic latex beds"],
    [[part("cooling", "cool to sleep on"), part("size", "king")], "king beds that sleep cool"],
    [[part("manufacturer", "Casper"), part("line", "marram")], "Casper “marram” beds"],
    [[part("type", "not foam"), part("size", "king")], "king beds that aren’t foam"],
    [[part("material", "without coils"), part("firmness", "not firm")], "beds without coils that aren’t firm"],
    [[part("type", "not memory foam"), part("price", "under $800")], "beds under $800 that aren’t memory foam"],
    [[part("type", "not hybrid"), part("manufacturer", "Casper")], "Casper beds that aren’t hybrids"],
    [
      [part("manufacturer", "not Casper"), part("manufacturer", "not Purple")],
      "beds that aren’t from Casper or Purple",
    ],
    [[part("cooling", "cool to sleep on"), part("firmness", "not firm")], "beds that sleep cool and aren’t firm"],
    [[flip, part("size", "queen")], "queen beds that you can flip"],
    [
      [flip, part("price", "under $900"), part("cooling", "cool")],
      "beds that you can flip under $900 and that sleep cool",
    ],
    [[bunk], "beds that fit a bunk bed"],
    [[part("made-for", "for children"), bunk], "beds for children that fit a bunk bed"],
    [[bunk, part("cooling", "cool")], "beds that sleep cool and fit a bunk bed"],
    [[part("certificate", "GOTS")], "beds with a GOTS certificate"],
    [
      [part("certificate", "FSC"), part("certificate", "a low-emission certificate")],
      "beds with a low-emission certificate or an FSC certificate",
    ],
    [[], "beds"],
  ])("are named by the parts", (parts, phrase) => {
    expect(bedsPhrase(parts)).toBe(phrase);
  });

  test("lead to a list by what it holds", () => {
    const beds = { count: 34, items: [] };
    expect(listingText(understood({ beds, listing: { count: 34, query: {} } }))).toBe(
      "See all 34 queen hybrids under $1,000",
    );
    const fewer = understood({ beds, listing: { count: 28, query: {} } });
    expect(listingText(fewer)).toBe("Sold online: see 28 queen hybrids under $1,000");
    expect(storesOnly(fewer)).toBe(6);
    expect(listingText(understood({ beds, listing: { count: 0, query: {} } }))).toBeNull();
    expect(listingText(understood({ beds, listing: null }))).toBeNull();
  });

  test("are twins for a child where no size was named", () => {
    const quiz = { recipient: "child", childAge: "5", size: "twin" };
    const asked = understood({ parts: [], beds: { count: 3, fit_sleeper: true, items: [] }, quiz });
    const answer = { kind: null, groups: [], texts: [], total: 9, understood: asked };
    expect(countText(answer)).toBe("3 twin beds that fit this child");
    const { best } = shownBeds(asked, asked.beds!, "q");
    expect(best).toContain("These are twins, the usual size for a child.");
  });

  test("say how many are left out by what they are made for, and how many are in stores alone", () => {
    const beds = (count: number) => ({ count: 34, made_for_others_count: count, store_only_count: 4, items: [] });
    const said = (count: number) => {
      const asked = understood({ beds: beds(count), listing: { count: 32, query: {} } });
      return shownBeds(asked, asked.beds!, "q").said;
    };
    expect(said(2)[0]).toBe("We left out 2 beds made for children’s rooms, bunk beds or RVs.");
    expect(said(1)[0]).toBe("We left out 1 bed made for a child’s room, a bunk bed or an RV.");
    expect(said(0)).toEqual(["4 of the 34 beds are sold only in stores."]);
  });

  test("say that others are left out for a sleeper, and that the list holds those, too", () => {
    const soft = (count: number, quiz: object = {}) =>
      understood({ beds: { count, fit_sleeper: true, items: [] }, listing: { count: 32, query: {} }, quiz });
    const counted = (asked: ReturnType<typeof soft>) =>
      countText({ kind: null, groups: [], texts: [], total: 9, understood: asked });
    expect(counted(soft(3))).toBe("3 queen hybrids under $1,000 that fit the sleeper you describe");
    expect(counted(soft(1))).toBe("1 queen hybrid under $1,000 that fits the sleeper you describe");
    expect(counted(soft(0))).toBe("No queen hybrids under $1,000 that fit the sleeper you describe");
    expect(counted(soft(3, { recipient: "couple" }))).toContain("that fit these two sleepers");
    expect(counted(soft(3, { recipient: "guest" }))).toContain("that fit guests");
    const cool = { ...soft(3), parts: [part("cooling", "cool to sleep on"), part("type", "not hybrid")] };
    expect(counted(cool)).toBe("3 beds that sleep cool, aren’t hybrids and fit the sleeper you describe");
    expect(listingText(soft(3))).toBe("Sold online: see 32 queen hybrids under $1,000, for any sleeper");
  });

  test("are counted, or said not to be", () => {
    const answer = (count: number) =>
      searchAnswer.parse({ query: "q", total: 0, groups: [], understood: understood({ beds: { count, items: [] } }) });
    expect(countText(answer(34))).toBe("34 queen hybrids under $1,000");
    expect(countText(answer(1))).toBe("1 queen hybrid under $1,000");
    expect(countText(answer(0))).toBe("No queen hybrids under $1,000");
  });
});

/** "back pain couple under 1500 Denver", with two beds in its stores and one sold online alone. */
function nearDenver({
  nearCount = 2 as number | null,
  needs = true,
  retailers = [] as object[],
  count = 308,
  online = 245,
} = {}) {
  const bed = (slug: string) => ({
    model: { slug, name: slug, brand: { slug: "helix", name: "Helix" }, type: "hybrid", price_size: "queen" },
    price: { size: "queen", now_cents: 99900 },
  });
  const near = (store_count: number, online_only = false) => ({ store_count, online_only });
  const items = [
    { ...bed("ketch"), near: near(3) },
    { ...bed("sloop"), near: near(1) },
    { ...bed("yawl"), near: near(0, true) },
    { ...bed("brig"), near: near(0) },
  ];
  const parts = [
    part("price", "under $1,500"),
    ...(needs ? [part("need", "for back pain"), part("need", "for couples")] : []),
    part("place", "near Denver, CO"),
  ];
  const answer = searchAnswer.parse({
    query: "q",
    total: 9,
    groups: [],
    understood: {
      parts,
      beds: { count, near_count: nearCount, best_by: needs ? ["support"] : [], items },
      listing: { count: online, query: { price: "under-1500" } },
      stores: { place: "Denver, CO", radius: 25, count: 27, brands: [], retailers },
      quiz: needs ? { pain: "low-back", recipient: "couple" } : {},
    },
  });
  return shownSearch(answer, { term: "back pain couple under 1500 Denver", exact: false });
}

describe("Beds for bunks", () => {
  test("say how tall they are, which other searches don’t", () => {
    const model = {
      ...{ slug: "cabin", name: "Cabin", brand: { slug: "helix", name: "Helix" }, type: "polyfoam" },
      ...{ made_for: "bunk", height_inches: 6.5, firmness: 7.5, price_size: "twin" },
    };
    const facts = (...parts: object[]) =>
      shownSearch(
        searchAnswer.parse({
          ...{ query: "q", total: 1, groups: [] },
          understood: { parts, beds: { count: 1, items: [{ model, price: { size: "twin", now_cents: 7900 } }] } },
        }),
        { term: "q", exact: false },
      ).beds!.items[0]!.facts;
    expect(facts({ ...part("made-for", "for bunk beds"), values: ["bunk"] })).toContain("bunk beds, 6.5″ tall, 7.5");
    expect(facts(part("type", "polyfoam"))).not.toContain("tall");
  });
});

describe("Beds near a place", () => {
  test("say how many stores near have them, and lead there with the place", () => {
    const [three, one, online, none] = nearDenver().beds!.items;
    expect(three).toMatchObject({
      href: "/mattress-model/ketch/?place=Denver,%20CO",
      near: { text: "3 stores near Denver, CO have it", href: "/mattress-brands/?place=Denver,%20CO&models=ketch" },
    });
    expect(one!.near!.text).toBe("1 store near Denver, CO has it");
    expect(online!.near).toMatchObject({ said: "Sold only online", text: null });
    expect(none!.near).toMatchObject({
      said: "No store within 25 miles of Denver, CO has it, as far as we know.",
      text: "Find the nearest",
    });
  });

  test("of a retailer count its stores alone, and say so", () => {
    const { items, best } = nearDenver({ retailers: [{ slug: "hare", name: "The Hare" }] }).beds!;
    expect(items[0]!.near!.text).toBe("3 Hare stores near Denver, CO have it");
    expect(best).toContain("You can try 2 of these in Hare stores near Denver, CO.");
  });

  test("come first, which is said with what orders them", () => {
    const best = (said: Parameters<typeof nearDenver>[0]) => nearDenver(said).beds!.best;
    expect(best({})).toBe(
      "You can try 2 of these near Denver, CO. We put those first, starting with the ones with the best support.",
    );
    expect(best({ nearCount: 1, needs: false })).toBe("You can try 1 of these near Denver, CO. We put it first.");
    expect(best({ nearCount: 0 })).toMatch(
      /^No store within 25 miles of Denver, CO has any of these, as far as we know/,
    );
    // An upstream that counts no stores.
    expect(best({ nearCount: null })).toBe("We put the ones with the best support first.");
    expect(best({ nearCount: null, needs: false })).toBeNull();
  });

  test("lead to all of them with the place and the needs, and to a list without them", () => {
    const { ways, said } = nearDenver().beds!;
    expect(ways).toEqual([
      {
        text: "See all 308 beds, starting with those near Denver, CO",
        href: "/search/?q=back%20pain%20couple%20under%201500%20Denver&kind=model",
      },
      { text: "Sold online: see 245 beds under $1,500", href: "/mattress-models/?price=under-1500" },
    ]);
    // Needs and a place only order beds: the list holds none that don't fit.
    expect(said).toEqual(["63 of the 308 beds are sold only in stores."]);
    expect(nearDenver().filters!.text).toBe("Filter beds under $1,500 sold online");
  });

  test.each([
    [308, 307, "1 of the 308 beds is sold only in stores."],
    [3, 0, "All 3 beds are sold only in stores."],
    [1, 0, "The bed is sold only in stores."],
  ])("say how many of %d are sold only in stores when %d are sold online", (count, online, said) => {
    expect(nearDenver({ count, online }).beds!.said).toEqual([said]);
  });

  test("go to the quiz with all but a ZIP code, unless that was typed", () => {
    const { stores } = understoodQuery.parse({
      parts: [],
      stores: { place: "Denver, CO", radius: 25, count: 1 },
    });
    expect(quizWords({ stores, quiz: {} })).toBe("Take the quiz (we’ll fill in everything but your ZIP code)");
    expect(quizWords({ stores, quiz: { deliveryZip: "80202" } })).toBe(
      "Take the quiz (we’ll fill in what you searched for)",
    );
    expect(quizWords({ stores: null, quiz: {} })).toBe("Take the quiz (we’ll fill in what you searched for)");
  });

  test("have their labels quoted as a sentence lists them, and none twice", () => {
    expect(leftOut([...hybrids, part("order", "cheapest first"), part("need", "a"), part("need", "a")])).toEqual(["a"]);
    expect(["a", "b", "c"].map((_, at, all) => quotedList(all.slice(0, at + 1)))).toEqual([
      "“a”",
      "“a” or “b”",
      "“a”, “b” or “c”",
    ]);
  });
});

describe("Words that nobody knows", () => {
  test("are said of the brand that is", () => {
    const query = { parts: [part("manufacturer", "Casper")], unknown: ["original"] };
    expect(unknownText(understoodQuery.parse(query))).toContain("of a Casper bed called “original,” so");
    expect(unknownText(understood({}))).toBeNull();
  });
});

describe("Addresses that a query leads to", () => {
  test("hold its facets, its place and its answers", () => {
    expect(listingHref({ query: { price: "under-1000", type: "hybrid" } })).toBe(
      "/mattress-models/?type=hybrid&price=under-1000",
    );
    const brands = [{ slug: "casper", name: "Casper" }];
    const near = { place: "Boise, ID", radius: 25, count: 1, brands, retailers: [{ slug: "hare", name: "The Hare" }] };
    expect(storesHref(near)).toBe("/mattress-stores/?place=Boise,%20ID&brand=casper&retailer=hare");
    expect(storesHref({ ...near, radius: 10 })).toContain("&radius=10&");
    expect(listingFilters({ query: { type: "hybrid" } })).toBe("/mattress-models/?type=hybrid&filters=open");
    expect(quizHref({ quiz: { pain: "low-back" } })).toBe("/mattress-finder/quiz/?pain=low-back");
    expect(resultPath({ kind: "retailer", slug: "hare" })).toBe("/mattress-stores/?retailer=hare");
  });
});

describe("An upstream that says nothing of what it understood", () => {
  test("answers all the same, and parts of a kind nobody knows are left out", () => {
    expect(searchAnswer.parse({ query: "q", total: 0, groups: [] }).understood).toBeNull();
    const parts = [part("type", "hybrid"), { kind: "mood", label: "sleepy", without: "" }];
    const read = readTolerantly(understoodQuery, { parts });
    expect(read).toMatchObject({ data: { parts: [{ label: "hybrid" }], quiz: expect.toBeOneOf([{}]), pages: [] } });
  });
});
