import type { ClaimAction } from "#contracts/vocabulary/claims";
import { dayOf, plusDays } from "#contracts/us-days";
import { bankAccount, claimMaker, newKey, staffPayouts } from "../upstream/suites/claim-maker";
import { ApiVisitor } from "./api-visitor";
import {
  freshAccount,
  headersFrom,
  keyOf,
  type LiveForm,
  type LiveWorld,
  mailedLink,
  mailsOf,
  type MakeLive,
  prepared,
  preparing,
  rows,
  staffAccount,
} from "./live-form";
import { jpeg } from "./picture-files";

/** Forms of claims of cash back that the upstream takes: their writers', and those of staff. */

/** A cash back offer that runs, and a day on which it does. */
export async function runningOffer(origin: string): Promise<{ slug: string; day: string }> {
  const { body } = await new ApiVisitor(origin).get("/api/v2/cashback-offers/?sort=amount");
  const day = plusDays(dayOf(new Date()), -1);
  const running = (body.items as { slug: string; starts_on: string; minimum_cents: number }[]).find(
    ({ starts_on, minimum_cents }) => starts_on < day && minimum_cents < 429_950,
  );
  if (running === undefined) throw new Error("No cash back offer runs.");
  return { slug: running.slug, day };
}

const makerOf = ({ upstream }: LiveWorld) =>
  claimMaker(
    () => upstream,
    () => new Date(),
  );

/** Of a signed-out claimant's claim, as far as the page where it is sent. */
async function guestDraft(world: LiveWorld) {
  const guest = new ApiVisitor(world.upstream.origin);
  const make = makerOf(world);
  return { guest, make, token: await make.draft(guest) };
}

