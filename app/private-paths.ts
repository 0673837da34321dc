import {
  appealPostPath,
  claimPath,
  confirmClaimPath,
  confirmEmailPath,
  confirmReviewPath,
  confirmSignUpPath,
  messagePath,
  newPasswordPath,
  ownReviewPath,
  postPath,
  unsubscribePath,
} from "#contracts/site-paths";

/**
 * Internal URLs for one person or for staff: of accounts, mailed links, begun forms and decisions. Apart from app/paths.ts,
 * which every page loads.
 */

const segment = (value: string) => encodeURIComponent(value);

export const privatePaths = {
  reviewMattressThanks: "/review-mattress/thanks/",
  reviewStoreThanks: "/review-mattress-store/thanks/",
  /** A step of a draft: rating, use, visit, update, edit, proof, photo, check. */
  reviewDraft: (kind: "bed" | "store", token: string, step: string) =>
    `/review-mattress${kind === "bed" ? "" : "-store"}/draft/${segment(token)}/${step}/`,
  /** A photo of a draft, for whoever writes it. */
  draftPhoto: (token: string, upload: string) => `/review-mattress/draft/${segment(token)}/photos/${segment(upload)}/`,
  /** The step that is still missing, or the last one. */
  nextStep: (kind: "bed" | "store", token: string) =>
    `/review-mattress${kind === "bed" ? "" : "-store"}/draft/${segment(token)}/check/?next=1`,
  confirmReview: confirmReviewPath,
  /** For its writer alone. */
  ownReview: ownReviewPath,
  appealReview: (token: string) => `/your-reviews/${segment(token)}/appeal/`,
  deleteReview: (token: string) => `/your-reviews/${segment(token)}/delete/`,
  claim: claimPath,
  claimPurchase: (token: string) => `/cashback/claim/${segment(token)}/purchase/`,
  claimProof: (token: string) => `/cashback/claim/${segment(token)}/proof/`,
  claimPayment: (token: string) => `/cashback/claim/${segment(token)}/payment/`,
  claimSend: (token: string) => `/cashback/claim/${segment(token)}/send/`,
  claimAnswer: (token: string) => `/cashback/claim/${segment(token)}/answer/`,
  claimAppeal: (token: string) => `/cashback/claim/${segment(token)}/appeal/`,
  confirmClaim: confirmClaimPath,
  unsubscribe: unsubscribePath,
  signUpConfirm: confirmSignUpPath,
  newPassword: newPasswordPath,
  changeEmail: "/account/email/address/",
  confirmEmail: confirmEmailPath,
  changePassword: "/account/password/",
  sessions: "/account/sessions/",
  writtenBefore: "/account/written-before/",
  ownPosts: "/account/posts/",
  accountData: "/account/data/",
  yourData: "/account/your-data/",
  /** A picture of a photo or receipt that its owner sent. */
  ownFile: (upload: string, page: number) => `/account/files/${segment(upload)}/${page}/`,
  deleteAccount: "/account/delete/",
  accountDeleted: "/account/deleted/",
  moderation: "/admin/reviews/",
  moderationOf: (kind: string, id: number | string) => `/admin/reviews/${segment(kind)}/${segment(String(id))}/`,
  /** A picture of a receipt or photo, for staff. */
  moderationFile: (kind: string, id: number, upload: string, page: number) =>
    `/admin/reviews/${segment(kind)}/${id}/files/${segment(upload)}/${page}/`,
  /** Leads to a post of a question or a thread; its votes are sent there. */
  post: postPath,
  editPost: (id: string) => `/posts/${segment(id)}/edit/`,
  postHistory: (id: string) => `/posts/${segment(id)}/history/`,
  reportPost: (id: string) => `/posts/${segment(id)}/report/`,
  appealPost: appealPostPath,
  /** Lists the others for staff. */
  staff: "/admin/staff/",
  staffExperts: "/admin/experts/",
  discussions: "/admin/discussions/",
  /** A post of a question or a thread, for staff. */
  moderatedPost: (id: number | string) => `/admin/discussions/posts/${segment(String(id))}/`,
  content: "/admin/content/",
  contentOf: (kind: string, slug: string) => `/admin/content/${segment(kind)}/${segment(slug)}/`,
  figures: "/admin/figures/",
  /** The same as a CSV file. */
  figuresFile: (days: string) => `/admin/figures/file/?days=${segment(days)}`,
  messages: "/admin/messages/",
  message: messagePath,
  outbox: "/admin/outbox/",
  outboxMessage: (id: number) => `/admin/outbox/${id}/`,
  staffClaims: "/admin/claims/",
  staffClaim: (id: number | string) => `/admin/claims/${segment(String(id))}/`,
  staffClaimProof: (id: number | string, upload: string, page: number) =>
    `/admin/claims/${segment(String(id))}/files/${segment(upload)}/${page}/`,
  staffPayments: "/admin/claims/payments/",
  staffPaymentFile: (batch: number) => `/admin/claims/payments/${batch}/`,
  staffPaymentHandedOver: (batch: number) => `/admin/claims/payments/${batch}/handed-over/`,
} as const;
