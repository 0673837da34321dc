import { Migrator, type Migration } from "kysely";
import type { Db } from "./engine";
import * as catalogue from "./migrations/0001-catalogue";
import * as catalogueCards from "./migrations/0002-catalogue-cards";
import * as accounts from "./migrations/0003-accounts";
import * as places from "./migrations/0004-places";
import * as stores from "./migrations/0005-stores";
import * as pricesAndDeals from "./migrations/0006-prices-and-deals";
import * as visits from "./migrations/0007-visits";
import * as ownerRatings from "./migrations/0008-owner-ratings";
import * as anonymousSessions from "./migrations/0009-anonymous-sessions";
import * as savedOnce from "./migrations/0010-saved-once-and-for-a-while";
import * as endedSessions from "./migrations/0011-ended-sessions-and-known-addresses";
import * as firmnessRanges from "./migrations/0012-firmness-ranges";
import * as onePrice from "./migrations/0013-one-price";
import * as offers from "./migrations/0014-offers-and-remembered-answers";
import * as pictures from "./migrations/0015-pictures";
import * as ownerReviews from "./migrations/0016-owner-reviews";
import * as expertReviews from "./migrations/0017-expert-reviews";
import * as accountPages from "./migrations/0018-accounts";
import * as storeReviews from "./migrations/0019-store-reviews";
import * as moderatedReviews from "./migrations/0020-moderated-reviews";
import * as uploads from "./migrations/0021-uploads";
import * as reviewDrafts from "./migrations/0022-review-drafts";
import * as moderation from "./migrations/0023-moderation";
import * as cashBack from "./migrations/0024-cash-back";
import * as storeReviewVotes from "./migrations/0025-store-review-votes";
import * as storeReviewReports from "./migrations/0026-store-review-reports";
import * as reviewUploads from "./migrations/0027-review-uploads";
import * as sameFiles from "./migrations/0028-same-files";
import * as claimsOnceMore from "./migrations/0029-claims-once-more";
import * as wholeAddresses from "./migrations/0030-whole-addresses";
import * as decidedReviews from "./migrations/0031-decided-reviews";
import * as checkedReceipts from "./migrations/0032-checked-receipts";
import * as content from "./migrations/0033-content";
import * as informationPages from "./migrations/0034-information-pages";
import * as discussions from "./migrations/0035-discussions";
import * as searchWords from "./migrations/0036-search-words";
import * as decisionsOfPosts from "./migrations/0037-decisions-of-posts";
import * as wordsWithoutMarkup from "./migrations/0038-words-without-markup";
import * as excerptsOfPosts from "./migrations/0039-excerpts-of-posts";
import * as boundedTalk from "./migrations/0040-bounded-talk";
import * as unsentUploads from "./migrations/0041-unsent-uploads";
import * as countedMailboxes from "./migrations/0042-counted-mailboxes-and-roles";
import * as mailByEvent from "./migrations/0043-mail-by-event";
import * as onceAnInvoice from "./migrations/0044-once-an-invoice";
import * as demonstrationAccounts from "./migrations/0045-demonstration-accounts";
import * as ownLists from "./migrations/0046-own-lists";
import * as functionsWithoutTemporaryTables from "./migrations/0047-functions-without-temporary-tables";
import * as picturesOfUploads from "./migrations/0048-pictures-of-uploads";
import * as figures from "./migrations/0051-figures";
import * as readingsFromLayers from "./migrations/0052-readings-from-layers";
import * as seededDecisions from "./migrations/0053-decisions-of-the-demonstration";
import * as secondTesters from "./migrations/0054-second-testers";
import * as firmnessOfHalves from "./migrations/0055-firmness-of-halves";
import * as madeFor from "./migrations/0056-made-for";
import * as queenPounds from "./migrations/0057-queen-pounds";
import * as otherSide from "./migrations/0058-other-side";

/** Forward only, in this order; a migration that has run anywhere is never edited. */
const migrations: Record<string, Migration> = {
  "0001-catalogue": catalogue,
  "0002-catalogue-cards": catalogueCards,
  "0003-accounts": accounts,
  "0004-places": places,
  "0005-stores": stores,
  "0006-prices-and-deals": pricesAndDeals,
  "0007-visits": visits,
  "0008-owner-ratings": ownerRatings,
  "0009-anonymous-sessions": anonymousSessions,
  "0010-saved-once-and-for-a-while": savedOnce,
  "0011-ended-sessions-and-known-addresses": endedSessions,
  "0012-firmness-ranges": firmnessRanges,
  "0013-one-price": onePrice,
  "0014-offers-and-remembered-answers": offers,
  "0015-pictures": pictures,
  "0016-owner-reviews": ownerReviews,
  "0017-expert-reviews": expertReviews,
  "0018-accounts": accountPages,
  "0019-store-reviews": storeReviews,
  "0020-moderated-reviews": moderatedReviews,
  "0021-uploads": uploads,
  "0022-review-drafts": reviewDrafts,
  "0023-moderation": moderation,
  "0024-cash-back": cashBack,
  "0025-store-review-votes": storeReviewVotes,
  "0026-store-review-reports": storeReviewReports,
  "0027-review-uploads": reviewUploads,
  "0028-same-files": sameFiles,
  "0029-claims-once-more": claimsOnceMore,
  "0030-whole-addresses": wholeAddresses,
  "0031-decided-reviews": decidedReviews,
  "0032-checked-receipts": checkedReceipts,
  "0033-content": content,
  "0034-information-pages": informationPages,
  "0035-discussions": discussions,
  "0036-search-words": searchWords,
  "0037-decisions-of-posts": decisionsOfPosts,
  "0038-words-without-markup": wordsWithoutMarkup,
  "0039-excerpts-of-posts": excerptsOfPosts,
  "0040-bounded-talk": boundedTalk,
  "0041-unsent-uploads": unsentUploads,
  "0042-counted-mailboxes-and-roles": countedMailboxes,
  "0043-mail-by-event": mailByEvent,
  "0044-once-an-invoice": onceAnInvoice,
  "0045-demonstration-accounts": demonstrationAccounts,
  "0046-own-lists": ownLists,
  "0047-functions-without-temporary-tables": functionsWithoutTemporaryTables,
  "0048-pictures-of-uploads": picturesOfUploads,
  "0051-figures": figures,
  "0052-readings-from-layers": readingsFromLayers,
  "0053-decisions-of-the-demonstration": seededDecisions,
  "0054-second-testers": secondTesters,
  "0055-firmness-of-halves": firmnessOfHalves,
  "0056-made-for": madeFor,
  "0057-queen-pounds": queenPounds,
  "0058-other-side": otherSide,
};

const migratorOf = (db: Db) => new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** Names of what has not run yet; changes nothing. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const known = await migratorOf(db).getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/** Runs what has not run yet, all in one transaction. Returns the names that ran; throws what went wrong. */
export async function migrate(db: Db): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) {
    const failed = results.find((result) => result.status === "Error")?.migrationName ?? "the first one";
    throw new Error(`Migration ${failed} failed: ${error instanceof Error ? error.message : JSON.stringify(error)}`, {
      cause: error,
    });
  }
  return results.map((result) => result.migrationName);
}
