import { expect } from "vitest";
import type { TestUpstream } from "../../support/upstream";
import { jpeg } from "../../support/picture-files";
import { atOnce, many, type Shoppers, statuses } from "./shoppers";

/** What happens when a file is sent ten times at once. */
export const uploadRaces = (upstream: () => TestUpstream, { withToken }: Shoppers) => ({
  "POST /api/v2/uploads/:purpose/": {
    "of one file: each is an upload of its own, and goes after a day unless something refers to it": async () => {
      const file = await jpeg({ width: 30, height: 20 });
      const visitor = await withToken();
      const given = await atOnce(() => visitor.sendFile("/api/v2/uploads/review-proof/", file));
      expect(statuses(given)).toEqual(Array(many).fill(200));
      const ids = given.map(({ body }) => body.id as string);
      expect(new Set(ids).size).toBe(many);
      const rows = await upstream().db.selectFrom("upload").select("id").where("id", "in", ids).execute();
      expect(rows).toHaveLength(many);
    },
  },
});
