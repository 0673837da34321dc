import type { TableSource } from "../database/table-facts";
import type { VisitorSecret } from "../http/visitor-address";
import type { SessionServices } from "../sessions/visitor";
import type { UploadServices } from "./uploads";

/** The services that the area needs. */
export interface UploadAreaServices extends UploadServices, SessionServices, VisitorSecret, TableSource {}
