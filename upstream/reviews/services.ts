import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { VisitorSecret } from "../http/visitor-address";
import type { UploadServices } from "../uploads/uploads";
import type { SessionServices } from "../sessions/visitor";
import type { Votes } from "./review-cache";
import type { ReviewSource } from "./review-facts";

/** What the area takes of the process. */
export interface ReviewServices
  extends SessionServices, DemoMark, CatalogueSource, ReviewSource, VisitorSecret, Pick<UploadServices, "uploads"> {
  /** Called after a vote, so that lists show it at once. */
  reviewVoted(id: number, votes: Votes): void;
}
