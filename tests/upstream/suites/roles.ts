import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { areas } from "../../../upstream/modules";
import { addAccount } from "../../support/account-copy";
import { ApiVisitor } from "../../support/api-visitor";
import { areaSamples } from "../../support/area-samples";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

/**
 * Whom each operation lets in, written by hand: what operations say of themselves is what is tested here. One that isn't
 * named is for everybody.
 */
const known = {
  signedIn: [
    "GET /account/",
    "GET /account/data/",
    "GET /account/files/",
    "GET /account/files/:id/pages/:page/",
    "GET /account/profile/",
    "GET /account/unpaid/",
    "GET /account/written-before/",
    "GET /cashback-claims/",
    "GET /discussion-drafts/:target/",
    "GET /match/saved/",
    "GET /own-posts/",
    "GET /own-reviews/",
    "GET /participant/",
    "POST /account/delete/",
    "POST /account/email/",
    "POST /account/mails/",
    "POST /account/password/",
    "POST /account/profile/",
    "POST /account/sessions/end/",
    "POST /account/written-before/",
    "POST /discussion-drafts/:target/",
    "POST /discussions/:id/posts/",
    "POST /discussions/:id/watch/",
    "POST /forum/threads/",
    "POST /posts/:id/accept/",
    "POST /posts/:id/appeal/",
    "POST /posts/:id/edit/",
    "POST /posts/:id/helpful/",
    "POST /questions/",
  ],
  staff: [
    "GET /content/",
    "GET /content/:kind/:slug/",
    "GET /figures/",
    "GET /figures/file/",
    "GET /mail/",
    "GET /mail/:id/",
    "GET /moderation/",
    "GET /moderation/:kind/:id/",
    "GET /post-moderation/",
    "GET /post-moderation/:id/",
    "GET /staff/cashback-claims/",
    "GET /staff/cashback-claims/:id/",
    "GET /staff/cashback-payouts/",
    "GET /uploads/:id/pages/:page/",
    "PATCH /feature-flags/get-feature-flag/:name/",
    "POST /content/:kind/:slug/",
    "POST /content/:kind/:slug/restore/",
    "POST /discussions/:id/decide/",
    "POST /experts/",
    "POST /moderation/:kind/:id/decide/",
    "POST /moderation/bed/:id/bed/",
    "POST /post-moderation/:id/decide/",
    "POST /staff/cashback-claims/:id/decision/",
    "POST /staff/cashback-payouts/",
  ],
  payments: ["GET /staff/cashback-payouts/:id/file/", "POST /staff/cashback-payouts/:id/handed-over/"],
};
const guardedBy = (guard: keyof typeof known) => [
  ...known[guard],
  ...areaSamples.flatMap(({ guarded = {} }) => guarded[guard] ?? []),
];
export const guarded = { signedIn: guardedBy("signedIn"), staff: guardedBy("staff"), payments: guardedBy("payments") };

const nobody = { is_staff: false, is_superuser: false, owns_stores: false, handles_payments: false };
const roles: [string, Partial<typeof nobody>, (keyof typeof guarded)[]][] = [
  ["a member", {}, ["signedIn"]],
  ["an owner of stores", { owns_stores: true }, ["signedIn"]],
  ["a superuser who is no staff", { is_superuser: true }, ["signedIn"]],
  ["somebody who was given payments and is no staff", { handles_payments: true }, ["signedIn"]],
  ["staff", { is_staff: true }, ["signedIn", "staff"]],
  ["staff who handle payments", { is_staff: true, handles_payments: true }, ["signedIn", "staff", "payments"]],
  ["staff who are superusers", { is_staff: true, is_superuser: true }, ["signedIn", "staff", "payments"]],
];

/** Who is let in, operation by operation. What they may do with which thing is in the suites of their areas. */
export function roleSuite(start: Start): void {
  describe("an operation", () => {
    let upstream: TestUpstream;
    beforeAll(async () => {
      upstream = await start();
    });
    afterAll(() => upstream.close());

    const all = areas.flatMap(({ operations }) =>
      operations.filter(({ version }) => version === 2).map(({ method, path }) => `${method} ${path}`),
    );

    const partsKnown: Record<string, string> = { ":kind": "term", ":page": "1", ":target": "question" };
    /** Asks for nothing that there is, with an empty form: whoever is let in hears that, and nothing happens. */
    async function answersTo(by: ApiVisitor, operations: readonly string[]) {
      const answers: Record<"in" | "401" | "403", string[]> = { in: [], "401": [], "403": [] };
      await by.send("OPTIONS", "/api/v2/contact/");
      for (const operation of operations) {
        const [method, pattern] = operation.split(" ") as [string, string];
        const path = pattern.replaceAll(/:\w+/g, (part) => partsKnown[part] ?? "0");
        const headers = { "content-type": "application/json", "x-csrftoken": by.cookies.get("csrftoken") ?? "" };
        const write = method === "GET" ? {} : { headers, body: "{}" };
        const { status } = await by.send(method, `/api/v2${path}`, write);
        expect(status, operation).toBeLessThan(500);
        answers[status === 401 ? "401" : status === 403 ? "403" : "in"].push(operation);
      }
      return { in: answers.in.toSorted(), "401": answers["401"].toSorted(), "403": answers["403"].toSorted() };
    }

    test("is named once among those that are not for everybody, and there is each that is named", () => {
      const named = Object.values(guarded).flat();
      expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
      expect(named.filter((operation) => !all.includes(operation))).toEqual([]);
    });

    test("asks visitors to log in, unless it is for everybody", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      const { 401: asked, 403: refused } = await answersTo(visitor, all);
      expect(asked).toEqual(Object.values(guarded).flat().toSorted());
      expect(refused).toEqual([]);
    });

    test.each(roles)("lets in %s who may, and nobody else", async (name, rights, groups) => {
      const email = `${name.replaceAll(" ", "-")}@roles.example.com`;
      await addAccount(upstream.db, email);
      await upstream.db
        .updateTable("account")
        .set({ ...nobody, ...rights })
        .where("email", "=", email)
        .execute();
      const visitor = new ApiVisitor(upstream.origin);
      expect((await visitor.signIn(email)).status).toBe(200);
      const answers = await answersTo(visitor, Object.values(guarded).flat());
      expect(answers.in).toEqual(groups.flatMap((group) => guarded[group]).toSorted());
      expect(answers["401"]).toEqual([]);
    });
  });
}
