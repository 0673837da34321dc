import fc from "fast-check";
import { expect, test } from "vitest";
import { lineByLine } from "../../upstream/mattresses/line-order";
import type { ListedModel } from "../../upstream/mattresses/mattress-facets";

const bed = (brand: number, line: number) =>
  ({ model: { line_id: brand * 100 + line, card: { brand: { slug: `brand-${brand}` } } } }) as unknown as ListedModel;
const beds = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 5 })), { maxLength: 80 });
const lineOf = ({ model }: ListedModel) => model.line_id;
const brandOf = ({ model }: ListedModel) => model.card.brand.slug;

test("holds every bed once, each line's first before any second, when levels of lines are mixed", () => {
  fc.assert(
    fc.property(beds, (drawn) => {
      const sorted = drawn.map(([brand, line]) => bed(brand, line));
      const listed = lineByLine(sorted);
      expect(new Set(listed)).toEqual(new Set(sorted));
      const lines = new Set(sorted.map(lineOf)).size;
      const [heads, levels] = [listed.slice(0, lines), listed.slice(lines)];
      expect(new Set(heads.map(lineOf)).size).toBe(lines);
      expect(levels).toEqual(sorted.filter((each) => levels.includes(each)));
    }),
  );
});

test("gives a brand no third place of ten while lines of others are left", () => {
  fc.assert(
    fc.property(beds, (drawn) => {
      const sorted = drawn.map(([brand, line]) => bed(brand, line));
      const heads = lineByLine(sorted).slice(0, new Set(sorted.map(lineOf)).size);
      heads.forEach((head, index) => {
        const before = heads.slice(Math.max(0, index - 9), index);
        const often = (brand: string) => before.filter((each) => brandOf(each) === brand).length >= 2;
        if (often(brandOf(head))) for (const later of heads.slice(index)) expect(often(brandOf(later))).toBe(true);
      });
    }),
  );
});
