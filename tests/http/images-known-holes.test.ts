import { execFileSync } from "node:child_process";
import { truncate } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blackPng, jpeg } from "../support/picture-files";
import { expectRefusal, startGuardedPictureSite, startPictureSite, type PictureSite } from "../support/picture-site";

let site: PictureSite;
let photo: Buffer;
beforeAll(async () => {
  site = await startGuardedPictureSite();
  photo = await jpeg({ width: 400, height: 300 });
  await site.put("photo.jpg", photo);
});
afterAll(() => site.close());

describe("Known holes of other optimizers", () => {
  test("Next CVE-2024-47831: an optimizer that is asked to optimize its own address does not call itself", async () => {
    const own = "/_next/image/?url=%2Fphoto.jpg&w=640&q=75";
    const ways = [own, own.slice(1), own.replace("_", "%5F"), `/.${own}`, `/${own}`, `http://pictures.example${own}`];
    ways.push(`http://pictures.example/%5Fnext/image?url=x`, "http://pictures.example/a//_NEXT%2Fimage/b.png");
    for (const url of ways) expectRefusal(await site.picture(url), 400);
    expect(site.host.requests.filter(({ url }) => /next/i.test(url))).toEqual([]);
  });

  test("Next CVE-2025-57752: no picture depends on who asks: cookies and authorization reach no source and no cache", async () => {
    site.host.on("GET /private.jpg", (request, response) => {
      response.setHeader("content-type", "image/jpeg");
      response.setHeader("set-cookie", "tracked=1");
      response.setHeader("vary", "Cookie");
      response.end(
        request.headers.cookie === undefined && request.headers.authorization === undefined ? photo : "secret",
      );
    });
    const url = "http://pictures.example/private.jpg";
    const member = {
      cookie: "sessionid=canary",
      authorization: "Basic canary",
      referer: "http://x/",
      "x-forwarded-for": "1.2.3.4",
    };
    const first = await site.picture(url, { headers: member });
    const second = await site.picture(url, {
      headers: { cookie: "sessionid=other", "x-request-id": "second-visitor" },
    });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(first.headers.vary).toBe("Accept");
    expect(first.headers).not.toHaveProperty("set-cookie");
    expect(await site.accessLine("second-visitor")).toMatchObject({ outcome: "hit" });
    const requests = site.host.requestsOf("GET /private.jpg");
    expect(requests).toHaveLength(1);
    expect(Object.keys(requests[0]!.headers).sort()).toEqual([
      "accept",
      "accept-encoding",
      "connection",
      "host",
      "user-agent",
    ]);
  });

  test("Next CVE-2026-27980: what is kept has a bound, whatever is asked for, and nothing is written to disk", async () => {
    const small = await startPictureSite({ IMAGE_CACHE_BYTES: "20000" });
    try {
      await small.put("photo.jpg", photo);
      const outcome = async (id: string, w: number) => {
        await small.picture("/photo.jpg", { w, headers: { "x-request-id": id } });
        return (await small.accessLine(id)).outcome;
      };
      expect([await outcome("asked-first-", 640), await outcome("asked-again-", 640)]).toEqual(["miss", "hit"]);
      for (const w of [750, 828, 1080, 1200, 1920]) expect(await outcome(`asked-${w}-wide`, w)).toBe("miss");
      expect(await outcome("asked-at-last", 640)).toBe("miss");
      expect(execFileSync("find", [small.folder, "-type", "f"]).toString().trim()).toBe(
        join(small.folder, "public/photo.jpg"),
      );
    } finally {
      await small.close();
    }
  });

  test("Next CVE-2026-44577: a file of ours that is larger than memory is not read", async () => {
    await site.put("huge.png", blackPng({ width: 16, height: 16 }));
    // A file with a hole: it has this size and takes no room.
    await truncate(join(site.folder, "public/huge.png"), 64 * 1024 ** 3);
    const before = process.memoryUsage().rss;
    expectRefusal(await site.picture("/huge.png"), 422);
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  test("Next CVE-2025-59471: a picture of another host that is larger than allowed is not taken into memory", async () => {
    let sent = 0;
    site.host.on("GET /endless.png", (_request, response) => {
      response.setHeader("content-type", "image/png");
      const more = () => {
        while (!response.destroyed && sent < 500_000_000 && response.write(Buffer.alloc(65_536))) sent += 65_536;
      };
      response.on("drain", more);
      more();
    });
    expectRefusal(await site.picture("http://pictures.example/endless.png"), 502);
    expect(sent).toBeLessThan(50_000_000);
  });

  test("Next CVE-2025-55173: a host on the list makes nobody download what it likes under a name that it likes", async () => {
    const evil = { "content-disposition": 'attachment; filename="invoice.exe"', "content-type": "image/png" };
    site.host.on("GET /invoice.exe", { headers: evil, body: `MZ${"\0".repeat(100)}` });
    expectRefusal(await site.picture("http://pictures.example/invoice.exe"), 422);
    site.host.on("GET /fine.jpg", { headers: evil, body: photo });
    const { status, headers } = await site.picture("http://pictures.example/fine.jpg");
    expect([status, headers["content-disposition"], headers["content-type"]]).toEqual([200, "inline", "image/jpeg"]);
  });

  test("ipx CVE-2025-54387: a folder whose name begins as the public one's is not public", async () => {
    for (const url of ["/../public-old/secret.png", "-old/secret.png", "/-old/secret.png", "/old/secret.png"]) {
      expect([400, 404]).toContain((await site.picture(url)).status);
    }
  });
});
