import type { DemoMark } from "../database/services";
import type { SessionServices } from "../sessions/visitor";
import type { MailServices } from "./settings";

/** The services that the area needs. */
export interface OutboxServices extends SessionServices, DemoMark, MailServices {}
