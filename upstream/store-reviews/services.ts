import type { DemoMark } from "../database/services";
import type { VisitorSecret } from "../http/visitor-address";
import type { Votes } from "../reviews/review-cache";
import type { StoreSource } from "../stores/store-guide";
import type { SessionServices } from "../sessions/visitor";
import type { StoreReviewSource } from "./store-review-facts";

/** What the area takes of the process. */
export interface StoreReviewServices extends SessionServices, DemoMark, StoreSource, StoreReviewSource, VisitorSecret {
  /** Called after a vote, so that lists show it at once. */
  storeReviewVoted(id: number, votes: Votes): void;
}
