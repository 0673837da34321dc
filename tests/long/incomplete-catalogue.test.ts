import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { refreshViews } from "../../upstream/database/table-lists";
import { areas, tables as allTables } from "../../upstream/modules";
import { ApiVisitor } from "../support/api-visitor";
import { startUpstream, type TestUpstream } from "../support/upstream";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** What an operator's own statements fill. */
const tables = [
  ...["brand", "collection", "mattress_line", "model", "layer", "variant", "policy", "certificate", "alias"],
  ...["owner_rating", "price_observation", "offer", "retailer", "store", "store_discount", "floor_model"],
  ...["deal", "cashback_offer", "expert_review", "expert_measurement", "expert_second_tester", "comparison"],
];

/** Values that a column of a type takes and no page can use. */
const uselessValues: Record<string, string[]> = {
  jsonb: [`'{}'`, `'null'`, `'[]'`, `'7'`],
  text: [`''`, `'unknown'`],
  ARRAY: [`'{}'`],
  integer: ["-1", "2147483647"],
  numeric: ["-1", "'NaN'"],
  "double precision": ["1e300", "'NaN'"],
  date: ["'infinity'", "'-infinity'"],
};

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
  is_nullable: "YES" | "NO";
}

/** Queries without which a list answers 400. */
const queries: Record<string, string> = {
  findMatch: "position=side&weight=130-230",
  search: "q=casper",
  searchStores: "place=83702",
};

let upstream: TestUpstream;
let visitor: ApiVisitor;
const lines: string[] = [];

beforeAll(async () => {
  upstream = await startUpstream({ logTo: { write: (line) => void lines.push(line) } });
  visitor = new ApiVisitor(upstream.origin);
});
afterAll(() => upstream.close());

const warnings = () => lines.map((line) => JSON.parse(line)).filter(({ level, table }) => level >= 40 && table);

async function readAgain(): Promise<void> {
  await refreshViews(upstream.db, allTables);
  await upstream.announceCatalogueChange();
  await upstream.upkeep();
}

const slugsOf = async (table: string, column = "slug"): Promise<string[]> =>
  (
    await sql<{ slug: string }>`select ${sql.ref(column)} as slug from ${sql.table(table)}`.execute(upstream.db)
  ).rows.map(({ slug }) => slug);

/** Every list that anybody may read, and every page of a thing in the catalogue. */
async function failures(): Promise<string[]> {
  const lists = areas
    .flatMap(({ operations }) => operations)
    .filter(({ method, guard, path }) => method === "GET" && guard === null && !path.includes(":"))
    .map(({ id, version, path, answer }) => ({ address: `/api/v${version}${path}?${queries[id] ?? ""}`, answer }));
  const things = (
    await Promise.all(
      Object.entries({
        brands: "brand",
        collections: "collection",
        lines: "mattress_line",
        models: "model",
        deals: "deal",
        stores: "store",
        "cashback-offers": "cashback_offer",
      }).map(async ([path, table]) =>
        (await slugsOf(table)).map((slug) => ({ address: `/api/v2/${path}/${slug}/`, answer: null })),
      ),
    )
  ).flat();
  const found: string[] = [];
  for (const { address, answer } of [...lists, ...things]) {
    const { status, body } = await visitor.get(address);
    const contract = status === 200 ? answer?.safeParse(body).error : undefined;
    if (status >= 500) found.push(`${address} answers ${status}`);
    else if (contract) found.push(`${address}: ${contract.issues.map(({ path }) => path.join(".")).join(", ")}`);
  }
  return found;
}

describe("a bed that is incomplete", () => {
  test("is left out of match, lists and search, which go on without it, and is named once in the log", async () => {
    const before = (await visitor.get("/api/v2/mattresses/")).body;
    const [{ model }] = before.items;
    const { id } = upstream.services.catalogue().bySlug.get(model.slug)!;
    await upstream.db.deleteFrom("policy").where("model_id", "=", id).execute();
    lines.length = 0;
    await readAgain();
    await readAgain();
    expect(warnings()).toMatchObject([{ table: "model", slug: model.slug, fields: ["policies"] }]);
    const { status, body } = await visitor.get("/api/v2/mattresses/");
    expect([status, body.count]).toEqual([200, before.count - 1]);
    expect((await visitor.get(`/api/v2/models/${model.slug}/`)).status).toBe(404);
    const brand = (await visitor.get(`/api/v2/brands/${model.brand.slug}/`)).body;
    const shown = brand.collections.flatMap(({ lines: each }: { lines: { models: unknown[] }[] }) =>
      each.flatMap(({ models }) => models),
    );
    expect(brand.brand.model_count).toBe(shown.length);
    expect(await failures()).toEqual([]);
  });

  test("is read where the shape of its firmness is an older one without ranges and measurements", async () => {
    const [slug] = [...upstream.services.catalogue().bySlug.keys()];
    await sql`update model set firmness = '{"claimed": 6}' where slug = ${slug}`.execute(upstream.db);
    await readAgain();
    const { body } = await visitor.get(`/api/v2/models/${slug}/`);
    expect(body.model.firmness.claimed).toBe(6);
    expect(await failures()).toEqual([]);
  });

  test("of a brand that has no other leaves the brand out, without a link that leads nowhere", async () => {
    const [brand] = [...upstream.services.catalogue().brands.values()];
    const ids = brand!.models.map(({ id }) => id);
    await upstream.db.deleteFrom("policy").where("model_id", "in", ids).execute();
    await readAgain();
    expect((await visitor.get(`/api/v2/brands/${brand!.slug}/`)).status).toBe(404);
    const { body } = await visitor.get("/api/v2/brands/");
    expect(body.items.map(({ slug }: { slug: string }) => slug)).not.toContain(brand!.slug);
    expect(await failures()).toEqual([]);
  });
});

test("no list and no page fails when any column of the catalogue holds what no page can use", async () => {
  const { rows: columns } = await sql<Column>`
    select table_name, column_name, data_type, is_nullable from information_schema.columns
    where table_schema = 'public' and table_name = any(${tables}) and column_name not in ('id', 'slug', 'position', 'url')
      and column_name not like '%\\_id' order by table_name, ordinal_position`.execute(upstream.db);
  expect(columns.length).toBeGreaterThan(100);
  let spoiled = 0;
  for (const { table_name, column_name, data_type, is_nullable } of columns) {
    const values = [...(uselessValues[data_type] ?? []), ...(is_nullable === "YES" ? ["null"] : [])];
    for (const [index, value] of values.entries()) {
      // Another row for each, so that no fault hides another; what the table itself refuses can't be there.
      const at =
        columns.findIndex((each) => each.column_name === column_name && each.table_name === table_name) + index;
      await sql
        .raw(
          `update ${table_name} set ${column_name} = ${value} where ctid =
            (select ctid from ${table_name} offset ${at} % (select count(*) from ${table_name}) limit 1)`,
        )
        .execute(upstream.db)
        .then(
          () => (spoiled += 1),
          () => {},
        );
    }
  }
  expect(spoiled).toBeGreaterThan(150);
  await readAgain();
  expect(await failures()).toEqual([]);
});
