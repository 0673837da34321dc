import { describe, expect, test } from "vitest";
import type { MatchAnswer } from "#contracts/match/match";
import { readQuestionFiles } from "../../../upstream/demo/discussions/discussion-files";
import { insertDiscussions } from "../../../upstream/demo/discussions/discussion-rows";
import { discussionWorld } from "./discussion-world";
import type { Start } from "./start";

/** What stands beside a question. */
export function discussionBesideSuite(start: Start): void {
  describe("beside a question", () => {
    const { db, get, question } = discussionWorld(start);
    const related = async (slug: string) => (await question(slug)).related.map((each) => each.slug);

    test("are the best of the match's good beds for whoever it speaks of, and none beside one that speaks of nobody", async () => {
      for (const { slug, beds: asked } of readQuestionFiles()) {
        const { beds } = await question(slug);
        if (asked === undefined) {
          expect(beds, slug).toBeNull();
          continue;
        }
        expect(beds!.answers, slug).toEqual(asked);
        expect(beds!.models, slug).toHaveLength(3);
        const listed = await get<MatchAnswer>(`/match/?${new URLSearchParams(asked).toString()}`);
        const [first] = listed.results.filter(
          ({ model }) => model.price_cents! <= Number(asked.budgetRange ?? 1e6) * 100,
        );
        expect(beds!.models[0]!.slug, slug).toBe(first!.model.slug);
        for (const { price_size, price_cents } of beds!.models) {
          if (asked.size !== undefined) expect(price_size, slug).toBe(asked.size);
          expect(price_cents, slug).toBeLessThanOrEqual(Number(asked.budgetRange ?? 1e6) * 100);
        }
      }
    });

    test("is no bed that shakes whoever wakes easily, and no queen for a child of four", async () => {
      const light = (await question("partner-tosses-and-wakes-me")).beds!;
      expect(light.models.map(({ slug }) => slug)).not.toContain("saatva-granite-ridge-firm-euro-top");
      const child = (await question("first-real-bed-for-a-four-year-old")).beds!;
      expect(new Set(child.models.map(({ price_size }) => price_size))).toEqual(new Set(["twin"]));
      const heavy = (await question("weight-limit-at-330-pounds")).beds!;
      expect(Math.max(...heavy.models.map(({ price_cents }) => price_cents!))).toBeLessThanOrEqual(180_000);
    });

    test("of an earlier release whose beds were of a type are those of this one, once it is seeded again", async () => {
      const slug = "weight-limit-at-330-pounds";
      const shows = JSON.stringify({ type: "latex-hybrid" });
      await db().updateTable("discussion").set({ shows }).where("slug", "=", slug).execute();
      expect((await question(slug)).beds).toBeNull();
      await insertDiscussions(db());
      expect((await question(slug)).beds!.answers!.pounds).toBe("330");
    });

    test("are questions that share a topic and what is rare", async () => {
      expect(await related("recover-a-latex-core")).toContain("latex-allergy-and-latex-mattress");
      expect((await related("sag-below-warranty-limit")).slice(0, 2)).toEqual([
        "prorated-years-explained",
        "warranty-denied-for-a-stain",
      ]);
      expect((await related("how-to-haggle-in-a-mattress-store"))[0]).toBe("cheapest-time-of-year-to-buy");
    });

    test("are no questions that share chance words of the title, however many", async () => {
      for (const slug of ["recover-a-latex-core", "edge-for-putting-on-socks", "king-or-california-king"])
        expect(await related(slug), slug).not.toContain("baby-naps-on-our-bed");
      expect(await related("baby-naps-on-our-bed")).toEqual([]);
      expect(await related("store-closed-before-delivery")).toEqual([]);
      expect(await related("firm-bed-for-lower-back-pain")).not.toContain("getting-rid-of-an-old-mattress");
    });
  });
}
