import { demoPassword } from "../../upstream/demo/accounts/demo-accounts";
import type { Db } from "../../upstream/database/engine";
import { keyFor, type Make, rows, type SentForm, type Step } from "./durable-form";
import { mailsOf } from "./live-form";

/** Accounts, from the mailed link to their end and their next beginning. */

const chosen = "four words for sleep";

/** Whose accounts are there before anything is sent, with the demonstration's password. */
export const memberRoles = ["again", "moves", "forgets", "posts", "asks", "answers", "changes", "appeals"] as const;
export const memberAddress = (role: string, number: number) => `durable-${role}-${number}@example.com`;

type OwnForm = Omit<SentForm, "as" | "session">;

/** Somebody's own session, once they have signed in. */
export class Member {
  session = "";

  constructor(readonly email: string) {}

  signIn(password = demoPassword): Step {
    return () => ({
      path: "/signin/",
      fields: { email: this.email, password, next: "/" },
      leads: /^\/$/,
      told: (_led, session) => (this.session = session!),
    });
  }

  /** A form that they send. */
  sends(form: OwnForm): Step {
    return this.sendsLater(() => form);
  }

  /** One that depends on what came before. */
  sendsLater(form: () => OwnForm): Step {
    return () => ({ ...form(), session: this.session });
  }
}

const accountsWith = (db: Db, email: string) => rows(db.selectFrom("account").where("email", "=", email).select("id"));

export const accountForms: Record<string, Make> = {
  "account that votes, is deleted, and signs up and votes again": (number, { answers }) => {
    const member = new Member(memberAddress("again", number));
    const { email } = member;
    const answer = answers[number % answers.length]!;
    const vote = { path: `/posts/${answer.id}/`, fields: { does: "helpful" } };
    const typed = { key: keyFor("again", number), first_name: "Nora", email, password: chosen, next: "/" };
    return {
      steps: [
        member.signIn(),
        member.sends(vote),
        member.sends({ path: "/account/delete/", fields: { password: demoPassword }, once: true }),
        () => ({ path: "/signup/", fields: typed }),
      ],
      afterMail: [
        (_led, look) => ({
          path: look.mailed(email, /\/signup\/confirm\/[\w-]{43}\//),
          fields: { password: chosen },
          once: true,
        }),
        member.signIn(chosen),
        member.sends(vote),
      ],
      entries: async (db) => [
        await accountsWith(db, email),
        await rows(db.selectFrom("post_vote").where("post_id", "=", answer.id).select("account_id")),
        await mailsOf(db, email, "account-deleted"),
        await mailsOf(db, email, "confirm-account"),
      ],
      async history(db) {
        const post = db.selectFrom("post").where("id", "=", answer.id).select("votes");
        return { found: `${(await post.executeTakeFirstOrThrow()).votes} votes`, wanted: `${answer.votes + 1} votes` };
      },
      mailed: email,
    };
  },
  "account that gets another address and another password": (number) => {
    const before = new Member(memberAddress("moves", number));
    const after = new Member(`moved-${number}@example.com`);
    const address = { key: keyFor("moves", number), email: after.email, password: demoPassword };
    return {
      steps: [before.signIn(), before.sends({ path: "/account/email/address/", fields: address })],
      afterMail: [
        (_led, look) => ({
          path: look.mailed(after.email, /\/account\/email\/confirm\/[\w-]{43}\//),
          fields: {},
          session: before.session,
          once: true,
        }),
        after.signIn(),
        after.sends({
          path: "/account/password/",
          fields: { current_password: demoPassword, password: chosen },
          once: true,
        }),
        after.signIn(chosen),
        after.sends({ path: "/account/edit-profile/", fields: { position: "side", size: "queen" } }),
      ],
      entries: async (db) => [
        await accountsWith(db, after.email),
        1 - (await accountsWith(db, before.email)),
        await mailsOf(db, after.email, "confirm-address"),
        await mailsOf(db, before.email, "address-changed"),
        await rows(
          db
            .selectFrom("profile")
            .innerJoin("account", "account.id", "account_id")
            .where("email", "=", after.email)
            .where("profile.size", "=", "queen")
            .select("profile.id"),
        ),
      ],
      mailed: after.email,
    };
  },
  "account whose password was forgotten": (number) => {
    const member = new Member(memberAddress("forgets", number));
    const { email } = member;
    return {
      steps: [() => ({ path: "/signin/reset/", fields: { key: keyFor("forgets", number), email } })],
      afterMail: [
        (_led, look) => ({
          path: look.mailed(email, /\/signin\/reset\/new\/[\w-]{43}\//),
          fields: { password: chosen },
          once: true,
        }),
        member.signIn(chosen),
      ],
      entries: async (db) => [
        await accountsWith(db, email),
        await mailsOf(db, email, "reset-password"),
        await mailsOf(db, email, "password-changed"),
      ],
      mailed: email,
    };
  },
};