/** The same, once a link has been mailed. */
async function mailedDraft(world: LiveWorld) {
  const { guest, make, token } = await guestDraft(world);
  const email = `claimant-${world.unique}@example.com`;
  await prepared(world, guest, `cashback-claims/${token}/send/`, { ...make.contact, email });
  const link = await mailedLink(world.upstream.db, email, /\/cashback\/confirm\/([\w-]{43})\//);
  return { guest, token, email, link };
}

/** A claim that is sent, and about which staff have decided so far. */
async function sentClaim(world: LiveWorld, ...decisions: readonly [ClaimAction, object?][]) {
  const account = await freshAccount(world);
  const make = makerOf(world);
  const claim = await make.sent(account.visitor);
  const { visitor: staff, headers: ofStaff } = await staffAccount(world);
  for (const [action, more] of decisions) await make.decide(staff, claim.id, action, more);
  return { ...account, claim, staff, ofStaff };
}

const eventsOf = ({ upstream: { db } }: LiveWorld, claim: number, action: ClaimAction) =>
  rows(db.selectFrom("cashback_event").where("claim_id", "=", claim).where("action", "=", action).select("id"));

const begun =
  (pathOf: (offer: string, invoice: string) => string) =>
  async ({ upstream: { db, origin }, unique }: LiveWorld): Promise<LiveForm> => {
    const { slug, day } = await runningOffer(origin);
    const invoice = `INV-${unique}`;
    return {
      path: pathOf(slug, invoice),
      fields: {
        ...{ product: "Original, queen", store: "Downtown", invoice, bought_on: day, price: "4,299.50" },
        key: keyOf(unique),
      },
      headers: headersFrom(unique),
      done: async () => [await rows(db.selectFrom("cashback_claim").where("invoice", "=", invoice).select("id"))],
      repeatable: true,
    };
  };

/** Of somebody whom staff have asked, or turned down. */
const note =
  (page: "answer" | "appeal", ...decision: [ClaimAction, object?]): MakeLive =>
  async (world) => {
    const { claim, email, headers } = await sentClaim(world, decision);
    const { db } = world.upstream;
    const before = await mailsOf(db, email, "claim-changed");
    return {
      path: `/cashback/claim/${claim.token}/${page}/`,
      fields: { note: "It’s the <b>queen</b>, and I kept it.", key: keyOf(world.unique) },
      headers,
      done: async () => [await eventsOf(world, claim.id, page), (await mailsOf(db, email, "claim-changed")) - before],
      repeatable: true,
    };
  };

const proof: MakeLive = async (world) => {
  const { db, origin } = world.upstream;
  const { token } = (await makerOf(world).begin(new ApiVisitor(origin))).body as { token: string };
  const proofs = db.selectFrom("cashback_proof").innerJoin("cashback_claim", "cashback_claim.id", "claim_id");
  return {
    path: `/cashback/claim/${token}/proof/`,
    fields: {},
    file: await jpeg({ width: 60, height: 40 }),
    headers: headersFrom(world.unique),
    done: async () => [await rows(proofs.where("token", "=", token).select("upload_id"))],
    repeatable: true,
    write: /\/proof\/$/,
  };
};

export const claimForms: Record<string, MakeLive> = {
  "routes/cashback.$promotion._index": begun((offer) => `/cashback/${offer}/`),
  "routes/cashback.$promotion.$invoice": begun((offer, invoice) => `/cashback/${offer}/${invoice}/`),
  "routes/cashback.claim.$token.purchase": async (world) => {
    const { db, origin } = world.upstream;
    const { token } = (await makerOf(world).begin(new ApiVisitor(origin))).body as { token: string };
    const product = `Original ${world.unique}, <b>king</b>`;
    const { day } = await runningOffer(origin);
    return {
      path: `/cashback/claim/${token}/purchase/`,
      fields: { product, store: "Downtown", invoice: `CHANGED-${world.unique}`, bought_on: day, price: "4,299.50" },
      headers: headersFrom(world.unique),
      done: async () => [
        await rows(
          db.selectFrom("cashback_claim").where("token", "=", token).where("product", "=", product).select("id"),
        ),
      ],
      repeatable: true,
    };
  },
  "routes/cashback.claim.$token.proof": proof,
  "routes/cashback.claim.$token.proof: whose file is kept, and no more": preparing(proof),
  "routes/cashback.claim.$token.payment": async (world) => {
    const { db, origin } = world.upstream;
    const { token } = (await makerOf(world).begin(new ApiVisitor(origin))).body as { token: string };
    return {
      path: `/cashback/claim/${token}/payment/`,
      fields: bankAccount,
      headers: headersFrom(world.unique),
      done: async () => [
        await rows(db.selectFrom("cashback_claim").where("token", "=", token).where("method", "=", "ach").select("id")),
      ],
      repeatable: true,
    };
  },
  "routes/cashback.claim.$token.send": async (world) => {
    const { email, visitor, headers } = await freshAccount(world);
    const token = await makerOf(world).draft(visitor);
    const { db } = world.upstream;
    const sent = db.selectFrom("cashback_claim").where("token", "=", token).where("state", "=", "submitted");
    return {
      path: `/cashback/claim/${token}/send/`,
      fields: { name: "Nora <b>Field</b>", phone: "", agree: "yes" },
      headers,
      done: async () => [await rows(sent.select("id")), await mailsOf(db, email, "claim-changed")],
      repeatable: true,
    };
  },
  "routes/cashback.claim.$token.send: by somebody who is signed out": async (world) => {
    const { token } = await guestDraft(world);
    const email = `claimant-${world.unique}@example.com`;
    const { db } = world.upstream;
    return {
      path: `/cashback/claim/${token}/send/`,
      fields: { name: "Nora <b>Field</b>", phone: "", email, agree: "yes" },
      headers: headersFrom(world.unique),
      done: async () => [
        await rows(db.selectFrom("cashback_claim_link").where("email", "=", email).select("claim_id")),
        await mailsOf(db, email, "confirm-claim"),
      ],
      repeatable: true,
    };
  },
  "routes/cashback.confirm.$token": async (world) => {
    const { email, link } = await mailedDraft(world);
    const { db } = world.upstream;
    return {
      path: `/cashback/confirm/${link}/`,
      fields: { ask: "confirm" },
      headers: headersFrom(world.unique),
      done: async () => [
        await rows(
          db.selectFrom("cashback_claim").where("email", "=", email).where("state", "=", "submitted").select("id"),
        ),
        await mailsOf(db, email, "claim-changed"),
      ],
      repeatable: true,
    };
  },
  "routes/cashback.confirm.$token: a new link": async (world) => {
    const { guest, token, email, link } = await mailedDraft(world);
    await prepared(world, guest, `cashback-claims/${token}/payee/`, { ...bankAccount, payee_name: "Nora Green" });
    const { db } = world.upstream;
    return {
      path: `/cashback/confirm/${link}/`,
      fields: { ask: "new-link" },
      headers: headersFrom(world.unique),
      done: async () => [
        (await rows(db.selectFrom("cashback_claim_link").where("email", "=", email).select("claim_id"))) - 1,
        (await mailsOf(db, email, "confirm-claim")) - 1,
      ],
      repeatable: true,
    };
  },
  "routes/cashback.claim.$token.answer": note("answer", "ask", { note: "Which size is it?" }),
  "routes/cashback.claim.$token.appeal": note("appeal", "decline", { reason: "returned" }),
  "routes/admin.claims.$id": async (world) => {
    const { claim, email, ofStaff } = await sentClaim(world);
    const { db } = world.upstream;
    const before = await mailsOf(db, email, "claim-changed");
    return {
      path: `/admin/claims/${claim.id}/`,
      fields: { action: "ask", note: "Which <b>size</b> is it?", key: keyOf(world.unique) },
      headers: ofStaff,
      done: async () => [await eventsOf(world, claim.id, "ask"), (await mailsOf(db, email, "claim-changed")) - before],
      repeatable: true,
    };
  },
  "routes/admin.claims.payments._index": async (world) => {
    const { claim, ofStaff } = await sentClaim(world, ["forward"], ["approve"]);
    const { db } = world.upstream;
    const booked = db
      .selectFrom("ledger_transaction")
      .innerJoin("ledger_entry", "transaction_id", "ledger_transaction.id")
      .where("claim_id", "=", claim.id)
      .where("kind", "=", "payout")
      .where("account_id", "=", "cash");
    return {
      path: "/admin/claims/payments/",
      fields: { claim: String(claim.id), key: keyOf(world.unique) },
      headers: ofStaff,
      done: async () => [
        await rows(
          db
            .selectFrom("cashback_payout")
            .where("claim_id", "=", claim.id)
            .where("reference", "is not", null)
            .select("claim_id"),
        ),
        await eventsOf(world, claim.id, "pay"),
        await rows(booked.select("transaction_id")),
      ],
      repeatable: true,
    };
  },
  "routes/admin.claims.payments.$batch_.handed-over": async (world) => {
    const { claim, staff } = await sentClaim(world, ["forward"], ["approve"]);
    const { db } = world.upstream;
    const path = staffPayouts.replace("/api/v2/", "");
    const { batch } = (await prepared(world, staff, path, { claim: String(claim.id), key: newKey() })) as {
      batch: number;
    };
    const { headers } = await staffAccount(world, "super@example.com");
    return {
      path: `/admin/claims/payments/${batch}/handed-over/`,
      fields: {},
      headers,
      done: async () => [
        await rows(
          db
            .selectFrom("cashback_payout_batch")
            .where("id", "=", batch)
            .where("numbers_gone_at", "is not", null)
            .select("id"),
        ),
      ],
      repeatable: true,
    };
  },
};
