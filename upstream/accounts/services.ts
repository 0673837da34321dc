import type { ReviewChanges } from "../catalogue/visitor-ratings";
import type { DemoMark } from "../database/services";
import type { TableSource } from "../database/table-facts";
import type { SessionServices } from "../sessions/visitor";
import type { EntryServices } from "./enter";
import type { MailTryServices } from "./registration/mail-limit";
import type { SignInServices } from "./sign-in-limit";

/** The services that the area needs. */
export interface AccountServices
  extends SessionServices, DemoMark, EntryServices, MailTryServices, SignInServices, ReviewChanges, TableSource {
  /** Removes those of the given files that nothing refers to any more. */
  removeUnusedFiles(uploads: readonly string[]): Promise<void>;
}
