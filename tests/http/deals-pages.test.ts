import type { AppLoadContext } from "@remix-run/node";
import { afterEach, describe, expect, test } from "vitest";
import { loader as dealLoader } from "../../app/routes/mattress-deal.$slug";
import { loader as dealsLoader } from "../../app/routes/mattress-deals._index";
import { loader as mattressesLoader } from "../../app/routes/mattress-models._index";
import { closePeers, webSite } from "../support/peer-sites";
import type { Answer } from "../support/fake-http-server";

/** What the pages of deals and of mattresses sold online answer, and what they ask when an address is refused. */

afterEach(closePeers);

const origin = "https://www.bedlark.test";
const facets = [
  { key: "kind", label: "Type of deal", values: [{ value: "code", label: "Code", count: 2, selected: false }] },
];
const list = { demo: true, count: 0, page: 1, pages: 1, items: [], facets };
const deals = { ...list, today: "2026-11-21", sort: "ending" };
const mattresses = { ...list, sort: ["score"], size: "queen" };
const detail = (state: string) => ({
  demo: true,
  today: "2026-11-21",
  deal: {
    slug: "a",
    title: "A",
    kind: "gift",
    state,
    brand: { slug: "b", name: "B" },
    seller: "S",
    starts_on: "2026-10-01",
    ends_on: "2026-11-01",
    last_checked_on: "2026-11-01",
    code: null,
    percent_off: null,
    model_count: 0,
    example: null,
    description: "D",
    terms: [],
    url: null,
    commission: null,
  },
  models: [],
  others: [],
});

/** An upstream that gives these answers to one call, one a request and the last from then on. */
async function answering(call: string, ...answers: Answer[]) {
  const { peer, site } = await webSite({ API_RETRY_TRIES: 1 });
  peer.on(call, ...answers);
  const context = { api: site.visit().api, site: { origin } } as unknown as AppLoadContext;
  const ask = (path: string) => ({ context, request: new Request(`${origin}${path}`), params: {} });
  return { ask, asked: () => peer.requests.map(({ url }) => url) };
}

describe("the page of a deal", () => {
  test.each([
    ["running", 200],
    ["upcoming", 200],
    ["ended", 410],
  ])("of one that is %s answers %i, with the deal", async (state, status) => {
    const { ask } = await answering("GET /api/v2/deals/a/", { json: detail(state) });
    const answer = await dealLoader({ ...ask("/mattress-deal/a/"), params: { slug: "a" } });
    expect(answer.status).toBe(status);
    expect((await answer.json()).deal.state).toBe(state);
  });

  test("of one that never was is not found", async () => {
    const { ask } = await answering("GET /api/v2/deals/a/", { status: 404, json: { detail: "Not found." } });
    await expect(dealLoader({ ...ask("/mattress-deal/a/"), params: { slug: "a" } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("a list whose address the upstream refuses", () => {
  test("is answered with 400, what is unknown, and the whole list of deals", async () => {
    const { ask } = await answering("GET /api/v2/deals/", { status: 400, json: { kind: ["No."] } }, { json: deals });
    const answer = await dealsLoader(ask("/mattress-deals/?kind=luck"));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      query: expect.toBeOneOf([{}]),
      refused: ["There’s no “luck” under “Type of deal.”"],
    });
  });

  test("fails as the upstream fails when it is no refusal", async () => {
    const { ask } = await answering("GET /api/v2/deals/", { status: 500, json: { detail: "down" } });
    await expect(dealsLoader(ask("/mattress-deals/"))).rejects.toMatchObject({ status: 502 });
  });
});

describe("the list of mattresses sold online", () => {
  test("asks for facets, sort and page, and keeps the view to itself", async () => {
    const { ask, asked } = await answering("GET /api/v2/mattresses/", { json: mattresses });
    const answer = await mattressesLoader(
      ask("/mattress-models/?utm_source=x&page=2&view=list&sort=price,trial&type=latex"),
    );
    expect(asked()).toEqual(["/api/v2/mattresses/?type=latex&sort=price%2Ctrial&page=2"]);
    expect((await answer.json()).query).toEqual({ type: "latex", sort: "price,trial", page: "2", view: "list" });
  });

  test("refuses a view that does not exist without asking for it", async () => {
    const { ask, asked } = await answering("GET /api/v2/mattresses/", { json: mattresses });
    const answer = await mattressesLoader(ask("/mattress-models/?view=wall"));
    expect(answer.status).toBe(400);
    expect(asked()).toEqual(["/api/v2/mattresses/"]);
  });
});
