import { describe, expect, test } from "vitest";
import type { CatalogueFacts, TermSummary } from "#contracts/content/content";
import { contentForm, fieldsOf, readVersion } from "../../app/features/content/editing/forms.server";
import { textFaults } from "../../app/features/content/editing/text-faults.server";
import { liveFigure } from "../../app/features/content/markdown/live-figures";
import { renderText } from "../../app/features/content/markdown/text-parts.server";
import { filteredTerms, readTermFilter } from "../../app/features/content/term-filter.server";

const facts: CatalogueFacts = {
  models: 1234,
  brands: 34,
  stores: 3000,
  types: [
    { type: "hybrid", models: 200, queen_cents: { low: 69_950, middle: 129_900, high: 219_900 } },
    { type: "latex", models: 1, queen_cents: null },
    { type: "polyfoam", models: 0, queen_cents: null },
  ],
  sizes: [
    { size: "queen", width_inches: 60, length_inches: 80, of_queen: 1 },
    { size: "king", width_inches: 76, length_inches: 80, of_queen: 1.25 },
    { size: "twin", width_inches: 38, length_inches: 75, of_queen: 0.65 },
    { size: "full", width_inches: 54, length_inches: 75, of_queen: null },
  ],
  trial_nights: { low: 30, middle: 100, high: 365 },
  break_in_nights: null,
  return_fee_cents: { low: 9900, middle: 14_900, high: 29_900 },
  charge_returns: 0.376,
  warranty_years: { low: 10, middle: 10, high: 25 },
  nonprorated_years: null,
};

describe("live numbers", () => {
  test.each([
    ["models", "1,234"],
    ["stores", "3,000"],
    ["models-hybrid", "200"],
    ["price-low-hybrid", "$700"],
    ["price-middle-hybrid", "$1,299"],
    ["price-high-latex", "—"],
    ["trial-middle", "100"],
    ["warranty-middle", "10"],
    ["return-fee-share", "38%"],
  ])("%s is %s", (of, words) => expect(liveFigure(of, facts)).toBe(words));

  test.each(["", "horses", "models-horse", "price-hybrid", "price-least-hybrid", "toString", "types", "models-"])(
    "“%s” is none",
    (of) => expect(liveFigure(of, facts)).toBeNull(),
  );

  test("what isn’t known is a dash", () => {
    const unknown = { ...facts, trial_nights: null, warranty_years: null, charge_returns: null };
    for (const of of ["trial-middle", "warranty-middle", "return-fee-share"]) expect(liveFigure(of, unknown)).toBe("—");
  });
});

describe("live tables", () => {
  const rows = (name: string) =>
    renderText({ body: `::table{name=${name}}`, facts, sources: [], beds: [] })
      .html.split("<tr")
      .slice(2)
      .map((row) =>
        [...row.matchAll(/<t[hd][^>]*>([^]*?)<\/t[hd]>/g)].map(([, cell]) => cell!.replace(/<[^>]+>/g, "")),
      );

  test("of types name what a queen costs, and leave out types without a bed", () => {
    expect(rows("types")).toEqual([
      ["Hybrid", "200", "$700", "$1,299", "$2,199"],
      ["Latex", "1", "—", "—", "—"],
    ]);
  });

  test("of sizes say the price against a queen in words", () => {
    expect(rows("sizes").map((row) => row.at(-1))).toEqual(["the same", "25% more", "35% less", "—"]);
  });

  test("of trials and warranties have a dash for what nobody published", () => {
    expect(rows("trials")).toEqual([
      ["Nights to try it", "30", "100", "365"],
      ["Nights before you may return it", "—", "—", "—"],
      ["Return fee, where there is one", "$99", "$149", "$299"],
    ]);
    expect(rows("warranties").map(([, low]) => low)).toEqual(["10", "—"]);
  });
});

