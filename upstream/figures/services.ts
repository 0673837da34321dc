import type { VisitorSecret } from "../http/visitor-address";
import type { SessionServices } from "../sessions/visitor";
import type { FigureSources } from "./read-figures";

/** What the area takes of the process. */
export interface FigureServices extends FigureSources, SessionServices, VisitorSecret {}
