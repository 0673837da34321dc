import type { DemoMark } from "../database/services";
import type { VisitServices } from "../visits/visitor";
import type { ComparedServices } from "./compared-models";

/** What the area takes of the process. */
export interface CompareServices extends ComparedServices, VisitServices, DemoMark {}
