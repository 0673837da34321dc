import type { DemoMark } from "../database/services";
import type { MessageServices } from "./send-message";

/** The services that the area needs. */
export interface ContactServices extends MessageServices, DemoMark {}
