import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { uploadRefusals, uploadsBusy } from "#contracts/vocabulary/uploads";
import { ApiVisitor } from "../support/api-visitor";
import { beginDraft } from "../support/begun-draft";
import { childrenRunning } from "../support/child-processes";
import { multipart, multipartType } from "../support/multipart";
import { hostilePdfs, pdf } from "../support/pdf-files";
import { detailedPhoto, jpeg } from "../support/picture-files";
import { ask } from "../support/sample-site";
import { formHeaders } from "../support/site-routes";
import { startSite, type Site } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";
import { visitorSecret } from "../support/vouched-visitor";
import { demoPassword } from "../../upstream/demo/accounts/demo-accounts";

// Processes that use all the time they are given, beside whatever else the machine does.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 });

describe("Files that visitors send through the site", () => {
  let upstream: TestUpstream;
  let site: Site;
  beforeAll(async () => {
    upstream = await startUpstream({ environment: { UPSTREAM_VISITOR_SECRET: visitorSecret } });
    const settings = { API_HOST: upstream.origin, API_VISITOR_SECRET: visitorSecret, TRUST_PROXY: "1" };
    site = await startSite({ ...settings, LOG_LEVEL: "debug" }, "hostile-uploads.log");
  });
  afterAll(async () => {
    await site?.stop();
    await upstream.close();
  });

  const from = (address: string, headers: Record<string, string>) => ({ ...headers, "x-forwarded-for": address });
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
    ask(Number(new URL(site.origin).port), path, {
      method: "POST",
      headers: { ...formHeaders, ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const sendFile = (path: string, file: Buffer, address: string) =>
    ask(Number(new URL(site.origin).port), path, {
      method: "POST",
      headers: from(address, { ...formHeaders, "content-type": multipartType }),
      body: multipart([["file", file, "receipt.pdf"]]),
    });
  const draft = () => beginDraft(new ApiVisitor(upstream.origin));
  const kept = async () => ({
    rows: (await upstream.db.selectFrom("upload").select("id").execute()).length,
    files: readdirSync(upstream.uploadsDirectory, { recursive: true }).length,
  });
  const signIn = async (address: string) => {
    const fields = { email: "sleeper@example.com", password: demoPassword, next: "/" };
    const answer = await post("/signin/", fields, from(address, {}));
    const cookie = /sessionid=[^;]+/.exec([answer.headers["set-cookie"] ?? []].flat().join("; "))?.[0] ?? "";
    return { status: answer.status, cookie };
  };

  test("are not converted or kept for a claim or a draft that isn't there, which is said to be not found", async () => {
    const picture = await jpeg({ width: 300, height: 200 });
    // The folder is there from the first file on.
    expect((await sendFile(`/review-mattress/draft/${await draft()}/photo/`, picture, "198.51.100.1")).status).toBe(
      303,
    );
    const before = await kept();
    const started: number[] = [];
    const watch = setInterval(() => started.push(...childrenRunning("upload-converter")), 5);
    for (const path of [
      "/cashback/claim/no-such-claim/proof/",
      "/review-mattress/draft/no-such-draft/photo/",
      "/review-mattress/draft/no-such-draft/proof/",
      "/review-mattress-store/draft/none/proof/",
    ])
      expect([path, (await sendFile(path, picture, "198.51.100.1")).status]).toEqual([path, 404]);
    clearInterval(watch);
    expect(started).toEqual([]);
    expect(await kept()).toEqual(before);
  });

  test("beyond the room of a network are refused beside the field, in words about what to do; other networks go on", async () => {
    const { room } = upstream.services.uploads;
    upstream.services.uploads.room = { ...room, network: 1 };
    const picture = await jpeg({ width: 300, height: 200, blue: 7 });
    const path = `/review-mattress/draft/${await draft()}/photo/`;
    const refused = await sendFile(path, picture, "198.51.100.2");
    upstream.services.uploads.room = room;
    expect(refused.status).toBe(429);
    const field = refused.body.slice(refused.body.indexOf('class="stack stack--tight field field--invalid"'));
    expect(field.slice(0, 600)).toContain("haven’t been sent with a review or a claim yet");
    expect((await sendFile(path, picture, "198.51.100.3")).status).toBe(303);
  });

  test("as a PDF behind a page, a script or an archive are kept as pictures alone, with nothing of what was in front", async () => {
    const fronts = [
      "<!doctype html><script>canary()</script>",
      "#!/bin/sh\necho canary\n",
      "PK\x03\x04canary",
      "GIF89acanary",
    ];
    const before = new Set(readdirSync(upstream.uploadsDirectory, { recursive: true, encoding: "utf8" }));
    for (const front of fronts) {
      const file = Buffer.concat([Buffer.from(front, "latin1"), pdf()]);
      const path = `/review-mattress/draft/${await draft()}`;
      expect((await sendFile(`${path}/proof/`, file, "198.51.100.4")).status).toBe(303);
      // Where everybody would see it no PDF is taken, whatever is in front.
      expect((await sendFile(`${path}/photo/`, file, "198.51.100.4")).status).toBe(400);
    }
    const made = readdirSync(upstream.uploadsDirectory, { recursive: true, encoding: "utf8" }).filter(
      (name) => !before.has(name) && name.includes("."),
    );
    expect(made).toHaveLength(fronts.length);
    for (const name of made) {
      const bytes = readFileSync(`${upstream.uploadsDirectory}/${name}`);
      expect(bytes.toString("latin1", 0, 12)).toMatch(/^RIFF....WEBP$/s);
      expect(bytes.includes("canary")).toBe(false);
    }
  });

  test("by the twenty, all hostile, from five addresses, keep nobody else from signing in, posting, or sending a receipt", async () => {
    const makes = [
      hostilePdfs["forms that draw each other ten times, ten deep"]!,
      hostilePdfs["blanks, a gigabyte of them, deflated twice"]!,
      hostilePdfs["40 pictures of 29 megapixels"]!,
      hostilePdfs["a million operators, in few bytes"]!,
    ];
    const files = makes.map((make) => make());
    const tokens = await Promise.all(Array.from({ length: 20 }, draft));
    const hostile = tokens.map((token, index) =>
      sendFile(`/review-mattress/draft/${token}/proof/`, files[index % 4]!, `203.0.113.${1 + (index % 5)}`),
    );
    await expect.poll(() => childrenRunning("upload-converter").length, { timeout: 60_000 }).toBeGreaterThan(0);

    const address = "198.51.100.77";
    const receipt = sendFile(
      `/review-mattress/draft/${await draft()}/proof/`,
      await detailedPhoto({ width: 2000, height: 1500 }),
      address,
    );
    const { status, cookie } = await signIn(address);
    expect(status).toBe(303);
    const asked = await post(
      "/mattress-questions/ask/",
      {
        does: "post",
        confirmed: "yes",
        title: "Is a firm bed better for my back at all?",
        text: "I sleep on my side, and the one I have is ten years old.",
        topics: "firmness",
        name: "Sandy of the hills",
        key: "kEy-0123456789_abcdefh",
      },
      from(address, { cookie, "sec-fetch-site": "same-origin" }),
    );
    expect([asked.status, asked.headers.location]).toEqual([303, expect.stringMatching(/^\/mattress-questions\//)]);
    expect((await receipt).status).toBe(303);

    const answers = await Promise.all(hostile);
    // Each is told what became of it, in a sentence that is about the file.
    for (const { status: given, body } of answers) {
      expect([400, 429]).toContain(given);
      expect(
        [uploadRefusals["too-much"], uploadsBusy.own, uploadsBusy.others].some((said) => body.includes(said)),
      ).toBe(true);
    }
    expect((await signIn("198.51.100.78")).status).toBe(303);
    expect(childrenRunning("upload-converter")).toEqual([]);
  });
});
