import { sql } from "kysely";
import { byTime, dayMs, hourMs, type RetentionRule } from "../database/retention";
import type { DbAndClock } from "../database/services";
import type { Module } from "../module";
import { removeExpiredLinks } from "./registration/new-password";
import { entry } from "./registration/resource";
import { lastsMs } from "./registration/tokens";
import { accounts } from "./resource";
import type { AccountServices } from "./services";
import { ownAccount } from "./settings/resource";
import { knownForMs, longestWindowMs, removeExpiredTries, removeKnownAddresses } from "./sign-in-limit";
import type { AccountTables } from "./tables";

const forgetLinks = byTime(removeExpiredLinks);

const account: RetentionRule = {
  name: "account",
  what: "Your account: your name, email address, password (as a hash, which can’t be turned back), and how you sleep",
  why: "So that you can log in, and get matches without answering again",
  time: null,
  then: "Until you delete your account",
};

const signUp: RetentionRule<DbAndClock> = {
  name: "sign-up",
  what: "What you typed to sign up, until you confirm it",
  why: "So that nobody can sign up with your address",
  time: [lastsMs["sign-up"] / hourMs, "hour"],
  then: "after you signed up",
  remove: forgetLinks,
};

const accountLink: RetentionRule<DbAndClock> = {
  name: "account link",
  what: "Links that we mailed you for a new password or a new address",
  why: "To check them when you open one",
  time: [Math.max(lastsMs.reset, lastsMs.address) / hourMs, "hour"],
  then: "after you asked, at most",
  remove: forgetLinks,
};

const tries: RetentionRule<DbAndClock> = {
  name: "tries",
  what: "How often someone tried to log in, get an email or use a code, with a hash of the email address and network",
  why: "So that nobody can guess passwords or flood your mailbox",
  time: [longestWindowMs / hourMs, "hour"],
  then: "after the first try, at most",
  remove: byTime(removeExpiredTries),
};

const knownNetwork: RetentionRule<DbAndClock> = {
  name: "known network",
  what: "The networks you log in from, as hashes",
  why: "So that someone who guesses at your password elsewhere can’t lock you out",
  time: [knownForMs / dayMs, "day"],
  then: "after you last logged in from there",
  remove: byTime(removeKnownAddresses),
};

export const accountsModule: Module<AccountTables, AccountServices> = {
  areas: [accounts, entry, ownAccount],
  tables: {
    account: {
      numbered: true,
      whose: "account",
      retention: [account],
      download: [{ column: "id", without: ["password_hash"], deletion: "gone" }],
    },
    profile: {
      refersTo: ["account"],
      numbered: true,
      whose: "account",
      retention: [account],
      download: [{ column: "account_id", deletion: "gone" }],
    },
    sign_up: {
      whose: "account",
      retention: [signUp],
      download: [
        {
          where: ({ email }) => sql`email = ${email}`,
          without: ["token_hash", "key", "password_hash"],
          deletion: "gone",
        },
      ],
      async beforeDeletion(db, { email }) {
        await db.deleteFrom("sign_up").where("email", "=", email).execute();
      },
    },
    account_link: {
      refersTo: ["account"],
      whose: "account",
      retention: [accountLink],
      download: [{ column: "account_id", without: ["token_hash", "key"], deletion: "gone" }],
    },
    sign_in_attempt: {
      whose: "visitor",
      because: "For an hour, how often something was tried, by a hash of address and network together.",
      retention: [tries],
    },
    known_address: {
      refersTo: ["account"],
      whose: "account",
      retention: [knownNetwork],
      download: [{ column: "account_id", without: ["key_hash"], deletion: "gone" }],
    },
  },
};
