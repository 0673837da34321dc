import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { searchAnswer } from "#contracts/search";
import { ApiVisitor } from "../support/api-visitor";
import { startUpstream, type TestUpstream } from "../support/upstream";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let upstream: TestUpstream;
let visitor: ApiVisitor;
beforeAll(async () => {
  upstream = await startUpstream({ catalogue: "demo" });
  visitor = new ApiVisitor(upstream.origin);
});
afterAll(() => upstream.close());

const find = async (q: string, more = "") =>
  searchAnswer.parse((await visitor.get(`/api/v2/search/?q=${encodeURIComponent(q)}${more}`)).body);

describe("A search for a bunk", () => {
  test("beds for a child’s bunk are all that the quiz lists for one, those made for children or bunks first", async () => {
    const found = async (q: string) => {
      const { understood, groups } = await find(q, "&kind=model");
      const slugs = groups[0]!.items.map(({ slug }) => upstream.services.catalogue().bySlug.get(slug)!);
      return { count: understood!.beds!.count, beds: slugs, listing: understood!.listing };
    };
    const quiz = "recipient=child&bunk=yes&size=twin";
    const listed = (await visitor.get(`/api/v2/match/?${quiz}`)).body.count as number;
    const kids = await found("kids bunk bed mattress");
    expect([kids.count, kids.listing]).toEqual([listed, null]);
    expect(kids.count).toBeGreaterThan(6);
    for (const q of ["kids bunk bed mattress", "bunk bed mattress"]) {
      const { beds } = await found(q);
      expect(Math.max(...beds.map(({ height_inches }) => height_inches))).toBeLessThanOrEqual(8);
      const forOthers = beds.map(({ made_for }) => made_for !== "children" && made_for !== "bunk");
      expect(forOthers).toEqual([...forOthers].sort());
      expect(forOthers).toContain(true);
    }
    expect((await found("bunk bed mattress for a couple")).beds.every(({ made_for }) => made_for === "bunk")).toBe(
      true,
    );
  });
});
