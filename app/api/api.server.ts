import { brandDetail, brandListing } from "#contracts/brands";
import { catalogueIndex, collectionDetail, lineDetail, type CatalogueLevel } from "#contracts/catalogue";
import { modelPage } from "#contracts/model-page";
import { tray, type TrayChange } from "#contracts/compare/tray";
import { comparisonDetail, comparisonTable, popularComparisons } from "#contracts/compare/comparisons";
import { expertReviewDetail, expertReviewListing, testMethod } from "#contracts/expert-reviews/review";
import { cashbackOffers, dealDetail, dealListing } from "#contracts/deals";
import { featureFlag, type FeatureFlagName } from "#contracts/feature-flags";
import { type FigureBatch, figures, figuresFile } from "#contracts/figures/figures";
import { homePage } from "#contracts/home";
import {
  account,
  accountData,
  type AccountDeletion,
  emailChanged,
  type EmailChange,
  type PasswordChange,
  sleeperProfile,
  unpaidClaims,
} from "#contracts/account/account";
import {
  enteredAnswer,
  mailedAnswer,
  mailedLink,
  type ResetRequest,
  type SignUpRequest,
} from "#contracts/account/sign-up";
import { accountFiles } from "#contracts/account/account-files";
import { mailList, mailMessage, mailSubscription } from "#contracts/account/mail";
import { writtenBefore } from "#contracts/account/written-before";
import { matchAnswer } from "#contracts/match/match";
import { sitemapIndex, sitemapPage, type SitemapKind } from "#contracts/sitemap";
import { mattressListing } from "#contracts/mattresses";
import { priceHistory } from "#contracts/prices";
import { savedMatch, savedMatchCreated, savedMatches, type SaveMatch } from "#contracts/match/saved-match";
import { searchAnswer, suggestions, type SearchAnswer, type Suggestion } from "#contracts/search";
import { signInAnswer, type SignInRequest } from "#contracts/session";
import { floorBrands, storeDetail, storeSearch } from "#contracts/stores";
import { keptUpload } from "#contracts/uploads";
import { currentUserAnswer } from "#contracts/user";
import type { UploadPurpose } from "#contracts/vocabulary/uploads";
import { ifAvailable, ifThere, ignored, nothing, optional } from "./answers.server";
import { cashbackCalls } from "./cashback.server";
import type { Client } from "./client/client.server";
import { type SentFile, segment, type Query } from "./client/http-message.server";
import { contactCalls } from "./contact.server";
import { contentCalls } from "./content.server";
import { discussionCalls } from "./discussions.server";
import { reviewCalls } from "./reviews.server";
import { draftCalls, ownReviewCalls } from "./review-drafts.server";
import { passwordMessages, signInMessages, signOutMessages, uploadMessages } from "./client/visitor-messages.server";

export type Api = ReturnType<typeof createApi>;

type Page = string | number | null;

interface SearchQuery {
  q: string;
  /** Names as typed, neither read nor corrected. */
  exact?: boolean;
  kind?: SearchAnswer["kind"];
  page?: Page;
}

/**
 * Every call of the upstream, by area: each function one call and one parse. The parameters of a query are those of its
 * contract. Reads throw Responses (failures.server.ts).
 */
