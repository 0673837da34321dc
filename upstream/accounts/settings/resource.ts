import { z } from "zod";
import * as contract from "#contracts/account/account";
import { mailedAnswer } from "#contracts/account/sign-up";
import { writtenBefore as writtenBeforeAnswer } from "#contracts/account/written-before";
import { optionalMail } from "#contracts/vocabulary/mail";
import { signInNeeded } from "../../http/answers";
import { dropSession, readCookie, sessionCookie } from "../../http/cookies";
import { type Area, type Call, operations } from "../../http/operation";
import { vouchedTries } from "../../http/visitor-address";
import { mailboxHash } from "../../mail/mailbox";
import { queueMail } from "../../mail/queue-mail";
import { allowMail, stopMail } from "../../mail/unsubscribe";
import { signedIn } from "../../sessions/visitor";
import { changePassword } from "../registration/new-password";
import { lockAccount } from "../lock-account";
import type { AccountServices } from "../services";
import { takeOver, writtenBefore } from "../written-before";
import { dataOf, dataPlace } from "./account-data";
import { askForNewEmail, confirmNewEmail } from "./change-email";
import { checkPassword } from "./check-password";
import { deleteAccount } from "./delete-account";
import { accountDeleted } from "./emails";
import { accountOf, emailOf, endOwnSession } from "./overview";
import { profileOfAccount, saveProfile } from "./profile";
import { unpaidClaims } from "./unpaid-claims";

const { read, write } = operations<AccountServices>();

const current = ({ request }: Call) => readCookie(request, sessionCookie);
const own = { guard: signedIn, cookies: ["sessionid"] } as const;

