import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MatchAnswer } from "#contracts/match/match";
import { mattressListing } from "#contracts/mattresses";
import type { ModelPage } from "#contracts/model-page";
import { inShoppersWords } from "../../../upstream/rules/match/text/suits";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

export function modelPageSuite(start: Start): void {
  describe("a model's page", () => {
    let upstream: TestUpstream;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
    });
    afterAll(() => upstream.close());

    const visitor = () => new ApiVisitor(upstream.origin);
    const page = async (who: ApiVisitor, slug: string, query = ""): Promise<ModelPage> => {
      const { status, body } = await who.get(`/api/v2/models/${slug}/${query}`);
      expect(status).toBe(200);
      return body;
    };
    const listed = async (query: string) =>
      (await visitor().get(`/api/v2/mattresses/?${query}`)).body.items as {
        model: { slug: string };
        price: { now_cents: number; seller: string };
        deal: { slug: string } | null;
      }[];

    test("has the price of the size, its seller, and who pays us there", async () => {
      const { model, price } = (await listed("size=king"))[0]!;
      const found = await page(visitor(), model.slug, "?size=king");
      expect([found.size, found.price.now_cents]).toEqual(["king", price.now_cents]);
      expect(found.offer?.seller).toBe(price.seller);
      expect(found.offer?.url).toMatch(/^https:\/\/example\.com\/[a-z0-9-]+\/[a-z0-9-]+\/$/);
      const sellers = await upstream.db.selectFrom("offer").select(["seller", "commission_terms"]).distinct().execute();
      // One seller pays by one rule, whatever the bed.
      expect(new Set(sellers.map(({ seller }) => seller)).size).toBe(sellers.length);
      expect(sellers.some(({ commission_terms }) => commission_terms === null)).toBe(true);
    });

    test("says how much each side is made for and what a queen weighs, and nothing where that isn’t known", async () => {
      const stored = await upstream.db
        .selectFrom("model")
        .select(["slug", "capacity_pounds", "queen_pounds"])
        .orderBy("slug")
        .execute();
      const said = stored.find((row) => row.capacity_pounds !== null)!;
      const unsaid = stored.find((row) => row.capacity_pounds === null)!;
      await upstream.db.updateTable("model").set({ queen_pounds: null }).where("slug", "=", unsaid.slug).execute();
      expect((await page(visitor(), said.slug)).model).toMatchObject(said);
      expect((await page(visitor(), unsaid.slug)).model).toMatchObject({ ...unsaid, queen_pounds: null });
      expect(said.queen_pounds).toBeGreaterThan(20);
    });

    test("leads on to what its test found where its layers send nobody away", async () => {
      const { suits } = await page(visitor(), "titan-ironwood-medium");
      expect(suits!.who_not).toMatch(/^We tell no whole group to skip it, but .+ do better on .+\.$/);
      expect(suits!.found).toContain("Side sleepers past 230 lb push through the top");
      const { review } = (await visitor().get("/api/v2/expert-reviews/titan-ironwood-medium/")).body;
      expect([review.skip, review.cons.map(inShoppersWords)]).toEqual([suits!.who_not, suits!.found]);
    });

    test("has the prices of a twin, and a shop, of a bed for bunks that no queen is made of", async () => {
      const { items } = (await visitor().get("/api/v2/mattresses/?made-for=bunk")).body;
      expect(items.length).toBeGreaterThan(0);
      for (const { model, price } of items) {
        expect([price.size, price.now_cents !== null], model.slug).toEqual(["twin", true]);
        const { size, offer } = await page(visitor(), model.slug);
        expect([size, offer === null], model.slug).toEqual(["twin", false]);
        const { summary } = (await visitor().get(`/api/v2/models/${model.slug}/prices/`)).body;
        expect(summary.size, model.slug).toBe("twin");
      }
      // A size that is remembered from another bed changes none of it; one that is asked for does.
      const remembering = visitor();
      const [{ model }] = items;
      await remembering.get("/api/v2/mattresses/?size=queen");
      expect((await page(remembering, model.slug)).size).toBe("twin");
      const again = (await remembering.get("/api/v2/mattresses/?made-for=bunk")).body;
      expect([again.size, again.items[0].price.now_cents !== null]).toEqual(["twin", true]);
      expect((await page(remembering, model.slug, "?size=queen")).size).toBe("queen");
    });

    test("of a brand that sells in stores alone leads to no online shop", async () => {
      const beds = await upstream.db
        .selectFrom("model_card")
        .innerJoin("brand", "brand.id", "model_card.brand_id")
        .select(["model_card.slug", "brand.sold_online"])
        .distinctOn("model_card.brand_id")
        .orderBy("model_card.brand_id")
        .orderBy("model_card.slug")
        .execute();
      expect(new Set(beds.map(({ sold_online }) => sold_online)).size).toBe(2);
      for (const { slug, sold_online } of beds) {
        const { offer } = await page(visitor(), slug);
        expect(offer!.sold_online).toBe(sold_online);
        if (!sold_online) expect(offer!.commission?.terms ?? "").not.toContain("clicking");
      }
    });

    test("says what a running code comes to, in whole dollars", async () => {
      const deals = (await visitor().get("/api/v2/deals/?kind=code")).body.items as { slug: string }[];
      const { models, deal } = (await visitor().get(`/api/v2/deals/${deals[0]!.slug}/`)).body;
      const pages = await Promise.all(
        models.map(({ model }: { model: { slug: string } }) => page(visitor(), model.slug)),
      );
      // Of two running deals a model shows the one that ends first.
      const own = pages.filter((each: ModelPage) => each.deal?.slug === deal.slug);
      expect(own.length).toBeGreaterThan(0);
      for (const { deal: shown } of own as ModelPage[]) {
        const { now_cents, paid_cents, code, code_percent } = shown!;
        expect([code, code_percent]).toEqual([deal.code, deal.code_percent]);
        if (now_cents === null || paid_cents === null) continue;
        expect(paid_cents % 100).toBe(0);
        expect(Math.abs(paid_cents - now_cents * (1 - code_percent! / 100))).toBeLessThanOrEqual(50);
      }
    });

    test("says whom the bed suits and who should skip it", async () => {
      const { model } = (await listed("type=memory-foam"))[0]!;
      const { suits } = await page(visitor(), model.slug);
      expect(suits!.who).toMatch(/^It(’s not| suits) .+\.$/);
      expect(suits!.who_not).toMatch(/^(Skip it|We tell no) .+\.$/);
    });

    test("scores the bed as the results do for the answers that the visit remembers, until they are forgotten", async () => {
      const sleeper = visitor();
      const answers = "recipient=me&size=king&position=side&weight=130-230&pain=shoulder&temperature=hot";
      const { results } = (await sleeper.get(`/api/v2/match/?${answers}`)).body as MatchAnswer;
      const [first] = results;
      const { slug } = first!.model;
      const found = await page(sleeper, slug);
      expect(found.size).toBe("king");
      expect(found.your_match).toMatchObject({
        score: first!.score,
        band: first!.band,
        risk: first!.risk?.level ?? null,
        left_out: null,
        answers: Object.fromEntries(new URLSearchParams(answers)),
      });
      expect((await page(visitor(), slug)).your_match).toBeNull();
      const remembered = async () => (await sleeper.get("/api/v2/auth/user/")).body.match_answers as unknown;
      expect(await remembered()).toEqual(found.your_match!.answers);
      // Somebody who looks at an example keeps their own.
      await sleeper.get("/api/v2/match/?recipient=couple&size=full&position=back&example=yes");
      expect(await remembered()).toEqual(found.your_match!.answers);

      expect((await sleeper.write("POST", "/api/v2/match/forget/", {})).status).toBe(204);
      const forgotten = await page(sleeper, slug);
      expect([forgotten.your_match, forgotten.size, await remembered()]).toEqual([null, "king", null]);
      // There is nothing to forget now, and that is no fault.
      expect((await sleeper.write("POST", "/api/v2/match/forget/", {})).status).toBe(204);
    });

    test("has the match that a list sorted by it shows, which shows none of a bed that the answers leave out", async () => {
      const sleeper = visitor();
      await sleeper.get("/api/v2/match/?recipient=me&size=queen&position=side&pain=shoulder&budgetRange=800");
      const items = async (query: string) =>
        mattressListing.parse((await sleeper.get(`/api/v2/mattresses/${query}`)).body).items;
      const [first] = await items("");
      const { score, band, risk } = (await page(sleeper, first!.model.slug)).your_match!;
      expect(first!.your_match).toEqual({ score, band, risk });
      const dear = await items("?sort=match&price=over-3000");
      expect(dear.map(({ your_match }) => your_match)).toEqual(dear.map(() => null));
      expect((await items("?sort=score"))[0]!.your_match).toBeNull();
    });

    test("says why the results leave a bed out", async () => {
      const sleeper = visitor();
      await sleeper.get("/api/v2/match/?recipient=me&position=back&budgetRange=400&size=queen");
      const dear = (await listed("price=over-3000&size=queen"))[0]!;
      expect((await page(sleeper, dear.model.slug)).your_match?.left_out).toMatch(/\$400/);
    });

    test("keeps the answers over a sign-in, and gives them to nobody after a sign-out", async () => {
      const sleeper = visitor();
      await sleeper.get("/api/v2/match/?recipient=me&position=stomach&weight=over-230");
      await sleeper.signIn("sleeper@example.com");
      const { model } = (await listed(""))[0]!;
      expect((await page(sleeper, model.slug)).your_match).not.toBeNull();
      await sleeper.write("POST", "/api/v2/auth/signout/", {});
      expect((await page(sleeper, model.slug)).your_match).toBeNull();
    });
  });
}
