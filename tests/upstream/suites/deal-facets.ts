import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ModelDetail } from "#contracts/catalogue";
import { type DealDetail, type DealListing, dealStates, type DealSummary } from "#contracts/deals";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { everyPage } from "./every-page";
import type { Start } from "./start";

type Query = Record<string, string>;

interface Bed {
  type: string | null;
  price: string | null;
  sizes: readonly string[];
}

function priceBand(cents: number | null): string | null {
  if (cents === null) return null;
  const bands = [
    [75_000, "under-750"],
    [125_000, "750-1250"],
    [200_000, "1250-2000"],
    [300_000, "2000-3000"],
  ] as const;
  return bands.find(([below]) => cents < below)?.[1] ?? "over-3000";
}

export function dealFacetSuite(start: Start): void {
  describe("the facets of deals", () => {
    let upstream: TestUpstream;
    let visitor: ApiVisitor;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
      visitor = new ApiVisitor(upstream.origin);
    });
    afterAll(() => upstream.close());

    const list = async (query: Query): Promise<DealListing> => {
      const { status, body } = await visitor.get(`/api/v2/deals/?${new URLSearchParams(query).toString()}`);
      expect(status).toBe(200);
      return body;
    };
    const whole = everyPage(list);
    const everyState = { state: dealStates.join(",") };

    test("are counted in each facet without its own choice", async () => {
      const all = (await whole(everyState)).items;
      const brands = [...new Set(all.map(({ brand }) => brand.slug))].slice(0, 12);
      const choices: Query[] = [
        {},
        { kind: "code,gift" },
        { state: "ended", kind: "price-cut" },
        { brand: brands.join(","), state: "upcoming,running" },
        { type: "hybrid,latex", price: "750-1250" },
      ];
      // One and the same bed must pass every facet.
      const beds = new Map<string, Bed[]>();
      for (const { slug } of all) {
        const { models } = (await visitor.get(`/api/v2/deals/${slug}/`)).body as DealDetail;
        beds.set(
          slug,
          await Promise.all(
            models.map(async ({ model, size, paid_cents }) => {
              const { variants } = (await visitor.get(`/api/v2/models/${model.slug}/`)).body
                .model as ModelDetail["model"];
              const sizes = variants.map((variant) => variant.size);
              return { type: model.type, price: size === "queen" ? priceBand(paid_cents) : null, sizes };
            }),
          ),
        );
      }
      const has = (deal: DealSummary, bed: Bed, key: string, value: string) => {
        if (key === "type" || key === "price") return bed[key] === value;
        if (key === "size") return bed.sizes.includes(value);
        return (key === "brand" ? deal.brand.slug : key === "kind" ? deal.kind : deal.state) === value;
      };
      for (const choice of choices) {
        const chosen: Query = { state: "running", ...choice };
        const recount = (wanted: Query) =>
          all.filter((deal) =>
            beds
              .get(deal.slug)!
              .some((bed) =>
                Object.entries(wanted).every(([key, values]) =>
                  values.split(",").some((value) => has(deal, bed, key, value)),
                ),
              ),
          );
        const { count, facets } = await list(choice);
        expect(count).toBe(recount(chosen).length);
        for (const { key, values } of facets) {
          for (const { value, count: shown, selected } of values) {
            // Another size has other prices, which are not counted again here.
            if (key === "size" && chosen.price !== undefined) continue;
            expect(`${key}=${value}: ${shown}`).toBe(`${key}=${value}: ${recount({ ...chosen, [key]: value }).length}`);
            expect(selected).toBe(chosen[key]?.split(",").includes(value) ?? false);
          }
        }
      }
    });

    test("by size are told where a deal shows a bed that was not seen in the size asked for, and whether it is made in it", async () => {
      // A visit of its own, which remembers the size.
      const sleeper = new ApiVisitor(upstream.origin);
      const size = "split-king";
      const seen = new Set<boolean>();
      for (const { slug } of (await whole({})).items) {
        const { example } = (await sleeper.get(`/api/v2/deals/${slug}/?size=${size}`)).body.deal;
        if (example === null) continue;
        const { body } = await sleeper.get(`/api/v2/models/${example.model.slug}/`);
        const made = body.model.variants.some((variant: { size: string }) => variant.size === size);
        expect(example.asked, slug).toEqual(example.size === size ? null : { size, made });
        seen.add(example.size === size);
      }
      expect(seen.size).toBe(2);
    });
  });
}
