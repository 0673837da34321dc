import type { MailTryServices } from "../accounts/registration/mail-limit";
import type { ReviewChanges } from "../catalogue/visitor-ratings";
import type { DemoMark } from "../database/services";
import type { UploadServices } from "../uploads/uploads";
import type { SessionServices } from "../sessions/visitor";
import type { SubjectSource } from "./subject";

/** The services needed to mail the link that confirms a review. */
export interface LinkServices extends MailTryServices, SubjectSource {}

/** The services that the area needs. */
export interface ReviewDraftServices extends SessionServices, DemoMark, LinkServices, ReviewChanges, UploadServices {}
