import { demoPassword } from "../../upstream/database/seed/rows/demo-accounts";
import { freshAccount, headersFrom, keyOf, type LiveForm, type LiveWorld, rows } from "./live-form";

/** Of those who have an account or ask for one, and of the tray. */
export const accountForms: Record<string, (world: LiveWorld) => Promise<LiveForm>> = {
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
        1 - (await rows(db.selectFrom("account").where("id", "=", id).select("id"))),
        await rows(db.selectFrom("mail").where("recipient", "=", email).select("id")),
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
