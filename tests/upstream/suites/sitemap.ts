import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sitemapKinds, type SitemapIndex, type SitemapKind, type SitemapPage } from "#contracts/sitemap";
import { dayOf } from "#contracts/us-days";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

export function sitemapSuite(start: Start): void {
  describe("what there are pages of", () => {
    let upstream: TestUpstream;
    let robot: ApiVisitor;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
      robot = new ApiVisitor(upstream.origin);
    });
    afterAll(() => upstream.close());

    const list = async (kind: SitemapKind): Promise<SitemapPage> => (await robot.get(`/api/v2/sitemap/${kind}/`)).body;

    const pathOf = (kind: SitemapKind, name: string) =>
      things[kind].endsWith("=") ? `/api/v2/${things[kind]}${name}` : `/api/v2/${things[kind]}/${name}/`;

    /** Where the page of each kind asks the upstream. */
    const things: Record<SitemapKind, string> = {
      ...{ brands: "brands", collections: "collections", lines: "lines", models: "models", stores: "stores" },
      ...{ deals: "deals", comparisons: "comparisons", reviews: "reviews", "store-reviews": "store-reviews" },
      ...{ "expert-reviews": "expert-reviews", guides: "guides", terms: "glossary", questions: "questions" },
      threads: "forum/threads",
      "forum-categories": "forum/threads/?category=",
    };

    test("is told by kinds, each as new as the newest of its things", async () => {
      const { kinds }: SitemapIndex = (await robot.get("/api/v2/sitemap/")).body;
      expect(kinds.map(({ kind }) => kind)).toEqual([...sitemapKinds]);
      for (const { kind, pages, changed_on } of kinds) {
        const { items, pages: has } = await list(kind);
        expect(pages, kind).toBe(has);
        expect(changed_on, kind).toBe(
          items
            .map((item) => item.changed_on ?? "")
            .sort()
            .at(-1),
        );
      }
    });

    test.each(sitemapKinds)("answers 200, each once, and changed no later than today: %s", async (kind) => {
      const { count, items } = await list(kind);
      expect(new Set(items.map(({ name }) => name)).size).toBe(count);
      const today = dayOf(upstream.services.clock());
      expect(items.filter(({ changed_on }) => changed_on !== null && changed_on > today)).toEqual([]);
      for (const { name } of [items[0]!, items[items.length >> 1]!, items.at(-1)!])
        expect((await robot.get(pathOf(kind, name))).status, name).toBe(200);
    });

    test("leaves out deals that have ended and reviews that were not published", async () => {
      const ended = (await robot.get("/api/v2/deals/?state=ended")).body.items as { slug: string }[];
      const deals = new Set((await list("deals")).items.map(({ name }) => name));
      expect(ended.length).toBeGreaterThan(0);
      expect(ended.filter(({ slug }) => deals.has(slug))).toEqual([]);
      for (const [kind, table] of [
        ["reviews", "owner_review"],
        ["store-reviews", "store_review"],
      ] as const) {
        const { items } = await list(kind);
        const published = await upstream.db
          .selectFrom(table)
          .select("id")
          .where("state", "=", "published")
          .orderBy("id")
          .execute();
        expect(items.map(({ name }) => Number(name))).toEqual(published.map(({ id }) => id));
      }
    });

    test("is a 404 of another kind, and out of range", async () => {
      for (const path of ["chairs/", "models/?page=2", "models/?page=0", "models/?page=x"])
        expect((await robot.get(`/api/v2/sitemap/${path}`)).status, path).toBe(404);
    });
  });
}
