import { describe, expect, test } from "vitest";
import { queryPart, searchAnswer } from "#contracts/search";
import { informationPaths } from "../../app/features/content/information-paths";
import { shownSearch } from "../../app/features/search/shown-search.server";

const part = (kind: string, label: string) => queryPart.parse({ kind, label, without: "" });

/** What the page of a search shows of an answer that understood this. */
const shownFor = (term: string, asked: object, more: object = {}) =>
  shownSearch(searchAnswer.parse({ query: term, total: 9, groups: [], understood: asked, ...more }), {
    term,
    exact: false,
  });

describe("What a search can’t do", () => {
  test("says what it found nothing for when nothing of the words is known", () => {
    const typed = `"><img src=x onerror=alert(1)>`;
    const nothing = { query: typed, total: 0, groups: [] };
    const shown = (kind: string | null) =>
      shownSearch(searchAnswer.parse({ ...nothing, kind }), { term: typed, exact: false });
    expect([shown(null).count, shown(null).nothing]).toEqual([`We couldn’t find anything for “${typed}”`, true]);
    expect(shown("store").count).toBe("We couldn’t find any stores");
  });

  test("is said of a type that is not wanted and that other beds have inside", () => {
    const asked = (inside_count: number) => ({
      parts: [{ ...part("type", "not memory foam"), inside_count }],
      beds: { count: 99, items: [] },
    });
    expect(shownFor("not memory foam", asked(2)).inside).toBe(
      "We go by the type of bed here, and 2 of these have some memory foam inside. Check the layers before you buy.",
    );
    expect(shownFor("not memory foam", asked(99)).inside).toContain("and all of these have some memory foam inside.");
    expect(shownFor("not memory foam", asked(0)).inside).toBeNull();
  });

  test("is said of needs that no score says anything of, with the quiz", () => {
    const { best, quiz } = shownFor("for a child", {
      parts: [part("need", "for a child")],
      beds: { count: 637, unsorted_by: ["for a child"], items: [] },
      quiz: { recipient: "child" },
    }).beds!;
    expect(best).toBe("We can’t sort beds by “for a child” here.");
    expect(quiz!.href).toBe("/mattress-finder/quiz/?recipient=child");
  });

  test("is said of a height without a weight, with the quiz that takes it", () => {
    const { parts, beds } = shownFor("mattress for 6'3", {
      parts: [],
      beds: { count: 637, unsorted_by: ["for people 6′3″ tall"], items: [] },
      quiz: { height: "75" },
    });
    expect([parts, beds!.best]).toEqual([[], "We can’t sort beds by “for people 6′3″ tall” here."]);
    expect(beds!.quiz!.href).toBe("/mattress-finder/quiz/?height=75");
  });

  test("is said of an adjustable base, by what beds were left out for it", () => {
    const asked = (count: number) => ({
      parts: [part("need", "for an adjustable base")],
      beds: { count, items: [] },
      quiz: { adjustableBase: "yes" },
    });
    const shown = shownFor("adjustable base mattress", asked(500));
    expect(shown.count).toBe("500 beds for an adjustable base");
    expect(shown.beds!.best).toBe(
      "We left out beds that won’t bend with an adjustable base: those with coils laced together, or more than 14 inches tall.",
    );
    expect(shownFor("adjustable base mattress", asked(0)).beds!.best).toBeNull();
  });

  test("is said of beds that are the firmest where none is as firm as was asked", () => {
    const asked = { parts: [part("firmness", "firm")], instead: { asked: "extra firm", shown: "firm" } };
    expect(shownFor("extra firm", asked).unknown).toBe(
      "We found no extra firm beds for this search, so here are firm ones, the firmest we found.",
    );
    expect(shownFor("firm", { parts: [part("firmness", "firm")] }).unknown).toBeNull();
  });

  test("is said of feet and inches that nobody has", () => {
    const ignored = (...words: string[]) => shownFor("q", { parts: [], ignored: words }).ignored;
    for (const height of ["6ft 13in", "6'13", "9'11", "6’13 tall", "9 ft 2 in"]) {
      expect(ignored(height)).toBe(
        `We couldn’t read “${height}” as anyone’s height, so these results don’t take it into account.`,
      );
    }
    for (const length of ["6 ft", "3'4"]) expect(ignored(length)).toContain("We can’t search by");
  });

  test("is said of the weight of a third sleeper", () => {
    const parts = ["for people of 200 lb", "for people of 150 lb"].map((label) => part("weight", label));
    expect(shownFor("q", { parts, ignored: ["90 lb"] }).ignored).toBe(
      "We match a bed for two people at most, so these results don’t take “90 lb” into account.",
    );
    expect(shownFor("q", { parts: [], ignored: ["5 lb"] }).ignored).toContain("We can’t search by “5 lb” yet");
  });

  test("is said of a discount in percent", () => {
    const shown = shownFor("20% off", { parts: [part("deal", "with a deal")], ignored: ["20% off"] });
    expect(shown.ignored).toBe("We can’t search by “20% off” yet, so these are beds with any deal we know.");
  });

  test("is said of a discount in dollars, and of a trial by its nights", () => {
    const off = shownFor("$200 off", { parts: [part("deal", "with a deal")], ignored: ["$200 off"] });
    expect(off.ignored).toBe("We can’t search by “$200 off” yet, so these are beds with any deal we know.");
    const label = "with a trial of 100 nights or more";
    const nights = shownFor("120 night trial", { parts: [part("trial", label)], ignored: ["120 night trial"] });
    expect(nights.ignored).toBe(
      "We can’t search by “120 night trial” yet, so these are beds with a trial of 100 nights or more.",
    );
  });

  test("is said of types that a brand doesn’t make, before words that nobody knows", () => {
    const asked = {
      parts: [part("manufacturer", "Purple"), part("type", "hybrid")],
      unmade: [
        { brand: "Purple", type: "hybrid" },
        { brand: "Purple", type: "memory foam" },
      ],
    };
    expect(shownFor("purple hybrid", asked).unknown).toBe(
      "Purple doesn’t make any hybrids that we know of. Purple doesn’t make any memory foam beds that we know of.",
    );
    expect(shownFor("purple hybrid zzqq", { ...asked, unknown: ["zzqq"] }).unknown).toMatch(
      /^Purple doesn’t .+“zzqq,”/,
    );
  });

  test("is said of the list of beds sold online only where that holds beds that don’t fit", () => {
    const said = (left_out: string[]) =>
      shownFor("hybrid with wool", {
        parts: [part("type", "hybrid"), part("material", "with wool")],
        beds: { count: 9, items: [] },
        listing: { count: 40, query: { type: "hybrid" }, left_out },
      }).beds!.said;
    expect(said(["with wool"])).toEqual([
      "You can’t filter the list of beds sold online by “with wool,” so some of those beds won’t match.",
    ]);
    expect(said([])).toEqual([]);
  });
});

