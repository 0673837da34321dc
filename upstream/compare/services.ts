import type { DemoMark } from "../database/services";
import type { SessionServices } from "../sessions/visitor";
import type { ComparedServices } from "./compared-models";

/** What the area takes of the process. */
export interface CompareServices extends ComparedServices, SessionServices, DemoMark {}
