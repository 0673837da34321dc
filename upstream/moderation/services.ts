import type { CatalogueSource } from "../catalogue/snapshot";
import type { ReviewChanges } from "../catalogue/visitor-ratings";
import type { DemoMark } from "../database/services";
import type { StoreSource } from "../stores/store-guide";
import type { SessionServices } from "../sessions/visitor";
import type { ReminderServices } from "./reminders";

/** The services that the area needs. */
export interface ModerationServices
  extends SessionServices, DemoMark, CatalogueSource, StoreSource, ReviewChanges, ReminderServices {}
