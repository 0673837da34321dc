import type { MailServices } from "../mail/settings";
import type { SessionServices } from "../sessions/visitor";
import type { MatchServices } from "./find-match";

/** The services that the area needs. */
export interface MatchAreaServices extends MatchServices, SessionServices, MailServices {}