describe("What a query leads to", () => {
  test("is the popular comparison of the brands before the form to compare beds", () => {
    const comparison = { header: "Casper vs. Purple", url: "casper-vs-purple" };
    const { steps } = shownFor("casper vs purple", { parts: [], pages: [{ page: "compare", comparison }] });
    expect(steps).toEqual([
      { text: "Casper vs. Purple: which one to choose", to: "/mattress-comparison/casper-vs-purple/" },
      { text: "Put beds side by side", to: "/compare/" },
    ]);
  });

  test("is the quiz, where allergies are asked for", () => {
    expect(shownFor("hypoallergenic", { parts: [], pages: [{ page: "allergies" }] }).steps).toEqual([
      { text: "Take the quiz and leave out beds with what you’re allergic to", to: "/mattress-finder/quiz/" },
    ]);
  });

  test("is what the same words can mean besides", () => {
    const other_meanings = [{ label: "California king", query: "california king", count: 488 }];
    expect(shownFor("california", { parts: [part("place", "in California")], other_meanings }).steps).toEqual([
      { text: "See 488 California king beds", to: "/search/?q=california%20king" },
    ]);
  });

  test("is the same in the other size, where two are asked for", () => {
    const parts = [part("type", "hybrid"), part("size", "king"), part("price", "under $1,500")];
    const other_meanings = [
      { label: "queen", query: "queen hybrid under 1500", count: 45 },
      { label: "twin", query: "twin hybrid under 1500", count: 0 },
    ];
    expect(shownFor("king or queen hybrid", { parts, other_meanings }).steps).toEqual([
      { text: "See 45 queen hybrids under $1,500", to: "/search/?q=queen%20hybrid%20under%201500" },
    ]);
  });

  test("is the list of deals by what it holds, and by no more", () => {
    const parts = [part("manufacturer", "Purple"), part("type", "hybrid"), part("size", "king")];
    const pages = [{ page: "deals", query: { brand: "purple" } }];
    expect(shownFor("purple hybrid king on sale", { parts, pages }).steps).toEqual([
      { text: "Deals on Purple beds", to: "/mattress-deals/?brand=purple" },
    ]);
  });

  test("are stores by what they sell and whose they are", () => {
    const steps = (more: object) =>
      shownFor("q", {
        parts: [],
        stores: { place: "Boise, ID", radius: 25, count: 12, brands: [], retailers: [], ...more },
      }).steps;
    const brands = [{ slug: "sealy", name: "Sealy" }];
    expect(steps({ brands })[0]!.text).toBe("See all 12 stores with Sealy beds within 25 miles of Boise, ID");
    expect(steps({ brands, count: 0 })[0]!.said).toBe(
      "No store within 25 miles of Boise, ID has Sealy beds, as far as we know.",
    );
    const retailers = [{ slug: "hare", name: "The Hare" }];
    expect(steps({ retailers, count: 1 })[0]!.text).toBe("See the Hare store within 25 miles of Boise, ID");
    expect(steps({ retailers, count: 0 })[0]!.said).toBe("We don’t know of a Hare store within 25 miles of Boise, ID.");
  });
});

