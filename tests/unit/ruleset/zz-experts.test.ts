import { test } from "vitest";
import { experts } from "./experts";
import { generateBeds } from "../../../upstream/database/seed/generate-catalogue";
import { ownerRatings } from "../../../upstream/database/seed/owner-ratings";
import { createRandom } from "../../../upstream/database/seed/random";
import { buildOf } from "../../../upstream/rules/match/match-model";
import { currentRuleset as rules } from "../../../upstream/rules/match/ruleset";
import { scoreModels } from "../../../upstream/rules/match/score-models";
import { foldLines, wholeScore } from "../../../upstream/rules/match/rank";
import { bandOf, thirdBest } from "../../../upstream/rules/match/bands";
import { readingsOf } from "../../../upstream/rules/readings/readings";
import { makingGrade } from "../../../upstream/rules/bedlark-score/layer-grade";
import { kindsOf } from "../../../upstream/rules/bedlark-score/kinds";
import { bedlarkScore } from "../../../upstream/rules/bedlark-score/bedlark-score";
import { profileOf } from "../../../upstream/rules/match/profile";
test("outcome", { timeout: 300000 }, () => {
  const t0 = performance.now();
  const cat = generateBeds(1);
  console.log("generated", cat.brands.length, cat.lines.length, cat.models.length, performance.now() - t0);
  const brandOfLine = new Map(
    cat.lines.map((l) => [l.slug, cat.collections.find((c) => c.slug === l.collection_slug)!.brand_slug]),
  );
  const lineIds = new Map(cat.lines.map(({ slug }, i) => [slug, i + 1]));
  const random = createRandom(1).fork("owner ratings");
  const tr = createRandom(1).fork("tests");
  const beds: any[] = cat.models.map((m) => {
    const est = readingsOf(m.layers);
    const own = tr.fork(m.slug);
    const tested = m.firmness.measured !== null && own.chance(0.42);
    const r: any = { ...est };
    if (tested)
      for (const k in r)
        if (k !== "hug")
          r[k] = Math.min(5, Math.max(1, 0.7 * (r[k] + (own.next() + own.next() - 1) * 0.42) + 0.3 * r[k]));
    const dist = m.rating_distribution;
    const n = dist.reduce((a, b) => a + b, 0);
    const sum = dist.reduce((s, e, i) => s + e * (i + 1), 0);
    const owners = ownerRatings(m, [], random.fork(m.slug)).map((o) => {
      const c = o.distribution.reduce((a, b) => a + b, 0);
      return {
        position: o.sleep_position,
        weight_band: o.weight_band,
        count: c,
        mean: o.distribution.reduce((s, e, i) => s + e * (i + 1), 0) / c,
      };
    });
    return {
      card: { slug: m.slug, name: m.name, type: m.type },
      brand: brandOfLine.get(m.line_slug),
      line_id: lineIds.get(m.line_slug)!,
      readings: r,
      est,
      tested,
      firmness: m.firmness,
      build: buildOf(m.layers, m.top_style),
      height_inches: m.height_inches,
      materials: new Set(m.layers.map((l) => l.material)),
      capacity_pounds: m.capacity_pounds,
      prices: new Map(m.variants.map((v) => [v.size, { now_cents: v.list_cents }])),
      policies: m.policies,
      delivery_states: null,
      owners,
      owner_stars: (sum + 8 * 3.7) / (n + 8),
      store_ids: [1],
      n,
      sum,
      m,
    };
  });
  console.log("tested", beds.filter((b) => b.tested).length);
  // score 2
  const kb = beds.map((b) => ({
    b,
    type: b.m.type,
    firmness: b.build.firmness,
    grade: makingGrade(b.m.layers, { edgeEncased: b.m.edge_encased, twoSided: b.m.two_sided }),
    readings: b.est,
  }));
  const kinds = kindsOf(kb);
  for (const k of kb) {
    const share = 0.35;
    k.b.score2 = bedlarkScore(
      {
        grade: k.grade,
        firmness: k.firmness,
        readings: k.b.readings,
        tested: k.b.tested,
        afterAYear: { count: Math.round(k.b.n * share), stars: k.b.sum * share },
        policies: k.b.m.policies,
      },
      (kinds as any)[k.type],
    ).score;
  }
  const mean = (a: number[]) => a.reduce((x, y) => x + y, 0) / a.length;
  const corr = (a: number[], b: number[]) => {
    const x = mean(a),
      y = mean(b);
    return (
      a.reduce((s, v, i) => s + (v - x) * (b[i]! - y), 0) /
      Math.sqrt(a.reduce((s, v) => s + (v - x) ** 2, 0) * b.reduce((s, v) => s + (v - y) ** 2, 0))
    );
  };
  const all = beds.map((b) => b.score2);
  const tot = all.reduce((s, v) => s + (v - mean(all)) ** 2, 0);
  const ty: any = {};
  for (const b of beds) (ty[b.m.type] ??= []).push(b.score2);
  let between = 0;
  for (const t in ty) between += ty[t].length * (mean(ty[t]) - mean(all)) ** 2;
  console.log(
    "score2 by type",
    (between / tot).toFixed(3),
    "spread",
    Math.min(...all),
    Math.max(...all),
    "price corr",
    corr(
      beds.filter((b) => b.prices.get("queen")?.now_cents).map((b) => Math.log(b.prices.get("queen").now_cents)),
      beds.filter((b) => b.prices.get("queen")?.now_cents).map((b) => b.score2),
    ).toFixed(2),
    "stars corr",
    corr(
      beds.filter((b) => b.n >= 10).map((b) => b.sum / b.n),
      beds.filter((b) => b.n >= 10).map((b) => b.score2),
    ).toFixed(2),
  );
  for (const t in ty) {
    const s = ty[t].sort((a: number, b: number) => a - b);
    console.log(t, s.length, s[0], s[s.length >> 1], s[s.length - 1]);
  }
  const top = [...beds].sort((a, b) => b.score2 - a.score2).slice(0, 50);
  const tt: any = {};
  const tb: any = {};
  for (const b of top) {
    tt[b.m.type] = (tt[b.m.type] ?? 0) + 1;
    tb[b.brand] = (tb[b.brand] ?? 0) + 1;
  }
  console.log("top50", tt, Object.keys(tb).length);
  for (const e of experts) {
    const prof = profileOf(e.answers);
    const { ranked } = scoreModels(prof, beds, rules, { state: null, nearStores: null });
    const lines = foldLines(ranked).map((l) => l.best);
    const f: any = lines[0];
    const ok = f !== undefined && e.holds(f, lines as any);
    console.log(
      ok ? "ok  " : "FAIL",
      e.id,
      e.who,
      "|",
      e.expects,
      "|",
      f
        ? `${f.model.card.slug} ${f.model.card.type} ${f.score / 10} firm ${f.sleepers[0].fit.firmness.toFixed(1)} ${f.model.height_inches} in`
        : "none",
    );
  }
});
