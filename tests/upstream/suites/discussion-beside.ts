import { describe, expect, test } from "vitest";
import { discussionWorld } from "./discussion-world";
import type { Start } from "./start";

/** What stands beside a question. */
export function discussionBesideSuite(start: Start): void {
  describe("beside a question", () => {
    const { question } = discussionWorld(start);
    const related = async (slug: string) => (await question(slug)).related.map((each) => each.slug);

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
