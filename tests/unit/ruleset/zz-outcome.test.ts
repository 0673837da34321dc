import { test } from "vitest";
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
  // sleepers
  const r = createRandom(31);
  const pick = (a: any[]) => r.pick(a);
  const N = Number(process.env.N ?? 2000);
  const ties: number[] = [];
  const exShare: number[] = [];
  let below = 0,
    firstEx = 0;
  const types: any = {},
    brands: any = {},
    models: any = {};
  let rich = 0,
    richCheap = 0;
  let hard = 0,
    unk = 0,
    few = 0;
  const below3: number[] = [];
  const scores: number[] = [];
  let ms = 0;
  for (let i = 0; i < N; i++) {
    const person = () => ({
      position: pick(["side", "side", "side", "side", "back", "back", "combination", "combination", "stomach"]),
      pounds: Math.round(100 + r.next() * r.next() * 240 + r.next() * 40),
      pain: [pick(["none", "none", "none", "low-back", "low-back", "shoulder", "hip", "neck"])],
      temperature: pick(["hot", "neutral", "neutral", "cold"]),
      preference: pick(["unknown", "unknown", "soft", "medium-soft", "medium", "medium-firm", "firm"]),
      feel: pick(["unknown", "unknown", "hug", "between", "float"]),
    });
    const p = person(),
      q = person();
    const couple = r.chance(0.4);
    const budget = pick([500, 800, 1000, 1200, 1500, 2000, 3000, "unknown", 20000]);
    const a: any = {
      recipient: couple ? "couple" : "me",
      age: pick(["18-34", "35-49", "50-64", "65-over"]),
      size: pick(["queen", "queen", "queen", "king"]),
      budgetRange: budget,
      ...p,
      ...(couple
        ? {
            partnerPosition: q.position,
            partnerPounds: q.pounds,
            partnerPain: q.pain,
            partnerTemperature: q.temperature,
            partnerPreference: q.preference,
            partnerFeel: q.feel,
            lightSleeper: pick(["yes", "no", "no"]),
          }
        : {}),
    };
    const prof = profileOf(a);
    const t1 = performance.now();
    const { ranked } = scoreModels(prof, beds, rules, { state: null, nearStores: null });
    const lines = foldLines(ranked);
    ms += performance.now() - t1;
    if (lines.length === 0) continue;
    const best = lines[0]!.best;
    const s0 = wholeScore(best);
    ties.push(lines.filter((l) => wholeScore(l.best) === s0).length);
    scores.push(s0);
    const third = thirdBest(lines, prof);
    const bands = lines.map((l) => bandOf(l.best, third, prof, rules));
    exShare.push(bands.filter((b) => b === "excellent").length / lines.length);
    below3.push(bands.filter((b) => b !== "excellent" && b !== "good").length / lines.length);
    if (bands[0] === "excellent") firstEx++;
    const m: any = best.model;
    types[m.m.type] = (types[m.m.type] ?? 0) + 1;
    brands[m.brand] = (brands[m.brand] ?? 0) + 1;
    models[m.card.slug] = (models[m.card.slug] ?? 0) + 1;
    if (budget === 20000) {
      rich++;
      if ((m.prices.get(a.size)?.now_cents ?? 1e9) < 80000) richCheap++;
    }
    if (m.policies.return_kind === "exchange" || m.policies.return_kind === "store-credit") hard++;
    if (m.policies.trial_nights === null) unk++;
    if (m.n < 5) few++;
  }
  const q = (a: number[], p: number) => [...a].sort((x, y) => x - y)[Math.floor(a.length * p)];
  console.log(
    "ms",
    (ms / N).toFixed(2),
    "ties",
    q(ties, 0.5),
    q(ties, 0.9),
    Math.max(...ties),
    "excellent<=25%",
    (exShare.filter((x) => x <= 0.25).length / exShare.length).toFixed(3),
    "median ex",
    q(exShare, 0.5)!.toFixed(3),
    "below good",
    mean(below3).toFixed(2),
    "first excellent",
    (firstEx / ties.length).toFixed(2),
    "median top",
    q(scores, 0.5),
  );
  const share = (o: any) =>
    Object.entries(o)
      .sort((x: any, y: any) => y[1] - x[1])
      .slice(0, 8)
      .map(([k, v]: any) => `${k} ${((100 * v) / ties.length).toFixed(1)}`);
  console.log(
    share(types),
    share(brands),
    share(models),
    "brands ever",
    Object.keys(brands).length,
    "rich cheap",
    richCheap,
    rich,
    "hard",
    hard / ties.length,
    "unknown",
    unk / ties.length,
    "few",
    few / ties.length,
  );
  console.log("couple ms measured in ms above");
});
