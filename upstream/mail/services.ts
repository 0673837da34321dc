import type { DemoMark } from "../database/services";
import type { VisitServices } from "../visits/visitor";
import type { MailServices } from "./settings";

/** What the area takes of the process. */
export interface OutboxServices extends VisitServices, DemoMark, MailServices {}
