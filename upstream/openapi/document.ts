import { z } from "zod";
import { brandDetail, brandListing, brandSorts } from "../../app/contracts/brands";
import { catalogueIndex, collectionDetail, lineDetail, modelDetail } from "../../app/contracts/catalogue";
import { comparisonDetail, comparisonTable, popularComparisons } from "../../app/contracts/comparisons";
import { tray, trayChange } from "../../app/contracts/comparison-tray";
import { cashbackOffers, dealDetail, dealKinds, dealListing, dealSorts, dealStates } from "../../app/contracts/deals";
import { errorDetail, fieldErrors } from "../../app/contracts/errors";
import { featureFlag, featureFlagChange, featureFlagNames } from "../../app/contracts/feature-flags";
import {
  matchAnswer,
  matchAnswers,
  savedMatch,
  savedMatchCreated,
  savedMatches,
  saveMatch,
} from "../../app/contracts/match";
import { mattressSizes } from "../../app/contracts/mattress";
import { mattressListing, mattressSorts } from "../../app/contracts/mattress-listing";
import { priceHistory } from "../../app/contracts/prices";
import { searchAnswer, searchKinds, suggestions } from "../../app/contracts/search";
import { signInAnswer, signInRequest } from "../../app/contracts/session";
import { floorBrands, storeDetail, storeSearch, storeSorts } from "../../app/contracts/stores";
import { currentUserAnswer } from "../../app/contracts/user";
import { visitorAddressHeader } from "../../app/contracts/visitor-address";
import { brandFacetKeys } from "../../app/contracts/vocabulary/brands";
import { mattressFacetKeys } from "../../app/contracts/vocabulary/mattress-listing";
import { storeRadii } from "../../app/contracts/vocabulary/stores";

type Json = Record<string, unknown>;

const schemas = {
  CurrentUserAnswer: currentUserAnswer,
  SignInRequest: signInRequest,
  SignInAnswer: signInAnswer,
  FeatureFlag: featureFlag,
  FeatureFlagChange: featureFlagChange,
  PopularComparisons: popularComparisons,
  ComparisonDetail: comparisonDetail,
  ComparisonTable: comparisonTable,
  TrayChange: trayChange,
  Tray: tray,
  Suggestions: suggestions,
  SearchAnswer: searchAnswer,
  BrandListing: brandListing,
  BrandDetail: brandDetail,
  CatalogueIndex: catalogueIndex,
  CollectionDetail: collectionDetail,
  LineDetail: lineDetail,
  ModelDetail: modelDetail,
  PriceHistory: priceHistory,
  MattressListing: mattressListing,
  DealListing: dealListing,
  DealDetail: dealDetail,
  CashbackOffers: cashbackOffers,
  MatchAnswer: matchAnswer,
  SaveMatch: saveMatch,
  SavedMatchCreated: savedMatchCreated,
  SavedMatch: savedMatch,
  SavedMatches: savedMatches,
  StoreSearch: storeSearch,
  StoreDetail: storeDetail,
  FloorBrands: floorBrands,
  FieldErrors: fieldErrors,
  ErrorDetail: errorDetail,
} as const;
type SchemaName = keyof typeof schemas;

const reference = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: SchemaName) => ({ "application/json": { schema: reference(name) } });
const answer = (description: string, name?: SchemaName) => ({
  description,
  ...(name === undefined ? {} : { content: json(name) }),
});

const inPath = (name: string, values?: readonly string[]) => ({
  name,
  in: "path",
  required: true,
  schema: { type: "string", ...(values === undefined ? {} : { enum: values }) },
});
const inQuery = (name: string, description: string, schema: Json = { type: "string" }, required = false) => ({
  name,
  in: "query",
  required,
  description,
  schema,
});
const page = inQuery("page", "Page, from 1; out of range is 404.", {
  type: "integer",
  minimum: 1,
  default: 1,
});
const quizAnswers = Object.entries(
  z.toJSONSchema(matchAnswers, { io: "input", unrepresentable: "any" }).properties ?? {},
).map(([name, schema]) => inQuery(name, 'Answer of the quiz; "unknown" is "Don\'t know".', schema as Json));
const facets = brandFacetKeys.map((key) => inQuery(key, "Values separated by commas; each is an alternative."));

