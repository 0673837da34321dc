import { readdirSync, readlinkSync, statSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { largestUpload, uploadRefusals, uploadsBusy } from "#contracts/vocabulary/uploads";
import { largestFileForm } from "~/http/limits/body-limits.server";
import { ApiVisitor } from "../support/api-visitor";
import { beginDraft } from "../support/begun-draft";
import { readToEnd, sendAhead } from "../support/greedy-client";
import { boundary, multipart, multipartType as type, type Part } from "../support/multipart";
import { jpeg, largePng, screenshot } from "../support/picture-files";
import { pdf } from "../support/pdf-files";
import { startSampleSite, type SampleSite } from "../support/sample-site";
import { startUpstream, type TestUpstream } from "../support/upstream";

/** Files of the disk that this process holds open though they have no name any more. */
const nameless = () =>
  readdirSync("/proc/self/fd").flatMap((descriptor) => {
    try {
      const path = `/proc/self/fd/${descriptor}`;
      return /bedlark-[0-9a-f]{24} \(deleted\)$/.test(readlinkSync(path)) ? [statSync(path)] : [];
    } catch {
      return [];
    }
  });
const namelessFiles = () => nameless().length;
const namelessBytes = () => nameless().reduce((sum, { size }) => sum + size, 0);

describe("A form with a file", () => {
  let upstream: TestUpstream;
  let site: SampleSite;
  let picture: Buffer;
  let draft: string;
  beforeAll(async () => {
    upstream = await startUpstream();
    draft = await beginDraft(new ApiVisitor(upstream.origin));
    site = await startSampleSite({ API_HOST: upstream.origin, TRUST_PROXY: "1" });
    picture = await jpeg({ width: 300, height: 200 });
  });
  afterAll(async () => {
    await site.close();
    await upstream.close();
  });
  afterEach(async () => {
    upstream.faults.clear();
    await expect.poll(namelessFiles).toBe(0);
  });

  const post = async (
    parts: readonly Part[] | Buffer,
    { path = "/form/proof/", contentType = type, address = "203.0.113.1", at = site } = {},
  ) => {
    const body = Buffer.isBuffer(parts) ? parts : multipart([["token", draft], ...parts]);
    const answer = await at.ask(`${path}?_data=routes%2Fproof`, {
      method: "POST",
      headers: { "content-type": contentType, "x-forwarded-for": address },
      body,
    });
    const json = String(answer.headers["content-type"]).includes("json");
    return { ...answer, json: json ? (JSON.parse(answer.body) as Record<string, unknown>) : null };
  };
  const note: Part = ["note", "For my bed"];
  const uploads = () => upstream.db.selectFrom("upload").select("id").execute();

  test("reaches its action with its fields, and its file reaches the upstream", async () => {
    const { status, json } = await post([note, ["file", picture, "receipt.jpg"]]);
    const kept = await uploads();
    expect([status, json]).toEqual([
      200,
      { note: "For my bed", file: { id: kept.at(-1)?.id, pages: 1, width: 300, height: 200 } },
    ]);
  });

  test("may come without a file", async () => {
    expect((await post([note, ["file", "", ""]])).json).toEqual({ note: "For my bed", file: null });
    expect((await post([note])).json).toEqual({ note: "For my bed", file: null });
    const plain = await post(Buffer.from("note=Plain"), { contentType: "application/x-www-form-urlencoded" });
    expect(plain.json).toEqual({ note: "Plain", file: null });
  });

  test("keeps what was typed when its file is none that we take", async () => {
    const { status, json } = await post([note, ["file", Buffer.from("text"), "receipt.jpg"]]);
    expect([status, json]).toMatchObject([
      400,
      { errors: { file: [uploadRefusals.kind] }, values: { note: "For my bed" } },
    ]);
  });

  test("says beside the field that its file is too large, however much larger it is", async () => {
    for (const size of [largestUpload + 1, 1.5 * largestUpload]) {
      const { status, json } = await post([note, ["file", Buffer.alloc(size, "\xff"), "photo.jpg"]]);
      expect([status, json]).toMatchObject([
        400,
        { errors: { file: [uploadRefusals["too-large"]] }, values: { note: "For my bed" } },
      ]);
    }
    expect((await post([["file", Buffer.alloc(largestUpload + 1), "photo.jpg"]])).json).toMatchObject({
      errors: { file: [uploadRefusals["too-large"]], note: ["Enter a note"] },
    });
  });

  // A photo of 14 to 20 MB from a phone's camera was refused as too large.
  test("may have a photo of 20 MB", async () => {
    const large = await largePng(largestUpload);
    const { status, json } = await post([note, ["file", large, "IMG_2041.png"]]);
    expect([status, json]).toMatchObject([200, { file: { pages: 1, width: 1400, height: 1400 } }]);
  });

  // A whole receipt as a phone joins it was kept as a strip of 180 pixels.
  test("may have a screenshot of many screens, which is kept in pictures as wide as it is", async () => {
    const file = await screenshot({ width: 1080, height: 12_000 }).png().toBuffer();
    const { status, json } = await post([note, ["file", file, "Screenshot.png"]]);
    expect([status, json]).toMatchObject([200, { file: { pages: 6, width: 1080 } }]);
  });

  // A PDF that a mail program had saved with a line in front was refused as no PDF.
  test("may have a PDF with a few bytes in front", async () => {
    const file = Buffer.concat([Buffer.from("\r\n"), pdf({ pages: 2 })]);
    const { status, json } = await post([note, ["file", file, "receipt.pdf"]]);
    expect([status, json]).toMatchObject([200, { file: { pages: 2 } }]);
  });

  test("may be as large as the largest", async () => {
    const { json } = await post([note, ["file", Buffer.alloc(largestUpload, "\xff"), "photo.jpg"]]);
    expect(json).toMatchObject({ errors: { file: [uploadRefusals.kind] } });
  });

  test("is sent again, whole, when the upstream refuses its token before reading it", async () => {
    const [before, asked] = [await uploads(), upstream.requests.length];
    upstream.faults.set(
      { path: "/api/v2/uploads/review-proof/", method: "POST" },
      { status: 403, body: { detail: "CSRF Failed: token", code: "csrf_failed" }, times: 1 },
    );
    const { json } = await post([note, ["file", picture, "receipt.jpg"]]);
    expect(json).toMatchObject({ file: { pages: 1 } });
    expect(upstream.requests.slice(asked).filter(({ method }) => method === "POST")).toHaveLength(2);
    expect(await uploads()).toHaveLength(before.length + 1);
  });

  test("goes on one at a time for an address; what comes beyond a few is told so beside the field, and others wait for none", async () => {
    const sent = () => upstream.requests.filter(({ method, url }) => method === "POST" && url.includes("/uploads/"));
    const before = sent().length;
    upstream.faults.set({ path: "/api/v2/uploads/review-proof/", method: "POST" }, { delayMs: 1000 });
    const parts: Part[] = [note, ["file", picture, "receipt.jpg"]];
    const own = Array.from({ length: 5 }, () => post(parts, { address: "203.0.113.9" }));
    const refused = await Promise.race(own);
    expect([refused.status, refused.headers["retry-after"], refused.json]).toMatchObject([
      429,
      "10",
      { errors: { file: [uploadsBusy.own] }, values: { note: "For my bed" } },
    ]);
    await expect.poll(() => sent().length - before).toBe(1);
    expect((await post(parts, { address: "203.0.113.10" })).status).toBe(200);
    const statuses = (await Promise.all(own)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 429]);
  });

  test("holds up to eight files per address while they arrive; the file of another form is dropped, and what was typed stays", async () => {
    const body = multipart([["token", draft], note, ["file", picture, "receipt.jpg"]]);
    const address = "203.0.113.11";
    const head = `POST /form/proof/?_data=routes%2Fproof HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${address}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`;
    const sockets = await Promise.all(Array.from({ length: 8 }, () => sendAhead(site.port, head)));
    for (const socket of sockets) socket.write(body.subarray(0, 2000));
    await expect.poll(namelessFiles).toBe(8);
    expect(await post([note, ["file", picture, "receipt.jpg"]], { address })).toMatchObject({
      status: 429,
      json: { errors: { file: [uploadsBusy.own] }, values: { note: "For my bed" } },
    });
    expect(namelessFiles()).toBe(8);
    expect((await post([note, ["file", picture, "receipt.jpg"]])).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(namelessFiles).toBe(0);
    expect((await post([note, ["file", picture, "receipt.jpg"]], { address })).status).toBe(200);
  });

  test("may take as long to come as a photo takes a phone, and no form longer than its size is meant to", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const large = multipart([["token", draft], note, ["file", Buffer.alloc(2_000_000, "\xff"), "a.jpg"]]);
      const begin = async (path: string, contentType: string, body: Buffer) => {
        const socket = await sendAhead(
          site.port,
          `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}\r\n\r\n`,
        );
        socket.write(body.subarray(0, 1000));
        return { socket, answer: readToEnd(socket), finish: () => socket.write(body.subarray(1000)) };
      };
      const plain = await begin("/form/", "application/x-www-form-urlencoded", Buffer.from(`note=${"x".repeat(2000)}`));
      const [whole, tooSlow] = await Promise.all([
        begin("/form/proof/", type, large),
        begin("/form/proof/", type, large),
      ]);
      await expect.poll(namelessFiles).toBe(2);
      vi.advanceTimersByTime(31_000);
      expect(await plain.answer).toMatch(/^HTTP\/1.1 408 /);
      whole.finish();
      expect(await whole.answer).toMatch(/^HTTP\/1.1 400 /);
      vi.advanceTimersByTime(40_000);
      expect(await tooSlow.answer).toMatch(/^HTTP\/1.1 408 /);
    } finally {
      vi.useRealTimers();
    }
  });

  test("has no room beside those of other people once these fill the disk that is set aside; it is told so, and later there is", async () => {
    const small = await startSampleSite({
      ...{ API_HOST: upstream.origin, TRUST_PROXY: "1", MAX_FILES_ON_DISK_BYTES: "100000" },
    });
    const send = (bytes: number) => post([note, ["file", Buffer.alloc(bytes, "\xff"), "a.jpg"]], { at: small });
    const others = multipart([note, ["file", Buffer.alloc(90_000, "\xff"), "a.jpg"]]);
    const head = `POST /form/proof/ HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 203.0.113.12\r\nContent-Type: ${type}\r\nContent-Length: ${others.length}\r\n\r\n`;
    const socket = await sendAhead(small.port, head);
    socket.write(others.subarray(0, 80_000));
    await expect.poll(namelessBytes).toBeGreaterThan(79_000);
    expect(await send(90_000)).toMatchObject({
      status: 429,
      json: { errors: { file: [uploadsBusy.others] }, values: { note: "For my bed" } },
    });
    expect(namelessFiles()).toBe(1);
    expect((await send(10_000)).json).toMatchObject({ errors: { file: [uploadRefusals.kind] } });
    socket.destroy();
    await expect.poll(namelessFiles).toBe(0);
    for (let each = 0; each < 3; each += 1)
      expect((await send(90_000)).json).toMatchObject({ errors: { file: [uploadRefusals.kind] } });
    await small.close();
  });

  test.each([
    ["/form/proof/", type],
    ["/form/", "application/x-www-form-urlencoded"],
  ])("that is broken off at %s leaves no timer behind", async (path, contentType) => {
    const [begun, cleared] = [vi.spyOn(globalThis, "setTimeout"), vi.spyOn(globalThis, "clearTimeout")];
    // Those as long as a form may take to come: other parts of the process have shorter ones.
    const running = () =>
      begun.mock.results.filter(
        ({ value }, call) =>
          Number(begun.mock.calls[call]?.[1]) >= 30_000 && !cleared.mock.calls.some(([timer]) => timer === value),
      ).length;
    try {
      const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${contentType}\r\nContent-Length: 2000\r\n\r\n`;
      const socket = await sendAhead(site.port, head);
      await expect.poll(running, { timeout: 60_000 }).toBeGreaterThan(0);
      socket.destroy();
      await expect.poll(running, { timeout: 60_000 }).toBe(0);
    } finally {
      begun.mockRestore();
      cleared.mockRestore();
    }
  });

  test("is refused where no page takes a file, or above what a camera makes", async () => {
    expect((await post([note], { path: "/form/" })).status).toBe(415);
    expect((await post([note], { path: "/form/proof/x/" })).status).toBe(415);
    const headers = { "content-type": type, "content-length": String(largestFileForm + 1) };
    const tooLong = await site.ask("/form/proof/", { method: "POST", headers });
    expect([tooLong.status, tooLong.body]).toEqual([413, expect.stringContaining("larger than 20 MB")]);
  });

  test.each<[string, Buffer, string]>([
    ["without a boundary", multipart([note]), "multipart/form-data; x=1"],
    ["of another boundary", multipart([note]), "multipart/form-data; boundary=other"],
    ["that is cut short", multipart([note, ["file", Buffer.alloc(1000), "a.jpg"]]).subarray(0, 400), type],
    ["with a part of no name and no end", Buffer.from(`--${boundary}\r\nX: ${"x".repeat(50_000)}`), type],
  ])("%s is refused with 400", async (_what, body, contentType) => {
    expect((await post(body, { contentType })).status).toBe(400);
  });

  test("has one file and few fields; what is beyond is not read", async () => {
    const many = Array.from({ length: 5000 }, (_, index): Part => [`field${index}`, "x"]);
    const { status, json } = await post([note, ...many]);
    expect([status, json]).toEqual([200, { note: "For my bed", file: null }]);
    const two = await post([note, ["file", picture, "a.jpg"], ["file", Buffer.from("text"), "b.jpg"]]);
    expect(two.json).toMatchObject({ file: { pages: 1 } });
    const hostile = await post([note, ["__proto__[note]", "x"], ["constructor", "x"], ["n".repeat(5000), "x"]]);
    expect(hostile.json).toEqual({ note: "For my bed", file: null });
  });

  test("whose visitor leaves halfway leaves nothing behind", async () => {
    const before = (await uploads()).length;
    const body = multipart([note, ["file", Buffer.alloc(200_000, "\xff"), "a.jpg"]]);
    const head = `POST /form/proof/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`;
    const socket = connect(site.port, "127.0.0.1");
    socket.write(head);
    socket.write(body.subarray(0, 100_000));
    await expect.poll(namelessFiles).toBe(1);
    socket.destroy();
    await expect.poll(namelessFiles).toBe(0);
    expect((await uploads()).length).toBe(before);
  });
});
