import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { areas } from "../../upstream/modules";
import type { Operation } from "../../upstream/http/operation";
import { ApiVisitor } from "../support/api-visitor";
import { startUpstream, type TestUpstream } from "../support/upstream";

const reads = areas.flatMap(({ operations }) => operations).filter(({ method }) => method === "GET");

interface Shape {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Shape;
}

/** Lists of names that are looked up: those that there are not come back by themselves, or are told in other words. */
const lookedUp = ["getComparisonTable models"];

const isChoice = ({ enum: values, const: only }: Shape) => values !== undefined || only !== undefined;

/** The parameters that take one of certain values, or several: of a vocabulary, or of the catalogue. */
const choices = reads.flatMap((operation) =>
  Object.entries(operation.query)
    .map(([name, schema]) => ({
      name,
      shape: z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape,
    }))
    .filter(
      ({ name, shape }) => isChoice(shape) || (shape.type === "array" && !lookedUp.includes(`${operation.id} ${name}`)),
    )
    .map(({ name }) => [operation.id, name, operation] as const),
);

const addressOf = ({ version, path }: Operation, query: Record<string, string>) =>
  `/api/v${version}${path.replace(/:\w+/g, "1")}?${new URLSearchParams(query).toString()}`;

describe("a parameter of a query", () => {
  let upstream: TestUpstream;
  let staff: ApiVisitor;
  beforeAll(async () => {
    upstream = await startUpstream();
    staff = new ApiVisitor(upstream.origin);
    // With every right, so that nothing is refused for the want of one.
    await staff.signIn("super@example.com");
  });
  afterAll(() => upstream?.close());

  test("is one of all that operations declare", () => {
    expect(choices.length).toBeGreaterThan(100);
    expect(choices.map(([id, name]) => `${id} ${name}`)).toEqual(
      expect.arrayContaining(["listThreads sort", "listClaims view", "startReview kind", "listMattresses brand"]),
    );
  });

  test.each(choices)(
    "of %s, %s, with a value that there is not is a 400 in the one wording",
    async (_id, name, operation) => {
      const { status, body } = await staff.get(addressOf(operation, { [name]: "no-such-value" }));
      expect(status).toBe(400);
      expect(body[name]).toEqual(['"no-such-value" is not one of the available choices.']);
    },
  );

  const paged = reads.filter(({ query }) => "page" in query).map((operation) => [operation.id, operation] as const);

  test.each(paged)("of %s, a page that is none or that there is not is 404", async (_id, operation) => {
    for (const page of ["0", "-1", "01", "1.5", "1e1", "x", "1000000", "x".repeat(300)]) {
      const { status, body } = await staff.get(addressOf(operation, { page }));
      expect([page, status, body]).toEqual([page, 404, { detail: "Invalid page." }]);
    }
    expect((await staff.get(addressOf(operation, { page: "999999" }))).status).toBe(404);
  });

  test("is named although the page is none as well", async () => {
    const { status, body } = await staff.get("/api/v2/brands/?page=x&sort=luck");
    expect([status, body]).toEqual([400, { sort: ['"luck" is not one of the available choices.'] }]);
  });

  test("is cut to what anybody reads where it is told back", async () => {
    const { status, body } = await staff.get(`/api/v2/brands/?sort=${"x".repeat(5000)}`);
    expect(status).toBe(400);
    expect(body.sort[0].length).toBeLessThan(260);
  });

  test("counts as sent first, and as absent where it is empty", async () => {
    const sort = async (query: string) => (await staff.get(`/api/v2/brands/?${query}`)).body.sort as string;
    expect(await sort("sort=score&sort=luck")).toBe("score");
    expect(await sort("sort=&sort=luck")).toBe("name");
    expect(await sort("sort=%00%20score")).toBe("score");
    expect(await sort("sorted=luck")).toBe("name");
  });
});
