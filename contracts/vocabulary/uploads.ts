/**
 * The purposes of uploads; whether a file is a document, which may be a PDF and keeps each page, or a single picture;
 * and whether anybody other than staff may see it.
 */
export const uploadPurposes = {
  "review-proof": { keptAs: "pages", public: false },
  "claim-proof": { keptAs: "pages", public: false },
  "bed-photo": { keptAs: "picture", public: true },
} as const;

export type KeptAs = (typeof uploadPurposes)[keyof typeof uploadPurposes]["keptAs"];

export type UploadPurpose = keyof typeof uploadPurposes;

/** What is sent with a review, and the maximum number of files: a new receipt replaces the previous one. */
export const reviewUploads = { "review-proof": { most: 1 }, "bed-photo": { most: 3 } } as const;

export type ReviewUploadPurpose = keyof typeof reviewUploads;

const largestMegabytes = 20;

/** Maximum bytes of a file; photos from a phone's camera can be this large. */
export const largestUpload = largestMegabytes * 1024 * 1024;

/** The same in words. */
export const largestUploadWords = `${largestMegabytes} MB`;

/** Maximum number of PDF pages that are kept. */
export const pdfPagesKept = 3;

/** Maximum number of pictures from one file: a tall page or screenshot is cut. */
export const mostPicturesOfFile = 12;

/** Why a file is rejected, as the message next to its field. */
export const uploadRefusals = {
  empty: "That file is empty. Choose another one.",
  "too-large": `That file is larger than ${largestUploadWords}. Take it at a lower resolution, or take a screenshot of it, and send that.`,
  kind: "Send a photo or a screenshot (JPEG, PNG or WebP), or a PDF. That file is something else.",
  "photo-kind": "Send a photo: JPEG, PNG or WebP. That file is something else.",
  broken: "We couldn’t open that file. It may be damaged. Take a screenshot of it and send that.",
  "too-many-pixels": "That picture has too many pixels. Save it smaller, or take a screenshot of it, and send that.",
  "too-long":
    "That picture is too tall or too wide. Take a screenshot of the part that shows what matters, and send that.",
  "too-many-pages": "That PDF has more than 20 pages. Send the page that shows what you bought.",
  locked: "That PDF has a password. Print it to a new PDF, or take a screenshot of it, and send that.",
  "too-much": "That file is too complex for us to open. Take a screenshot of it and send that.",
  active:
    "That PDF has a script or a file inside it. Print it to a new PDF, or take a screenshot of it, and send that.",
} as const;

export type UploadRefusal = keyof typeof uploadRefusals;

/**
 * Why a file can't be opened now, as a sentence: others from the same connection come first, or those of other people.
 */
export const uploadsBusy = {
  own: "We’re still opening other files from your internet connection. Please send this one again in a few seconds.",
  others:
    "We’re opening a lot of files right now and didn’t get to yours. There’s nothing wrong with it: please send it again in a minute.",
} as const;

/** What somebody sent a file with, before the name of a bed or a store. */
export const sentWithLabels = {
  review: "Your review of",
  "store-review": "Your review of",
  draft: "A review you haven’t sent yet, of",
  claim: "Your cash back claim for",
} as const;

export type SentWith = keyof typeof sentWithLabels;

/** The number of an account's files per page. */
export const filesPerPage = 12;
