import { ofCatalogue } from "../database/table-facts";
import type { Module } from "../module";
import { expertReviews } from "./resource";
import type { ExpertReviewServices } from "./services";
import type { ExpertReviewTables } from "./tables";

export const expertReviewsModule: Module<ExpertReviewTables, ExpertReviewServices> = {
  areas: [expertReviews],
  tables: {
    expert_review: { ...ofCatalogue, refersTo: ["model"], numbered: true },
    expert_measurement: { ...ofCatalogue, refersTo: ["expert_review"] },
    expert_second_tester: { ...ofCatalogue, refersTo: ["expert_review"] },
  },
};