describe("the filter of terms", () => {
  const term = (name: string, summary: string, also: string[] = [], kind: TermSummary["kind"] = "materials") => ({
    slug: name.toLowerCase(),
    term: name,
    summary,
    also,
    kind,
  });
  const terms = [
    term("Latex", "Foam from rubber trees."),
    term("Fiberglass sock", "A fire barrier.", ["glass fiber barrier"]),
    term("Sagging", "A dip in foam that stays.", [], "comfort"),
  ];
  const found = (q: string, kind: TermSummary["kind"] = null) =>
    filteredTerms(terms, { q, kind }).map((each) => each.term);

  test("finds names before meanings, all words of what was typed, whatever case, accents and marks they have", () => {
    expect(found("GLASS  sóck!")).toEqual(["Fiberglass sock"]);
    expect(found("foam")).toEqual(["Latex", "Sagging"]);
    expect(found("foam", "comfort")).toEqual(["Sagging"]);
    expect(found("", "comfort")).toEqual(["Sagging"]);
    expect(found("horse")).toEqual([]);
    expect(found("  …  ")).toHaveLength(3);
  });

  test("finds many by one, and what is written in one word, two, or with a hyphen", () => {
    const names = (q: string) =>
      filteredTerms([term("Pocketed coil", "", ["pocket spring"]), term("Off-gassing", ""), ...terms], {
        q,
        kind: null,
      }).map((each) => each.term);
    expect(names("pocket springs")).toEqual(["Pocketed coil"]);
    expect(names("offgassing")).toEqual(["Off-gassing"]);
    expect(names("off gassing")).toEqual(["Off-gassing"]);
    expect(names("fiber glass socks")).toEqual(["Fiberglass sock"]);
  });

  test("reads what an address can mean, and leaves out the rest", () => {
    const read = (query: string) => readTermFilter(`https://www.bedlark.test/mattress-glossary/?${query}`);
    expect(read("q=+foam+&kind=comfort")).toEqual({ q: "foam", kind: "comfort" });
    expect(read("kind=toString&q=a&q=b")).toEqual({ q: "a", kind: null });
    const { q } = read(`q=${"a".repeat(77)}${encodeURIComponent("🛏🛏")}`);
    expect(q).toBe(`${"a".repeat(77)}🛏`);
    expect(() => encodeURIComponent(q)).not.toThrow();
  });
});

describe("a new version as it is typed", () => {
  const typed = {
    base: "3",
    title: "Types",
    summary: "What is in them.",
    body: "Coils.",
    reviewed_on: "2026-11-20",
    note: "Coils",
    also: " a , b,, ",
    sources: "Foam tests | ASTM | 2021 | https://www.astm.org/\n\n Law labels |  |  | https://iabflo.org/ \nA book",
    related: "/guides/mattress-types/\n /compare/ \n",
    reviewed_by: " Renee Aldana | physical therapist ",
  };
  const read = (more: object = {}, noted = true) => readVersion(contentForm.parse({ ...typed, ...more }), noted);
  const errors = (more: object, noted = true) => {
    const answer = read(more, noted);
    return answer.ok ? {} : answer.errors;
  };

  test("has its sources, names and addresses as lists", () => {
    const answer = read();
    expect(answer.ok && answer.version).toMatchObject({
      base: 3,
      also: ["a", "b"],
      related: ["/guides/mattress-types/", "/compare/"],
      written_by: null,
      reviewed_by: { name: "Renee Aldana", about: "physical therapist" },
      sources: [
        { title: "Foam tests", by: "ASTM", year: 2021, url: "https://www.astm.org/" },
        { title: "Law labels", by: null, year: null, url: "https://iabflo.org/" },
        { title: "A book", by: null, year: null, url: null },
      ],
    });
  });

  test("is shown in the fields as it was typed", () => {
    const answer = read();
    if (!answer.ok) throw new Error("It has mistakes");
    const { base, note: _, related = [], ...version } = answer.version;
    const sources = version.sources.map(({ title, by = null, year = null, url = null }) => ({ title, by, year, url }));
    const shown = fieldsOf(base, {
      ...version,
      related,
      sources,
      written_by: null,
      reviewed_by: { name: "Renee Aldana", about: "physical therapist" },
      version: 3,
      short: "",
      also: ["a", "b"],
      kind: null,
      figure: null,
    });
    expect(shown.sources).toBe(
      "Foam tests | ASTM | 2021 | https://www.astm.org/\nLaw labels |  |  | https://iabflo.org/\nA book",
    );
    expect(shown).toMatchObject({ base: "3", also: "a, b", related: "/guides/mattress-types/\n/compare/" });
    const again = readVersion(contentForm.parse({ ...shown, note: "Coils" }), true);
    expect(again).toEqual(answer);
  });

  test("without what it needs is told so field by field; a preview needs no note", () => {
    const nothing = { title: undefined, summary: undefined, body: undefined, reviewed_on: undefined, note: undefined };
    expect(Object.keys(errors(nothing))).toEqual(["title", "summary", "body", "reviewed_on", "note"]);
    expect(errors({ note: undefined })).toEqual({ note: ["Say in a few words what you changed"] });
    expect(errors({ note: undefined }, false)).toEqual({});
  });

  test.each([
    ["A title | by | 20 | ", 1],
    ["A | b | 2020 | https://a.example/\nB | c | 2020 | javascript:alert(1)", 2],
    ["A | b | 2020 | https://a.example/ | more", 1],
    [" | by", 1],
  ])("names the line of a source that can’t be read: %s", (sources, line) => {
    expect(errors({ sources })).toEqual({
      sources: [`Write line ${line} as: title | authors and publisher | year | web address`],
    });
  });

  test("with a person who can’t be read is told how to write one", () => {
    expect(errors({ written_by: "| writes", reviewed_by: "A | b | c" })).toEqual({
      written_by: ["Write it as: name | what they do"],
      reviewed_by: ["Write it as: name | their training"],
    });
    expect(errors({ written_by: "Nell Garrity", reviewed_by: "" })).toEqual({});
  });

  test("with lists that are too long is told so beside their fields", () => {
    expect(errors({ also: Array(13).fill("a").join(",") })).toEqual({ also: ["Use 12 names or fewer"] });
    expect(errors({ also: "a".repeat(61) })).toEqual({ also: ["Keep each name to 60 characters. You’re 1 over"] });
    expect(errors({ related: Array(13).fill("/a/").join("\n") })).toEqual({ related: ["Use 12 lines or fewer"] });
    expect(errors({ sources: Array(41).fill("A").join("\n") })).toEqual({ sources: ["Use 40 sources or fewer"] });
  });
});

