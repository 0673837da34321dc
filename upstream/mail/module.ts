import { sql } from "kysely";
import { byTime, type RetentionRule } from "../database/retention";
import type { DbAndClock } from "../database/services";
import type { Module } from "../module";
import { mailboxHashes } from "./mailbox";
import { mail } from "./resource";
import { mailKeptDays, removeOld } from "./send-queued";
import type { OutboxServices } from "./services";
import type { MailTables } from "./tables";

const letters: RetentionRule<DbAndClock> = {
  name: "mail",
  what: "The emails we write to you",
  why: "To send them, and to see what went wrong if one didn’t arrive",
  time: [mailKeptDays, "day"],
  then: "after we wrote them",
  remove: byTime(removeOld),
};

const mailStop: RetentionRule = {
  name: "mail stop",
  what: "Which emails you’ve turned off, with a hash of your address instead of the address",
  why: "So that we don’t email you again",
  time: null,
  then: "Until you turn it on again",
};

export const mailModule: Module<MailTables, OutboxServices> = {
  areas: [mail],
  tables: {
    mail: {
      numbered: true,
      whose: "account",
      retention: [letters],
      download: [
        {
          // The text as shown to staff, without working keys.
          columns: sql`kind, recipient, subject, state, queued_at, sent_at, shown as text`,
          // Exactly this address in lower case, as accounts store it: a similar one belongs to another person.
          where: ({ email }) => sql`lower(recipient) = ${email}`,
          deletion: "gone",
        },
      ],
      async beforeDeletion(db, { id, email }) {
        await db
          .deleteFrom("mail")
          .where((row) => row(row.fn("lower", ["recipient"]), "=", email))
          .execute();
        // Also the message that asks a new, unconfirmed address to confirm the change (change-email.ts). A statement of its
        // own, because with "or" neither index is used.
        const events = sql<string>`(select 'address ' || token_hash from account_link where account_id = ${id})`;
        await db.deleteFrom("mail").where("event", "in", events).execute();
      },
    },
    mail_stop: {
      whose: "account",
      retention: [mailStop],
      download: [
        {
          columns: sql`kind, stopped_at`,
          where: ({ email }) => sql`mailbox_hash in (${sql.join(mailboxHashes(email))})`,
          deletion: "stays",
        },
      ],
    },
    signing_key: { whose: "nobody", because: "Ours." },
  },
};
