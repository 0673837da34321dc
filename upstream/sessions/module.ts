import { byTime, dayMs, type RetentionRule } from "../database/retention";
import type { DbAndClock } from "../database/services";
import { sessionAge } from "../http/cookies";
import type { Module } from "../module";
import { endedKnownMs, removeEndedSessions, removeExpiredSessions } from "./sessions";
import type { SessionTables } from "./tables";

const visit: RetentionRule<DbAndClock> = {
  name: "visit",
  what: "Your visit: your place, bed size, the beds you compare, and your answers to the match quiz",
  why: "So that you don’t have to tell us again on each page",
  time: [(sessionAge * 1000) / dayMs, "day"],
  then: "from the start of your visit, or from your last login",
  remove: byTime((db, now) => removeExpiredSessions(db, now)),
};

const endedVisit: RetentionRule<DbAndClock> = {
  name: "ended visit",
  what: "That a visit ended because you logged in or out",
  why: "So that a page that’s still loading doesn’t undo it",
  time: [endedKnownMs / 60_000, "minute"],
  then: "after it ended",
  remove: byTime(removeEndedSessions),
};

export const sessionsModule: Module<SessionTables, DbAndClock> = {
  areas: [],
  tables: {
    session: {
      refersTo: ["account"],
      whose: "account",
      retention: [visit],
      download: [{ column: "account_id", without: ["id_hash"], deletion: "gone" }],
    },
    ended_session: {
      whose: "visitor",
      because: "For minutes, the hashes of a session that has ended and of the next one.",
      retention: [endedVisit],
    },
  },
};