export const ownAccount: Area<AccountServices> = {
  name: "Account",
  description:
    "What signed-in users see and change in their own account. Entering a required password counts as a sign-in attempt.",
  operations: [
    read({
      ...own,
      id: "getAccount",
      path: "/account/",
      summary: "The account, its sessions and its mail settings",
      answer: contract.account,
      handler: async (call, { db, clock }) => {
        const account = await accountOf(db, call.who.id, current(call), clock());
        if (account === null) throw signInNeeded();
        return account;
      },
    }),
    read({
      ...own,
      id: "getProfile",
      path: "/account/profile/",
      summary: "How the owner sleeps, as quiz answers",
      description: "Health data, available only to the owner. Empty for an account without a profile.",
      answer: contract.sleeperProfile,
      handler: ({ who }, { db }) => profileOfAccount(db, who.id),
    }),
    write({
      ...own,
      id: "saveProfile",
      path: "/account/profile/",
      summary: "Save how the owner sleeps",
      description: "Send all answers at once; missing ones count as unknown. Turns an account holder into a member.",
      body: contract.profileAnswers,
      answer: contract.sleeperProfile,
      handler: ({ body, who }, services) => saveProfile(services, who.id, body),
    }),
    write({
      ...own,
      id: "chooseMail",
      path: "/account/mails/",
      summary: "Choose which mail to receive",
      body: contract.mailChoice,
      handler: ({ body: { on, was }, who }, { db, clock }) =>
        db.transaction().execute(async (transaction) => {
          const email = await emailOf(transaction, who.id);
          for (const kind of optionalMail) {
            const wanted = on.includes(kind);
            // A page that has been open for a long time must not undo an opt-out made since through a link in an email.
            if (was?.includes(kind) === wanted) continue;
            if (wanted) await allowMail(transaction, kind, email);
            else await stopMail(transaction, kind, mailboxHash(email), clock());
          }
        }),
    }),
    write({
      ...own,
      id: "changeEmail",
      path: "/account/email/",
      summary: "Request another email address",
      description:
        "Mails a link to the new address and a notice to the old one. The response, and everything read afterward, is the " +
        "same regardless of who has the new address.",
      errors: [429],
      body: contract.emailChange,
      answer: mailedAnswer,
      handler: askForNewEmail,
    }),
    write({
      id: "confirmEmail",
      path: "/account/email/confirm/",
      summary: "Confirm the new address, which adds what was sent from it before to the account",
      description:
        "Requires the link, plus the account’s session or its password; a wrong password counts as a sign-in attempt. The " +
        "browser gets a new session of the account.",
      headers: vouchedTries,
      cookies: ["sessionid", "csrftoken"],
      errors: [429],
      body: contract.emailConfirmation,
      answer: contract.emailChanged,
      handler: confirmNewEmail,
    }),
    read({
      ...own,
      id: "getWrittenBefore",
      path: "/account/written-before/",
      summary: "What was sent from its address without logging in and isn’t in the account yet",
      answer: writtenBeforeAnswer,
      handler: async ({ who }, { db }) => writtenBefore(db, { account: who.id, email: await emailOf(db, who.id) }),
    }),
    write({
      ...own,
      id: "joinWrittenBefore",
      path: "/account/written-before/",
      summary: "Add that to the account",
      body: z.object({}),
      handler: ({ who }, { db }) =>
        db.transaction().execute(async (transaction) => {
          await lockAccount(transaction, who.id);
          await takeOver(transaction, who.id, await emailOf(transaction, who.id));
        }),
    }),
    write({
      ...own,
      id: "changePassword",
      path: "/account/password/",
      summary: "Change the password",
      description: "All sessions of the account end; the requesting browser gets a new one.",
      cookies: ["sessionid", "csrftoken"],
      errors: [429],
      body: contract.passwordChange,
      async handler(call, services) {
        const { current_password, password } = call.body;
        const field = "current_password";
        const account = await checkPassword(call, services, { id: call.who.id, password: current_password, field });
        // Of two concurrent requests, the second finds that its old password is no longer valid.
        await changePassword(call, services, account, { password, before: account.recheck });
      },
    }),
    write({
      ...own,
      id: "endSession",
      path: "/account/sessions/end/",
      summary: "Log out elsewhere: one session, or all but this one",
      body: contract.sessionEnd,
      handler: (call, { db }) => endOwnSession(db, call.who.id, call.body.session, current(call)),
    }),
    read({
      ...own,
      id: "getAccountData",
      path: "/account/data/",
      summary: "All data kept about the account",
      description:
        "As much as fits in one response; `next` says where the next one starts. Read the pictures of `upload` like those " +
        "of account/files/.",
      query: {
        from: dataPlace
          .optional()
          .describe("Value of `next` in the previous response; without it, starts from the beginning."),
      },
      answer: contract.accountData,
      mostBytes: 3 * 1024 * 1024,
      handler: async ({ query, who: { id } }, services) =>
        dataOf(services, { id, email: await emailOf(services.db, id) }, query.from ?? null),
    }),
    read({
      ...own,
      id: "getUnpaidClaims",
      path: "/account/unpaid/",
      summary: "Cash back that can't be paid once the account is deleted",
      answer: contract.unpaidClaims,
      handler: ({ who }, { db }) => unpaidClaims(db, who.id),
    }),
    write({
      ...own,
      id: "deleteAccount",
      path: "/account/delete/",
      summary: "Delete the account",
      description:
        "Also deletes its profile, saved matches, reviews, drafts and sessions. Changes to feature flags are kept without " +
        "the name. Cash back that isn’t paid yet is lost, so the response is 400 if there is any and the request doesn't " +
        "acknowledge it.",
      errors: [429],
      body: contract.accountDeletion,
      async handler(call, services) {
        const { db, clock, mail, tables } = services;
        const { password, forfeit } = call.body;
        const account = await checkPassword(call, services, { id: call.who.id, password, field: "password" });
        const changed = await db.transaction().execute(async (transaction) => {
          const deletion = await deleteAccount(transaction, tables, account, { forfeit: forfeit === "yes" });
          if (deletion === null) throw signInNeeded();
          await queueMail(transaction, accountDeleted(account.email, mail), `account ${account.id} deleted`, clock());
          return deletion;
        });
        dropSession(call.response);
        // Their reviews and votes disappear from lists and averages too.
        await services.reviewsChanged("bed", changed.bed);
        await services.reviewsChanged("store", changed.store);
        await services.removeUnusedFiles(changed.uploads);
      },
    }),
  ],
};
