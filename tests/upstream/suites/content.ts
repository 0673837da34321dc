import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GuideDetail, TermDetail, TermSummary } from "#contracts/content/content";
import { mattressTypes } from "#contracts/mattress";
import { readGuideFiles, readPageFiles, readTermFiles } from "../../../upstream/content/content-files";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

export function contentSuite(start: Start): void {
  describe("guides and glossary", () => {
    let upstream: TestUpstream;
    let anybody: ApiVisitor;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
      anybody = new ApiVisitor(upstream.origin);
    });
    afterAll(() => upstream.close());

    const guide = async (slug: string): Promise<GuideDetail> => (await anybody.get(`/api/v2/guides/${slug}/`)).body;
    const term = async (slug: string): Promise<TermDetail> => (await anybody.get(`/api/v2/glossary/${slug}/`)).body;

    test("guides are listed in the order in which they are read, with the words that a reader counts", async () => {
      const { items } = (await anybody.get("/api/v2/guides/")).body;
      expect(items.map(({ slug }: { slug: string }) => slug)).toEqual(readGuideFiles().map(({ slug }) => slug));
      for (const { words, short, summary, reviewed_on } of items) {
        expect(words).toBeGreaterThan(1400);
        expect(words).toBeLessThan(2600);
        expect([short, summary, reviewed_on]).not.toContain("");
      }
    });

    test("terms are listed by their names, whatever case these have", async () => {
      const items: TermSummary[] = (await anybody.get("/api/v2/glossary/")).body.items;
      expect(items).toHaveLength(readTermFiles().length);
      const names = items.map((each) => each.term.toLowerCase());
      expect(names).toEqual([...names].sort((one, other) => new Intl.Collator("en-US").compare(one, other)));
      expect(items.find(({ slug }) => slug === "fiberglass-sock")!.also).toContain("glass fiber fire barrier");
    });

    test("a guide has its text, and three beds of each type that it shows", async () => {
      for (const { slug, body, sources } of readGuideFiles()) {
        const detail = await guide(slug);
        expect(detail.guide.body).toBe(body);
        expect(detail.guide.sources).toHaveLength(sources.length);
        const asked = new Set([...body.matchAll(/^::beds\{type=([a-z-]+)\}/gm)].map(([, type]) => type));
        expect(new Set(detail.beds.map(({ type }) => type))).toEqual(asked);
        for (const { type, models } of detail.beds) {
          expect(models.map((model) => model.type)).toEqual(Array(3).fill(type));
          expect(new Set(models.map(({ brand }) => brand.slug)).size).toBe(3);
        }
      }
    });

    test("figures are those of the catalogue: sizes in inches, prices in order, shares that a sentence can name", async () => {
      const facts = (await guide("mattress-types")).facts!;
      expect(facts.types.map(({ type }) => type)).toEqual([...mattressTypes]);
      expect(facts.types.reduce((sum, { models }) => sum + models, 0)).toBe(facts.models);
      expect((await anybody.get("/api/v2/mattresses/")).body.count).toBeLessThanOrEqual(facts.models);
      for (const { models, queen_cents: queen } of facts.types.filter(({ models: count }) => count > 0)) {
        expect(models).toBeGreaterThan(2);
        expect(queen!.low).toBeGreaterThan(10_000);
        expect(queen!.low).toBeLessThan(queen!.middle);
        expect(queen!.middle).toBeLessThan(queen!.high);
      }
      const size = (name: string) => facts.sizes.find((each) => each.size === name)!;
      expect(size("queen")).toMatchObject({ width_inches: 60, length_inches: 80, of_queen: 1 });
      expect(size("king").of_queen).toBeGreaterThan(1.1);
      expect(size("twin").of_queen).toBeLessThan(0.8);
      expect(facts.trial_nights!.middle).toBeGreaterThanOrEqual(30);
      expect(facts.warranty_years!.high).toBeLessThanOrEqual(30);
      expect(facts.charge_returns).toBeGreaterThan(0);
      expect(facts.charge_returns).toBeLessThan(1);
      expect([facts.brands, facts.stores].every((count) => count > 0)).toBe(true);
    });

    test("the beds of a term have what it means, and are counted", async () => {
      const showing = readTermFiles().filter(({ shows }) => shows !== undefined);
      expect(showing.length).toBeGreaterThan(5);
      for (const { slug, shows } of showing) {
        const { beds } = await term(slug);
        if (beds === null) continue;
        expect(beds.count, slug).toBeGreaterThanOrEqual(beds.models.length);
        for (const model of beds.models) {
          if ("type" in shows!) expect([model.type, beds.type], slug).toEqual([shows.type, shows.type]);
          else if ("top" in shows!) expect(model.top_style, slug).toBe(shows.top);
          else {
            const { layers } = (await anybody.get(`/api/v2/models/${model.slug}/`)).body.model;
            const made = layers.map(({ material }: { material: string }) => material);
            expect(
              shows!.material.some((each) => made.includes(each)),
              `${slug}: ${model.slug}`,
            ).toBe(true);
          }
        }
      }
    });

    test("a term has its neighbors in the glossary, and the terms that go with it in their order", async () => {
      const items: TermSummary[] = (await anybody.get("/api/v2/glossary/")).body.items;
      const [first, second] = items;
      expect((await term(first!.slug)).before).toBeNull();
      expect((await term(first!.slug)).after!.slug).toBe(second!.slug);
      expect((await term(items.at(-1)!.slug)).after).toBeNull();
      const file = readTermFiles().find(({ slug }) => slug === "pocketed-coil")!;
      expect((await term(file.slug)).related.map(({ slug }) => slug)).toEqual(file.related);
    });

    test("a page of information has its text, and figures of the catalogue only where it shows some", async () => {
      for (const { slug, title, body } of readPageFiles()) {
        const found = (await anybody.get(`/api/v2/information/${slug}/`)).body;
        expect([found.page.title, found.page.body, found.facts === null]).toEqual([
          title,
          body,
          !body.includes(":live{"),
        ]);
      }
    });

    test("nobody is named as who runs the site until a postal address is set", async () => {
      expect((await anybody.get("/api/v2/information/about/")).body.disclosures.operator).toBeNull();
    });

    test("every seller that the catalogue links to is told with what it pays, as its links say", async () => {
      const { partners } = (await anybody.get("/api/v2/information/disclosure-policy/")).body.disclosures;
      const offers = await upstream.db.selectFrom("offer").select(["seller", "commission_terms"]).distinct().execute();
      const told = new Map<string, string[]>(
        partners.map((each: { name: string; pays: string[] }) => [each.name, each.pays]),
      );
      expect(partners.map(({ name }: { name: string }) => name.toLowerCase())).toEqual(
        [...told.keys()].map((name) => name.toLowerCase()).sort(),
      );
      for (const { seller, commission_terms: terms } of offers) {
        if (terms === null) expect(told.get(seller), seller).toBeDefined();
        else expect(told.get(seller), seller).toContain(terms);
      }
      expect([...told.values()].some((pays) => pays.length === 0)).toBe(true);
      const { items } = (await anybody.get("/api/v2/cashback-offers/")).body;
      const giving = new Set(items.map(({ seller }: { seller: string }) => seller));
      for (const { name, cashback } of partners) expect([name, cashback]).toEqual([name, giving.has(name)]);
    });

    test("what there is not is 404", async () => {
      for (const path of [
        "guides/no-such",
        "information/no-such",
        "information/latex",
        "glossary/no-such",
        "guides/latex",
      ])
        expect((await anybody.get(`/api/v2/${path}/`)).status, path).toBe(404);
    });
  });
}
