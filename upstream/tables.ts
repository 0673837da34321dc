import type { AccountTables } from "./accounts/tables";
import type { CashbackTables } from "./cashback/tables";
import type { CatalogueTables } from "./catalogue/tables";
import type { ComparisonTables } from "./compare/tables";
import type { ContactTables } from "./contact/tables";
import type { ContentTables } from "./content/tables";
import type { SeedTables } from "./database/seed-tables";
import type { DealTables } from "./deals/tables";
import type { DiscussionTables } from "./discussions/tables";
import type { ExpertReviewTables } from "./expert-reviews/tables";
import type { FigureTables } from "./figures/tables";
import type { FlagTables } from "./flags/tables";
import type { MailTables } from "./mail/tables";
import type { MatchTables } from "./match/tables";
import type { ModerationTables } from "./moderation/tables";
import type { ReviewDraftTables } from "./review-drafts/tables";
import type { ReviewTables } from "./reviews/tables";
import type { PriceTables } from "./prices/tables";
import type { StoreReviewTables } from "./store-reviews/tables";
import type { StoreTables } from "./stores/tables";
import type { UploadTables } from "./uploads/tables";
import type { VisitTables } from "./visits/tables";

/** Every table and view, as the migrations make them; each area declares its own. */
export type Database = AccountTables &
  CashbackTables &
  CatalogueTables &
  ComparisonTables &
  ContactTables &
  ContentTables &
  SeedTables &
  DealTables &
  DiscussionTables &
  ExpertReviewTables &
  FigureTables &
  FlagTables &
  MailTables &
  MatchTables &
  ModerationTables &
  PriceTables &
  ReviewDraftTables &
  ReviewTables &
  StoreReviewTables &
  StoreTables &
  UploadTables &
  VisitTables;
