import type { MailServices } from "../mail/settings";
import type { VisitServices } from "../visits/visitor";
import type { MatchServices } from "./find-match";

/** What the area takes of the process. */
export interface MatchAreaServices extends MatchServices, VisitServices, MailServices {}
