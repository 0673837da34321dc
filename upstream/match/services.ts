import type { MailServices } from "../mail/settings";
import type { SessionServices } from "../sessions/visitor";
import type { MatchServices } from "./find-match";

/** What the area takes of the process. */
export interface MatchAreaServices extends MatchServices, SessionServices, MailServices {}
