import type { AppLoadContext } from "@remix-run/node";
import { afterEach, describe, expect, test } from "vitest";
import { loader } from "../../app/routes/compare._index";
import { action } from "../../app/routes/compare.tray";
import { thrownBy } from "../support/api-client";
import { larkFirm, owlSoft } from "../support/compared-beds";
import { closePeers, webSite } from "../support/peer-sites";
import type { Answer } from "../support/fake-http-server";

/** What the comparison page asks of the upstream, and where the forms of the tray lead. */

afterEach(closePeers);

async function connected(answers: Record<string, Answer>) {
  const { peer, site } = await webSite();
  for (const [request, answer] of Object.entries(answers)) peer.on(request, answer);
  const { api, relayed } = site.visit();
  const context = { api, site: { origin: "https://www.bedlark.test" } } as unknown as AppLoadContext;
  const asked = () => peer.requests.map(({ method, path }) => `${method} ${path}`);
  return { context, asked, relayed };
}

const found = (slug: string, name: string) => ({
  kind: "model",
  slug,
  name,
  brand: { slug: "meadow", name: "Meadow" },
  summary: "",
  price_from_cents: null,
  found_as: null,
});
const search = (...items: ReturnType<typeof found>[]): Answer => ({
  json: {
    demo: true,
    query: "",
    corrected: null,
    total: items.length,
    groups: items.length === 0 ? [] : [{ kind: "model", count: items.length, items }],
    kind: "model",
    page: 1,
    pages: 1,
  },
});
const table = (unknown: string[] = []): Answer => ({
  json: { demo: true, size: "king", models: [larkFirm, owlSoft], unknown },
});
const open = (context: AppLoadContext, query: string) =>
  loader({ context, params: {}, request: new Request(`https://www.bedlark.test/compare/?${query}`) });

describe("the comparison page", () => {
  test("asks for its beds in the order of the address, and takes the size that the upstream chose", async () => {
    const { context, asked } = await connected({ "GET /api/v2/comparison-table/": table(["x"]) });
    const { comparison, found: matches } = await open(context, "models=lark-firm,x,owl-soft&size=crib");
    expect(comparison).toMatchObject({ models: ["lark-firm", "owl-soft"], size: "king" });
    expect(matches).toBeNull();
    expect(asked()).toEqual(["GET /api/v2/comparison-table/"]);
  });

  test("without a bed asks for the popular comparisons alone, and does without them when they fail", async () => {
    const { context, asked } = await connected({ "GET /api/v2/comparisons/": { status: 500, json: {} } });
    expect(await open(context, "")).toMatchObject({ compared: null, popular: [] });
    expect(new Set(asked())).toEqual(new Set(["GET /api/v2/comparisons/"]));
  });

  test("adds the one bed that is called exactly as was typed", async () => {
    const { context } = await connected({
      "GET /api/v2/comparison-table/": table(),
      "GET /api/v2/search/": search(found("dusk", "Dusk"), found("dusk-plush", "Dusk Plush")),
    });
    const answer = await thrownBy(open(context, "models=lark-firm,owl-soft&add=meadow%20dusk"));
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      "/compare/?models=lark-firm,owl-soft,dusk&size=king#beds",
    ]);
  });

  test.each([
    ["several beds fit", "dusk", [found("dusk", "Dusk"), found("dusk-plush", "Dusk Plush")]],
    ["two beds are called so", "meadow dusk", [found("dusk", "Dusk"), found("dusk-2", "Dusk")]],
    ["it is there already", "meadow lark firm", [found("lark-firm", "Lark Firm")]],
    ["nothing is found", "zzz", []],
  ])("lists what was found when %s", async (_when, term, items) => {
    const { context } = await connected({
      "GET /api/v2/comparison-table/": table(),
      "GET /api/v2/search/": search(...items),
    });
    const { found: list } = await open(context, `models=lark-firm,owl-soft&add=${term}`);
    const shown = items.map(({ slug, name, brand }) => ({
      slug,
      name,
      brand,
      summary: "",
      price: null,
      foundAs: null,
    }));
    expect(list).toEqual({ term, corrected: null, count: items.length, items: shown });
  });
});

describe("a form of the tray", () => {
  const send = (context: AppLoadContext, fields: Record<string, string>) =>
    action({
      context,
      params: {},
      request: new Request("https://www.bedlark.test/compare/tray/", {
        method: "POST",
        body: new URLSearchParams(fields),
      }),
    });
  const token: Answer = { json: {}, headers: { "set-cookie": "csrftoken=abc; Path=/" } };
  const path = "/api/v2/comparison-tray/";

  test("leads back to the page of its button, and relays the session that began", async () => {
    const { context, relayed } = await connected({
      [`OPTIONS ${path}`]: token,
      [`POST ${path}`]: { json: { models: [] }, headers: { "set-cookie": "sessionid=new; Path=/" } },
    });
    const answer = await send(context, {
      action: "add",
      model: "lark-firm",
      next: "/mattresses/meadow/#compare-lark-firm",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/mattresses/meadow/#compare-lark-firm"]);
    expect(relayed).toContain("sessionid=new; Path=/; Secure");
  });

  test("never leads to another site", async () => {
    const { context } = await connected({ [`OPTIONS ${path}`]: token, [`POST ${path}`]: { json: { models: [] } } });
    const answer = await send(context, { action: "clear", next: "https://elsewhere.example/" });
    expect(answer.headers.get("location")).toBe("/compare/");
  });

  test("that is refused says why in the upstream's words, with the way back", async () => {
    const { context } = await connected({
      [`OPTIONS ${path}`]: token,
      [`POST ${path}`]: { status: 400, json: { model: ["Your comparison is full."] } },
    });
    const answer = await send(context, { action: "add", model: "lark-firm", next: "/mattresses/" });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      messages: [],
      errors: { model: ["Your comparison is full."] },
      values: { action: "add", model: "lark-firm", next: "/mattresses/" },
    });
  });

  test.each<Record<string, string>>([{}, { action: "paint" }, { action: "add" }])(
    "that is not complete changes nothing: %o",
    async (fields) => {
      const { context, asked } = await connected({});
      expect((await send(context, fields)).status).toBe(400);
      expect(asked()).toEqual([]);
    },
  );
});
