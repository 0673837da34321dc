import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ApiVisitor } from "../../support/api-visitor";
import { beginDraft } from "../../support/begun-draft";
import { childrenRunning } from "../../support/child-processes";
import { jpeg } from "../../support/picture-files";
import type { TestUpstream } from "../../support/upstream";
import { visitorSecret, vouchingFor } from "../../support/vouched-visitor";
import { claimMaker, claims } from "./claim-maker";
import { storeFields } from "./review-writers";
import type { Start } from "./start";

const drafts = "/api/v2/review-drafts/";

/** Files that are not part of a review or a claim: whose they may be, how many, and for how long. */
export function unsentUploadSuite(start: Start): void {
  describe("uploads that belong to nothing sent", () => {
    let upstream: TestUpstream;
    let member: ApiVisitor;
    let pictures = 0;
    const now = () => new Date("2026-11-24T12:00:00Z");
    beforeAll(async () => {
      upstream = await start({ clock: now, environment: { UPSTREAM_VISITOR_SECRET: visitorSecret } });
      member = new ApiVisitor(upstream.origin);
      await member.signIn("owner@example.com");
    });
    afterAll(() => upstream.close());
    afterEach(async () => {
      upstream.services.uploads.room = usual;
      await upstream.db.updateTable("upload").set({ network_hash: null }).execute();
    });
    let usual: TestUpstream["services"]["uploads"]["room"];
    beforeAll(() => (usual = upstream.services.uploads.room));
    const make = claimMaker(() => upstream, now);

    const picture = () => jpeg({ width: 300, height: 200, blue: (pictures += 1) });
    const send = async (purpose: string, token: string, address = "203.0.113.9") =>
      member.sendFile(purpose, token, await picture(), vouchingFor(address, `/api/v2/uploads/${purpose}/`, now()));
    const kept = async () => {
      const rows = await upstream.db.selectFrom("upload").select("id").execute();
      // The folder is made with the first file.
      const files = existsSync(upstream.uploadsDirectory)
        ? readdirSync(upstream.uploadsDirectory, { recursive: true, encoding: "utf8" })
        : [];
      return { rows: rows.map(({ id }) => id), files: files.filter((name) => name.includes(".webp")) };
    };
    const isKept = async (id: string) => {
      const { rows, files } = await kept();
      const there = [rows.includes(id), files.some((name) => name.includes(id))];
      return there[0] === there[1] ? there[0] : there;
    };
    const add = (token: string, upload: string, purpose: string) =>
      member.write("POST", `${drafts}${token}/uploads/`, { upload, purpose });
    const added = async (token: string, purpose: string) => {
      const { id } = (await send(purpose, token)).body as { id: string };
      expect((await add(token, id, purpose)).status).toBe(204);
      return id;
    };
    const countedFor = async (id: string) =>
      (await upstream.db.selectFrom("upload").where("id", "=", id).select("network_hash").executeTakeFirstOrThrow())
        .network_hash !== null;

    test("are neither read nor converted nor kept for a draft or a claim that isn't there, or takes none", async () => {
      const sentDraft = await beginDraft(member);
      await upstream.db.updateTable("review_draft").set({ sent_at: now() }).where("token", "=", sentDraft).execute();
      const oldDraft = await beginDraft(member);
      await upstream.db.updateTable("review_draft").set({ kept_until: now() }).where("token", "=", oldDraft).execute();
      const ofStore = await beginDraft(member, "store");
      const { token: sentClaim } = await make.sent(member);
      const before = await kept();
      const started: number[] = [];
      const watch = setInterval(() => started.push(...childrenRunning("upload-converter")), 5);
      for (const [purpose, token, status] of [
        ["review-proof", "none", 404],
        ["bed-photo", "none", 404],
        ["claim-proof", "none", 404],
        ["claim-proof", "", 400],
        ["review-proof", oldDraft, 404],
        ["claim-proof", oldDraft, 404],
        ["review-proof", sentClaim, 404],
        ["review-proof", sentDraft, 409],
        ["claim-proof", sentClaim, 409],
        ["bed-photo", ofStore, 400],
      ] as const)
        expect([purpose, (await send(purpose, token)).status]).toEqual([purpose, status]);
      clearInterval(watch);
      expect(started).toEqual([]);
      expect(await kept()).toEqual(before);
    });

    test("are removed at once when they couldn't be added", async () => {
      const token = await beginDraft(member);
      for (let count = 0; count < 3; count += 1) await added(token, "bed-photo");
      const fourth = (await send("bed-photo", token)).body.id as string;
      expect((await add(token, fourth, "bed-photo")).status).toBe(400);
      expect(await isKept(fourth)).toBe(false);

      const lost = (await send("review-proof", token)).body.id as string;
      expect((await add("none", lost, "review-proof")).status).toBe(404);
      expect(await isKept(lost)).toBe(false);

      const { token: claim } = (await make.begin(member)).body as { token: string };
      const proof = (await send("claim-proof", claim)).body.id as string;
      expect((await member.write("POST", `${claims}none/proof/`, { upload: proof })).status).toBe(404);
      expect(await isKept(proof)).toBe(false);
    });

    test("are removed at once when another one takes their place, or when they are taken back or sent twice", async () => {
      const token = await beginDraft(member);
      const [first, second] = [await added(token, "review-proof"), await added(token, "review-proof")];
      expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
      const photo = await added(token, "bed-photo");
      await member.write("POST", `${drafts}${token}/uploads/remove/`, { upload: photo });
      expect(await isKept(photo)).toBe(false);
      const same = await jpeg({ width: 90, height: 60, blue: 1 });
      const [one, two] = [
        (await member.sendFile("bed-photo", token, same)).body.id as string,
        (await member.sendFile("bed-photo", token, same)).body.id as string,
      ];
      for (const id of [one, two]) expect((await add(token, id, "bed-photo")).status).toBe(204);
      expect([await isKept(one), await isKept(two)]).toEqual([true, false]);
    });

    test("that are somebody else's are not removed by whoever names them", async () => {
      const token = await beginDraft(member);
      const photo = await added(token, "bed-photo");
      const stranger = new ApiVisitor(upstream.origin);
      const own = await beginDraft(stranger);
      const body = { upload: photo, purpose: "bed-photo" };
      expect((await stranger.write("POST", `${drafts}${own}/uploads/`, body)).status).toBe(400);
      await stranger.write("POST", `${drafts}${own}/uploads/remove/`, { upload: photo });
      expect(await isKept(photo)).toBe(true);
    });

    test("have a share of room by network, drafts included, of which a shopper is told; another network has its own", async () => {
      const token = await beginDraft(member);
      const { id } = (await send("bed-photo", token)).body as { id: string };
      await add(token, id, "bed-photo");
      const { bytes } = await upstream.db
        .selectFrom("upload")
        .where("id", "=", id)
        .select("bytes")
        .executeTakeFirstOrThrow();
      upstream.services.uploads.room = { inAll: 1_000_000_000, network: bytes };
      const { status, body } = await send("bed-photo", token);
      expect([status, body]).toEqual([
        429,
        {
          detail: expect.stringMatching(/from your internet connection .* Send the one you’ve begun first/),
          code: "no_room",
        },
      ]);
      // No two pictures have the same size.
      upstream.services.uploads.room = { inAll: 1_000_000_000, network: Math.round(1.5 * bytes) };
      expect((await send("bed-photo", token, "198.51.100.7")).status).toBe(200);
      // An IPv6 subscriber is one network.
      expect((await send("bed-photo", token, "2001:db8::1")).status).toBe(200);
      expect((await send("bed-photo", token, "2001:db8::2")).status).toBe(429);
    });

    test("that come at once take no more than the share, of which nothing is left over", async () => {
      const token = await beginDraft(member);
      const one = (await send("bed-photo", token)).body.id as string;
      const { bytes } = await upstream.db
        .selectFrom("upload")
        .where("id", "=", one)
        .select("bytes")
        .executeTakeFirstOrThrow();
      upstream.services.uploads.room = { inAll: Math.round(bytes * 3.5), network: 1_000_000_000 };
      const before = await kept();
      const answers = await Promise.all(
        Array.from({ length: 8 }, async (_, index) => send("bed-photo", token, `203.0.113.${20 + index}`)),
      );
      const taken = answers.filter(({ status }) => status === 200);
      expect(taken).toHaveLength(2);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
      const after = await kept();
      expect([after.rows.length, after.files.length]).toEqual([before.rows.length + 2, before.files.length + 2]);
    });

    test("of a network have a tenth once half of all room is taken, so that others still have some", async () => {
      const token = await beginDraft(member);
      const one = (await send("bed-photo", token)).body.id as string;
      const { bytes } = await upstream.db
        .selectFrom("upload")
        .where("id", "=", one)
        .select("bytes")
        .executeTakeFirstOrThrow();
      await send("bed-photo", token);
      upstream.services.uploads.room = { inAll: Math.round(3.5 * bytes), network: 15 * bytes };
      expect((await send("bed-photo", token)).status).toBe(429);
      expect((await send("bed-photo", token, "198.51.100.8")).status).toBe(200);
    });

    test("count no more once their review or claim is sent", async () => {
      const token = await beginDraft(member);
      const photo = await added(token, "bed-photo");
      expect(await countedFor(photo)).toBe(true);
      const store = await beginDraft(member, "store");
      const receipt = await added(store, "review-proof");
      await member.write("POST", `${drafts}${store}/`, { fields: storeFields });
      expect((await member.write("POST", `${drafts}${store}/send/`, { author: "Nora" })).status).toBe(200);
      expect(await countedFor(receipt)).toBe(false);
      const claim = await make.draft(member);
      const proof = (await send("claim-proof", claim)).body.id as string;
      expect((await member.write("POST", `${claims}${claim}/proof/`, { upload: proof })).status).toBe(204);
      expect(await countedFor(proof)).toBe(true);
      expect((await member.write("POST", `${claims}${claim}/send/`, make.contact)).status).toBe(200);
      expect(await countedFor(proof)).toBe(false);
    });

    test("whose pictures can't be stored leave no row", async () => {
      const token = await beginDraft(member);
      const before = await kept();
      await rm(upstream.uploadsDirectory, { recursive: true });
      writeFileSync(upstream.uploadsDirectory, "in the way");
      expect((await send("bed-photo", token)).status).toBe(500);
      await rm(upstream.uploadsDirectory);
      const rows = await upstream.db.selectFrom("upload").select("id").execute();
      expect(rows.map(({ id }) => id)).toEqual(before.rows);
    });
  });
}
