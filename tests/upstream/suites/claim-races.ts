import { expect } from "vitest";
import { demoClaimCodes } from "#contracts/vocabulary/claims";
import type { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { bankAccount, claimMaker, claims, ledgerHolds, newKey, staffClaims, staffPayouts } from "./claim-maker";
import { atOnce, many, type Shoppers, statuses } from "./shoppers";

/** What writes about cash back do when they are sent ten at a time. */
export function claimRaces(upstream: () => TestUpstream, { elsewhere, send, signIn, withToken }: Shoppers) {
  const make = claimMaker(upstream, () => new Date());
  const as = async (email: string): Promise<ApiVisitor> => {
    const visitor = await withToken();
    await signIn(visitor, elsewhere(), email);
    return withToken(visitor);
  };
  const member = () => as("owner@example.com");
  const staff = () => as("staff@example.com");
  const rowOf = (token: string) =>
    upstream().db.selectFrom("cashback_claim").selectAll().where("token", "=", token).executeTakeFirstOrThrow();
  const actionsOf = async (id: number) =>
    (
      await upstream()
        .db.selectFrom("cashback_event")
        .select("action")
        .where("claim_id", "=", id)
        .orderBy("id")
        .execute()
    ).map(({ action }) => action);
  /** One of the ten happened, the others were told that it has. */
  const onceOnly = [204, ...Array<number>(many - 1).fill(409)];

  return {
    "POST /api/v2/cashback-claims/": {
      "of one form: one claim under one address": async () => {
        const visitor = await withToken();
        const form = await make.purchase();
        const given = await atOnce(() => send(visitor, "POST", claims, form));
        expect(statuses(given)).toEqual(Array(many).fill(201));
        expect(new Set(given.map(({ body }) => body.token as string)).size).toBe(1);
      },
    },
    "POST /api/v2/cashback-claims/:token/purchase/": {
      "of one claim: one of them stands, whole": async () => {
        const visitor = await withToken();
        const { token } = (await make.begin(visitor)).body as { token: string };
        const { offer: _offer, key: _key, ...purchase } = await make.purchase();
        const given = await atOnce((each) =>
          send(visitor, "POST", `${claims}${token}/purchase/`, {
            ...purchase,
            product: `Bed ${each}`,
            price: purchase.price + each,
          }),
        );
        expect(statuses(given)).toEqual(Array(many).fill(204));
        const { product, price_cents } = await rowOf(token);
        expect(product).toBe(`Bed ${price_cents - purchase.price}`);
      },
    },
    "POST /api/v2/cashback-claims/:token/proof/": {
      "of one file: one proof; of ten files: six": async () => {
        const visitor = await withToken();
        const { token } = (await make.begin(visitor)).body as { token: string };
        const add = async (digest?: string) => {
          const id = newKey();
          const size = { pages: 1, bytes: 9, width: 9, height: 9 };
          await upstream()
            .db.insertInto("upload")
            .values({ id, purpose: "claim-proof", ...size, digest: digest ?? id, uploaded_at: new Date() })
            .execute();
          return send(visitor, "POST", `${claims}${token}/proof/`, { upload: id });
        };
        const proofs = async () => (await visitor.get(`${claims}${token}/`)).body.proofs.length as number;
        expect(statuses(await atOnce(() => add("of one file")))).toEqual(Array(many).fill(204));
        expect(await proofs()).toBe(1);
        await atOnce(() => add());
        expect(await proofs()).toBe(6);
      },
    },
    "POST /api/v2/cashback-claims/:token/payee/": {
      "of one claim: one of them stands, whole": async () => {
        const visitor = await withToken();
        const { token } = (await make.begin(visitor)).body as { token: string };
        const given = await atOnce((each) =>
          send(visitor, "POST", `${claims}${token}/payee/`, {
            ...bankAccount,
            payee_name: `Payee ${each}`,
            account_number: `1000000${each}`,
          }),
        );
        expect(statuses(given)).toEqual(Array(many).fill(204));
        const { payee, payee_account } = await rowOf(token);
        expect(payee).toMatchObject({ name: `Payee ${payee_account!.slice(-1)}`, last_four: payee_account!.slice(-4) });
      },
    },
    "POST /api/v2/cashback-claims/:token/send/": {
      "of one claim: it is sent once, with one mail": async () => {
        const visitor = await member();
        const token = await make.draft(visitor);
        const given = await atOnce(() => send(visitor, "POST", `${claims}${token}/send/`, make.contact));
        expect(statuses(given)).toEqual(Array(many).fill(200));
        const { id } = await rowOf(token);
        expect(await actionsOf(id)).toEqual(["send"]);
        const mails = await upstream()
          .db.selectFrom("mail")
          .select("id")
          .where("subject", "like", `Cash back claim ${id}: we have it (%`)
          .execute();
        expect(mails).toHaveLength(1);
      },
      "of ten claims of one invoice: one is sent, the others are told so": async () => {
        const visitor = await member();
        const invoice = make.invoice();
        const tokens: string[] = [];
        for (let each = 0; each < many; each += 1) tokens.push(await make.draft(visitor, { invoice }));
        const given = await atOnce((each) => send(visitor, "POST", `${claims}${tokens[each]}/send/`, make.contact));
        expect(statuses(given)).toEqual([200, ...Array<number>(many - 1).fill(409)]);
      },
    },
    "POST /api/v2/cashback-claims/confirm/": {
      "of one link: the claim is sent once": async () => {
        const visitor = await withToken();
        const token = await make.draft(visitor);
        const { id } = await rowOf(token);
        const email = `claimant-${newKey().toLowerCase()}@example.com`;
        await send(visitor, "POST", `${claims}${token}/send/`, { ...make.contact, email });
        const { body } = await upstream()
          .db.selectFrom("mail")
          .select("body")
          .where("recipient", "=", email)
          .executeTakeFirstOrThrow();
        const link = /\/cashback\/confirm\/([\w-]{43})\//.exec(body)![1];
        const given = await atOnce(() => send(visitor, "POST", `${claims}confirm/`, { token: link }));
        expect(statuses(given)).toEqual(Array(many).fill(200));
        expect(await actionsOf(id)).toEqual(["send"]);
        // Each is told of the one address that the claim has from then on.
        expect(new Set(given.map(({ body: answer }) => answer.token as string)).size).toBe(1);
      },
    },
    "POST /api/v2/cashback-confirmations/:link/renew/": {
      "of one link: one mail for the claim as it is now": async () => {
        const visitor = await withToken();
        const token = await make.draft(visitor);
        const email = `claimant-${newKey().toLowerCase()}@example.com`;
        await send(visitor, "POST", `${claims}${token}/send/`, { ...make.contact, email });
        const mails = () => upstream().db.selectFrom("mail").select("body").where("recipient", "=", email).execute();
        const link = /\/cashback\/confirm\/([\w-]{43})\//.exec((await mails())[0]!.body)![1];
        await send(visitor, "POST", `${claims}${token}/payee/`, { ...bankAccount, account_number: "99998888" });
        const given = await atOnce(() => send(visitor, "POST", `/api/v2/cashback-confirmations/${link}/renew/`, {}));
        expect(statuses(given)).toEqual(Array(many).fill(200));
        expect(await mails()).toHaveLength(2);
      },
    },
    "POST /api/v2/cashback-claims/:token/answer/": {
      "of ten forms: one is taken; of one form: one": async () => {
        const [visitor, one] = [await member(), await staff()];
        const { token, id } = await make.sent(visitor);
        await make.decide(one, id, "ask", { note: "Which size?" });
        const answers = await atOnce(() =>
          send(visitor, "POST", `${claims}${token}/answer/`, { note: "Queen", key: newKey() }),
        );
        expect(statuses(answers)).toEqual(onceOnly);
        await make.decide(one, id, "ask", { note: "And which store?" });
        const key = newKey();
        const same = await atOnce(() => send(visitor, "POST", `${claims}${token}/answer/`, { note: "Yours", key }));
        expect(statuses(same)).toEqual(Array(many).fill(204));
        expect(await actionsOf(id)).toEqual(["send", "ask", "answer", "ask", "answer"]);
      },
    },
    "POST /api/v2/cashback-claims/:token/appeal/": {
      "of ten forms: one is taken": async () => {
        const [visitor, one] = [await member(), await staff()];
        const { token, id } = await make.sent(visitor);
        await make.decide(one, id, "decline", { reason: "returned" });
        const given = await atOnce(() =>
          send(visitor, "POST", `${claims}${token}/appeal/`, { note: "I kept it", key: newKey() }),
        );
        expect(statuses(given)).toEqual(onceOnly);
      },
    },
    "POST /api/v2/cashback-codes/": {
      "of one network: ten tries, whether they come at once or not": async () => {
        const visitor = await withToken();
        const given = await atOnce(() =>
          send(visitor, "POST", "/api/v2/cashback-codes/", { claim_code: demoClaimCodes[0] }),
        );
        expect(statuses(given)).toEqual(Array(many).fill(200));
        const more = await atOnce(() => send(visitor, "POST", "/api/v2/cashback-codes/", { claim_code: "NEVER-WAS" }));
        expect(statuses(more)).toEqual(Array(many).fill(429));
      },
    },
    "POST /api/v2/staff/cashback-claims/:id/decision/": {
      "of ten of staff: one decision stands, and the ledger has it once": async () => {
        const [visitor, one] = [await member(), await staff()];
        const { id } = await make.sent(visitor);
        await make.decide(one, id, "forward");
        const given = await atOnce((each) =>
          send(one, "POST", `${staffClaims}${id}/decision/`, {
            action: each % 2 === 0 ? "approve" : "ask",
            note: "Which size?",
            key: newKey(),
          }),
        );
        expect(statuses(given)).toEqual(onceOnly);
        await ledgerHolds(upstream(), one);
      },
      "beside a decline of what is approved: it is taken back once": async () => {
        const [visitor, one] = [await member(), await staff()];
        const { id } = await make.approved(visitor, one);
        const given = await atOnce(() =>
          send(one, "POST", `${staffClaims}${id}/decision/`, { action: "decline", reason: "returned", key: newKey() }),
        );
        expect(statuses(given)).toEqual(onceOnly);
        await ledgerHolds(upstream(), one);
      },
    },
    "POST /api/v2/staff/cashback-payouts/:id/handed-over/": {
      "of one payment file: it loses its numbers once, and stays whole": async () => {
        const [visitor, one, accountant] = [await member(), await staff(), await as("super@example.com")];
        const { id } = await make.approved(visitor, one);
        const run = await send(one, "POST", staffPayouts, { key: newKey(), claim: String(id) });
        const batch = `${staffPayouts}${run.body.batch as number}/`;
        const before = (await accountant.get(`${batch}file/`)).body.text as string;
        expect(before).toContain(bankAccount.account_number);
        const given = await atOnce(() => send(accountant, "POST", `${batch}handed-over/`, {}));
        expect(statuses(given)).toEqual(Array(many).fill(204));
        const { text } = (await accountant.get(`${batch}file/`)).body;
        expect(text).toBe(before.replaceAll(bankAccount.account_number, "ends in 7890"));
      },
    },
    "POST /api/v2/staff/cashback-payouts/": {
      "of ten runs, beside declines: each claim is paid once or declined, and the ledger adds up": async () => {
        const [visitor, one] = [await member(), await staff()];
        const made: { token: string; id: number }[] = [];
        for (let each = 0; each < 4; each += 1) made.push(await make.approved(visitor, one));
        const ids = made.map(({ id }) => id);
        await upstream()
          .db.updateTable("cashback_claim")
          .set({ pay_on: "2020-01-01" })
          .where("id", "in", ids)
          .execute();
        const given = await atOnce((each) =>
          each % 3 === 2
            ? send(one, "POST", `${staffClaims}${ids[each % 4]}/decision/`, {
                action: "decline",
                reason: "returned",
                key: newKey(),
              })
            : send(one, "POST", staffPayouts, { key: newKey() }),
        );
        for (const { status } of given) expect([200, 204, 409]).toContain(status);
        expect((await send(one, "POST", staffPayouts, { key: newKey() })).status).toBe(200);
        for (const { token } of made) expect(["paid", "declined"]).toContain((await rowOf(token)).state);
        const paid = await upstream()
          .db.selectFrom("ledger_transaction")
          .select("claim_id")
          .where("kind", "=", "payout")
          .where("claim_id", "in", ids)
          .execute();
        expect(new Set(paid.map(({ claim_id }) => claim_id)).size).toBe(paid.length);
        await ledgerHolds(upstream(), one);
      },
    },
  };
}
