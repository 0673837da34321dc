import { entry } from "./accounts/registration/resource";
import { ownAccount } from "./accounts/settings/resource";
import { accounts } from "./accounts/resource";
import { brands } from "./brands/resource";
import { cashback } from "./cashback/resource";
import { cashbackStaff } from "./cashback/staff-resource";
import { catalogue } from "./catalogue/resource";
import { comparisons } from "./compare/resource";
import { contact } from "./contact/resource";
import { content } from "./content/resource";
import { deals } from "./deals/resource";
import { forum } from "./discussions/forum-resource";
import { posts } from "./discussions/posts-resource";
import { questions } from "./discussions/questions-resource";
import { expertReviews } from "./expert-reviews/resource";
import { figures } from "./figures/resource";
import { flags } from "./flags/resource";
import type { Area } from "./http/operation";
import { home } from "./home/resource";
import { mail } from "./mail/resource";
import { match } from "./match/resource";
import { moderation } from "./moderation/resource";
import { models } from "./models/resource";
import { mattresses } from "./mattresses/resource";
import { description } from "./openapi/resource";
import { reviewDrafts } from "./review-drafts/resource";
import { reviews } from "./reviews/resource";
import { search } from "./search/resource";
import { sitemap } from "./sitemap/resource";
import { storePages } from "./store-pages/resource";
import { storeReviews } from "./store-reviews/resource";
import { stores } from "./stores/resource";
import { uploads } from "./uploads/resource";

/** All that the API answers. */
export const areas: readonly Area[] = [
  accounts,
  entry,
  ownAccount,
  flags,
  home,
  brands,
  catalogue,
  models,
  mattresses,
  deals,
  cashback,
  cashbackStaff,
  expertReviews,
  stores,
  storePages,
  reviews,
  storeReviews,
  reviewDrafts,
  search,
  comparisons,
  content,
  questions,
  forum,
  posts,
  contact,
  figures,
  match,
  moderation,
  mail,
  uploads,
  sitemap,
  description(() => areas),
];
