import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { largestUpload } from "#contracts/vocabulary/uploads";
import { areas } from "../../upstream/modules";
import { type Bounded, boundedIn } from "../../upstream/http/bounds";
import { largestBody } from "../../upstream/http/json-body";
import type { Operation } from "../../upstream/http/operation";
import { ApiVisitor } from "../support/api-visitor";
import { libraryWords } from "../support/library-words";
import { beginDraft } from "../support/begun-draft";
import { overfullReads } from "../support/overfull-reads";
import { type Overfull, storeTooMuch } from "../support/overfull-rows";
import { startUpstream, type TestUpstream } from "../support/upstream";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const operations = areas.flatMap((area) => area.operations);
const writes = operations.filter(({ method }) => method !== "GET");

/** Its address, with `part` for each part that is not given. */
const addressOf = ({ version, path }: Operation, parts: Readonly<Record<string, string | number>> = {}, part = "1") =>
  `/api/v${version}${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? part))}`;

/** A value at a path such as "fields{}" or "sources[].title", and nothing else. */
function only(path: string, value: unknown): unknown {
  const [, step = "", rest = ""] = /^(\{name\}|\{\}|\[\]|\.?[^.[{]+)(.*)$/.exec(path) ?? [];
  if (path === "") return value;
  if (step === "{name}") return { [value as string]: "x" };
  const within = only(rest, value);
  if (step === "{}") return { title: within };
  return step === "[]" ? [within] : { [step.replace(/^\./, "")]: within };
}

/** Just more than is taken. */
function beyond({ kind, most = 0 }: Bounded): unknown {
  if (kind === "figure") return most + 1;
  if (kind === "text") return "x".repeat(most + 1);
  const items = Array.from({ length: most + 1 }, (_, index) => `x${index}`);
  return kind === "list" ? items : Object.fromEntries(items.map((name) => [name, "x"]));
}

/** The lists at a path such as "groups[].items" or "tables{}". */
function listsAt(value: unknown, path: string): unknown[][] {
  if (value === null || value === undefined) return [];
  if (path === "") return [value as unknown[]];
  const [, step = "", rest = ""] = /^(\{\}|\[\]|\.?[^.[{]+)(.*)$/.exec(path) ?? [];
  if (step === "[]" || step === "{}") return Object.values(value).flatMap((each) => listsAt(each, rest));
  return listsAt((value as Record<string, unknown>)[step.replace(/^\./, "")], rest);
}

/** How many rows each table has; visits are kept by reading too. */
async function rowsOf({ db }: TestUpstream): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> 'session'`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(name)}`.execute(
      db,
    );
    counts[name] = rows[0]!.count;
  }
  return counts;
}

describe("everything that can be sent", () => {
  let upstream: TestUpstream;
  let staff: ApiVisitor;
  let draft: string;
  let before: Record<string, number>;
  beforeAll(async () => {
    upstream = await startUpstream();
    staff = new ApiVisitor(upstream.origin);
    // With every right, so that nothing is refused for the want of one.
    await staff.signIn("super@example.com");
    draft = await beginDraft(staff);
    before = await rowsOf(upstream);
  });
  afterAll(async () => {
    expect(await rowsOf(upstream), "what was refused is not stored").toEqual(before);
    await upstream.close();
  });

  const ask = ({ method }: Operation, path: string, body = "{}") =>
    method === "GET"
      ? staff.get(path)
      : staff.send(method, path, {
          headers: { "content-type": "application/json", "x-csrftoken": staff.cookies.get("csrftoken") ?? "" },
          body,
        });
  const send = (operation: Operation, body: string) => ask(operation, addressOf(operation), body);

  test("is refused beyond each bound of its body, beside the field that is beyond it", async () => {
    let tried = 0;
    for (const operation of writes) {
      for (const bounded of operation.body === null ? [] : boundedIn(operation.body)) {
        // A body of several kinds says first which it is.
        const sent = { action: "add", ...(only(bounded.path, beyond(bounded)) as object) };
        const { status, body } = await send(operation, JSON.stringify(sent));
        const what = `${operation.id} with ${bounded.path} beyond ${bounded.most}`;
        expect(status, what).toBe(400);
        const field = /^[^.[{]+/.exec(bounded.path)![0];
        expect(
          Object.keys(body as object).filter((name) => name.split(".")[0] === field),
          what,
        ).not.toEqual([]);
        expect(JSON.stringify(body), what).not.toMatch(libraryWords);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(140);
  });

  test("is refused as a whole when it has more bytes than a body may have", async () => {
    for (const operation of writes.filter(({ receivesFile }) => !receivesFile)) {
      const { status } = await send(operation, JSON.stringify({ text: "x".repeat(largestBody) }));
      expect(status, operation.id).toBe(413);
    }
    for (const operation of writes.filter(({ receivesFile }) => receivesFile)) {
      const { status } = await staff.sendFile("bed-photo", draft, Buffer.alloc(largestUpload + 1));
      expect([400, 413], operation.id).toContain(status);
    }
  });

  test("is nothing that there is where a part of the path is longer than all names", async () => {
    for (const operation of operations) {
      for (const [name, schema] of Object.entries(operation.parts)) {
        const [{ most = 200 } = {}] = boundedIn(schema).filter(({ kind }) => kind === "text");
        const path = addressOf(operation, { [name]: "x".repeat(most + 1) });
        const { status } = await ask(operation, path);
        expect([400, 404], `${operation.id} with a long ${name}`).toContain(status);
      }
    }
  });

  test("is refused where a parameter is longer than it may be, or has more values", async () => {
    let tried = 0;
    for (const operation of operations) {
      for (const [name, schema] of Object.entries(operation.query)) {
        // No page is called so.
        if (name === "page") continue;
        const bounds = boundedIn(schema);
        const characters = bounds.find(({ kind }) => kind === "text")?.most ?? 200;
        const values = bounds.find(({ kind }) => kind === "list")?.most;
        const long = "x".repeat(characters + 1);
        const numerous = Array.from({ length: (values ?? 0) + 1 }, (_, index) => `x${index}`).join(",");
        for (const value of values === undefined ? [long] : [long, numerous]) {
          const query = new URLSearchParams({ [name]: value }).toString();
          const { status, body } = await ask(operation, `${addressOf(operation)}?${query}`);
          const what = `${operation.id} with a long ${name}`;
          expect(status, what).toBe(400);
          // Beside it may be another that is required.
          expect(Object.keys(body as object), what).toContain(name);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(100);
  });
});

describe("everything that is answered", () => {
  let upstream: TestUpstream;
  let visitors: Record<"anybody" | "member" | "staff", ApiVisitor>;
  let overfull: Overfull;
  beforeAll(async () => {
    upstream = await startUpstream({ catalogue: "demo" });
    const visitor = () => new ApiVisitor(upstream.origin);
    visitors = { anybody: visitor(), member: visitor(), staff: visitor() };
    await visitors.staff.signIn("staff@example.com");
    const { id } = await upstream.db
      .selectFrom("account")
      .select("id")
      .where("email", "=", "sleeper@example.com")
      .executeTakeFirstOrThrow();
    const stored = await storeTooMuch(upstream, id);
    await visitors.member.signIn("sleeper@example.com");
    const own = (await visitors.member.get("/api/v2/own-reviews/")).body as {
      reviews: { kind: string; id: number; token: string }[];
    };
    const { token: reviewToken } = own.reviews.find((each) => each.kind === "bed" && each.id === stored.review)!;
    const saved = await visitors.anybody.write("POST", "/api/v2/match/saved/", { answers: { recipient: "me" } });
    overfull = { ...stored, reviewToken, matchToken: (saved.body as { token: string }).token };
  });
  afterAll(() => upstream?.close());

  const cutByRead = operations.flatMap((operation) =>
    operation.method === "GET" && operation.answer !== null
      ? boundedIn(operation.answer)
          .filter(({ by }) => by === "read")
          .map((bounded) => ({ operation, bounded }))
      : [],
  );

  test.each(cutByRead.map(({ operation, bounded }) => [operation.id, bounded.path, { operation, bounded }] as const))(
    "%s gives no more of %s than it says, however much is stored, and how many there are",
    async (id, path, { operation, bounded }) => {
      const asked = overfullReads(overfull)[id]?.[path];
      if (asked === undefined) {
        throw new Error(
          `Store more than ${bounded.most} in tests/support/overfull-rows.ts and say in overfull-reads.ts how ${id} is asked, ` +
            `or say in the contract what else keeps ${path} short: list(item, ${bounded.most}, "catalogue").`,
        );
      }
      const { parts = {}, query = "", by = "anybody", count } = asked;
      const { status, headers, body } = await visitors[by].get(`${addressOf(operation, parts)}${query}`);
      expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
      const lengths = listsAt(body, path).map(({ length }) => length);
      expect(Math.max(...lengths)).toBe(bounded.most);
      expect(Number(headers.get("content-length"))).toBeLessThanOrEqual(operation.mostBytes);
      if (count === undefined) return;
      const { rows } = await count.stored.execute(upstream.db);
      expect(count.of(body as never)).toBe(rows[0]!.count);
      expect(rows[0]!.count).toBeGreaterThan(bounded.most!);
    },
  );

  test("the answers about an account, one after the other, hold each of its rows once", async () => {
    const held: Record<string, { post_id?: number }[]> = {};
    let answers = 0;
    for (let query = ""; answers < 200; answers += 1) {
      const { body } = await visitors.member.get(`/api/v2/account/data/${query}`);
      const { tables, next } = body as { tables: typeof held; next: string | null };
      for (const [table, rows] of Object.entries(tables)) (held[table] ??= []).push(...rows);
      if (next === null) break;
      query = `?from=${next}`;
    }
    expect(answers).toBeGreaterThan(2);
    // Those that were sent from its address without logging in, too.
    const email = sql`(select email from account where id = ${overfull.member})`;
    const before: Record<string, ReturnType<typeof sql>> = {
      owner_review: sql`or writer_email = ${email}`,
      cashback_claim: sql`or (account_id is null and email = ${email} and state <> 'draft')`,
    };
    for (const table of ["owner_review", "discussion_visit", "discussion_watch", "cashback_claim"]) {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}
        where account_id = ${overfull.member} ${before[table] ?? sql``}`.execute(upstream.db);
      const { count } = rows[0]!;
      expect(held[table]!.length, table).toBe(count);
      expect(new Set(held[table]!.map((row) => JSON.stringify(row))).size, table).toBe(count);
    }
    const { count: texts } = await upstream.db
      .selectFrom("post_version")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("post_id", "=", overfull.post)
      .executeTakeFirstOrThrow();
    expect(held.post_version!.filter(({ post_id }) => post_id === overfull.post)).toHaveLength(texts - 1);
    expect(held.upload!.length).toBeGreaterThan(50);
    const { status } = await visitors.member.get("/api/v2/account/data/?from=nowhere");
    expect(status).toBe(400);
  });

  test("names no list that is not one of those", () => {
    const known = new Set(cutByRead.map(({ operation, bounded }) => `${operation.id} ${bounded.path}`));
    const named = Object.entries(overfullReads(overfull)).flatMap(([id, lists]) =>
      Object.keys(lists).map((path) => `${id} ${path}`),
    );
    expect(named.filter((each) => !known.has(each))).toEqual([]);
  });
});
