import { expect } from "vitest";
import { formKey, newMark, type World } from "../world";
import type { ReportCase } from "./report-case";

/** What phones, papers and other programs put into what is copied from them. */

const claim = async (world: World) => {
  const visitor = await world.visitor();
  const { slug } = await world.upstream.db
    .selectFrom("cashback_offer")
    .select("slug")
    .where("minimum_cents", "<", 120_000)
    .where("starts_on", "<", "2026-11-20")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const begin = (changes: Record<string, string>) =>
    visitor.post(`/cashback/${slug}/`, {
      ...{ product: "Original, queen", store: "Downtown", bought_on: "11/20/2026", price: "4,299.50" },
      ...{ invoice: `SIGNS-${newMark()}`, key: formKey() },
      ...changes,
    });
  const begun = async () => (/\/cashback\/claim\/([\w-]+)\//.exec((await begin({})).location ?? "") ?? [])[1]!;
  return { visitor, begin, begun };
};

const kept = ({ upstream: { db } }: World, column: "product" | "store" | "invoice", value: string) =>
  db.selectFrom("cashback_claim").select("id").where(column, "=", value).execute();

/** What nobody sees, from contacts, chats, web pages and word processors. */
const unseen = {
  "a space without width": "\u200b",
  "a joiner without width": "\u200d",
  "a space that does not break and has no width": "\u2060",
  "a byte order mark": "\ufeff",
  "a mark of direction": "\u200e",
  "an isolate of direction": "\u2068",
  "an embedding of direction": "\u202a",
  "a soft hyphen": "\u00ad",
  "a vowel separator": "\u180e",
  "an invisible times sign": "\u2062",
  "a filler of Korean keyboards": "\u3164",
  "a selector of variants": "\ufe0e",
  "a tag": "\u{e0001}",
} as const;

const controls = {
  backspace: "\b",
  bell: "\u0007",
  "unit separator": "\u001f",
  delete: "\u007f",
  "C1 control": "\u0093",
};

export const codeCases: readonly ReportCase[] = [
  {
    report: "invisibleSigns",
    title: "a name, a store and an invoice are read without what nobody sees in them, wherever it stands",
    async check(world) {
      const { begin } = await claim(world);
      for (const [name, sign] of Object.entries(unseen)) {
        const mark = newMark();
        const page = await begin({
          product: `${sign}Original${sign} ${mark}${sign}`,
          store: `Down${sign}town ${mark}`,
          invoice: `${sign}INV-${sign}${mark}${sign}`,
        });
        expect([name, page.status, page.errorAt("product"), page.errorAt("invoice")]).toEqual([name, 303, null, null]);
        for (const [column, value] of [
          ["product", `Original ${mark}`],
          ["store", `Downtown ${mark}`],
          ["invoice", `INV-${mark}`],
        ] as const)
          expect([name, column, (await kept(world, column, value)).length]).toEqual([name, column, 1]);
      }
    },
  },
  {
    report: "invisibleSigns",
    title: "a thread takes them in its title, its text and its writer’s name",
    async check(world) {
      for (const [name, sign] of Object.entries(unseen)) {
        const { site } = await world.member();
        const mark = newMark().slice(0, 8);
        const page = await site.post("/mattress-forum/new/", {
          ...{ does: "post", category: "choosing-a-bed", key: formKey(), name: `${sign}Nora${sign} ${mark}` },
          ...{ title: `Which${sign} frame ${mark}?`, text: `${sign}Ours squeaks${sign}.` },
        });
        expect([name, page.status, page.errorAt("title"), page.errorAt("name")]).toEqual([name, 303, null, null]);
        const { html } = await site.get(page.location!.split("?")[0]!);
        expect([name, html.includes(`Which frame ${mark}?`), html.includes("Ours squeaks.")]).toEqual([
          name,
          true,
          true,
        ]);
        expect([name, html.includes(`Nora ${mark}`)]).toEqual([name, true]);
      }
    },
  },
  {
    report: "slideText",
    title: "control characters and line ends of PDFs and slides are read over or read as lines",
    async check(world) {
      const visitor = await world.visitor();
      for (const [name, sign] of Object.entries(controls)) {
        const email = `${name.replace(/\W/g, "-").toLowerCase()}@example.com`;
        const message = `One${sign}\u000bTwo\u2028Three\u0085Four\fFive\rSix${sign}`;
        const page = await visitor.post("/contact/", {
          topic: "site",
          message,
          name: `No${sign}ra`,
          email,
          key: formKey(),
        });
        expect([name, page.status, page.errorAt("message"), page.errorAt("name")]).toEqual([name, 303, null, null]);
        const rows = await world.upstream.db
          .selectFrom("contact_message")
          .select(["message", "name"])
          .where("email", "=", email)
          .execute();
        expect(rows).toEqual([{ message: "One\nTwo\nThree\nFour\nFive\nSix", name: "Nora" }]);
      }
    },
  },
  {
    report: "slideText",
    title: "a review’s title that was copied over two lines is one line",
    async check(world) {
      for (const end of ["\u000b", "\n", "\r\n", "\u2028", "\t"]) {
        const { id, site } = await world.member();
        const begun = await site.post(world.reviewForm, {
          ...{ rating: "4", title: `Firm${end}and warm`, key: formKey() },
          body: "It holds my back up, which the one before it did not.",
        });
        const step = (name: string) => begun.location!.replace(/[a-z]+\/(\?.*)?$/, `${name}/`);
        await site.post(step("use"), { months_owned: "14", incentive: "none" });
        const sent = await site.post(step("check"), { author: "Ann", agree: "yes" });
        expect([end, begun.status, sent.status, sent.location]).toEqual([
          end,
          303,
          303,
          expect.stringMatching(/\/thanks\//),
        ]);
        const kept = await world.upstream.db
          .selectFrom("owner_review_version")
          .innerJoin("owner_review", "owner_review.id", "review_id")
          .select("title")
          .where("account_id", "=", id)
          .execute();
        expect([end, kept]).toEqual([end, [{ title: "Firm and warm" }]]);
      }
    },
  },
  {
    report: "lookAlikes",
    title: "phone numbers, ZIP codes, dates and accounts are read in any dash, space and width",
    async check(world) {
      const { visitor, begin, begun } = await claim(world);
      for (const bought_on of [
        "11\u204420\u20442026",
        "11／20／2026",
        "2026\u201111\u201120",
        "２０２６－１１－２０",
        "11/20/2026\u00a0",
      ]) {
        const page = await begin({ bought_on });
        expect([bought_on, page.status, page.errorAt("bought_on")]).toEqual([bought_on, 303, null]);
      }
      const token = await begun();
      for (const routing of ["011\u2011000\u2011015", "０１１００００１５", "011\u2007000\u2007015"]) {
        const page = await visitor.post(`/cashback/claim/${token}/payment/`, {
          ...{ method: "ach", payee_name: "Nora Field", account_kind: "checking", routing },
          account_number: "0001\u20112345\u202f67",
        });
        expect([routing, page.status, page.errorAt("routing"), page.errorAt("account_number")]).toEqual([
          ...[routing, 303, null, null],
        ]);
      }
      for (const zip of ["83702\u20131234", "８３７０２", "83702\u20111234", "\u200e83702", "83702\u22121234"]) {
        const page = await visitor.post(`/cashback/claim/${token}/payment/`, {
          ...{
            method: "check",
            payee_name: "Nora Field",
            street: "1\u00a0Main Street",
            city: "Boise",
            state: "ID",
            zip,
          },
        });
        expect([zip, page.status, page.errorAt("zip")]).toEqual([zip, 303, null]);
      }
      // Of the last step, whose name is left out so that the same claim can be asked again.
      const send = (phone: string) =>
        visitor.post(`/cashback/claim/${token}/send/`, { name: "", phone, email: "", agree: "yes" });
      for (const [phone, said] of [
        ["555-0147", expect.stringMatching(/phone number/i)],
        ["(208)\u00a0555\u20110147", null],
        ["208\u2013555\u20130147", null],
        ["\u202a+1 208 555 0147\u202c", null],
        ["２０８−５５５−０１４７", null],
        ["208.555.0147", null],
        ["+1 (208) 555\u20120147", null],
        ["1\u2010208\u2010555\u20100147", null],
      ] as const) {
        const page = await send(phone);
        const unnamed = expect.stringMatching(/name/i);
        expect([phone, page.status, page.errorAt("name"), page.errorAt("phone")]).toEqual([phone, 400, unnamed, said]);
      }
    },
  },
  {
    report: "lookAlikes",
    title: "a code is read off paper and out of mail",
    async check(world) {
      const visitor = await world.visitor();
      const { code, offer_slug } = await world.upstream.db
        .selectFrom("cashback_code")
        .select(["code", "offer_slug"])
        .where("invoice", "is", null)
        .where((row) => row.or([row("ends_on", "is", null), row("ends_on", ">", "2026-12-01")]))
        .executeTakeFirstOrThrow();
      const begins = `/cashback/${offer_slug}/`;
      for (const typed of [
        code.toLowerCase(),
        code.replace(/(.{4})/g, "$1\u2011"),
        code.replace(/(.{4})/g, "$1 \u2013 "),
        [...code].map((each) => String.fromCodePoint(each.codePointAt(0)! + 0xfee0)).join(""),
        `\u200b${code}\u200e`,
      ]) {
        const page = await visitor.post("/cashback-code/", { claim_code: typed });
        expect([typed, page.status, page.location, page.errorAt("claim_code")]).toEqual([typed, 303, begins, null]);
      }
      const other = await visitor.post("/cashback-code/", { claim_code: `${code.slice(0, -1)}?` });
      expect([other.status, other.errorAt("claim_code")]).toEqual([400, expect.any(String)]);
    },
  },
];