const around = [
  inQuery("place", "ZIP code, city with state, or name of a city; remembered for the visit."),
  inQuery("latitude", "With longitude, instead of a place.", { type: "number", minimum: -90, maximum: 90 }),
  inQuery("longitude", "With latitude, instead of a place.", { type: "number", minimum: -180, maximum: 180 }),
  inQuery("radius", "Miles.", { type: "integer", enum: storeRadii, default: 25 }),
];

interface Read {
  summary: string;
  answer: SchemaName;
  parameters?: object[];
  missing?: boolean;
  refusable?: boolean;
}
const read = ({ summary, answer: name, parameters = [], missing, refusable }: Read) => ({
  summary,
  parameters,
  responses: {
    200: answer("What was asked for.", name),
    ...(refusable === true ? { 400: answer("A parameter has a value that does not exist.", "FieldErrors") } : {}),
    ...(missing === true ? { 404: answer("There is no such thing.", "ErrorDetail") } : {}),
  },
});

interface Write {
  summary: string;
  body?: SchemaName;
  done: Json;
  parameters?: object[];
  refusals: Json;
}
const write = ({ summary, body, done, parameters = [], refusals }: Write) => ({
  summary,
  parameters: [
    ...parameters,
    {
      name: "X-CSRFToken",
      in: "header",
      required: true,
      schema: { type: "string" },
      description: "As the cookie csrftoken.",
    },
  ],
  ...(body === undefined ? {} : { requestBody: { required: true, content: json(body) } }),
  responses: {
    ...done,
    403: answer("The CSRF check failed (code csrf_failed), or it is not allowed.", "ErrorDetail"),
    ...refusals,
  },
});

const vouchedAddress = {
  name: visitorAddressHeader,
  in: "header",
  required: false,
  schema: { type: "string" },
  description:
    "Address of the visitor, Unix seconds, and the HMAC-SHA-256 of both, method, path and X-Request-Id under a shared secret; " +
    "attempts are then counted for the visitor and not for the site. What does not verify counts as absent.",
};
const flagName = inPath("name", featureFlagNames);
const slug = inPath("slug");

