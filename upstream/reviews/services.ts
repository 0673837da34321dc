import type { CatalogueSource } from "../catalogue/snapshot";
import type { DemoMark } from "../database/services";
import type { VisitorSecret } from "../http/visitor-address";
import type { UploadServices } from "../uploads/uploads";
import type { SessionServices } from "../sessions/visitor";
import type { Votes } from "./review-cache";
import type { ReviewSource } from "./review-facts";

/** The services that the area needs. */
export interface ReviewServices
  extends SessionServices, DemoMark, CatalogueSource, ReviewSource, VisitorSecret, Pick<UploadServices, "uploads"> {
  /** Called after a vote, so that lists show it immediately. */
  reviewVoted(id: number, votes: Votes): void;
}
