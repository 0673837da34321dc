import { Agent, get } from "node:http";
import { giveDiscussions } from "./many-discussions";
import { giveReviews } from "./many-reviews";
import { suggest } from "../../upstream/search/suggest";
import { type Entry, SearchIndex } from "../../upstream/search/search-index";
import { answer } from "../../upstream/search/find-results";
import { QueryVocabulary } from "../../upstream/search/query-vocabulary";
import { loadSearcher } from "../../upstream/search/searcher";
import { loadStoreGuide } from "../../upstream/stores/store-guide";
import { loadSnapshot } from "../../upstream/catalogue/load-snapshot";
import { nowhere } from "../../upstream/rules/match/match-model";
import { profileOf } from "../../upstream/rules/match/profile";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels } from "../../upstream/rules/match/score-models";
import { matchAnswers } from "#contracts/match/match";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";
import { startUpstream, type TestUpstream } from "../support/upstream";
import { relevanceTable } from "../upstream/relevance-table";

/** Prints the reference upstream's latencies: median and 99th percentile, in milliseconds. */

const [argument = "1"] = process.argv.slice(2);

/** `npm run bench:upstream -- 0.1` measures a tenth of the rounds. */
const share = Number(argument) || 1;

async function measure(name: string, usual: number, work: (round: number) => unknown): Promise<void> {
  const rounds = Math.ceil(usual * share);
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

/** `count` different names of models: those of the demonstration, and again with the brands of others. */
function manyNames(count: number): Entry[] {
  const { brands, collections, lines, models } = generateBeds(1);
  const brandName = new Map(brands.map(({ slug, name }) => [slug, name]));
  const brandOf = new Map(collections.map((row) => [row.slug, row.brand_slug]));
  const brandOfLine = new Map(lines.map((row) => [row.slug, brandOf.get(row.collection_slug)!]));
  const entries = new Map<string, Entry>();
  for (let shift = 0; entries.size < count; shift += 1) {
    if (shift === models.length) throw new Error(`There are no ${count} names`);
    for (const [place, model] of models.entries()) {
      const brand = brandOfLine.get(models[(place + shift) % models.length]!.line_slug)!;
      const key = `${brand} ${model.name}`;
      if (entries.has(key)) continue;
      entries.set(key, {
        kind: "model",
        slug: `${model.slug}-${shift}`,
        name: model.name,
        brand: { slug: brand, name: brandName.get(brand)! },
        summary: "",
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
    get(url, { agent }, (response) => response.resume().on("end", resolve).on("error", reject)).on("error", reject);
  });

async function run(): Promise<void> {
  const names = manyNames(5000);
  const index = new SearchIndex(names);
  const brands = [...new Map(names.map(({ brand }) => [brand!.slug, brand!])).values()];
  const vocabulary = new QueryVocabulary({ brands, retailers: [], certificates: new Map() });
  const searcher = { index, vocabulary };
  const typed = names.map(({ brand, name }, round) => withTypo(`${brand!.name} ${name}`, round));
  await measure("autocomplete with a typo, 5,000 names, in the process", 5000, (round) =>
    suggest(searcher, typed[round]!),
  );
  const oneWord = names.map(({ name }, round) => withTypo(name.split(" ")[0]!, round));
  await measure("autocomplete with a typo, one word", 5000, (round) => suggest(searcher, oneWord[round]!));

  const upstream = await startUpstream({ catalogue: "demo" });
  const { db, origin } = upstream;
  const catalogue = await loadSnapshot(db, () => {});
  const { models } = catalogue;
  const guide = await loadStoreGuide(db, catalogue, () => {});
  const inStores = await loadSearcher(db, catalogue, guide);
  const world = {
    searcher: { ...inStores, ...searcher },
    catalogue,
    guide,
    size: "queen" as const,
    today: { first: "2026-11-23", last: "2026-11-23" },
  };
  const asked = relevanceTable.map(({ query }) => query);
  await measure("search as in the relevance table, 5,000 names, in the process", 5000, (round) =>
    answer(asked[round % asked.length]!, world, null, 1),
  );
  await measure("search for a name with a typo in a size", 5000, (round) =>
    answer(`${typed[round]!} queen under $1,500`, world, null, 1),
  );
  const alone = {
    recipient: "me",
    position: "side",
    weight: "130-230",
    pain: "hip",
    temperature: "hot",
    size: "queen",
  };
  const couple = {
    ...alone,
    recipient: "couple",
    partnerPosition: "back",
    partnerWeight: "over-230",
    budgetRange: "2000",
  };
  for (const [name, answers] of Object.entries({ "one sleeper": alone, "a couple": couple })) {
    const profile = profileOf(matchAnswers.parse(answers));
    await measure(`match of ${models.length} models for ${name}, in the process`, 300, () =>
      scoreModels(profile, models, currentRuleset, nowhere),
    );
  }
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
  await measure("GET mattresses/ with facet counts, over HTTP", 300, () => request(`${api}/mattresses/`));
  await measure("GET mattresses/?type=…&price=…&sort=price,score, over HTTP", 300, () =>
    request(`${api}/mattresses/?type=latex,hybrid&price=750-1250,1250-2000&weight=over-230&sort=price,score`),
  );
  await measure("GET models/{slug}/prices/, over HTTP", 300, (round) =>
    request(`${api}/models/${slugs[round % slugs.length]}/prices/`),
  );
  await measure("GET deals/ with facet counts, over HTTP", 300, () => request(`${api}/deals/`));
  await measure("GET expert-reviews/ with facet counts, over HTTP", 300, () => request(`${api}/expert-reviews/`));
  await measure("GET search/?q= as in the relevance table, over HTTP", 600, (round) =>
    request(`${api}/search/?q=${encodeURIComponent(asked[round % asked.length]!)}`),
  );
  await measure("GET search/?q= with a typo, over HTTP", 300, () => request(`${api}/search/?q=tempurpedik`));
  const places = (await db.selectFrom("store").select(["zip", "city", "state"]).execute()).map(
    ({ zip, city, state }) => ({
      zip,
      city: encodeURIComponent(`${city}, ${state}`),
    }),
  );
  await measure("GET stores/?place=ZIP, 3,000 stores, over HTTP", 1000, (round) =>
    request(`${api}/stores/?place=${places[(round * 7) % places.length]!.zip}`),
  );
  await measure("GET stores/?place=city&brand=…&open=true, over HTTP", 1000, (round) =>
    request(
      `${api}/stores/?place=${places[(round * 7) % places.length]!.city}&radius=100&brand=casper,sealy&open=true`,
    ),
  );
  await measure("GET stores/?place= with a typo, over HTTP", 300, () => request(`${api}/stores/?place=Philadelpia`));
  await measure("GET floor-brands/?place=ZIP, over HTTP", 300, (round) =>
    request(`${api}/floor-brands/?place=${places[(round * 7) % places.length]!.zip}&radius=100`),
  );
  const quiz = new URLSearchParams(couple).toString();
  await measure("GET match/ for a couple, ten results explained, over HTTP", 300, () =>
    request(`${api}/match/?${quiz}`),
  );
  await measure("GET comparisons/{url}/, over HTTP", 300, () => request(`${api}/comparisons/casper-vs-purple/`));
  await measure("GET feature flag, over HTTP", 300, () =>
    request(`${api}/feature-flags/get-feature-flag/HEADER_SHOW_POPULAR_COMPARISONS/`),
  );
  await giveReviews(db, "casper", 2000);
  await upstream.announceCatalogueChange();
  await upstream.upkeep();
  await measure("GET reviews/ of a brand with 2,000 of them, over HTTP", 300, (round) =>
    request(`${api}/reviews/?brand=casper&page=${1 + (round % 90)}`),
  );
  await measure("the same, filtered and by use, over HTTP", 300, () =>
    request(`${api}/reviews/?brand=casper&praises=cooling&position=side&sort=useful`),
  );
  await measureDiscussions(upstream);
  agent.destroy();
  await upstream.close();
}

/** Lists and pages of 10,000 questions and 10,000 threads. */
async function measureDiscussions({ db, origin }: TestUpstream): Promise<void> {
  const api = `${origin}/api/v2`;
  await giveDiscussions(db, 10_000);
  // Making them takes longer than the server keeps the connection of the requests before, which ends as the next is sent.
  agent.destroy();
  const { slug } = await db
    .selectFrom("discussion")
    .select("slug")
    .where("kind", "=", "question")
    .where("replies", ">", 1)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const lists = {
    "GET questions/, 10,000 of them": "questions/",
    "GET questions/?page=250": "questions/?page=250",
    "GET questions/?topic=…&state=…&sort=votes": "questions/?topic=couples,heat&state=expert&sort=votes",
    "GET questions/?q=": "questions/?q=topper",
    "GET questions/{slug}/ with similar ones": `questions/${slug}/`,
    "GET similar-questions/": "similar-questions/?q=my+new+memory+foam+bed+is+too+soft+for+my+back",
    "GET forum/, 10,000 threads": "forum/",
    "GET forum/threads/": "forum/threads/",
    "GET forum/threads/?category=…": "forum/threads/?category=after-you-buy&page=9",
    "GET forum/threads/?q=": "forum/threads/?q=topper",
    "GET forum/threads/{slug}/, 45 posts": "forum/threads/one-duvet-or-two/?page=2",
  };
  for (const [name, path] of Object.entries(lists))
    await measure(`${name}, over HTTP`, 200, () => request(`${api}/${path}`));
}

/** `npm run bench:upstream -- discussions` measures those alone. */
async function runDiscussions(): Promise<void> {
  const upstream = await startUpstream({ catalogue: "demo" });
  await measureDiscussions(upstream);
  agent.destroy();
  await upstream.close();
}

if (argument === "discussions") await runDiscussions();
else await run();
