import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GuideDetail, TermDetail } from "#contracts/content/content";
import type { ContentIndex, ContentSource, NewVersion } from "#contracts/content/editing";
import { readGuideFiles, readPageFiles, readTermFiles } from "../../../upstream/content/content-files";
import { insertContent } from "../../../upstream/content/insert-content";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

export function contentEditingSuite(start: Start): void {
  describe("editing of guides and glossary", () => {
    let upstream: TestUpstream;
    let staff: ApiVisitor;
    let colleague: ApiVisitor;
    let anybody: ApiVisitor;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
      staff = new ApiVisitor(upstream.origin);
      colleague = new ApiVisitor(upstream.origin);
      anybody = new ApiVisitor(upstream.origin);
      await staff.signIn("staff@example.com");
      await colleague.signIn("super@example.com");
    });
    afterAll(() => upstream.close());

    const guide = async (slug: string): Promise<GuideDetail> => (await anybody.get(`/api/v2/guides/${slug}/`)).body;
    const term = async (slug: string): Promise<TermDetail> => (await anybody.get(`/api/v2/glossary/${slug}/`)).body;
    const source = async (page: string, query = ""): Promise<ContentSource> =>
      (await staff.get(`/api/v2/content/${page}/${query}`)).body;

    /** A new version of a page as its form sends it: all that there is, with `changes`. */
    async function written(page: string, changes: Partial<NewVersion>): Promise<NewVersion> {
      const { current, shown } = await source(page);
      const { version: _, kind, reviewed_on, ...text } = shown;
      return { ...text, kind: kind ?? undefined, reviewed_on: reviewed_on!, base: current, note: "A test", ...changes };
    }
    const send = (page: string, version: object, by = staff) => by.write("POST", `/api/v2/content/${page}/`, version);
    const publish = async (page: string, changes: Partial<NewVersion>, by = staff) =>
      send(page, await written(page, changes), by);
    const restore = (page: string, version: number, base: number, by = staff) =>
      by.write("POST", `/api/v2/content/${page}/restore/`, { version, base });

    test("what there is not can’t be edited", async () => {
      for (const path of ["chair/latex/", "term/no-such/", "guide/latex/", "term/latex/?version=99"])
        expect((await staff.get(`/api/v2/content/${path}`)).status, path).toBe(404);
      expect((await staff.get("/api/v2/content/term/latex/?version=x")).body).toHaveProperty("version");
      const version = await written("term/latex", {});
      for (const page of ["chair/latex", "term/no-such"]) {
        expect((await send(page, version)).status).toBe(404);
        expect((await restore(page, 1, 1)).status).toBe(404);
      }
    });

    test("staff alone see sources and history, and publish", async () => {
      const member = new ApiVisitor(upstream.origin);
      await member.signIn("sleeper@example.com");
      const version = await written("term/latex", {});
      for (const [visitor, status] of [
        [anybody, 401],
        [member, 403],
      ] as const) {
        for (const path of ["", "term/latex/"])
          expect((await visitor.get(`/api/v2/content/${path}`)).status).toBe(status);
        expect((await send("term/latex", version, visitor)).status).toBe(status);
        expect((await restore("term/latex", 1, 1, visitor)).status).toBe(status);
      }
      expect((await source("term/latex")).current).toBe(1);
    });

    test("everything may be edited, guides first", async () => {
      const { items }: ContentIndex = (await staff.get("/api/v2/content/")).body;
      const guides = readGuideFiles();
      const pages = readPageFiles();
      expect(items).toHaveLength(guides.length + pages.length + readTermFiles().length);
      const after = items.slice(guides.length, guides.length + pages.length);
      expect(after.map(({ kind, slug }) => [kind, slug])).toEqual(pages.map(({ slug }) => ["page", slug]));
      expect(items.slice(0, guides.length).every(({ kind }) => kind === "guide")).toBe(true);
    });

    test("a page of information is a draft of the release until staff publish one of their own", async () => {
      const edited = async () => (await staff.get("/api/v2/information/siteterms/")).body.page.edited;
      expect(await edited()).toBe(false);
      const { status } = await publish("page/siteterms", {
        title: "Our terms",
        body: "Be kind.",
        short: "Terms",
        note: "By our counsel",
      });
      expect([status, await edited()]).toEqual([200, true]);
      expect((await staff.get("/api/v2/information/siteterms/")).body.page).toMatchObject({
        title: "Our terms",
        short: "Terms",
        body: "Be kind.",
      });
      expect((await source("page/siteterms")).disclosures!.cookies).toHaveLength(2);
      expect((await source("guide/mattress-matching")).disclosures).toBeNull();
    });

    test("a version is shown as soon as it is published, and the history keeps those before", async () => {
      const page = "guide/mattress-matching";
      const before = await source(page);
      const { status, body } = await publish(page, {
        title: "Which bed fits you",
        body: "## Short\n\nVery.",
        short: "Fit",
        note: "Shorter",
      });
      expect([status, body]).toEqual([200, { version: before.current + 1 }]);
      const { guide: shown } = await guide("mattress-matching");
      expect(shown).toMatchObject({ title: "Which bed fits you", body: "## Short\n\nVery.", short: "Fit", words: 2 });
      const { history, current } = await source(page);
      expect(current).toBe(before.current + 1);
      expect(history[0]).toMatchObject({ version: current, note: "Shorter", by: "Stacy" });
      expect(history.slice(1)).toEqual(before.history);
      expect((await source(page, `?version=${before.current}`)).shown).toEqual(before.shown);
    });

    test("a term keeps the beds that show it, and its other names go with the version", async () => {
      const beds = (await term("hybrid")).beds;
      expect((await publish("term/hybrid", { also: ["half and half"] })).status).toBe(200);
      const changed = await term("hybrid");
      expect(changed.beds).toEqual(beds);
      expect(changed.term.also).toEqual(["half and half"]);
    });

    test("who began from an older version is told whose is newer, and nothing is lost", async () => {
      const page = "term/density";
      const [mine, theirs] = [await written(page, { body: "Mine." }), await written(page, { body: "Theirs." })];
      expect((await send(page, theirs, colleague)).status).toBe(200);
      const { status, body } = await send(page, mine);
      expect(status).toBe(409);
      const { history } = await source(page);
      expect(body.detail).toContain(`${history[0]!.by} published another version since you opened this page.`);
      expect((await restore(page, 1, mine.base)).status).toBe(409);
      expect((await term("density")).term.body).toBe("Theirs.");
      expect((await send(page, { ...mine, base: 99 })).status).toBe(409);
    });

    test("the same press twice gives one version; one that says something else does not pass for it", async () => {
      const page = "term/core";
      const version = await written(page, { body: "Once." });
      const first = await send(page, version);
      expect((await send(page, version)).body).toEqual(first.body);
      for (const other of [{ title: "Kernel" }, { related: [] }, { summary: "Else." }, { also: ["heart"] }])
        expect((await send(page, { ...version, ...other })).status, Object.keys(other)[0]).toBe(409);
      expect((await source(page)).history).toHaveLength(2);
      const again = await restore(page, 1, 2);
      expect((await restore(page, 1, 2)).body).toEqual(again.body);
      expect((await source(page)).history).toHaveLength(3);
    });

    test("an earlier version that is published again is a new one with the old words", async () => {
      const page = "guide/mattress-accessories";
      const old = await source(page);
      await publish(page, { title: "What lies under and over", sources: [], related: [] });
      expect((await restore(page, 1, 2)).body).toEqual({ version: 3 });
      const { shown, history } = await source(page);
      expect(shown).toEqual({ ...old.shown, version: 3 });
      expect(history.map(({ note }) => note)).toEqual(["Version 1 again", "A test", "First version"]);
      expect((await restore(page, 9, 3)).status).toBe(404);
      expect((await source(page)).current).toBe(3);
    });

    test("what can’t be published is said field by field", async () => {
      const page = "term/cover";
      const wrong: [keyof NewVersion, unknown, RegExp][] = [
        ["title", "", /^Write a title$/],
        ["title", "a".repeat(101), /100 characters/],
        ["summary", "a".repeat(201), /200 characters/],
        ["body", " ", /^Write the text$/],
        ["body", "a".repeat(30_001), /30,000 characters/],
        ["reviewed_on", "2026-02-30", /day on which/],
        ["note", "", /what you changed/],
        ["figure", "horse", /drawings/],
        ["kind", "horses", /kinds/],
        ["also", Array(13).fill("a"), /12 names/],
      ];
      const version = await written(page, {});
      for (const [field, value, message] of wrong) {
        const { status, body } = await send(page, { ...version, [field]: value });
        expect([status, Object.keys(body)], field).toEqual([400, [field]]);
        expect(body[field][0]).toMatch(message);
      }
      expect((await send(page, { ...version, base: 0 })).status).toBe(400);
      expect((await send(page, { ...version, sources: [{ title: "a", url: "javascript:alert(1)" }] })).status).toBe(
        400,
      );
      expect((await restore(page, 0, 1)).status).toBe(400);
      expect((await source(page)).current).toBe(1);
    });

    test("a new release brings newer texts where nobody here has edited, and leaves the others", async () => {
      const { db } = upstream;
      const now = new Date("2026-12-01T00:00:00Z");
      const versions = async () =>
        Object.fromEntries(
          (await db.selectFrom("content_page").select(["kind", "slug", "version"]).execute()).map((row) => [
            `${row.kind}/${row.slug}`,
            row.version,
          ]),
        );
      const before = await versions();
      await insertContent(db, now, true);
      expect(await versions()).toEqual(before);
      await publish("term/zoning", { body: "As staff have it." });
      const older = (slug: string) =>
        db
          .updateTable("content_version")
          .where("page_id", "=", ({ selectFrom }) => selectFrom("content_page").select("id").where("slug", "=", slug));
      await older("ticking").set({ body: "As an earlier release had it." }).execute();
      await older("tufting").set({ reviewed_on: "2020-01-01" }).execute();
      await db.deleteFrom("content_page").where("slug", "=", "voc").execute();
      await insertContent(db, now, true);
      expect(await versions()).toEqual({
        ...before,
        "term/zoning": 2,
        "term/ticking": 2,
        "term/tufting": 2,
        "term/voc": 1,
      });
      const file = (slug: string) => readTermFiles().find((each) => each.slug === slug)!;
      expect((await term("ticking")).term.body).toBe(file("ticking").body);
      expect((await term("tufting")).term.reviewed_on).toBe(file("tufting")["reviewed-on"]);
      expect((await term("zoning")).term.body).toBe("As staff have it.");
      expect((await source("term/ticking")).history[0]).toMatchObject({
        by: null,
        note: "With a new release of the site",
      });
    });
  });
}