const paths = {
  "/api/v2/auth/user/": { get: read({ summary: "Current user", answer: "CurrentUserAnswer" }) },
  "/api/v2/auth/signin/": {
    post: write({
      summary: "Sign in",
      parameters: [vouchedAddress],
      body: "SignInRequest",
      done: { 200: answer("Signed in; the cookies sessionid and csrftoken are new.", "SignInAnswer") },
      refusals: {
        400: answer("Wrong or missing e-mail address or password.", "FieldErrors"),
        429: answer("Too many attempts; Retry-After says for how long.", "ErrorDetail"),
      },
    }),
  },
  "/api/v2/auth/signout/": {
    post: write({ summary: "Sign out", done: { 204: answer("Signed out.") }, refusals: {} }),
  },
  "/api/v2/feature-flags/get-feature-flag/{name}/": {
    get: read({ summary: "Feature flag", answer: "FeatureFlag", parameters: [flagName], missing: true }),
    patch: write({
      summary: "Switch a feature flag (staff)",
      body: "FeatureFlagChange",
      parameters: [flagName],
      done: { 200: answer("The flag as it is now.", "FeatureFlag") },
      refusals: {
        400: answer("The body is not as it should be.", "FieldErrors"),
        401: answer("Nobody is signed in.", "ErrorDetail"),
        404: answer("There is no such flag.", "ErrorDetail"),
      },
    }),
  },
  "/api/v1/feature-flags/get-feature-flag/": {
    get: read({
      summary: "Feature flag, older form",
      answer: "FeatureFlag",
      parameters: [inQuery("flag", "Name of the flag.", { type: "string", enum: featureFlagNames }, true)],
      missing: true,
      refusable: true,
    }),
  },
  "/api/v1/autocomplete/universal_search/": {
    get: read({
      summary: "Suggestions for a search",
      answer: "Suggestions",
      parameters: [inQuery("q", "What was typed.")],
    }),
  },
  "/api/v2/comparisons/": { get: read({ summary: "Popular comparisons", answer: "PopularComparisons" }) },
  "/api/v2/comparisons/{url}/": {
    get: read({
      summary: "A popular comparison with its verdicts by sleeper",
      answer: "ComparisonDetail",
      parameters: [
        inPath("url"),
        inQuery("size", "Size whose prices are shown; remembered for the visit.", {
          type: "string",
          enum: mattressSizes,
        }),
      ],
      missing: true,
      refusable: true,
    }),
  },
  "/api/v2/match/": {
    get: read({
      summary: "The catalogue scored for the answers of the quiz",
      answer: "MatchAnswer",
      parameters: [...quizAnswers, page],
      missing: true,
      refusable: true,
    }),
  },
  "/api/v2/match/saved/": {
    get: read({
      summary: "Saved matches of whoever is signed in (401 for others)",
      answer: "SavedMatches",
    }),
    post: write({
      summary: "Save the matches for these answers",
      body: "SaveMatch",
      done: { 201: answer("Saved; the token opens them again.", "SavedMatchCreated") },
      refusals: {
        400: answer("An answer or the e-mail address is not as it should be.", "FieldErrors"),
        429: answer("The address has been sent enough mail for one day.", "ErrorDetail"),
      },
    }),
  },
  "/api/v2/match/saved/{token}/": {
    get: read({ summary: "Saved matches", answer: "SavedMatch", parameters: [inPath("token")], missing: true }),
  },
  "/api/v2/comparison-table/": {
    get: read({
      summary: "One to four models side by side",
      answer: "ComparisonTable",
      parameters: [
        inQuery("models", "Slugs separated by commas, in the order of the columns.", { type: "string" }, true),
        inQuery("size", "Size whose prices are shown; remembered for the visit.", {
          type: "string",
          enum: mattressSizes,
        }),
      ],
      refusable: true,
    }),
  },
  "/api/v2/comparison-tray/": {
    post: write({
      summary: "Change what is put aside to compare",
      body: "TrayChange",
      done: { 200: answer("The tray as it is now; a first model begins a session.", "Tray") },
      refusals: {
        400: answer("There is no such model, or the tray is full.", "FieldErrors"),
        409: answer("The session has just been ended by signing in or out; nothing is changed.", "ErrorDetail"),
      },
    }),
  },
  "/api/v2/search/": {
    get: read({
      summary: "Search",
      answer: "SearchAnswer",
      parameters: [
        inQuery("q", "Search term."),
        inQuery("kind", "One group only.", { type: "string", enum: searchKinds }),
        page,
      ],
      missing: true,
      refusable: true,
    }),
  },
  "/api/v2/stores/": {
    get: read({
      summary: "Stores around a place",
      answer: "StoreSearch",
      parameters: [
        ...around,
        inQuery("sort", "Order.", { type: "string", enum: storeSorts, default: storeSorts[0] }),
        inQuery("open", "Only those that are open now.", { type: "string", enum: ["true"] }),
        inQuery("discount", "Only those with a discount that runs today.", { type: "string", enum: ["true"] }),
        inQuery("brand", "Slugs of brands on the floor, separated by commas; each is an alternative."),
        page,
      ],
      missing: true,
      refusable: true,
    }),
  },
  "/api/v2/stores/{slug}/": {
    get: read({ summary: "Store", answer: "StoreDetail", parameters: [slug], missing: true }),
  },
  "/api/v2/floor-brands/": {
    get: read({
      summary: "Brands, and asked-for models, on floors around a place",
      answer: "FloorBrands",
      parameters: [...around, inQuery("models", "Slugs of models separated by commas.")],
      refusable: true,
    }),
  },
  "/api/v2/brands/": {
    get: read({
      summary: "Brands",
      answer: "BrandListing",
      parameters: [
        ...facets,
        inQuery("sort", "Order.", { type: "string", enum: brandSorts, default: brandSorts[0] }),
        page,
      ],
      missing: true,
      refusable: true,
    }),
  },
  "/api/v2/brands/{slug}/": {
    get: read({ summary: "Brand", answer: "BrandDetail", parameters: [slug], missing: true }),
  },
  ...Object.fromEntries(
    (
      [
        ["collections", "CollectionDetail"],
        ["lines", "LineDetail"],
        ["models", "ModelDetail"],
      ] as const
    ).flatMap(([level, detail]) => [
      [
        `/api/v2/${level}/`,
        {
          get: read({ summary: `All ${level}`, answer: "CatalogueIndex", parameters: [page], missing: true }),
        },
      ],
      [
        `/api/v2/${level}/{slug}/`,
        { get: read({ summary: `One of the ${level}`, answer: detail, parameters: [slug], missing: true }) },
      ],
    ]),
  ),
  "/api/v2/models/{slug}/prices/": {
    get: read({
      summary: "Prices observed of one size of a model",
      answer: "PriceHistory",
      parameters: [
        slug,
        inQuery("size", "Without it that of the session, else queen; remembered for the visit.", {
          type: "string",
          enum: mattressSizes,
        }),
      ],
      missing: true,
      refusable: true,
    }),
  },
  "/api/v2/mattresses/": {
    get: read({
      summary: "Mattresses sold online",
      answer: "MattressListing",
      parameters: [
        ...mattressFacetKeys.map((key) =>
          key === "size"
            ? inQuery(key, "One size, whose prices are shown; remembered for the visit.", {
                type: "string",
                enum: mattressSizes,
              })
            : inQuery(key, "Values separated by commas; each is an alternative."),
        ),
        inQuery("sort", `One or two keys separated by a comma: ${mattressSorts.join(", ")}.`),
        page,
      ],
      missing: true,
      refusable: true,
    }),
  },
  "/api/v2/deals/": {
    get: read({
      summary: "Deals",
      answer: "DealListing",
      parameters: [
        inQuery("brand", "Slugs separated by commas."),
        inQuery("kind", `Of ${dealKinds.join(", ")}, separated by commas.`),
        inQuery("state", `Of ${dealStates.join(", ")}, separated by commas; running without it.`),
        inQuery("sort", "Order.", { type: "string", enum: dealSorts, default: dealSorts[0] }),
        page,
      ],
      missing: true,
      refusable: true,
    }),
  },
  "/api/v2/deals/{slug}/": {
    get: read({ summary: "Deal", answer: "DealDetail", parameters: [slug], missing: true }),
  },
  "/api/v2/cashback-offers/": {
    get: read({
      summary: "Cash back offers that run today",
      answer: "CashbackOffers",
      parameters: [inQuery("sort", "Order.", { type: "string", enum: ["amount", "brand", "days"], default: "amount" })],
      refusable: true,
    }),
  },
};

/** The OpenAPI 3.1 document of the API, made from the contracts that its answers are checked by. */
export function openApiDocument(): Json {
  const named = Object.entries(schemas).map(([name, schema]) => {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, {
      target: "draft-2020-12",
      io: "input",
      unrepresentable: "any",
    });
    return [name, rest];
  });
  return {
    openapi: "3.1.0",
    info: {
      title: "Bedlark API",
      version: "2",
      description:
        "What the site asks of its upstream. A write needs the cookie csrftoken, which OPTIONS on the same path gives, and the same value in X-CSRFToken.",
    },
    paths,
    components: {
      schemas: Object.fromEntries(named) as Json,
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "sessionid" } },
    },
  };
}