describe("faults of a text", () => {
  const known = { terms: new Set(["latex"]), guides: new Set(["mattress-types"]) };
  const faults = (body: string) => textFaults(body, 2, known);

  test("are terms and sources that there are not, each once, and addresses without their slash", () => {
    expect(
      faults(
        "[a](/mattress-glossary/latx/) [b](/mattress-glossary/latx/) :source[3] :source[0] [c](/mattress-models) [d](/compare)",
      ),
    ).toEqual([
      "There’s no term “latx” in the glossary.",
      "Links within the site end in a slash: /mattress-models/",
      "Links within the site end in a slash: /compare/",
      "There’s no source 3: 2 are listed.",
      "There’s no source 0: 2 are listed.",
    ]);
  });

  test("are drawings, tables, numbers, beds and other things that there are not", () => {
    expect(
      faults(
        "::figure{name=zonez}\n\n::table{name=a}\n\n::beds{type=straw}\n\n::chart\n\nOf :live{of=beds}, :source[one].",
      ),
    ).toEqual([
      "There’s no drawing “zonez”.",
      "There’s no table “a”.",
      "There are no beds of a type “straw”.",
      "There’s nothing called ::chart.",
      "There’s no number “beds”.",
      "There’s no source one: 2 are listed.",
    ]);
    expect(faults("::figure nosuchthing")).toEqual(["This line stays as you typed it: ::figure nosuchthing"]);
    expect(faults("::live{of=models}")).toEqual(["::live stands in a sentence, with one colon."]);
    expect(faults("::figure{name=zones}\n\nA ratio of 3:one at 10:30, :live{of=models} beds.:source[2]")).toEqual([]);
  });

  test("are addresses of the site where nothing is", () => {
    expect(
      faults(
        "[a](/guide/mattress-types/) [b](/guides/mattress-type/) [c](/help/faq/) [d](/mattress-model/a-b/) [e](/)",
      ),
    ).toEqual([
      "We have no page at /guide/mattress-types/",
      "There’s no guide “mattress-type”.",
      "We have no page at /help/faq/",
    ]);
  });

  test("are none of terms and guides that can’t be read now", () => {
    const none = { terms: new Set<string>(), guides: new Set<string>() };
    expect(textFaults("[a](/mattress-glossary/latx/) [b](/guides/x/)", 0, none)).toEqual([]);
  });

  test("are not the glossary itself, its filters, terms that there are, and other sites", () => {
    const body =
      "[a](/mattress-glossary/) [b](/mattress-glossary/?kind=materials) [c](/mattress-glossary/latex/) :source[2] " +
      "[d](https://www.astm.org/x) [e](/mattress-models/?type=hybrid) [f](/guides/mattress-types/#s-coils)";
    expect(faults(body)).toEqual([]);
  });

  test("are found in no time in 30,000 characters of beginnings", () => {
    for (const part of ["](/", "](/mattress-glossary/", ":source["])
      expect(faults(part.repeat(30_000 / part.length)).length).toBeLessThanOrEqual(1);
    expect(faults(Array.from({ length: 100 }, (_, at) => `:source[${at + 3}]`).join(" "))).toHaveLength(20);
  });
});
