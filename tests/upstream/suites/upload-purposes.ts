import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { UploadPurpose } from "#contracts/vocabulary/uploads";
import { addAccount } from "../../support/account-copy";
import { ApiVisitor } from "../../support/api-visitor";
import { jpeg } from "../../support/picture-files";
import type { TestUpstream } from "../../support/upstream";
import { claimMaker } from "./claim-maker";
import { bedFields, formKey, reviewWriters, storeFields } from "./review-writers";
import type { Start } from "./start";

const places = ["bed receipt", "bed photo", "store receipt", "store photo", "claim"] as const;
type Place = (typeof places)[number];

/** Where a file may go by what it was sent for, written by hand: everybody sees photos, a few of staff receipts. */
const goesTo: Record<UploadPurpose, readonly Place[]> = {
  "review-proof": ["bed receipt", "store receipt"],
  "bed-photo": ["bed photo"],
  "claim-proof": ["claim"],
};
const purposes = Object.keys(goesTo) as UploadPurpose[];

const targets = ["bed", "store", "claim", "sent bed", "sent claim", "nothing"] as const;
/** How whoever has the token of each is answered who sends a file for a purpose. */
const takes: Record<UploadPurpose, readonly number[]> = {
  "review-proof": [200, 200, 404, 409, 404, 404],
  "bed-photo": [200, 400, 404, 409, 404, 404],
  "claim-proof": [404, 404, 200, 404, 409, 404],
};

/** What a file was sent for is what it is used for. */
export function uploadPurposeSuite(start: Start): void {
  describe("what a file is sent for", () => {
    let upstream: TestUpstream;
    let member: ApiVisitor;
    const now = () => new Date("2026-11-24T12:00:00Z");
    beforeAll(async () => {
      upstream = await start({ clock: now });
      member = new ApiVisitor(upstream.origin);
      await addAccount(upstream.db, "sends-files@example.com");
      expect((await member.signIn("sends-files@example.com")).status).toBe(200);
    });
    afterAll(() => upstream.close());
    const { begin, post, send } = reviewWriters(() => upstream, now);
    const make = claimMaker(() => upstream, now);
    const review = (kind: "bed" | "store") =>
      begin(member, { kind, product: `One ${formKey()}`, fields: kind === "bed" ? bedFields : storeFields });
    const claim = async () => (await make.begin(member)).body.token as string;
    /** As a file that came, without making a picture of one. */
    const kept = async (purpose: UploadPurpose): Promise<string> => {
      const id = randomBytes(16).toString("base64url");
      const row = { id, purpose, pages: 1, bytes: 1000, width: 9, height: 9, uploaded_at: now() };
      await upstream.db.insertInto("upload").values(row).execute();
      return id;
    };
    const add = async (upload: string, place: Place, into?: string) => {
      if (place === "claim") return post(member, `cashback-claims/${into ?? (await claim())}/proof/`, { upload });
      const token = into ?? (await review(place.startsWith("bed") ? "bed" : "store"));
      const purpose = place.endsWith("photo") ? "bed-photo" : "review-proof";
      return post(member, `review-drafts/${token}/uploads/`, { upload, purpose });
    };

    test.each(purposes)("%s: it is added where such files go, and nowhere else", async (purpose) => {
      const added: Place[] = [];
      for (const place of places) {
        const upload = await kept(purpose);
        const { status, body } = await add(upload, place);
        if (status === 204) added.push(place);
        else expect([place, status, Object.keys(body as object)]).toEqual([place, 400, ["file"]]);
        const uses = await Promise.all(
          (["review_draft_upload", "cashback_proof"] as const).map((table) =>
            upstream.db.selectFrom(table).select("upload_id").where("upload_id", "=", upload).execute(),
          ),
        );
        expect([place, uses.flat().length]).toEqual([place, status === 204 ? 1 : 0]);
      }
      expect(added).toEqual(goesTo[purpose]);
    });

    test("a file that something else has is added to nothing more, whoever knows its name", async () => {
      for (const purpose of purposes)
        for (const place of goesTo[purpose]) {
          const upload = await kept(purpose);
          const into = place === "claim" ? await claim() : await review(place.startsWith("bed") ? "bed" : "store");
          expect([place, (await add(upload, place, into)).status]).toEqual([place, 204]);
          for (const sent of [false, true]) {
            if (sent && place !== "claim") expect((await send(member, into)).status).toBe(200);
            const again = await add(upload, place);
            expect([place, sent, again.status, Object.keys(again.body as object)]).toEqual([
              place,
              sent,
              400,
              ["file"],
            ]);
          }
        }
    });

    test("it is taken by what waits for such a file, and by nothing else", async () => {
      const sentBed = await review("bed");
      await send(member, sentBed);
      const tokens: Record<(typeof targets)[number], string> = {
        ...{ bed: await review("bed"), store: await review("store"), claim: await claim(), nothing: "x".repeat(32) },
        ...{ "sent bed": sentBed, "sent claim": (await make.sent(member)).token },
      };
      const given: Record<string, number[]> = {};
      for (const purpose of purposes) {
        given[purpose] = [];
        for (const [blue, target] of targets.entries())
          given[purpose].push(
            (await member.sendFile(purpose, tokens[target], await jpeg({ width: 30, height: 20, blue }))).status,
          );
      }
      expect(given).toEqual(takes);
    });
  });
}
