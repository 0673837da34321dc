import type { VisitorSecret } from "../http/visitor-address";
import type { VisitServices } from "../visits/visitor";
import type { FigureSources } from "./read-figures";

/** What the area takes of the process. */
export interface FigureServices extends FigureSources, VisitServices, VisitorSecret {}
