import {
  appealPostPath,
  claimPath,
  confirmClaimPath,
  confirmEmailPath,
  confirmReviewPath,
  confirmSignUpPath,
  contentGuidelinesPath,
  helpPath,
  messagePath,
  newPasswordPath,
  ownerReviewPath,
  ownReviewPath,
  postPath,
  questionPath,
  resetPasswordPath,
  reviewRulesPath,
  savedResultsPath,
  signInPath,
  signUpPath,
  storeReviewPath,
  threadPath,
  unsubscribePath,
} from "#contracts/site-paths";

/** Every internal URL, with its slash (specification, section 2). Nothing else spells one out. */

const segment = (value: string) => encodeURIComponent(value);

/** Widths in pixels and qualities that the image optimizer makes (specification, section 9). */
export const imageWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const imageQualities = [50, 60, 75, 90] as const;

export const paths = {
  home: "/",
  search: "/search/",
  searchFor: (term: string) => `/search/?q=${encodeURIComponent(term)}`,
  /** The user on demand, as JSON. */
  currentUser: "/current-user/",

  suggestions: "/search/suggestions/",
  suggestionsFor: (term: string) => `/search/suggestions/?q=${encodeURIComponent(term)}`,

  finder: "/mattress-finder/",
  quiz: "/mattress-finder/quiz/",
  quizResults: "/mattress-finder/results/",
  /** Results for a sleeper named as an example: they are nobody's own answers, so the visit does not remember them. */
  exampleResults: (answers: Readonly<Record<string, string>>) =>
    `/mattress-finder/results/?${new URLSearchParams({ ...answers, example: "yes" }).toString()}`,
  quizForget: "/mattress-finder/forget/",
  savedResults: savedResultsPath,
  stores: "/mattress-stores/",
  store: (slug: string) => `/mattress-stores/${segment(slug)}/`,
  /** "Near you" is understood as the position that the visit remembers. */
  storesNear: (place: string) => `/mattress-stores/?place=${encodeURIComponent(place)}`,
  storeDiscounts: "/mattress-stores/?discount=true",
  storeMap: "/mattress-stores/map.svg",
  storeBrands: "/mattress-brands/",
  onlineMattresses: "/mattress-models/",
  onlineDeals: "/mattress-deals/",
  deal: (slug: string) => `/mattress-deal/${segment(slug)}/`,
  cashbackDeals: "/cashback-deals/",
  compare: "/compare/",
  compareOf: (slugs: readonly string[]) =>
    slugs.length === 0 ? "/compare/" : `/compare/?models=${slugs.map(segment).join(",")}`,
  comparisonTray: "/compare/tray/",
  comparisons: "/mattress-comparison/",
  comparison: (url: string) => `/mattress-comparison/${segment(url)}/`,

  brands: "/mattresses/",
  brandsOfType: (type: string) => `/mattresses/?type=${segment(type)}`,
  brand: (slug: string) => `/mattresses/${segment(slug)}/`,
  brandExpertReviews: (slug: string) => `/mattresses/${segment(slug)}/#expert-reviews`,
  brandReviews: (slug: string) => `/mattresses/${segment(slug)}/#reviews`,
  collections: "/mattress-collection/",
  collection: (slug: string) => `/mattress-collection/${segment(slug)}/`,
  lines: "/mattress-line/",
  line: (slug: string) => `/mattress-line/${segment(slug)}/`,
  models: "/mattress-model/",
  model: (slug: string) => `/mattress-model/${segment(slug)}/`,
  modelPicture: (slug: string, hash: string) => `/mattress-model/${segment(slug)}/picture/${hash}.svg`,

  expertReviews: "/expert-reviews/",
  /** By the slug of the tested bed. */
  expertReview: (slug: string) => `/expert-reviews/${segment(slug)}/`,
  expertReviewsOf: (brand: string) => `/expert-reviews/?brand=${segment(brand)}`,
  howWeTest: "/expert-reviews/how-we-test/",
  customerReviews: "/mattress-reviews/",
  reviews: "/reviews/",
  review: ownerReviewPath,
  reportReview: (id: number | string) => `/mattress-review/${segment(String(id))}/report/`,
  storeReviews: "/store-reviews/",
  storeReview: storeReviewPath,
  reportStoreReview: (id: number | string) => `/store-reviews/${segment(String(id))}/report/`,
  reviewMattress: "/review-mattress/",
  reviewStore: "/review-mattress-store/",
  reviewMattressOf: (slug: string) => `/review-mattress/?model=${segment(slug)}`,
  reviewMattressOfBrand: (slug: string) => `/review-mattress/?brand=${segment(slug)}`,
  reviewStoreOf: (slug: string) => `/review-mattress-store/?store=${segment(slug)}`,
  ownReviews: "/your-reviews/",
  reviewRules: reviewRulesPath,

  about: "/about/",

  cashback: "/cashback/",
  /** The form for a claim, filled in as far as the offer and the invoice say. */
  claimOffer: (promotion: string) => `/cashback/${segment(promotion)}/`,
  cashbackThanks: "/cashback/thanks/",
  cashbackCode: "/cashback-code/",
  cashbackTestimonials: "/testimonials/cashback/",

  image: "/_next/image/",
  imageOf: (url: string, width: (typeof imageWidths)[number], quality: (typeof imageQualities)[number]) =>
    `/_next/image/?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`,
  /** A photo that a visitor sent; only the image optimizer knows the address. */
  photo: (id: string) => `/photos/${segment(id)}.webp`,
  picture: (file: string) => `/pictures/${segment(file)}`,

  signUp: signUpPath,
  signUpThen: (next: string) => (next === "/" ? "/signup/" : `/signup/?next=${encodeURIComponent(next)}`),
  signIn: signInPath,
  signInThen: (next: string) => `/signin/?next=${encodeURIComponent(next)}`,
  signOut: "/signout/",
  resetPassword: resetPasswordPath,
  editProfile: "/account/edit-profile/",
  editPreferences: "/account/edit-profile/#preferences",
  viewProfile: "/account/view-profile/",
  accountSettings: "/account/view-profile/#settings",
  emailSettings: "/account/email/",

  businessProfile: "/admin/",
  manageRequests: "/manage/",
  managePublish: "/manage/publish/",
  manageProducts: "/manage/products/",

  // Pages that are only read, and what visitors write to each other.
  guides: "/guides/",
  guide: (slug: string) => `/guides/${segment(slug)}/`,
  guideTypes: "/guides/mattress-types/",
  guideMatching: "/guides/mattress-matching/",
  guideShopping: "/guides/mattress-shopping-tips/",
  guideAccessories: "/guides/mattress-accessories/",
  questions: "/mattress-questions/",
  question: questionPath,
  questionsAbout: (topic: string) => `/mattress-questions/?topic=${segment(topic)}`,
  askQuestion: "/mattress-questions/ask/",
  askAbout: (title: string) => `/mattress-questions/ask/?title=${encodeURIComponent(title)}`,
  experts: "/mattress-questions/experts/",
  expert: (slug: string) => `/mattress-questions/experts/#${segment(slug)}`,
  similar: "/mattress-questions/similar/",
  /** Questions that are close to a title, as JSON. */
  similarQuestions: (title: string) => `/mattress-questions/similar/?q=${encodeURIComponent(title)}`,
  forum: "/mattress-forum/",
  forumCategory: (slug: string) => `/mattress-forum/${segment(slug)}/`,
  newThread: "/mattress-forum/new/",
  newThreadIn: (category: string) => `/mattress-forum/new/?category=${segment(category)}`,
  thread: threadPath,
  glossary: "/mattress-glossary/",
  /** What a term means, as JSON. */
  meaning: (slug: string) => `/mattress-glossary/${segment(slug)}/meaning/`,
  term: (slug: string) => `/mattress-glossary/${segment(slug)}/`,
  onlineOfType: (type: string) => `/mattress-models/?type=${segment(type)}`,
  contact: "/contact/",
  /** With its topic chosen. */
  contactAbout: (topic: string) => `/contact/?topic=${segment(topic)}`,
  contactThanks: "/contact/thanks/",
  help: helpPath,
  contentGuidelines: contentGuidelinesPath,
  terms: "/siteterms/",
  privacy: "/privacy/",
  privacyChoices: "/privacy/choices/",
  disclosure: "/pages/disclosure-policy/",
  sitemap: "/sitemap/",

  // Pages for one person or for staff: accounts, mailed links, begun forms, decisions.
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
