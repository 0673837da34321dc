import {
  ownerReviewPath,
  resetPasswordPath,
  reviewRulesPath,
  savedResultsPath,
  signInPath,
  signUpPath,
  storeReviewPath,
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
} as const;
