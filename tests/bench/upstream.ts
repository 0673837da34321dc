import { Agent, get } from "node:http";
import { suggest } from "../../upstream/resources/autocomplete";
import { type Entry, SearchIndex } from "../../upstream/search/search-index";
import { generateCatalogue } from "../../upstream/database/seed/generate-catalogue";
import { startUpstream } from "../support/upstream";

/** Prints the reference upstream's latencies: median and 99th percentile, in milliseconds. */

async function measure(name: string, rounds: number, work: (round: number) => unknown): Promise<void> {
  for (let round = 0; round < Math.min(50, rounds); round += 1) await work(round);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work(round);
    times.push(performance.now() - started);
  }
  times.sort((left, right) => left - right);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]!.toFixed(2).padStart(8);
  process.stdout.write(`${name.padEnd(58)} p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   n ${rounds}\n`);
}

/** `count` different names of models, made by several seeds of the generator. */
function manyNames(count: number): Entry[] {
  const entries = new Map<string, Entry>();
  for (let seed = 1; entries.size < count; seed += 1) {
    const { brands, collections, lines, models } = generateCatalogue(seed);
    const brandName = new Map(brands.map(({ slug, name }) => [slug, name]));
    const brandOf = new Map(collections.map((row) => [row.slug, row.brand_slug]));
    const brandOfLine = new Map(lines.map((row) => [row.slug, brandOf.get(row.collection_slug)!]));
    for (const model of models) {
      const brand = brandOfLine.get(model.line_slug)!;
      const slug = `${model.slug}-${seed}`;
      entries.set(`${brand} ${model.name}`, {
        kind: "model",
        slug,
        name: model.name,
        brand: { slug: brand, name: brandName.get(brand)! },
        summary: "",
        price_from_cents: null,
        aliases: model.aliases.map(({ name }) => name),
      });
      if (entries.size === count) break;
    }
  }
  return [...entries.values()];
}

/** One letter of the name's middle is left out, doubled, changed or swapped, in turn. */
function withTypo(name: string, round: number): string {
  const place = 1 + ((round * 7) % Math.max(1, name.length - 2));
  const [before, letter, next, after] = [
    name.slice(0, place),
    name[place] ?? "",
    name[place + 1] ?? "",
    name.slice(place + 2),
  ];
  return [
    before + next + after,
    before + letter + letter + next + after,
    `${before}q${next}${after}`,
    before + next + letter + after,
  ][round % 4]!;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const request = (url: string) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent }, (response) => response.resume().on("end", resolve).on("error", reject)).on(
      "error",
      reject,
    );
  });

async function run(): Promise<void> {
  const names = manyNames(5000);
  const index = new SearchIndex(names);
  const typed = names.map(({ brand, name }, round) => withTypo(`${brand!.name} ${name}`, round));
  await measure("autocomplete with a typo, 5,000 names, in the process", 5000, (round) =>
    suggest(index, typed[round]!),
  );
  const oneWord = names.map(({ name }, round) => withTypo(name.split(" ")[0]!, round));
  await measure("autocomplete with a typo, one word", 5000, (round) => suggest(index, oneWord[round]!));

  const upstream = await startUpstream({ catalogue: "demo" });
  const { db, origin } = upstream;
  const slugs = (await db.selectFrom("model").select("slug").execute()).map(({ slug }) => slug);
  await measure("point read (one model's row by its slug)", 1000, (round) =>
    db
      .selectFrom("model")
      .selectAll()
      .where("slug", "=", slugs[round % slugs.length]!)
      .executeTakeFirst(),
  );
  const insert = (round: number) =>
    db
      .insertInto("feature_flag_change")
      .values({
        name: "HEADER_SHOW_POPULAR_COMPARISONS",
        enabled: round % 2 === 0,
        account_id: null,
        changed_at: new Date(),
      })
      .execute();
  await measure("durable insert (synced to the disk)", 1000, insert);
  const api = `${origin}/api/v2`;
  await measure("GET brands/ with facet counts, over HTTP", 300, () => request(`${api}/brands/`));
  await measure("GET brands/?type=…&price=…, over HTTP", 300, () =>
    request(`${api}/brands/?type=latex,hybrid&price=750-1250&sort=price`),
  );
  await measure("GET brands/{slug}/, over HTTP", 300, () => request(`${api}/brands/casper/`));
  await measure("GET models/{slug}/, over HTTP", 300, (round) =>
    request(`${api}/models/${slugs[round % slugs.length]}/`),
  );
  await measure("GET search/?q= with a typo, over HTTP", 300, () => request(`${api}/search/?q=tempurpedik`));
  await measure("GET feature flag, over HTTP", 300, () =>
    request(`${api}/feature-flags/get-feature-flag/HEADER_SHOW_POPULAR_COMPARISONS/`),
  );
  agent.destroy();
  await upstream.close();
}

await run();
