import type { TableSource } from "../database/table-facts";
import type { VisitorSecret } from "../http/visitor-address";
import type { SessionServices } from "../sessions/visitor";
import type { UploadServices } from "./uploads";

/** What the area takes of the process. */
export interface UploadAreaServices extends UploadServices, SessionServices, VisitorSecret, TableSource {}
