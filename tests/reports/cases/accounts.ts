import { expect } from "vitest";
import { demoPassword } from "../../../upstream/demo/accounts/demo-accounts";
import { unsubscribePath } from "../../../upstream/mail/unsubscribe";
import { formKey, type World } from "../world";
import type { ReportCase } from "./report-case";

/** Addresses, sign-in, and what a form says that was not taken. */

const signIn = async (world: World, email: string) =>
  (await world.visitor()).post("/signin/", { email, password: demoPassword, next: "/" });

/** Forms with something wrong, by their page; whoever may open it. */
const wrongForms: readonly [path: string, fields: Record<string, string>, email?: string][] = [
  ["/signin/", { email: "nora", password: "x" }],
  ["/signin/", { email: "nora@example.com", password: "not the password" }],
  ["/signup/", { first_name: "", email: "nora@example", password: "short" }],
  ["/signin/reset/", { email: "nora@" }],
  ["/contact/", { topic: "site", message: "", email: "" }],
  ["/cashback-code/", { claim_code: "NO-SUCH-CODE" }],
  ["/mattress-forum/new/", { does: "post", title: "", text: "" }, "sleeper@example.com"],
  ["/mattress-questions/ask/", { does: "post", title: "", text: "" }, "sleeper@example.com"],
  ["/account/password/", { current_password: "x", password: "y" }, "sleeper@example.com"],
  ["/account/email/address/", { email: "nora@example", password: "x" }, "sleeper@example.com"],
  ["/account/delete/", { password: "not the password" }, "sleeper@example.com"],
  ["/account/edit-profile/", { position: "upside down", deliveryZip: "1" }, "sleeper@example.com"],
  ["/mattress-finder/results/?recipient=me&position=side", { email: "nora@", key: "" }],
  ["/admin/experts/", { email: "nora", name: "" }, "staff@example.com"],
];

export const accountCases: readonly ReportCase[] = [
  {
    report: "invisibleAddress",
    title: "an address is the same with what phones, mail programs and keyboards add to it",
    async check(world) {
      const { email } = await world.member();
      const [name, host] = email.split("@") as [string, string];
      for (const typed of [
        ` ${email} `,
        `\u200b${email}\u200b`,
        `\u202a${email}\u202c`,
        `${name}\u2060@\u2060${host}`,
        `${name}＠${host}`,
        email.toUpperCase(),
        `${email}\u00a0`,
        `${email}.`,
        `${name}@example\u00ad.com`,
        `${name.replace("-", "\u2011")}@${host}`,
      ])
        expect([typed, (await signIn(world, typed)).location]).toEqual([typed, "/"]);
    },
  },
  {
    report: "unreachableAddress",
    title: "an address that no mail reaches is refused beside its field, in every form that asks for one",
    async check(world) {
      const visitor = await world.visitor();
      for (const email of [
        ...["nora@example..org", "nora@.example.org", "nora@example", "nora.example.org", "nora@", "@example.org"],
        ...["nora@@example.org", "nora@example.org@example.com", "nora field@example.org", "nora@exa mple.org"],
        ...["nora@example,org", "nora@example.org,", "nora@example.org;", "nora@-example.org", "nora@example-.org"],
        ...[
          "nora..field@example.org",
          ".nora@example.org",
          "nora.@example.org",
          "nora@example_org",
          "nora@exam_ple.org",
        ],
        ...[
          "nora@127.0.0.1",
          "nora@[127.0.0.1]",
          "nora@example.123",
          `nora@${"a".repeat(64)}.org`,
          "nora@example.org/",
        ],
        ...[
          "nora@http://example.org",
          "nora(at)example.org",
          'nora"field@example.org',
          `${"n".repeat(65)}@example.org`,
        ],
      ])
        for (const [path, fields] of [
          ["/signup/", { first_name: "Nora", password: "four words for sleep" }],
          ["/signin/reset/", {}],
          ["/contact/", { topic: "site", message: "Hello there" }],
          ["/mattress-finder/results/?recipient=me&position=side", {}],
        ] as const) {
          const page = await visitor.post(path, { ...fields, email, key: formKey() });
          expect([email, path, page.status, page.valueOf("email")]).toEqual([email, path, 400, email]);
          expect([email, path, page.errorAt("email")]).toEqual([email, path, expect.stringMatching(/email address/)]);
        }
    },
  },
  {
    report: "unreachableAddress",
    title: "unusual addresses that mail does reach are taken",
    async check(world) {
      const visitor = await world.visitor();
      for (const email of [
        ...["o'neil@example.com", "nora+beds@example.co.uk", "n@example.museum", "nora_field@example.com"],
        ...["1-2-3@example.com", "nora@sub-domain.example.org", "nora@123.example.com", "josé@example.com"],
        ...["nora@bücher.example", "nora@xn--bcher-kva.example", "用户@例子.公司", "a{b}c@example.com"],
      ]) {
        const page = await visitor.post("/contact/", { topic: "site", message: "Hello there", email, key: formKey() });
        expect([email, page.status, page.errorAt("email")]).toEqual([email, 303, null]);
      }
    },
  },
  {
    report: "twoNamesOfGmail",
    title: "whoever unsubscribes under one name of a Gmail mailbox gets no such mail under another",
    async check(world) {
      const { upstream, mails } = world;
      const results = "/mattress-finder/results/?recipient=me&position=side&weight=130-230";
      const visitor = await world.visitor();
      await visitor.post(await unsubscribePath(upstream.db, "saved-match", "Nora.Field@gmail.com"), {
        "List-Unsubscribe": "One-Click",
      });
      const asked = ["norafield@googlemail.com", "NoraField+beds@gmail.com", "n.o.r.a.field@GoogleMail.com"];
      for (const email of [...asked, "nora.field@example.com"])
        await (await world.visitor()).post(results, { key: formKey(), email });
      await upstream.upkeep();
      const got = mails.flatMap(({ to }) => to).map((to) => to.toLowerCase());
      expect(got).toContain("nora.field@example.com");
      expect(got.filter((to) => /@(?:gmail|googlemail)\.com$/.test(to))).toEqual([]);
    },
  },
  {
    report: "silentErrors",
    title: "the title of a page whose form was not taken begins with “Error:”, whichever form it was",
    async check(world) {
      for (const [path, fields, email] of wrongForms) {
        const page = await (await world.visitor(email)).post(path, fields);
        expect([path, page.status >= 400, page.title]).toEqual([path, true, expect.stringMatching(/^Error: /)]);
        expect((await (await world.visitor(email)).get(path)).title).not.toMatch(/Error/);
      }
      const visitor = await world.visitor();
      const quiz = "/mattress-finder/quiz/?step=budget&recipient=me&budgetRange=some&answered=budget";
      expect((await visitor.get(quiz)).title).toMatch(/^Error: /);
      // What a review lacks is said on the page of its draft.
      const begun = await visitor.post(world.reviewForm, {
        rating: "4",
        title: "Firm",
        body: "Short.",
        key: formKey(),
      });
      const draft = await visitor.get(begun.location!);
      expect([begun.location, draft.title, draft.valueOf("title")]).toEqual([
        ...[begun.location, expect.stringMatching(/^Error: (?!Error)/), "Firm"],
      ]);
      const again = await visitor.post(begun.location!, { rating: "4", title: "Firm", body: "Short." });
      expect([again.status, again.title]).toEqual([400, expect.stringMatching(/^Error: (?!Error)/)]);
    },
  },
];
