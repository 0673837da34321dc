import type { AppLoadContext } from "@remix-run/node";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createCards, type Cards } from "~/http/cards/cards.server";
import { createPictureProcesses } from "~/http/images/picture-processes.server";
import { loader as modelCard } from "../../app/routes/mattress-model.$slug_.card[.]png";
import { loader as guideCard } from "../../app/routes/guides.$slug_.card[.]png";
import { loader as pairCard } from "../../app/routes/mattress-comparison.$url_.card[.]png";
import { loader as siteCard } from "../../app/routes/card[.]png";
import { bundlePictureProcess } from "../support/bundled-process";
import { childrenRunning } from "../support/child-processes";
import { closePeers, webSite } from "../support/peer-sites";
import type { Answer } from "../support/fake-http-server";

/** Cards as their routes answer them, painted by the process that makes pictures. */

const times = { picture: 10_000, idle: 60_000, restart: 10, wait: 10_000 };
let script: string;
let cards: Cards;
const log = pino({ enabled: false });
const toClose: { close(): Promise<void> }[] = [];
function cardsWith(queue: number): Cards {
  const processes = createPictureProcesses({ log, queue, script, times, processes: 1 });
  toClose.push(processes);
  return createCards(processes, log);
}
beforeAll(async () => {
  script = await bundlePictureProcess();
  cards = cardsWith(100);
});
afterEach(closePeers);
afterAll(async () => {
  await Promise.all(toClose.map((processes) => processes.close()));
});

const bed = (slug: string) => ({
  slug,
  name: slug,
  brand: { slug: "meadow", name: "Meadow" },
  layers: [],
  variants: [],
});

interface Asking {
  answers?: Record<string, Answer>;
  params?: Record<string, string>;
  method?: string;
  headers?: Record<string, string>;
  by?: Cards;
}

async function ask(loader: typeof siteCard, { answers = {}, params = {}, method, headers, by = cards }: Asking = {}) {
  const { peer, site } = await webSite({ API_RETRY_TRIES: 1 });
  for (const [call, answer] of Object.entries(answers)) peer.on(`GET /api/v2/${call}/`, answer);
  const context = { api: site.visit().api, site: { name: "Bedlark" }, cards: by } as unknown as AppLoadContext;
  const request = new Request("https://www.bedlark.test/card.png", { method, headers });
  try {
    return await loader({ context, request, params });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

const isPng = async (answer: Response) =>
  Buffer.from(await answer.arrayBuffer())
    .subarray(1, 4)
    .toString() === "PNG";

describe("The card of a page", () => {
  test("is painted for the site, a bed, a guide and a comparison, from the least that an upstream must answer", async () => {
    const lark = { json: { model: bed("lark") } };
    const guide = { json: { guide: { slug: "types", title: "Types", body: "x" } } };
    const compared = (slug: string) => ({ brand: bed(slug).brand, model: bed(slug) });
    const pair = { json: { header: "A vs. B", url: "a-vs-b", left: compared("a"), right: compared("b") } };
    const all = await Promise.all([
      ask(siteCard),
      ask(modelCard, { answers: { "models/lark": lark }, params: { slug: "lark" } }),
      ask(guideCard, { answers: { "guides/types": guide }, params: { slug: "types" } }),
      ask(pairCard, { answers: { "comparisons/a-vs-b": pair }, params: { url: "a-vs-b" } }),
    ]);
    for (const answer of all) {
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
      expect(await isPng(answer)).toBe(true);
    }
    expect(new Set(all.map(({ headers }) => headers.get("etag"))).size).toBe(4);
  });

  test.each([
    ["a bed", modelCard, { slug: "none" }, "models/none"],
    ["a guide", guideCard, { slug: "none" }, "guides/none"],
    ["a comparison", pairCard, { url: "none" }, "comparisons/none"],
  ])("is a 404 of %s that there is not, and a 502 when the upstream fails", async (_of, loader, params, call) => {
    const missing = { status: 404, json: { detail: "Not found." } };
    expect((await ask(loader, { params, answers: { [call]: missing } })).status).toBe(404);
    expect((await ask(loader, { params, answers: { [call]: { status: 500, json: {} } } })).status).toBe(502);
  });

  test("has a tag that names what is on it: who has it gets it without its being painted, and so does HEAD", async () => {
    const own = cardsWith(100);
    const before = childrenRunning(script);
    const head = await ask(siteCard, { by: own, method: "HEAD" });
    const etag = head.headers.get("etag") ?? "";
    expect([head.status, head.body, etag]).toEqual([200, null, expect.stringMatching(/^"[\w-]{27}"$/)]);
    const again = await ask(siteCard, { by: own, headers: { "if-none-match": etag } });
    expect([again.status, again.body]).toEqual([304, null]);
    expect(childrenRunning(script)).toEqual(before);
  });

  test("is painted once for all who ask for it together", async () => {
    const own = cardsWith(0);
    const all = await Promise.all(Array.from({ length: 20 }, () => ask(siteCard, { by: own })));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  });

  test("is for later when too many wait", async () => {
    const own = cardsWith(0);
    const guide = (slug: string) => ({ json: { guide: { slug, title: slug, body: "x" } } });
    const answers = await Promise.all(
      ["one", "two", "three"].map((slug) =>
        ask(guideCard, { by: own, params: { slug }, answers: { [`guides/${slug}`]: guide(slug) } }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ headers }) => headers.get("retry-after"))).toEqual(refused.map(() => "2"));
  });
});
