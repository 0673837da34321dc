import { mkdirSync, writeFileSync } from "node:fs";
import { test } from "vitest";
import { generateBeds } from "../../../upstream/database/seed/generate-catalogue";

test("prints beds", () => {
  const c = generateBeds(1) as any;
  mkdirSync("/work/wt/beds", { recursive: true });
  const brandOf = new Map(c.collections.map((x: any) => [x.slug, x.brand_slug]));
  const brandOfLine = new Map(c.lines.map((l: any) => [l.slug, brandOf.get(l.collection_slug)]));
  for (const b of c.brands) {
    const models = c.models.filter((m: any) => brandOfLine.get(m.line_slug) === b.slug);
    const p = models[0].policies;
    const text = [`${b.name}: ${models.length} beds; terms of the brand ${JSON.stringify(p)}`, ...models.map((m: any) => {
      const q = m.variants.find((v: any) => v.size === "queen")?.list_cents;
      return `- ${m.slug} | ${m.name} | ${m.type} | ${m.height_inches} in | firmness ${m.firmness.measured ?? m.firmness.claimed}${m.firmness.range ? " set at home" : ""} | queen ${q ? "$" + q / 100 : "not published"} | sizes ${m.variants.map((v: any) => v.size).join(" ")} | ${m.layers.map((l: any) => `${l.inches}" ${l.name}`).join(", ")}${JSON.stringify(m.policies) === JSON.stringify(p) ? "" : " | own terms " + JSON.stringify(m.policies)}`;
    })].join("\n");
    writeFileSync(`/work/wt/beds/${b.slug}.txt`, text + "\n");
  }
}, 200000);
