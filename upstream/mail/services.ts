import type { DemoMark } from "../database/services";
import type { SessionServices } from "../sessions/visitor";
import type { MailServices } from "./settings";

/** What the area takes of the process. */
export interface OutboxServices extends SessionServices, DemoMark, MailServices {}
