import { expect } from "vitest";
import { uploadsBusy } from "#contracts/vocabulary/uploads";
import type { TestUpstream } from "../../support/upstream";
import { beginDraft } from "../../support/begun-draft";
import { jpeg } from "../../support/picture-files";
import { atOnce, type Shoppers } from "./shoppers";

/** What happens when a file is sent ten times at once. */
export const uploadRaces = (upstream: () => TestUpstream, { withToken }: Shoppers) => ({
  "POST /api/v2/uploads/:purpose/": {
    "of one file: each that had its turn is an upload of its own, the others are told to come again": async () => {
      const file = await jpeg({ width: 30, height: 20 });
      const visitor = await withToken();
      const draft = await beginDraft(visitor);
      const given = await atOnce(() => visitor.sendFile("review-proof", draft, file));
      const kept = given.filter(({ status }) => status === 200);
      const ids = kept.map(({ body }) => body.id as string);
      expect(kept.length).toBeGreaterThanOrEqual(4);
      expect(new Set(ids).size).toBe(kept.length);
      for (const { status, body } of given.filter((each) => !kept.includes(each)))
        expect([status, body]).toEqual([429, { detail: uploadsBusy.own, code: "busy" }]);
      const rows = await upstream().db.selectFrom("upload").select("id").where("id", "in", ids).execute();
      expect(rows).toHaveLength(kept.length);
    },
  },
});
