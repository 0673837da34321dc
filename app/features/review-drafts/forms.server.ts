import { z } from "zod";
import { reviewAppeal, reviewChange } from "#contracts/review-drafts/own-reviews";
import {
  author,
  bedRatingStep,
  bedUpdateStep,
  bedUseStep,
  storeEditStep,
  storeVisitStep,
  unlistedName,
} from "#contracts/review-drafts/steps";
import { formKey } from "#contracts/form-key";
import { uploadId } from "#contracts/uploads";
import { emailAddress } from "#contracts/session";

const key = formKey;

/** The first step, which begins the draft. Fields are in the order of the page, and so are its errors. Of a bed or store that is not listed its name is asked for. */
export const beginBedForm = bedRatingStep.extend({ key });
export const beginStoreForm = storeVisitStep.extend({ key });
export const beginUnlistedBedForm = z.object({ product: unlistedName, ...beginBedForm.shape });
export const beginUnlistedStoreForm = z.object({ product: unlistedName, ...beginStoreForm.shape });

export const ratingForm = bedRatingStep;
export const usageForm = bedUseStep;
export const updateForm = bedUpdateStep;
export const visitForm = storeVisitStep;
export const editStoreForm = storeEditStep;

/** Of the pages that take files: one more, or one that is taken back. */
export const uploadForm = z.object({ remove: uploadId.optional() });

const agree = z
  .array(z.literal("yes"))
  .min(1, { error: "Check the box if it’s true, so that we can publish your review" });

/** Below everything that was written. */
export const sendForm = z.object({ author, email: emailAddress.optional(), agree });
/** Of a writer who is not signed in. */
export const guestSendForm = z.object({ author, email: emailAddress, agree });

/** The link says it all: there is a button that confirms, and one for a new link where this one confirms nothing any more. */
export const confirmReviewForm = z.object({ ask: z.enum(["confirm", "new-link"]).optional() });
export const deleteReviewForm = z.object({});
export const changeForm = reviewChange;
export const appealForm = reviewAppeal;
export const discardForm = z.object({ draft: z.string({ error: "Choose a draft" }).max(200) });
