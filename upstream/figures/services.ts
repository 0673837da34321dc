import type { VisitorSecret } from "../http/visitor-address";
import type { SessionServices } from "../sessions/visitor";
import type { FigureSources } from "./read-figures";

/** The services that the area needs. */
export interface FigureServices extends FigureSources, SessionServices, VisitorSecret {}
