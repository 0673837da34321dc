import type { MailTryServices } from "../accounts/registration/mail-limit";
import type { DemoMark } from "../database/services";
import type { UploadServices } from "../uploads/uploads";
import type { SessionServices } from "../sessions/visitor";
import type { PayoutServices } from "./payouts/run-payouts";

/** The services that the area needs. */
export interface CashbackServices extends SessionServices, DemoMark, MailTryServices, PayoutServices, UploadServices {}
