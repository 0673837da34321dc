import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { TableSource } from "../database/table-facts";
import type { MailServices } from "../mail/settings";
import type { StoreSource } from "../stores/store-guide";
import type { SessionServices } from "../sessions/visitor";

/** The services that the area needs. */
export interface ContentServices
  extends SessionServices, DemoMark, CatalogueSource, StoreSource, TableSource, Pick<MailServices, "mail"> {}
