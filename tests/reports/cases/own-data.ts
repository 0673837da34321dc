import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { ApiVisitor } from "../../support/api-visitor";
import { jpeg, screenshot } from "../../support/picture-files";
import { bankAccount, claimMaker } from "../../upstream/suites/claim-maker";
import type { SiteVisitor } from "../site-visitor";
import { formKey, newMark, type World } from "../world";
import type { ReportCase } from "./report-case";

/** What the accountant, and whoever asks for their own data, get as files. */

const openFile = (visitor: SiteVisitor, path: string) =>
  fetch(new URL(path, visitor.origin), {
    redirect: "manual",
    headers: visitor.session === null ? {} : { cookie: `sessionid=${visitor.session}` },
  });

/** Words that nobody else has written. */
const marked = (words: string) => `${words} ${newMark().slice(0, 8)}`;

const taken = async (page: Promise<{ status: number; location: string | null }>) => {
  const { status, location } = await page;
  expect([status, location]).toEqual([303, expect.any(String)]);
  return location!;
};

/** Opens a thread and changes its title and its text. */
async function changedThread(site: SiteVisitor, titles: readonly string[], texts: readonly string[]) {
  const place = await taken(
    site.post("/mattress-forum/new/", {
      ...{ does: "post", title: titles[0]!, category: "choosing-a-bed", text: texts[0]!, key: formKey() },
      name: marked("Ann"),
    }),
  );
  const [, edit = ""] = /href="(\/posts\/\d+\/edit\/)/.exec((await site.get(place.split(/[?#]/)[0]!)).html) ?? [];
  const base = (await site.get(edit)).valueOf("base")!;
  await taken(site.post(edit, { text: texts[1]!, title: titles[1]!, base }));
}

/** Sends a review with a receipt of many screens and two photos, and changes it once it is published. */
async function changedReview(world: World, { id: account_id, site }: Member, bodies: readonly string[]) {
  const stepOf = (location: string, step: string) => location.replace(/[a-z]+\/(\?.*)?$/, `${step}/`);
  const rated = { rating: "4", title: "Firm, and warm in July" };
  const begun = await taken(site.post(world.reviewForm, { ...rated, body: bodies[0]!, key: formKey() }));
  await taken(site.post(stepOf(begun, "use"), { months_owned: "14", incentive: "none" }));
  const receipt = await screenshot({ width: 828, height: 14_000 }).png().toBuffer();
  await taken(site.postFile(stepOf(begun, "proof"), receipt, "Screenshot_2026.png"));
  for (const blue of [77, 177])
    await taken(site.postFile(stepOf(begun, "photo"), await jpeg({ width: 640, height: 480, blue }), "bed.jpg"));
  await taken(site.post(stepOf(begun, "check"), { author: "Ann", agree: "yes" }));
  const { db, origin } = world.upstream;
  const { id } = await db
    .selectFrom("owner_review")
    .select("id")
    .where("account_id", "=", account_id)
    .executeTakeFirstOrThrow();
  const staff = new ApiVisitor(origin);
  await staff.signIn("staff@example.com");
  const decided = { version: 1, decision: "publish" };
  expect((await staff.write("POST", `/api/v2/moderation/bed/${id}/decide/`, decided)).status).toBeLessThan(300);
  const [, own = ""] = /href="(\/your-reviews\/[^"]+\/)"/.exec((await site.get("/your-reviews/")).html) ?? [];
  const change = await taken(site.post(own, { purpose: "edit" }));
  await taken(site.post(stepOf(change, "rating"), { ...rated, body: bodies[1]! }));
  await taken(site.post(stepOf(change, "check"), { author: "Ann", agree: "yes" }));
}

type Member = Awaited<ReturnType<World["member"]>>;

interface Download {
  tables: { upload: { pages: number; links: string[] }[] };
}

export const ownDataCases: readonly ReportCase[] = [
  {
    report: "brokenAccents",
    title:
      "the accountant’s file begins with the mark by which Excel reads its accents, and no cell of it is a formula",
    async check(world) {
      const maker = claimMaker(() => world.upstream, world.now);
      const staff = new ApiVisitor(world.upstream.origin);
      await staff.signIn("super@example.com");
      const payees = ["José Núñez", "Zoë Übler", "Łukasz Żak", "=HYPERLINK(1)", "阮"];
      const ids: number[] = [];
      for (const payee_name of payees) {
        const { api } = await world.member();
        ids.push((await maker.approved(api, staff, { ...bankAccount, payee_name })).id);
      }
      const accountant = await world.visitor("super@example.com");
      for (const id of ids)
        expect((await accountant.post("/admin/claims/payments/", { claim: String(id), key: formKey() })).status).toBe(
          303,
        );
      const files = readdirSync(world.payments).map((name) => readFileSync(join(world.payments, name)));
      expect(files).toHaveLength(payees.length);
      for (const file of files) expect(file.subarray(0, 3).toString("hex")).toBe("efbbbf");
      const text = files.map(String).join("\n");
      for (const payee of payees) expect([payee, text.includes(payee)]).toEqual([payee, true]);
      expect(text).not.toMatch(/(?:^|,|")=/m);
      const { html } = await accountant.get("/admin/claims/payments/");
      const [, batch = ""] = /href="(\/admin\/claims\/payments\/\d+\/)"/.exec(html) ?? [];
      const answer = await openFile(accountant, batch);
      expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      const downloaded = Buffer.from(await answer.arrayBuffer());
      expect(downloaded.subarray(0, 3).toString("hex")).toBe("efbbbf");
      expect(text).toContain(String(downloaded));
    },
  },
  {
    report: "missingHistory",
    title: "the download has each text before and after it was changed, and each picture, for its owner alone",
    async check(world) {
      const member = await world.member();
      const { site } = member;
      const [titles, texts, bodies] = [
        ["Quiet frames?", "Quiet frames, changed?"].map(marked),
        ["It squeaked in March.", "It squeaks again."].map(marked),
        ["It holds my back up, unlike the one before.", "It held my back up, until it began to sag."].map(marked),
      ] as const;
      await changedThread(site, titles, texts);
      await changedReview(world, member, bodies);
      const { status, html: data } = await site.get("/account/data/");
      expect(status).toBe(200);
      for (const words of [...titles, ...texts, ...bodies])
        expect([words, data.includes(words)]).toEqual([words, true]);
      const uploads = (JSON.parse(data) as Download).tables.upload;
      expect(uploads).toHaveLength(3);
      expect(Math.max(...uploads.map(({ pages }) => pages))).toBeGreaterThan(3);
      expect(uploads.map(({ links }) => links.length)).toEqual(uploads.map(({ pages }) => pages));
      const [{ site: neighbor }, stranger] = [await world.member(), await world.visitor()];
      for (const link of uploads.flatMap(({ links }) => links)) {
        const picture = await openFile(site, link);
        expect([link, picture.status, picture.headers.get("content-type")]).toEqual([link, 200, "image/webp"]);
        expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(500);
        expect([link, (await openFile(neighbor, link)).status]).toEqual([link, 404]);
        expect([link, (await openFile(stranger, link)).status]).toEqual([link, 303]);
      }
    },
  },
];
