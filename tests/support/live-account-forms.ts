import { demoPassword } from "../../upstream/demo/accounts/demo-accounts";
import { mailboxHash } from "../../upstream/mail/mailbox";
import { unsubscribePath } from "../../upstream/mail/unsubscribe";
import { claimMaker } from "../upstream/suites/claim-maker";
import { addAccount } from "./account-copy";
import { ApiVisitor } from "./api-visitor";
import {
  freshAccount,
  headersFrom,
  keyOf,
  type LiveWorld,
  mailedLink,
  mailsOf,
  type MakeLive,
  prepared,
  rows,
} from "./live-form";
import { sendReview } from "./sent-reviews";

const chosen = "four words for sleep";

const accountIs = ({ upstream: { db } }: LiveWorld, id: number) =>
  rows(db.selectFrom("account").where("id", "=", id).select("id"));
const sessionsOf = ({ upstream: { db } }: LiveWorld, id: number) =>
  rows(db.selectFrom("session").where("account_id", "=", id).select("id_hash"));

/** Of those who have an account or ask for one, and of the tray. */
export const accountForms: Record<string, MakeLive> = {
  "routes/signup": async ({ upstream: { db }, unique }) => {
    const email = `new-${unique}@example.com`;
    return {
      path: "/signup/",
      fields: { key: keyOf(unique), first_name: "Nora", email, password: "not a common one", next: "/" },
      headers: headersFrom(unique),
      done: async () => [
        await rows(db.selectFrom("sign_up").where("email", "=", email).select("email")),
        await rows(db.selectFrom("mail").where("recipient", "=", email).select("id")),
      ],
      repeatable: true,
    };
  },
  "routes/signup_.confirm.$token": async (world) => {
    const { db, origin } = world.upstream;
    const email = `new-${world.unique}@example.com`;
    await prepared(world, new ApiVisitor(origin), "auth/signup/", { email, first_name: "Nora", password: chosen });
    return {
      path: `/signup/confirm/${await mailedLink(db, email, /\/signup\/confirm\/([\w-]{43})\//)}/`,
      fields: { password: chosen },
      headers: headersFrom(world.unique),
      done: async () => [await rows(db.selectFrom("account").where("email", "=", email).select("id"))],
      repeatable: false,
    };
  },
  "routes/signin": async ({ upstream: { db }, unique }) => {
    const email = `live-${unique}@example.com`;
    const { id } = await addAccount(db, email);
    return {
      path: "/signin/",
      fields: { email, password: demoPassword, next: "/" },
      headers: headersFrom(unique),
      done: async () => [await rows(db.selectFrom("known_address").where("account_id", "=", id).select("account_id"))],
      repeatable: true,
    };
  },
  "routes/signout": async (world) => {
    const { id, headers } = await freshAccount(world);
    return {
      path: "/signout/",
      fields: { next: "/" },
      headers,
      done: async () => [1 - (await sessionsOf(world, id))],
      repeatable: true,
      settled: /You’re logged out/,
    };
  },
  "routes/signin_.reset_.new.$token": async (world) => {
    const { db } = world.upstream;
    const { id, email, password_hash, visitor } = await freshAccount(world);
    await prepared(world, visitor, "auth/reset/", { email });
    return {
      path: `/signin/reset/new/${await mailedLink(db, email, /\/reset\/new\/([\w-]{43})\//)}/`,
      fields: { password: chosen },
      headers: headersFrom(world.unique),
      done: async () => [
        await rows(
          db.selectFrom("account").where("id", "=", id).where("password_hash", "<>", password_hash).select("id"),
        ),
        await mailsOf(db, email, "password-changed"),
      ],
      repeatable: false,
    };
  },
  "routes/signin_.reset": async (world) => {
    const { db } = world.upstream;
    const { id, email } = await freshAccount(world);
    return {
      path: "/signin/reset/",
      fields: { key: keyOf(world.unique), email },
      headers: headersFrom(world.unique),
      done: async () => [
        await rows(db.selectFrom("account_link").where("account_id", "=", id).select("key")),
        await rows(db.selectFrom("mail").where("recipient", "=", email).select("id")),
      ],
      repeatable: true,
    };
  },
  "routes/account.email_.address": async (world) => {
    const { db } = world.upstream;
    const { id, headers } = await freshAccount(world);
    const email = `moved-${world.unique}@example.com`;
    return {
      path: "/account/email/address/",
      fields: { key: keyOf(world.unique), email, password: demoPassword },
      headers,
      done: async () => [
        await rows(db.selectFrom("account_link").where("account_id", "=", id).select("key")),
        await rows(db.selectFrom("mail").where("recipient", "=", email).select("id")),
      ],
      repeatable: true,
    };
  },
  "routes/account.email_.confirm.$token": async (world) => {
    const { db } = world.upstream;
    const { id, visitor, headers } = await freshAccount(world);
    const email = `moved-${world.unique}@example.com`;
    await prepared(world, visitor, "account/email/", { email, password: demoPassword });
    return {
      path: `/account/email/confirm/${await mailedLink(db, email, /\/email\/confirm\/([\w-]{43})\//)}/`,
      fields: {},
      headers,
      done: async () => [
        await rows(db.selectFrom("account").where("id", "=", id).where("email", "=", email).select("id")),
      ],
      repeatable: false,
    };
  },
  "routes/account.email": async (world) => {
    const { email, headers } = await freshAccount(world);
    const stops = world.upstream.db.selectFrom("mail_stop").where("mailbox_hash", "=", mailboxHash(email));
    return {
      path: "/account/email/",
      fields: { on: "saved-match" },
      headers,
      done: async () => [
        await rows(stops.where("kind", "=", "discussion-news").select("kind")),
        await rows(stops.where("kind", "=", "review-reminder").select("kind")),
      ],
      repeatable: true,
    };
  },
  "routes/unsubscribe.$token": async ({ upstream: { db }, unique }) => {
    const email = `stops-${unique}@example.com`;
    return {
      path: await unsubscribePath(db, "saved-match", email),
      fields: {},
      headers: headersFrom(unique),
      done: async () => [
        await rows(db.selectFrom("mail_stop").where("mailbox_hash", "=", mailboxHash(email)).select("kind")),
      ],
      repeatable: true,
      settled: /These emails are already off/,
      taken: 200,
    };
  },
  "routes/account.sessions": async (world) => {
    const { id, email, headers } = await freshAccount(world);
    await new ApiVisitor(world.upstream.origin).signIn(email);
    return {
      path: "/account/sessions/",
      fields: { session: "others" },
      headers,
      done: async () => [2 - (await sessionsOf(world, id))],
      repeatable: true,
    };
  },
  "routes/account.written-before": async (world) => {
    const { db } = world.upstream;
    const { id, email, headers } = await freshAccount(world);
    const reviews = [await sendReview(db, { email }), await sendReview(db, { email, kind: "store" })];
    const guest = new ApiVisitor(world.upstream.origin);
    const make = claimMaker(
      () => world.upstream,
      () => new Date(),
    );
    const token = await make.draft(guest);
    await prepared(world, guest, `cashback-claims/${token}/send/`, { ...make.contact, email });
    const link = await mailedLink(db, email, /\/cashback\/confirm\/([\w-]{43})\//);
    await prepared(world, guest, "cashback-claims/confirm/", { token: link });
    return {
      path: "/account/written-before/",
      fields: {},
      headers,
      done: async () => [
        await rows(
          db.selectFrom("owner_review").where("id", "=", reviews[0]!).where("account_id", "=", id).select("id"),
        ),
        await rows(
          db.selectFrom("store_review").where("id", "=", reviews[1]!).where("account_id", "=", id).select("id"),
        ),
        await rows(db.selectFrom("cashback_claim").where("account_id", "=", id).select("id")),
      ],
      repeatable: true,
    };
  },
  "routes/account.edit-profile": async (world) => {
    const { id, headers } = await freshAccount(world);
    return {
      path: "/account/edit-profile/",
      fields: { position: "side", pain: "none", allergies: "none", size: "queen", deliveryZip: "" },
      headers,
      done: async () => [
        await rows(
          world.upstream.db.selectFrom("profile").where("account_id", "=", id).where("size", "=", "queen").select("id"),
        ),
      ],
      repeatable: true,
    };
  },
  "routes/account.password": async (world) => {
    const { db } = world.upstream;
    const { id, password_hash, headers } = await freshAccount(world);
    return {
      path: "/account/password/",
      fields: { current_password: demoPassword, password: "not a common one" },
      headers,
      done: async () => [
        await rows(
          db.selectFrom("account").where("id", "=", id).where("password_hash", "<>", password_hash).select("id"),
        ),
      ],
      repeatable: false,
    };
  },
  "routes/account.delete": async (world) => {
    const { db } = world.upstream;
    const { id, email, headers } = await freshAccount(world);
    return {
      path: "/account/delete/",
      fields: { password: demoPassword },
      headers,
      done: async () => [
        1 - (await accountIs(world, id)),
        await rows(db.selectFrom("mail").where("recipient", "=", email).select("id")),
      ],
      repeatable: false,
    };
  },
  "routes/account.delete: with cash back that isn’t paid, and a review": async (world) => {
    const { db } = world.upstream;
    const { id, email, visitor, headers } = await freshAccount(world);
    const make = claimMaker(
      () => world.upstream,
      () => new Date(),
    );
    const claim = await make.sent(visitor);
    const review = await sendReview(db, { account: id, email: null });
    return {
      path: "/account/delete/",
      fields: { password: demoPassword, forfeit: "yes" },
      headers,
      done: async () => [
        1 - (await accountIs(world, id)),
        1 - (await rows(db.selectFrom("owner_review").where("id", "=", review).select("id"))),
        await rows(db.selectFrom("cashback_claim").where("id", "=", claim.id).where("payee", "is", null).select("id")),
        await mailsOf(db, email, "account-deleted"),
      ],
      repeatable: false,
    };
  },
  "routes/compare.tray": async (world) => {
    const { db } = world.upstream;
    const { id, headers } = await freshAccount(world);
    const { slug } = await db.selectFrom("model").select("slug").orderBy("id").executeTakeFirstOrThrow();
    return {
      path: "/compare/tray/",
      fields: { action: "add", model: slug, next: "/" },
      headers,
      done: async () => {
        const sessions = await db.selectFrom("session").where("account_id", "=", id).select("compare_models").execute();
        return [sessions.flatMap(({ compare_models }) => compare_models).length];
      },
      repeatable: true,
    };
  },
};
