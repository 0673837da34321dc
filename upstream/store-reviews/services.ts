import type { DemoMark } from "../database/services";
import type { VisitorSecret } from "../http/visitor-address";
import type { Votes } from "../reviews/review-cache";
import type { StoreSource } from "../stores/store-guide";
import type { SessionServices } from "../sessions/visitor";
import type { StoreReviewSource } from "./store-review-facts";

/** The services that the area needs. */
export interface StoreReviewServices extends SessionServices, DemoMark, StoreSource, StoreReviewSource, VisitorSecret {
  /** Called after a vote, so that lists show it immediately. */
  storeReviewVoted(id: number, votes: Votes): void;
}
