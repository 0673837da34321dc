import { expect } from "vitest";
import type { TestUpstream } from "../../support/upstream";
import { atOnce, many, type Shoppers, statuses } from "./shoppers";

const page = "/api/v2/content/term/latex/";
const text = {
  title: "Latex",
  summary: "Foam from rubber trees.",
  reviewed_on: "2026-11-20",
  note: "At once",
};

/** What staff publish of guides and terms when ten publish at the same moment. */
export function contentRaces(upstream: () => TestUpstream, { send, signIn, withToken, elsewhere, unique }: Shoppers) {
  const staff = async (email = "staff@example.com") => {
    const visitor = await withToken();
    expect((await signIn(visitor, elsewhere(), email)).status).toBe(200);
    return visitor;
  };
  const history = () =>
    upstream()
      .db.selectFrom("content_version")
      .innerJoin("content_page", "content_page.id", "content_version.page_id")
      .where("slug", "=", "latex")
      .select(["content_version.version", "body", "staff_name", "content_page.version as shown"])
      .orderBy("content_version.version", "desc")
      .execute();
  return {
    "POST /api/v2/content/:kind/:slug/": {
      "of one person who presses ten times: one version, which is shown": async () => {
        const one = await staff();
        const base = (await history())[0]!.version;
        const body = `Pressed ${unique()}.`;
        const given = await atOnce(() => send(one, "POST", page, { ...text, body, base }));
        expect(given.map((each) => [each.status, each.body])).toEqual(Array(many).fill([200, { version: base + 1 }]));
        const [newest, ...older] = await history();
        expect(newest).toMatchObject({ version: base + 1, shown: base + 1, body });
        expect(older[0]!.version).toBe(base);
      },
      "of two people with different texts: one is published, and the other is told whose": async () => {
        const both = [await staff(), await staff("super@example.com")];
        const base = (await history())[0]!.version;
        const given = await atOnce((each) =>
          send(both[each % 2]!, "POST", page, { ...text, body: `By ${each % 2}, ${unique()}.`, base }),
        );
        expect(statuses(given)).toEqual([...Array<number>(5).fill(200), ...Array<number>(5).fill(409)]);
        const [newest, ...older] = await history();
        expect([newest!.version, older[0]!.version]).toEqual([base + 1, base]);
        for (const { status, body } of given)
          if (status === 409) expect(body.detail).toContain(`${newest!.staff_name} published another version`);
      },
    },
    "POST /api/v2/content/:kind/:slug/restore/": {
      "of one person who presses ten times: one version with the old words": async () => {
        const one = await staff();
        const base = (await history())[0]!.version;
        const first = (await history()).at(-1)!;
        const given = await atOnce(() => send(one, "POST", `${page}restore/`, { version: 1, base }));
        expect(statuses(given)).toEqual(Array(many).fill(200));
        const [newest, ...older] = await history();
        expect(newest).toMatchObject({ version: base + 1, shown: base + 1, body: first.body });
        expect(older[0]!.version).toBe(base);
      },
    },
  };
}
