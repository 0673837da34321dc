import { z } from "zod";
import { count } from "../quantities";
import { list, moment, orElse, paged } from "../tolerance";
import { keptUpload, uploadPurpose } from "../uploads";
import { termsOf } from "../vocabulary/terms";
import { filesPerPage, sentWithLabels } from "../vocabulary/uploads";

/** GET account/files/ */
export const accountFiles = z.object({
  ...paged,
  items: list(
    keptUpload.extend({
      purpose: uploadPurpose,
      pages: orElse(count, 1).describe("Number of pictures made from it; each is read by its number."),
      uploaded_at: moment,
      sent_with: z.enum(termsOf(sentWithLabels)),
      name: orElse(z.string(), "").describe("Name of the bed or store."),
    }),
    filesPerPage,
  ).describe("Newest first."),
});

export type AccountFiles = z.infer<typeof accountFiles>;
