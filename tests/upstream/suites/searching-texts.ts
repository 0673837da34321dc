import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FoundText, searchAnswer, suggestions } from "#contracts/search";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

export function searchTextSuite(start: Start): void {
  describe("searching for texts", () => {
    let upstream: TestUpstream;
    let visitor: ApiVisitor;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
      visitor = new ApiVisitor(upstream.origin);
    });
    afterAll(() => upstream.close());

    const find = async (q: string, more = "") =>
      searchAnswer.parse((await visitor.get(`/api/v2/search/?q=${encodeURIComponent(q)}${more}`)).body);
    const suggest = async (q: string) =>
      suggestions.parse((await visitor.get(`/api/v1/autocomplete/universal_search/?q=${encodeURIComponent(q)}`)).body);
    const plain = (pieces: FoundText["title"]) => pieces.map(({ text }) => text).join("");
    const marked = (pieces: FoundText["title"]) =>
      pieces.flatMap(({ text, found }) => (found ? text.toLowerCase() : []));

    test("each kind has its count and its best, a term that is called so first, with the words marked", async () => {
      const { texts } = await find("memory foam");
      expect(texts.map(({ kind }) => kind).slice(0, 4)).toEqual(["term", "guide", "question", "thread"]);
      const [terms] = texts;
      expect(terms!.items[0]!.slug).toBe("memory-foam");
      expect(terms!.count).toBeGreaterThan(terms!.items.length);
      for (const { kind, items } of texts) {
        for (const { title, excerpt } of items) {
          // What a term means is shown whole, whether it has the words or not.
          const isMarked = [...marked(title), ...marked(excerpt)].some((word) => /^(?:memory|foams?)$/.test(word));
          expect(isMarked || kind === "term").toBe(true);
          expect(plain(excerpt)).not.toMatch(/::|\]\(|\*\*|[\uE000\uE001]/);
        }
      }
    });

    test("other forms of a word count as the word, and all the words have to be there", async () => {
      const sags = await find("mattresses that sag");
      expect(
        sags.texts.flatMap(({ items }) => items.flatMap(({ title, excerpt }) => marked([...title, ...excerpt]))),
      ).toContain("sagging");
      expect((await find("zebra submarine memory foam")).texts).toEqual([]);
      expect((await find("the of and")).texts).toEqual([]);
      expect((await find("'; drop table post; --")).texts).toEqual([]);
    });

    test("a query that is the name of a term is told what it means, in other forms, as a question, with a typo", async () => {
      const meant = async (q: string) => (await find(q)).meaning?.slug ?? null;
      for (const q of ["sagging", "off gassing", "Off-gassing", "what is ILD?", "airbed", "memmory foam"])
        expect([q, await meant(q)]).toEqual([q, expect.any(String)]);
      expect(await meant("what does ILD mean")).toBe("ild");
      expect(await meant("memory foam mattress under $900")).toBeNull();
      expect((await find("memmory foam")).texts.map(({ kind }) => kind)).toContain("question");
      expect((await find("sagging", "&kind=term")).meaning).toBeNull();
    });

    test("pages about the site are found by what they say, and not by what they are filled with", async () => {
      const pages = async (q: string) =>
        (await find(q)).texts.flatMap(({ kind, items }) => (kind === "page" ? items.map(({ slug }) => slug) : []));
      expect((await pages("privacy"))[0]).toBe("privacy");
      expect(await pages("return policy")).not.toEqual([]);
      expect(await pages("how do you make money")).toContain("disclosure-policy");
      expect((await find("content guidelines", "&kind=page")).texts[0]!.items[0]!.slug).toBe("content-guidelines");
      // `::materials` fills about/, `::anchor{name=…}` stands in it.
      expect(await pages("anchor")).toEqual([]);
      expect(await suggest("disclosure pol")).toContainEqual({ result: "Disclosure policy", type: "page" });
    });

    test("an excerpt is what a term means, or says with dots where its text goes on", async () => {
      const { texts } = await find("sagging");
      const excerpts = (wanted: string) =>
        texts.flatMap(({ kind, items }) => (kind === wanted ? items.map(({ excerpt }) => plain(excerpt)) : []));
      for (const summary of excerpts("term")) expect(summary).toMatch(/^[^…]+\.$/);
      for (const cut of excerpts("guide")) expect(cut).toMatch(/^….+…$/);
      const [byTitle] = (await find("claim denied coffee stain", "&kind=question")).texts.flatMap(({ items }) => items);
      expect(plain(byTitle!.excerpt)).toMatch(/^My hybrid has a dip .+…$/);
    });

    test("a word that texts have is no slip of a name, and what only titles have corrects a slip", async () => {
      const crater = await find("crater in my mattress");
      expect(crater.corrected).toBeNull();
      expect(crater.texts.map(({ kind }) => kind)).toContain("thread");
      for (const [typed, corrected] of [
        ["fiberglas", "fiberglass"],
        ["bedbgs", "bed bugs"],
        ["privcy", "privacy"],
      ]) {
        const found = await find(typed!);
        expect([found.query, found.corrected]).toEqual([typed, corrected]);
        expect(found.texts).not.toEqual([]);
      }
      expect((await find("caspr")).corrected).toBe("casper");
      for (const word of ["offgassing", "pocket springs", "pocket coils"])
        expect((await find(word)).meaning).not.toBeNull();
      // The list of one kind corrects them as well.
      expect((await find("memmory foam", "&kind=question")).texts).not.toEqual([]);
      expect((await find("fiberglas", "&exact=true")).texts).toEqual([]);
    });

    test("what the tips of the search page promise is found", async () => {
      const kindsFor = async (q: string) => (await find(q)).texts.map(({ kind }) => kind);
      expect(await kindsFor("how long does memory foam last")).toEqual(expect.arrayContaining(["guide", "question"]));
      for (const word of ["ILD", "Euro top"]) expect((await find(word)).meaning).not.toBeNull();
      expect(await kindsFor("squeaking")).toContain("thread");
    });

    test("one kind is listed 20 a page, and no page is after the last", async () => {
      const all = await find("mattress", "&kind=term");
      expect([all.kind, all.groups, all.page]).toEqual(["term", [], 1]);
      expect(all.texts[0]!.items).toHaveLength(20);
      expect(all.pages).toBe(Math.ceil(all.texts[0]!.count / 20));
      const last = await find("mattress", `&kind=term&page=${all.pages}`);
      expect(last.texts[0]!.count).toBe(all.texts[0]!.count);
      expect((await visitor.get(`/api/v2/search/?q=mattress&kind=term&page=${all.pages + 1}`)).status).toBe(404);
      expect((await find("mattress", "&kind=store")).texts).toEqual([]);
      expect(await find("zebra", "&kind=question")).toMatchObject({ texts: [], pages: 1, kind: "question" });
    });

    /** Every sign on a keyboard, so many times in each place in which somebody may have typed it. */
    const signs = [..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~–“”", "- ", "-!", '-"', '"-', "a|-", "or "];
    const places: readonly ((run: string) => string)[] = [
      (run) => run,
      (run) => `${run}bed`,
      (run) => `bed ${run}`,
      (run) => `"bed${run}firm" "a`,
    ];
    const others = ["/api/v2/questions/", "/api/v2/forum/threads/", "/api/v1/autocomplete/universal_search/"];

    test.each([40, 200])("signs say nothing, %i of one in a row and wherever they stand", async (times) => {
      const asked = signs.flatMap((sign, index) =>
        places.flatMap((place, at) => {
          const q = encodeURIComponent(place(sign.repeat(times)).slice(0, 200));
          return ["/api/v2/search/", others[(index + at) % others.length]!].map((path) => `${path}?q=${q}`);
        }),
      );
      const failed: [string, number][] = [];
      for (const path of asked) {
        const { status } = await visitor.get(path);
        if (status >= 500) failed.push([path, status]);
      }
      expect(failed).toEqual([]);
    });

    test("words around signs are found as words, quoted ones together, and none with a minus", async () => {
      const found = async (q: string, kind: string) =>
        (await find(q, `&kind=${kind}&exact=true`)).texts.flatMap(({ items }) => items.map(({ slug }) => slug));
      const guides = (q: string) => found(q, "guide");
      const both = await guides("memory foam");
      expect(both).not.toEqual([]);
      for (const q of [`memory ${"-".repeat(40)} foam`, "(memory) & foam!", "memory|foam", "memory - foam"])
        expect(await guides(q), q).toEqual(both);
      expect(await guides('"memory foam')).toEqual(await guides('"memory foam"'));
      const without = await found("mattress -memory", "term");
      expect(without).toHaveLength(20);
      const having = await found("mattress memory", "term");
      expect(without.filter((slug) => having.includes(slug))).toEqual([]);
    });

    test("terms, guides and questions are suggested after names", async () => {
      const found = await suggest("memory f");
      expect(found.map(({ type }) => type)).toContain("term");
      expect(found.length).toBeLessThanOrEqual(8);
      expect((await suggest("box spring")).some(({ type }) => type === "question")).toBe(true);
      expect(await suggest("mattress types")).toContainEqual(expect.objectContaining({ type: "guide" }));
    });
  });
}
