import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

export function usualPriceSuite(start: Start): void {
  describe("prices in deals", () => {
    let upstream: TestUpstream;
    let visitor: ApiVisitor;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
      visitor = new ApiVisitor(upstream.origin);
    });
    afterAll(() => upstream.close());

    /** Worked out by the database, model by model, without the rules of the upstream. */
    test("name the usual price of the bed itself until they have ended, then the one from before them, as observed", async () => {
      const { rows } = await sql<{
        deal: string;
        model: string;
        size: string;
        before: number | null;
        before_of: number;
        usual: number | null;
        usual_of: number;
        lowest: number;
      }>`
        with sized as (
          select d.id, d.slug as deal, d.starts_on, x.model_id, m.slug as model,
            (select o.size from price_observation o where o.model_id = m.id
              order by o.size <> 'queen', array_position(array['twin','twin-xl','full','queen','king','cal-king','split-king'], o.size)
              limit 1) as size
          from deal d join deal_model x on x.deal_id = d.id join model m on m.id = x.model_id
        )
        select s.deal, s.model, s.size, round(percentile_disc(0.5) within group (order by o.price_cents)
            filter (where o.observed_on between s.starts_on - 90 and s.starts_on - 1)::numeric) as before,
          count(*) filter (where o.observed_on between s.starts_on - 90 and s.starts_on - 1) as before_of,
          round(percentile_disc(0.5) within group (order by o.price_cents)
            filter (where o.observed_on > l.day - 90)::numeric) as usual,
          count(*) filter (where o.observed_on > l.day - 90) as usual_of,
          min(o.price_cents) as lowest
        from sized s join price_observation o on o.model_id = s.model_id and o.size = s.size
          join (select model_id, size, max(observed_on) as day from price_observation group by model_id, size) l
            on l.model_id = s.model_id and l.size = s.size
        group by s.deal, s.model, s.size
      `.execute(upstream.db);
      const bySlug = new Map<string, typeof rows>();
      for (const row of rows) bySlug.set(row.deal, [...(bySlug.get(row.deal) ?? []), row]);
      expect(bySlug.size).toBeGreaterThan(40);
      for (const [slug, expected] of bySlug) {
        const { deal, models } = (await visitor.get(`/api/v2/deals/${slug}/`)).body;
        const shown = models
          .filter((each: { lowest_cents: number | null }) => each.lowest_cents !== null)
          .map((each: Record<string, unknown> & { model: { slug: string } }) => ({
            deal: slug,
            model: each.model.slug,
            size: each.size,
            usual: each.before_cents,
            of: each.before_of,
            lowest: each.lowest_cents,
          }));
        const order = (list: { model: string }[]) => [...list].sort((one, other) => (one.model < other.model ? -1 : 1));
        const named = expected.map(({ before, before_of, usual, usual_of, ...each }) => ({
          ...each,
          ...(deal.state === "ended" ? { usual: before, of: before_of } : { usual, of: usual_of }),
        }));
        expect(order(shown)).toEqual(order(named));
      }
    });
  });
}
