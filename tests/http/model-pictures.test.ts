import type { AppLoadContext } from "@remix-run/node";
import { afterEach, describe, expect, test } from "vitest";
import { modelDetail } from "#contracts/catalogue";
import { pictureHref } from "../../app/mattress/picture/picture-address";
import { loader } from "../../app/routes/mattress-model.$slug_.picture.$file";
import { closePeers, webSite } from "../support/peer-sites";
import type { Answer } from "../support/fake-http-server";

/** Addresses of drawn models, as an upstream with the least that it must answer is asked for them. */

afterEach(closePeers);

const least = (slug: string) => ({
  model: { slug, name: "Lark <b>", brand: { slug: "meadow", name: `Meadow & "Sons"` }, layers: [], variants: [] },
});
const hrefOf = (slug: string) => pictureHref(modelDetail.parse(least(slug)).model);
const fileOf = (href: string) => href.split("/").at(-1)!;

async function site(slug: string, ...answers: Answer[]) {
  const { peer, site: visited } = await webSite({ API_RETRY_TRIES: 1 });
  peer.on(`GET /api/v2/models/${encodeURIComponent(slug)}/`, ...answers);
  const context = { api: visited.visit().api } as unknown as AppLoadContext;
  const ask = async (file: string): Promise<Response> => {
    const request = new Request(`https://www.bedlark.test/mattress-model/${encodeURIComponent(slug)}/picture/${file}`);
    try {
      return await loader({ context, request, params: { slug, file } });
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    }
  };
  return { ask, asked: () => peer.requests.length };
}

describe("the drawing of a model", () => {
  test("is kept for a year at the address that its pages give, and drawn once", async () => {
    const { ask, asked } = await site("kept", { json: least("kept") });
    const answer = await ask(fileOf(hrefOf("kept")));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "content-type": "image/svg+xml",
    });
    const svg = await answer.text();
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 404" width="640" height="404">/,
    );
    expect(svg).toContain("Meadow &amp; &quot;Sons&quot;");
    expect(await (await ask(fileOf(hrefOf("kept")))).text()).toBe(svg);
    expect(asked()).toBe(1);
  });

  test("is answered for an older address, which caches soon forget", async () => {
    const { ask } = await site("older", { json: least("older") });
    const answer = await ask("0123456789abcd.svg");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
    expect(await answer.text()).toContain("<svg");
  });

  test("is a 404 when there is no such model", async () => {
    const { ask } = await site("none", { status: 404, json: { detail: "Not found." } });
    expect((await ask("0123456789abcd.svg")).status).toBe(404);
  });

  test("is a 502 when the upstream answers something else", async () => {
    const { ask } = await site("broken", { json: { model: "no" } });
    expect((await ask("0123456789abcd.svg")).status).toBe(502);
  });

  test.each([
    "",
    "x.svg",
    "0123456789abcd.png",
    "0123456789ABCD.svg",
    "0123456789abcd.svg/",
    "../../x.svg",
    "0".repeat(9999),
  ])("asks the upstream nothing for the file %j", async (file) => {
    const { ask, asked } = await site("any", { json: least("any") });
    expect((await ask(file)).status).toBe(404);
    expect(asked()).toBe(0);
  });

  test.each(["../../admin", `"><script>`, "a/b?c#d", "%2e%2e"])(
    "asks for the slug %j as one part of a path",
    async (slug) => {
      const { ask, asked } = await site(slug, { json: least(slug) });
      expect((await ask("0123456789abcd.svg")).status).toBeLessThan(500);
      expect(asked()).toBeLessThanOrEqual(1);
    },
  );
});
