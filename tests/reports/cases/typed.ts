import { expect } from "vitest";
import type { SiteVisitor } from "../site-visitor";
import { libraryWords } from "../../support/library-words";
import { formKey, longAgo, newMark, type World } from "../world";
import type { ReportCase } from "./report-case";

/** Of what is typed into forms, nothing is lost. */

const contact = "/contact/";
const message = (email: string, words: string, key = formKey()) => ({
  ...{ topic: "site", message: words, name: "", email, key },
});
const messagesOf = ({ upstream: { db } }: World, email: string) =>
  db.selectFrom("contact_message").select("message").where("email", "=", email).execute();

const post = (site: SiteVisitor, path: string, fields: Record<string, string>, key = formKey()) =>
  site.post(path, { does: "post", ...fields, key });

/** A page with a text area, and the name of the area; whoever may open it. */
const textAreas: readonly [path: string, area: string, email?: string][] = [
  [contact, "message"],
  ["/mattress-forum/new/", "text", "sleeper@example.com"],
  ["/mattress-questions/ask/", "text", "sleeper@example.com"],
];

const budget = "/mattress-finder/quiz/?step=budget&recipient=me&budgetRange=";

export const typedCases: readonly ReportCase[] = [
  {
    report: "cutPaste",
    title: "no text area has a length at which a browser would cut what is pasted",
    async check(world) {
      for (const [path, area, email] of [...textAreas, [world.reviewForm, "body", undefined] as const]) {
        const { html } = await (await world.visitor(email)).get(path);
        const [tag = ""] = new RegExp(`<textarea\\b[^>]* name="${area}"[^>]*>`).exec(html) ?? [];
        expect([path, tag !== "", /maxlength/i.test(tag)]).toEqual([path, true, false]);
      }
    },
  },
  {
    report: "cutPaste",
    title: "a text that is too long comes back whole, with emoji, blank lines and its end, and its length is said",
    async check(world) {
      const visitor = await world.visitor();
      const long = `First line\n\n${"It sags 😴 in the middle, and ".repeat(300)}the end.`;
      const page = await visitor.post(contact, message("long@example.com", long));
      expect([page.status, page.valueOf("message")]).toEqual([400, long]);
      expect(page.errorAt("message")).toMatch(/^Keep your message to 3,000 characters\. You’re [\d,]+ over$/);
      const member = await world.visitor("sleeper@example.com");
      const post = { does: "post", title: "Too long", category: "choosing-a-bed", text: long, key: formKey() };
      const refused = await member.post("/mattress-forum/new/", post);
      expect([refused.status, refused.valueOf("text")]).toEqual([400, long]);
      expect(refused.errorAt("text")).toMatch(/6,000 characters/);
    },
  },
  {
    report: "cutPaste",
    title: "a review far beyond its limit comes back whole, with our words at its field, begun or not",
    async check(world) {
      const visitor = await world.visitor();
      const rated = { rating: "4", title: "Firm", body: "It holds my back up, which the one before did not." };
      const { location } = await visitor.post(world.reviewForm, { ...rated, key: formKey() });
      const draft = `${location!.split("/").slice(0, 4).join("/")}/rating/`;
      for (const path of [world.reviewForm, draft])
        for (const length of [8001, 10_000, 100_000]) {
          const sent = { ...rated, body: "x".repeat(length), title: "t".repeat(201), key: formKey() };
          const page = await visitor.post(path, sent);
          const over = (length - 4000).toLocaleString("en-US");
          expect([path, page.status, page.valueOf("body") === sent.body]).toEqual([path, 400, true]);
          expect(page.errorAt("body")).toBe(`Keep your review to 4,000 characters. You’re ${over} over`);
          expect(page.errorAt("title")).toMatch(/^Keep the title to 100 characters/);
          expect(page.words).not.toMatch(libraryWords);
        }
    },
  },
  {
    report: "unreadAmount",
    title: "a price as receipts and chats have it is read, and what is none is said beside it and kept",
    async check(world) {
      const visitor = await world.visitor();
      const offers = await world.upstream.db
        .selectFrom("cashback_offer")
        .select(["slug", "starts_on"])
        .where("minimum_cents", "<", 120_000)
        .where("starts_on", "<", "2026-11-20")
        .orderBy("id")
        .execute();
      const path = `/cashback/${offers[0]!.slug}/`;
      const fields = { product: "Original, queen", store: "Downtown", bought_on: "11/20/2026" };
      for (const [price, cents] of [
        ["$1,299.00", 129_900],
        [" 1299.5 ", 129_950],
        ["US$1,299", 129_900],
        ["1299 USD", 129_900],
        ["\u202a$1,299.00\u202c", 129_900],
        ["＄１，２９９．００", 129_900],
        ["$\u00a01,299.00", 129_900],
      ] as const) {
        const invoice = `AMOUNT-${newMark()}`;
        const { status, location } = await visitor.post(path, { ...fields, invoice, price, key: formKey() });
        expect([price, status, location]).toEqual([price, 303, expect.stringMatching(/\/cashback\/claim\//)]);
        const kept = await world.upstream.db
          .selectFrom("cashback_claim")
          .select("price_cents")
          .where("invoice", "=", invoice)
          .executeTakeFirstOrThrow();
        expect([price, kept.price_cents]).toEqual([price, cents]);
      }
      for (const price of ["about 1300", "1,299.00$", "1299⁹⁹", "1.299,00 €", "1299-1399", "12,99,00", "$"]) {
        const page = await visitor.post(path, { ...fields, invoice: "A-1", price, key: formKey() });
        expect([price, page.status, page.valueOf("price"), page.errorAt("price")]).toEqual([
          ...[price, 400, price, "Enter an amount in dollars, like 1,299.50"],
        ]);
      }
    },
  },
  {
    report: "hundredfoldBudget",
    title: "without scripts a budget counts in dollars, however it is written",
    async check(world) {
      const visitor = await world.visitor();
      for (const [typed, read] of [
        ["150.00", "150"],
        ["$1,299.00", "1299"],
        ["1,500.", "1500"],
        ["２０００", "2000"],
        ["USD 900", "900"],
        ["$ 1,200 ", "1200"],
        ["1200 dollars", "1200"],
        ["\u200b1800\ufeff", "1800"],
      ] as const) {
        const { status, location } = await visitor.get(`${budget}${encodeURIComponent(typed)}&answered=budget`);
        const { searchParams } = new URL(location ?? "/none", world.site.origin);
        expect([typed, status, searchParams.get("budgetRange")]).toEqual([typed, 302, read]);
      }
      for (const typed of ["1,299.50", "1.500", "15000000", "as little as possible"]) {
        const page = await visitor.get(`${budget}${encodeURIComponent(typed)}&answered=budget`);
        expect([typed, page.status, page.valueOf("budgetRange")]).toEqual([typed, 400, typed]);
        expect(page.errorAt("budgetRange")).toMatch(/^Enter /);
      }
    },
  },
  {
    report: "swallowedCorrection",
    title: "other words under the key of a thread or a reply are refused with 409, kept, and taken by the next press",
    async check(world) {
      const first = "Ours squeaks since the first night.";
      const corrections = [`${first} In winter.`, first.toUpperCase(), first.slice(0, -1), first.replace(" ", "\n")];
      for (const corrected of corrections) {
        const { site } = await world.member();
        const name = `Nora ${newMark().slice(0, 8)}`;
        const opened = { title: "Which frame is quiet?", category: "choosing-a-bed", text: first, name };
        const [key, replyKey] = [formKey(), formKey()];
        const thread = (await post(site, "/mattress-forum/new/", opened, key)).location!.split(/[?#]/)[0]!;
        const reply = { discussion: (await site.get(thread)).valueOf("discussion")!, text: first };
        await longAgo(world);
        expect((await post(site, thread, reply, replyKey)).status).toBe(303);
        for (const [path, fields, used] of [
          ["/mattress-forum/new/", opened, key],
          [thread, reply, replyKey],
        ] as const) {
          const page = await post(site, path, { ...fields, text: corrected }, used);
          expect([path, corrected, page.status, page.valueOf("text")]).toEqual([path, corrected, 409, corrected]);
          expect(page.words).toMatch(/already/);
          await longAgo(world);
          const again = page.valueOf("key")!;
          expect(again).not.toBe(used);
          expect((await post(site, path, { ...fields, text: corrected }, again)).status).toBe(303);
        }
      }
    },
  },
  {
    report: "swallowedCorrection",
    title: "other words under the key of a message are refused with its number, kept, and taken by the next press",
    async check(world) {
      const visitor = await world.visitor();
      const first = "The page of hybrids is empty for me.";
      const corrections = [{ message: `${first} On my phone.` }, { message: first.toUpperCase() }, { topic: "other" }];
      for (const [index, change] of corrections.entries()) {
        const [email, key] = [`corrected-${index}@example.com`, formKey()];
        const form = message(email, first, key);
        const sent = await visitor.post(contact, form);
        const { reference } = Object.fromEntries(new URL(sent.location!, world.site.origin).searchParams);
        const corrected = { ...form, ...change };
        const page = await visitor.post(contact, corrected);
        expect([page.status, page.valueOf("message"), page.valueOf("email")]).toEqual([409, corrected.message, email]);
        expect(page.words).toContain(reference);
        expect(await messagesOf(world, email)).toHaveLength(1);
        const again = page.valueOf("key")!;
        expect(again).not.toBe(key);
        expect((await visitor.post(contact, { ...corrected, key: again })).status).toBe(303);
        expect((await visitor.post(contact, form)).location).toBe(sent.location);
        expect(await messagesOf(world, email)).toHaveLength(2);
      }
    },
  },
  {
    report: "swallowedCorrection",
    title:
      "other answers under the key of saved results are refused, and saved by the next press with the address kept",
    async check(world) {
      const visitor = await world.visitor();
      const [email, key] = ["saves@example.com", formKey()];
      const results = (position: string) => `/mattress-finder/results/?recipient=me&position=${position}`;
      const { location } = await visitor.post(results("side"), { email, key });
      const page = await visitor.post(results("back"), { email, key });
      expect([page.status, page.valueOf("email")]).toEqual([409, email]);
      expect(page.words).toMatch(/already saved/);
      const again = page.valueOf("key")!;
      expect(again).not.toBe(key);
      const next = await visitor.post(results("back"), { email, key: again });
      expect([next.status, next.location === location]).toEqual([303, false]);
      expect((await visitor.post(results("side"), { email, key })).location).toBe(location);
    },
  },
  {
    report: "storedTwice",
    title: "the same form is stored once, pressed twice at once, and again an hour later with the spaces of a paste",
    async check(world) {
      const visitor = await world.visitor();
      const email = "twice@example.com";
      const fields = message(email, "I pressed twice.\n\nNothing happened.");
      const presses = await Promise.all([1, 2, 3].map(() => visitor.post(contact, fields)));
      expect(presses.map(({ status }) => status)).toEqual([303, 303, 303]);
      await world.at("2026-11-24T18:00:00Z", async () => {
        const pasted = { ...fields, message: `${fields.message.replaceAll("\n", "\r\n")} \u200b` };
        expect((await visitor.post(contact, pasted)).status).toBe(303);
      });
      expect(await messagesOf(world, email)).toHaveLength(1);
    },
  },
];