describe("A brand that is not wanted", () => {
  test("can be taken out of the query", () => {
    expect(shownFor("no casper", { parts: [part("manufacturer", "not Casper")] }).parts).toHaveLength(1);
    expect(shownFor("casper", { parts: [part("manufacturer", "Casper")] }).parts).toEqual([]);
  });
});

describe("A result", () => {
  const line = { kind: "line", slug: "cupola", name: "Cupola", price_from_cents: 64900 };
  const results = (item: object) => {
    const kind = (item as { kind: string }).kind;
    return shownFor("q", {}, { understood: null, groups: [{ kind, count: 1, items: [item] }] }).groups[0]!.items[0]!;
  };

  test("says what its price is of", () => {
    expect(results({ ...line, price_size: "cal-king" }).price).toEqual({
      before: "from",
      money: "$649",
      after: "for a California king",
    });
    expect(results({ ...line, kind: "model", price_size: "queen" }).price).toEqual({
      before: "",
      money: "$649",
      after: "queen",
    });
    // An upstream that doesn't say it.
    expect(results(line).price).toEqual({ before: "from", money: "$649", after: "" });
  });

  test("says of the name under which it was found how like that bed is", () => {
    const said = (found_as_kind: string | null) =>
      results({ ...line, found_as: "Purple Inkwell", found_as_kind }).foundAs;
    expect(said("same-specification")).toBe("Some stores sell it as “Purple Inkwell”");
    expect(said("same-core")).toBe("“Purple Inkwell” has the same core, with a different top");
    expect(said("similar")).toBe("“Purple Inkwell” is similar");
    expect(said(null)).toBe("We found it under the name “Purple Inkwell”");
  });

  test("of a kind that there is none of is said to be none", () => {
    expect(shownFor("casper", {}, { understood: null, kind: "retailer", total: 24 }).count).toBe(
      "We couldn’t find any retailers",
    );
  });
});

describe("Texts come before beds", () => {
  const texts = [{ kind: "thread", count: 36, items: [{ slug: "a", title: [{ text: "A", found: true }] }] }];
  const found = (term: string, parts: object[], more: object = {}) =>
    shownFor(
      term,
      { parts, beds: { count: 637, items: [] }, ...more },
      { total: 637, texts, groups: [{ kind: "model", count: 637, items: [] }] },
    );

  test("for a question and for what is wrong with a bed, and the count is then of all that was found", () => {
    const shape = part("need", "that keeps its shape");
    for (const shown of [
      found("sagging", [shape]),
      found("how firm should my mattress be", [part("firmness", "firm")]),
      found("memory foam hot?", [part("type", "memory foam")]),
    ]) {
      expect(shown.textsFirst).toBe(true);
      expect(shown.count).toBe("673 results");
      expect(shown.bedsTitle).toMatch(/^637 /);
    }
    // Of a word that texts have nobody says that it isn't known.
    expect(found("how to measure a sag", [shape], { unknown: ["measure"] }).unknown).toBeNull();
  });

  test("but not where beds, a price or a place are named, where it is said who sleeps in it, or without texts", () => {
    for (const [term, parts, more] of [
      ["memory foam", [part("type", "memory foam")], {}],
      ["is casper any good", [part("manufacturer", "Casper")], {}],
      ["which mattress under $900", [part("price", "under $900")], {}],
      ["what can I try in boise", [part("place", "near Boise, ID")], {}],
      ["back pain", [part("need", "for back pain")], { quiz: { pain: "low-back" } }],
      ["mattress that doesn't sag", [part("need", "that keeps its shape")], {}],
      ["no sagging", [part("need", "that keeps its shape")], {}],
      ["mattress that won’t sag", [part("need", "that keeps its shape")], {}],
      ["sagging queen", [part("need", "that keeps its shape"), part("size", "queen")], {}],
    ] as const) {
      const shown = found(term, [...parts], more);
      expect([term, shown.textsFirst, shown.bedsTitle]).toEqual([term, false, null]);
    }
    const none = shownFor("sagging", { parts: [part("need", "that keeps its shape")], beds: { count: 9, items: [] } });
    expect(none.textsFirst).toBe(false);
  });
});

describe("Pages about the site", () => {
  test("are found at their own addresses, and one that this site doesn’t have is left out", () => {
    const item = (slug: string) => ({ slug, title: [{ text: slug }] });
    const texts = [{ kind: "page", count: 3, items: ["privacy", "content-guidelines", "jobs"].map(item) }];
    const answer = searchAnswer.parse({ query: "p", total: 0, groups: [], texts });
    const [pages] = shownSearch(answer, { term: "p", exact: false }, informationPaths).texts;
    expect(pages!.label).toBe("Pages about Bedlark");
    expect(pages!.items.map(({ href }) => href)).toEqual(["/privacy/", "/help/content-guidelines/"]);
  });
});
