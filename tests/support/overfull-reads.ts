import { sql } from "kysely";
import { portionsOf } from "../../upstream/database/table-lists";
import { tables } from "../../upstream/modules";
import { areaSamples } from "./area-samples";
import { counted, countedIn, type Reads } from "./overfull-read";
import type { Overfull } from "./overfull-rows";

/** What was sent from the address of an account without logging in. */
const addressOf = (account: number) => sql`(select email from account where id = ${account})`;
const beforeReviews = (account: number) => sql`owner_review where writer_email = ${addressOf(account)}`;
const beforeClaims = (account: number) =>
  sql`cashback_claim where account_id is null and state <> 'draft' and email = ${addressOf(account)}`;

/** Where discussions that they read begin in what an account downloads: nothing else of it has as many rows. */
const visits = portionsOf(tables).findIndex(({ table }) => table === "discussion_visit");

/** By operation and path of the list. */
export const overfullReads = ({ member, ...stored }: Overfull): Reads => ({
  ...Object.assign({}, ...areaSamples.map((area) => area.overfullReads?.(member) ?? {})),
  getAccount: {
    sessions: { by: "member", count: counted("session_count", sql`session where account_id = ${member}`) },
  },
  getAccountData: {
    "tables{}": { by: "member", query: `?from=${visits}-0` },
  },
  listAccountFiles: {
    items: {
      by: "member",
      count: counted(
        "count",
        sql`(select upload_id from owner_review_upload where review_id = ${stored.review}
          union select upload_id from cashback_proof where claim_id in
            (select id from cashback_claim where account_id = ${member})) as own`,
      ),
    },
  },
  getWrittenBefore: {
    "reviews.items": { by: "member", count: countedIn("reviews", beforeReviews(member)) },
    "claims.items": { by: "member", count: countedIn("claims", beforeClaims(member)) },
  },
  getUnpaidClaims: {
    items: {
      by: "member",
      count: counted("count", sql`cashback_claim where account_id = ${member} and state = 'submitted'`),
    },
  },
  getMailedLink: {
    "joins.reviews.items": { parts: { token: stored.mailedLink } },
    "joins.claims.items": { parts: { token: stored.mailedLink } },
  },
  listBrands: { items: { count: counted("count", sql`brand where id in (select brand_id from model_card)`) } },
  getBrand: { owner_reviews: { parts: { slug: "casper" } } },
  listCollections: { items: { count: counted("count", sql`collection`) } },
  listLines: { items: { count: counted("count", sql`mattress_line`) } },
  listModels: { items: { count: counted("count", sql`model`) } },
  getModel: { owner_reviews: { parts: { slug: stored.model } } },
  getModelPrices: { observations: { parts: { slug: stored.model }, query: "?size=queen" } },
  listMattresses: {
    items: { count: counted("count", sql`model_card where brand_slug in (select slug from brand where sold_online)`) },
  },
  listDeals: { items: { query: "?state=upcoming,running,ended" } },
  listOwnClaims: { items: { by: "member", count: counted("count", sql`cashback_claim where account_id = ${member}`) } },
  getClaim: {
    events: {
      parts: { token: stored.claim.token },
      count: counted("event_count", sql`cashback_event where claim_id = ${stored.claim.id}`),
    },
  },
  listTestimonials: { items: { count: counted("count", sql`cashback_testimonial`) } },
  listClaims: { items: { by: "staff" } },
  getStaffClaim: {
    events: {
      by: "staff",
      parts: { id: stored.claim.id },
      count: counted("event_count", sql`cashback_event where claim_id = ${stored.claim.id}`),
    },
    same_invoice: { by: "staff", parts: { id: stored.claim.id } },
  },
  listPayouts: { items: { by: "staff", count: counted("count", sql`cashback_payout_batch`) } },
  listExpertReviews: { items: { count: counted("count", sql`expert_review`) } },
  searchStores: {
    items: { query: "?place=New+York,+NY&radius=100" },
    "map.pins": { query: `?place=${stored.manyStores}&radius=25` },
  },
  listReviews: { items: { count: counted("count", sql`owner_review where state = 'published'`) } },
  getReviewOverview: { newest: {}, useful: {} },
  getReview: {
    "review.versions": { parts: { id: stored.review } },
    "review.photos": { parts: { id: stored.review } },
    others: { parts: { id: stored.review } },
  },
  listStoreReviews: { items: { count: counted("count", sql`store_review where state = 'published'`) } },
  getStoreReview: {
    "review.versions": { parts: { id: stored.storeReview } },
    others: { parts: { id: stored.storeReview } },
  },
  listOwnReviews: {
    reviews: {
      by: "member",
      count: counted(
        "review_count",
        sql`(select id from owner_review where account_id = ${member}
          union all select id from store_review where account_id = ${member}) as own`,
      ),
    },
    drafts: { by: "member", count: counted("draft_count", sql`review_draft where account_id = ${member}`) },
  },
  getOwnReview: {
    "review.versions": {
      parts: { token: stored.reviewToken },
      count: {
        of: (answer: { review: { version_count: number } }) => answer.review.version_count,
        stored: sql`select count(*)::integer as count from owner_review_version where review_id = ${stored.review}`,
      },
    },
  },
  search: {
    "groups[].items": { query: "?q=hybrid&kind=model" },
    "texts[].items": { query: "?q=zeppelin&kind=question" },
  },
  getContent: {
    history: {
      by: "staff",
      parts: { kind: "term", slug: "pocketed-coil" },
      count: counted(
        "current",
        sql`content_version where page_id = (select id from content_page where slug = 'pocketed-coil')`,
      ),
    },
  },
  listQuestions: {
    items: { query: "?q=zeppelin", count: counted("count", sql`discussion where slug like 'zeppelin-%'`) },
  },
  listSimilarQuestions: { items: { query: "?q=zeppelin" } },
  getQuestion: {
    answers: {
      parts: { slug: stored.question },
      count: counted(
        "count",
        sql`post where discussion_id = (select id from discussion where slug = ${stored.question}) and number > 1`,
      ),
    },
    related: { parts: { slug: stored.question } },
  },
  listExperts: { items: {} },
  getForum: { latest: {}, watched: { by: "member" } },
  listThreads: { items: { count: counted("count", sql`discussion where kind = 'thread' and not hidden`) } },
  getThread: {
    posts: {
      parts: { slug: stored.thread },
      count: counted(
        "count",
        sql`post where discussion_id = (select id from discussion where slug = ${stored.thread})`,
      ),
    },
  },
  listOwnPosts: { items: { by: "member" }, following: { by: "member" }, drafts: { by: "member" } },
  getPost: { history: { parts: { id: stored.post } } },
  getPostQueue: { items: { by: "staff" } },
  getModeratedPost: {
    reports: {
      by: "staff",
      parts: { id: stored.post },
      count: counted("report_count", sql`post_report where post_id = ${stored.post} and closed_at is null`),
    },
    closed_reports: {
      by: "staff",
      parts: { id: stored.post },
      count: counted("closed_report_count", sql`post_report where post_id = ${stored.post} and closed_at is not null`),
    },
    history: {
      by: "staff",
      parts: { id: stored.post },
      count: counted("history_count", sql`discussion_event where post_id = ${stored.post}`),
    },
  },
  getFigures: {
    types: { by: "staff", query: "?days=1" },
    "named[].items": { by: "staff", query: "?days=1" },
  },
  findMatches: { results: { query: "?recipient=me" } },
  listSavedMatches: { items: { by: "member", count: counted("count", sql`saved_match where account_id = ${member}`) } },
  getSavedMatch: { "match.results": { parts: { token: stored.matchToken } } },
  listWaitingReviews: { items: { by: "staff" } },
  getModeratedReview: {
    uploads: { by: "staff", parts: { kind: "bed", id: stored.review } },
    versions: {
      by: "staff",
      parts: { kind: "bed", id: stored.review },
      count: counted("version_count", sql`owner_review_version where review_id = ${stored.review}`),
    },
    reports: {
      by: "staff",
      parts: { kind: "bed", id: stored.review },
      count: counted("report_count", sql`owner_review_report where review_id = ${stored.review}`),
    },
    events: {
      by: "staff",
      parts: { kind: "bed", id: stored.review },
      count: counted("event_count", sql`moderation_event where owner_review_id = ${stored.review}`),
    },
    others: { by: "staff", parts: { kind: "bed", id: stored.review } },
  },
  listMail: { items: { by: "staff", count: counted("count", sql`mail`) } },
  listSitemap: {
    items: {
      parts: { kind: "threads" },
      count: counted("count", sql`discussion where kind = 'thread' and not hidden`),
    },
  },
});
