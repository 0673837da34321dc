import type { DemoMark } from "../database/services";
import type { MessageServices } from "./send-message";

/** What the area takes of the process. */
export interface ContactServices extends MessageServices, DemoMark {}
