import type { AppLoadContext } from "@remix-run/node";
import { afterEach, describe, expect, test } from "vitest";
import { loader as guides } from "../../app/routes/guides.feed[.]atom";
import { loader as questions } from "../../app/routes/mattress-questions.feed[.]atom";
import { loader as reviews } from "../../app/routes/mattress-reviews.feed[.]atom";
import { readAtom } from "../support/atom-rules";
import { closePeers, webSite } from "../support/peer-sites";

/** Feeds, read by the rules of RFC 4287. */

afterEach(closePeers);

const origin = "https://www.bedlark.test";
const hostile = `<b>Cool & "firm"</b> ]]> \u0007\u2028 & more`;

async function ask(loader: typeof reviews, path: string, json: object, headers: Record<string, string> = {}) {
  const { peer, site } = await webSite({ API_RETRY_TRIES: 1 });
  peer.on(`GET ${path}`, { json });
  const context = { api: site.visit().api, site: { name: "Bedlark & Sons", origin } } as unknown as AppLoadContext;
  return loader({ context, request: new Request(`${origin}/feed.atom`, { headers }), params: {} });
}

const reviewsPath = "/api/v2/reviews/";
const review = (id: number, more: object = {}) => ({
  ...{ id, rating: 4, title: hostile, body: "It’s firm.\n\nAnd cool.", author: "Joan & Co", written_on: "2026-11-02" },
  ...{ product: "Lark", brand: { slug: "meadow", name: "Meadow" }, ...more },
});

describe("The feed of owner reviews", () => {
  test("has each review whole, with its writer and day, at its own address", async () => {
    const items = [review(8), review(7, { title: "", author: null, written_on: "2026-11-01" })];
    const answer = await ask(reviews, reviewsPath, { count: 2, items });
    expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const feed = readAtom(await answer.text());
    expect(feed.title).toBe("Owner reviews of mattresses | Bedlark & Sons");
    expect(feed.entries).toEqual([
      {
        id: `${origin}/mattress-review/8/`,
        href: `${origin}/mattress-review/8/`,
        title: `<b>Cool & "firm"</b> ]]> \u2028 & more: Meadow Lark`,
        updated: "2026-11-02T00:00:00Z",
        author: "Joan & Co",
        text: "4 of 5 stars.\n\nIt’s firm.\n\nAnd cool.",
      },
      expect.objectContaining({ title: "4 of 5 stars: Meadow Lark", author: "Bedlark & Sons" }),
    ]);
  });

  test("says of the demonstration that it was made up, in every entry", async () => {
    const feed = readAtom(await (await ask(reviews, reviewsPath, { demo: true, count: 1, items: [review(8)] })).text());
    expect(feed.title).toContain("(made-up data)");
    expect(feed.entries[0]?.text).toMatch(/^We made up this review/);
  });

  test("leaves out what has no day, and may be empty", async () => {
    const answer = await ask(reviews, reviewsPath, { count: 1, items: [review(8, { written_on: null })] });
    expect(readAtom(await answer.text()).entries).toEqual([]);
  });

  test("is not sent again to who has it", async () => {
    const listing = { count: 1, items: [review(8)] };
    const first = await ask(reviews, reviewsPath, listing);
    expect(first.headers.get("cache-control")).toBe("public, max-age=600");
    const etag = first.headers.get("etag") ?? "";
    for (const held of [etag, `"other", ${etag}`, etag.replace("W/", ""), "*"]) {
      const again = await ask(reviews, reviewsPath, listing, { "if-none-match": held });
      expect([again.status, await again.text(), again.headers.get("etag")], held).toEqual([304, "", etag]);
    }
    expect((await ask(reviews, reviewsPath, listing, { "if-none-match": '"other"' })).status).toBe(200);
  });
});

describe("The feed of guides", () => {
  test("has the guides, the one that changed last first, by when that was published or, unknown, by its last check", async () => {
    const guide = (slug: string, more: object) => ({ slug, title: slug, summary: hostile, ...more });
    const items = [
      guide("checked", { reviewed_on: "2026-10-01" }),
      guide("published", { reviewed_on: "2026-01-01", updated_at: "2026-11-05T09:30:00.000Z" }),
      guide("undated", {}),
    ];
    const { entries, updated } = readAtom(await (await ask(guides, "/api/v2/guides/", { items })).text());
    expect(updated).toBe("2026-11-05T09:30:00.000Z");
    expect(entries.map(({ href, updated }) => [href, updated])).toEqual([
      [`${origin}/guides/published/`, "2026-11-05T09:30:00.000Z"],
      [`${origin}/guides/checked/`, "2026-10-01T00:00:00Z"],
    ]);
  });
});

describe("The feed of answers", () => {
  test("has answered questions by their latest answers, each with how the answer to read first begins", async () => {
    const item = {
      ...{ slug: "too-warm", title: "Too warm?", asker: "Tess A.", excerpt: "Open a window." },
      ...{ asked_at: "2026-11-02T10:00:00Z", last_at: "2026-11-03T10:00:00Z" },
      answered_by: { name: "Nora Field", title: "Designer" },
    };
    const path = "/api/v2/questions/";
    const ofMember = { ...item, slug: "too-cold", answered_by: null };
    const { entries } = readAtom(await (await ask(questions, path, { count: 2, items: [item, ofMember] })).text());
    expect(entries).toMatchObject([
      {
        href: `${origin}/mattress-questions/too-warm/`,
        author: "Nora Field",
        updated: item.last_at,
        text: item.excerpt,
      },
      // Whoever asked didn't write the answer: it's the site's, as a feed has it.
      { author: "Bedlark & Sons", text: item.excerpt },
    ]);
  });
});
