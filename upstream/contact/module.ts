import { sql } from "kysely";
import { byTime, type RetentionRule } from "../database/retention";
import type { DbAndClock } from "../database/services";
import type { Module } from "../module";
import { contact } from "./resource";
import type { ContactServices } from "./services";
import { messageYears, removeOldMessages } from "./staff-messages";
import type { ContactTables } from "./tables";

const message: RetentionRule<DbAndClock> = {
  name: "message",
  what: "Messages from the contact page, with your name and address",
  why: "To answer you, and to know what it was about if you write again",
  time: [messageYears, "year"],
  then: "after you sent it, or until you delete your account",
  remove: byTime(removeOldMessages),
};

const without = ["id", "key", "account_id"];

export const contactModule: Module<ContactTables, ContactServices> = {
  areas: [contact],
  tables: {
    contact_message: {
      refersTo: ["account"],
      numbered: true,
      whose: "account",
      retention: [message],
      download: [
        { column: "account_id", without, deletion: "gone" },
        // Those that were sent without logging in.
        {
          where: ({ id, email }) => sql`email = ${email} and account_id is distinct from ${id}`,
          without,
          deletion: "gone",
        },
      ],
      async beforeDeletion(db, { email }) {
        await db.deleteFrom("contact_message").where("email", "=", email).execute();
      },
    },
  },
};
