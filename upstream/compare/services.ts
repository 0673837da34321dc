import type { DemoMark } from "../database/services";
import type { SessionServices } from "../sessions/visitor";
import type { ComparedServices } from "./compared-models";

/** The services that the area needs. */
export interface CompareServices extends ComparedServices, SessionServices, DemoMark {}