export function createApi(client: Client) {
  const index = (level: CatalogueLevel, page?: Page) =>
    client.getList(`${level}/`, catalogueIndex, { query: { page } });

  /** One call, however often it is asked for. No user key, an empty answer and a 401 all mean signed out. */
  const visit = () => client.get("auth/user/", currentUserAnswer, { onSignIn: "null" });

  return {
    auth: {
      /** The signed-in user or null. */
      currentUser: async () => (await visit())?.user ?? null,
      /** Whether the upstream holds invented data. */
      demonstration: async () => (await visit())?.demo ?? false,
      /** Whether mail reaches anybody; an upstream that doesn’t tell sends it. */
      sendsMail: async () => (await visit())?.mails ?? true,
      /** What the visit remembers that no tag may read. */
      remembered: async () => {
        const answer = await visit();
        return { answers: (answer?.match_answers ?? null) !== null, place: answer?.user?.session.place ?? null };
      },
      /** A wrong pair is a 400 with `non_field_errors`; the new sessionid is relayed to the browser on the way. */
      signIn: async ({ email, password }: SignInRequest) => {
        const outcome = await client.write("POST", "auth/signin/", { email, password }, signInAnswer, {
          words: signInMessages,
        });
        // Other upstreams answer a wrong pair so.
        return !outcome.ok && outcome.status === 401 ? { ...outcome, status: 400 } : outcome;
      },
      /** 401 means that the session had ended already. */
      signOut: async () => {
        const outcome = await client.write("POST", "auth/signout/", {}, ignored, { words: signOutMessages });
        return !outcome.ok && outcome.status === 401 ? { ok: true as const, data: null } : outcome;
      },
      /** Answers the same whether the address has an account or not; so does `askForReset`. */
      signUp: (typed: SignUpRequest) =>
        client.write("POST", "auth/signup/", typed, mailedAnswer, { words: passwordMessages }),
      askForReset: (typed: ResetRequest) => client.write("POST", "auth/reset/", typed, mailedAnswer),
      /** What a mailed link is for; null when it is over. */
      link: (token: string) => ifThere(client.get(`auth/links/${segment(token)}/`, mailedLink), null),
      confirmSignUp: (token: string, password: string) =>
        client.write("POST", "auth/signup/confirm/", { token, password }, enteredAnswer, { words: passwordMessages }),
      setPassword: (token: string, password: string) =>
        client.write("POST", "auth/reset/new/", { token, password }, enteredAnswer, { words: passwordMessages }),
    },
    account: {
      show: () => client.getRequired("account/", account),
      /** How its owner sleeps, as answers of the quiz. */
      profile: async () => (await client.getRequired("account/profile/", sleeperProfile)).answers,
      saveProfile: (answers: Record<string, string>) =>
        client.write("POST", "account/profile/", answers, sleeperProfile),
      /** @param was what was on when its owner chose */
      chooseMail: (on: readonly string[], was: readonly string[] | undefined) =>
        client.write("POST", "account/mails/", { on, was }, nothing),
      changeEmail: (typed: EmailChange) =>
        client.write("POST", "account/email/", typed, mailedAnswer, { words: passwordMessages }),
      /** Without a password for the account's own session. The new session is relayed to the browser on the way. */
      confirmEmail: (token: string, password: string | undefined) =>
        client.write("POST", "account/email/confirm/", { token, password }, emailChanged, { words: passwordMessages }),
      /** What was sent from its address without logging in, and isn't the account's. */
      writtenBefore: () => client.getRequired("account/written-before/", writtenBefore),
      joinWrittenBefore: () => client.write("POST", "account/written-before/", {}, ignored),
      changePassword: (typed: PasswordChange) =>
        client.write("POST", "account/password/", typed, ignored, { words: passwordMessages }),
      /** One by its handle, or "others". */
      endSession: (session: string) => client.write("POST", "account/sessions/end/", { session }, ignored),
      /** What is kept of it; `from`: as the answer before said is next. */
      data: (from: string | null) => client.getPart("account/data/", accountData, { query: { from } }),
      /** Photos and receipts that its owner sent, a page of them; and a picture of one. */
      files: (page: number) => client.getList("account/files/", accountFiles, { query: { page } }),
      file: (id: string, page: string) => client.getPicture(`account/files/${segment(id)}/pages/${segment(page)}/`),
      /** Cash back that nobody can be paid once the account is deleted. */
      unpaid: () => client.getRequired("account/unpaid/", unpaidClaims),
      delete: (typed: AccountDeletion) =>
        client.write("POST", "account/delete/", typed, ignored, { words: passwordMessages }),
    },
    flags: {
      /** Whether the flag is on; one that the upstream does not have is off. */
      isEnabled: async (name: FeatureFlagName): Promise<boolean> =>
        (await ifThere(client.get(`feature-flags/get-feature-flag/${name}/`, featureFlag), null))?.enabled ?? false,
    },
    compare: {
      /** Popular comparisons, alphabetically by header (specification, section 3). */
      async popular() {
        const list = (await client.get("comparisons/", popularComparisons)) ?? [];
        return list.toSorted((a, b) => a.header.localeCompare(b.header, "en"));
      },
      show: async (url: string) => client.getRequired(`comparisons/${segment(url)}/`, comparisonDetail),
      /** One to four models side by side, prices of one size. */
      table: (models: readonly string[], size: string | null) =>
        client.getRequired("comparison-table/", comparisonTable, { query: { models: models.join(","), size } }),
      /** Puts a model on the visitor's tray or takes it off; the upstream may begin a session for it. */
      changeTray: (change: TrayChange) => client.write("POST", "comparison-tray/", change, tray),
    },
    brands: {
      /** One page of brands with facet counts. */
      list: (query: Query) => client.getList("brands/", brandListing, { query }),
      show: async (slug: string) => client.getRequired(`brands/${segment(slug)}/`, brandDetail),
    },
    catalogue: {
      collections: (page?: Page) => index("collections", page),
      collection: async (slug: string) => client.getRequired(`collections/${segment(slug)}/`, collectionDetail),
      lines: (page?: Page) => index("lines", page),
      line: async (slug: string) => client.getRequired(`lines/${segment(slug)}/`, lineDetail),
      models: (page?: Page) => index("models", page),
      /** With the price of a size, which the upstream remembers; without one, of the size of the visit. */
      model: async (slug: string, size: string | null) =>
        client.getRequired(`models/${segment(slug)}/`, modelPage, { query: { size } }),
    },
    /** What the home page leads with. */
    home: () => ifThere(client.getList("home/", homePage), null),
    search: {
      async find({ q, kind = null, exact = false, page = null }: SearchQuery): Promise<SearchAnswer> {
        const answer = await client.getList("search/", searchAnswer, {
          query: { q, kind, exact: exact ? "true" : null, page },
        });
        return { ...answer, query: answer.query || q };
      },
      /** What the search box suggests. An empty query clears the suggestions without a call (specification, section 5). */
      async suggest(q: string): Promise<Suggestion[]> {
        if (q === "") return [];
        // The one call that is still served by version 1 (specification, section 7).
        return (await client.get("autocomplete/universal_search/", suggestions, { query: { q }, version: 1 })) ?? [];
      },
    },
    match: {
      /** Scores the catalogue for the answers of the quiz, ten results a page. */
      find: (query: Query) => client.getList("match/", matchAnswer, { query }),
      /** The answers that the visit remembers, as an address has them, or null. */
      remembered: async () => (await visit())?.match_answers ?? null,
      /** Forgets them. */
      forget: () => client.write("POST", "match/forget/", {}, ignored),
      saved: async (token: string) => client.getRequired(`match/saved/${segment(token)}/`, savedMatch),
      /** Those of the signed-in member; 401 for others. */
      ofMember: () => client.getList("match/saved/", savedMatches),
      /** Once for each key. */
      save: (answers: Record<string, string>, { key, email }: Pick<SaveMatch, "key" | "email">) =>
        client.write("POST", "match/saved/", { answers, key, email }, savedMatchCreated),
    },
    stores: {
      /** Stores around a place, with facet counts and what the map needs. */
      find: (query: Query) => client.getList("stores/", storeSearch, { query }),
      show: async (slug: string) => client.getRequired(`stores/${segment(slug)}/`, storeDetail),
      floorBrands: (query: Query) => client.getList("floor-brands/", floorBrands, { query }),
    },
    ...reviewCalls(client),
    reviewDrafts: draftCalls(client),
    ownReviews: ownReviewCalls(client),
    mattresses: {
      /** Mattresses sold online with facet counts. */
      list: (query: Query) => client.getList("mattresses/", mattressListing, { query }),
      prices: async (slug: string, size: string | null) =>
        client.getRequired(`models/${segment(slug)}/prices/`, priceHistory, { query: { size } }),
    },
    uploads: {
      /**
       * A new upload each time, for the draft or claim of the token, which the upstream may check first; one that is not
       * added to it is removed. Throws a Response of 404. Why it isn't taken now is said beside its field.
       */
      async keep(purpose: UploadPurpose, token: string, file: SentFile) {
        const options = { query: { token }, words: uploadMessages };
        const kept = await client.write("POST", `uploads/${purpose}/`, file, keptUpload, options);
        if (kept.ok || kept.message === null || Object.keys(kept.errors).length > 0) return kept;
        return { ...kept, errors: { file: [kept.message] }, message: null };
      },
      /** A page of one, for staff; the first is 1. */
      page: (id: string, page: string) => client.getPicture(`uploads/${segment(id)}/pages/${segment(page)}/`),
    },
    mail: {
      /** The queue, for staff; newest first. */
      outbox: (page: Page) => client.getList("mail/", mailList, { query: { page } }),
      message: async (id: string) => client.getRequired(`mail/${segment(id)}/`, mailMessage),
      /** What the link of a message turns off; null: the link isn't one of ours. */
      subscription: async (token: string) =>
        ifThere(client.getRequired(`unsubscribe/${segment(token)}/`, mailSubscription), null),
      unsubscribe: (token: string) => client.write("POST", "unsubscribe/", { token }, nothing),
    },
    deals: {
      list: (query: Query) => client.getList("deals/", dealListing, { query }),
      /** Ended deals are answered too, with state "ended". */
      show: async (slug: string, query: Query) => client.getRequired(`deals/${segment(slug)}/`, dealDetail, { query }),
      cashbackOffers: (query: Query) => client.getList("cashback-offers/", cashbackOffers, { query }),
    },
    ...cashbackCalls(client),
    expertReviews: {
      /** Tested beds with facet counts. */
      list: (query: Query) => client.getList("expert-reviews/", expertReviewListing, { query }),
      show: async (slug: string, size: string | null) =>
        client.getRequired(`expert-reviews/${segment(slug)}/`, expertReviewDetail, { query: { size } }),
      method: () => client.getRequired("test-method/", testMethod),
    },
    contact: contactCalls(client),
    content: contentCalls(client),
    figures: {
      /** Once for each key; for the site itself. Throws a Response of 404 where the upstream keeps none. */
      add: (batch: FigureBatch) => client.write("POST", "figures/", batch, ignored),
      /** For staff, as is the file; null: the upstream keeps none. */
      show: (days: string) => ifThere(client.getRequired("figures/", figures, { query: { days } }), null),
      file: (days: string) => client.getRequired("figures/file/", figuresFile, { query: { days } }),
    },
    ...discussionCalls(client),
    /** What there are pages of, for search engines. */
    sitemap: {
      index: () => client.getRequired("sitemap/", sitemapIndex),
      list: (kind: SitemapKind, page: number) => client.getList(`sitemap/${kind}/`, sitemapPage, { query: { page } }),
    },
    optional,
    ifAvailable,
  };
}
