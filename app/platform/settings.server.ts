import { isIP } from "node:net";
import { z } from "zod";

/** Every setting of the environment: its form, its default and its line in the README. */

const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: "must be a whole number" })
    .int({ error: "must be a whole number" })
    .min(min, { error: `must be ${min} or more` })
    .max(max, { error: `must be ${max} or less` });

const limit = () => whole(0, 1_000_000);

const matching = (pattern: RegExp, error: string) => z.string().regex(pattern, { error });

const upTo = (characters: number) => z.string().max(characters, { error: `must be ${characters} characters or fewer` });

const milliseconds = () => whole(0, 3_600_000);

const share = (min: number) =>
  z.coerce
    .number({ error: "must be a number" })
    .min(min, { error: `must be ${min} or more` })
    .max(1, { error: "must be 1 or less" });

const origin = () =>
  z.string().transform((value, context) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    const bare = url !== null && url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password;
    if (url !== null && bare && /^https?:$/.test(url.protocol)) return url.origin;
    context.addIssue({ code: "custom", message: "must be an origin such as https://www.example.com" });
    return z.NEVER;
  });

const pageOnTheWeb = () => z.url({ protocol: /^https$/, error: "must be a URL that begins with https://" }).optional();

/** Exact origins; a name alone is one of https. */
const origins = () =>
  z.string().transform((value, context): string[] => {
    const written = value
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "");
    const found = written.map((part) => origin().safeParse(/^[a-z]+:\/\//i.test(part) ? part : `https://${part}`));
    if (found.every((each) => each.success && /^https?:\/\/[a-z0-9.:[\]-]+$/.test(each.data)))
      return found.map((each) => each.data!);
    context.addIssue({
      code: "custom",
      message: "must be hosts or origins such as https://cdn.example.com, separated by commas",
    });
    return z.NEVER;
  });

/** Address of map tiles with its three placeholders; they are in the path, so that the origin is one and known. */
const tileUrl = () =>
  z.string().refine(
    (value) => {
      const url = URL.canParse(value) ? new URL(value) : null;
      const exact =
        url !== null && /^https?:\/\/[a-z0-9.:[\]-]+$/.test(url.origin) && !url.username && !url.password && !url.hash;
      return exact && ["{z}", "{x}", "{y}"].every((part) => decodeURI(url.pathname + url.search).includes(part));
    },
    { error: "must be a URL such as https://tiles.example.com/{z}/{x}/{y}.png" },
  );

const isSubnet = (part: string) => {
  const [address = "", prefix, ...rest] = part.split("/");
  const bits = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : -1;
  return (
    rest.length === 0 && bits > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
  );
};

/** A number of hops, or the exact addresses: "true" would believe whatever a client writes. */
const trustedProxies = () =>
  z.string().transform((value, context): number | string[] => {
    if (value === "") return [];
    if (/^[0-9]$/.test(value)) return Number(value);
    const parts = value.split(",").map((part) => part.trim());
    if (parts.every((part) => ["loopback", "linklocal", "uniquelocal"].includes(part) || isSubnet(part))) return parts;
    context.addIssue({
      code: "custom",
      message: "must be a number of hops, or addresses and subnets separated by commas",
    });
    return z.NEVER;
  });

export const settings = {
  NODE_ENV: z
    .enum(["production", "development", "test"], { error: "must be production, development or test" })
    .default("production")
    .describe("Mode; production rejects an incomplete configuration"),
  PORT: whole(0, 65_535).default(3000).describe("Port the site listens on; 0 picks a free one"),
  HOST: matching(/^[A-Za-z0-9.:_-]+$/, "must be an address or a host name")
    .default("127.0.0.1")
    .describe("Address the site listens on; use 0.0.0.0 in a container"),
  SITE_URL: origin()
    .optional()
    .describe(
      "Public origin of the site. Required in production unless HOST is a loopback address; if unset, the site accepts every loopback name as its own",
    ),
  SITE_NAME: upTo(60).default("Bedlark").describe("Name shown in titles, the header and the footer"),
  SOCIAL_FACEBOOK_URL: pageOnTheWeb().describe(
    "Facebook page that the footer links to; if unset, the link is left out (the demo shows it as coming soon)",
  ),
  SOCIAL_INSTAGRAM_URL: pageOnTheWeb().describe("The same for Instagram"),
  SOCIAL_YOUTUBE_URL: pageOnTheWeb().describe("The same for YouTube"),
  SOCIAL_PINTEREST_URL: pageOnTheWeb().describe("The same for Pinterest"),
  API_HOST: origin().optional().describe("Origin of the upstream; if unset, the site starts the reference upstream"),
  API_VERSION: whole(1, 99).default(2).describe("API version in the path prefix api/v{version}"),
  API_BASIC_USER: matching(/^[^:]+$/, "must not contain a colon")
    .optional()
    .describe("User name for basic authentication, sent only to hosts whose name contains stage or dev"),
  API_BASIC_PASSWORD: z.string().optional().describe("Password for API_BASIC_USER"),
  API_VISITOR_SECRET: z
    .string()
    .min(32, { error: "must be 32 characters or more" })
    .optional()
    .describe(
      "Secret shared with the upstream, with which the site vouches for visitors' addresses; if unset, only a reference upstream that the site starts gets one",
    ),
  API_CONNECT_TIMEOUT_MS: milliseconds()
    .default(2000)
    .describe("Timeout for connecting to the upstream; 0 means no limit, as for every timeout"),
  API_HEADERS_TIMEOUT_MS: milliseconds()
    .default(5000)
    .describe("Timeout for the upstream's response headers, for reads"),
  API_WRITE_TIMEOUT_MS: milliseconds()
    .default(10_000)
    .describe("Timeout for the upstream's response headers, for writes"),
  API_BODY_TIMEOUT_MS: milliseconds().default(5000).describe("Longest pause within an upstream response body"),
  API_DEADLINE_MS: milliseconds().default(10_000).describe("Time that all the reads of one page may take together"),
  API_MAX_BODY_BYTES: whole(1024, 1_073_741_824)
    .default(5_242_880)
    .describe("Largest response accepted from the upstream"),
  API_MAX_SOCKETS: whole(1, 10_000).default(64).describe("Maximum number of sockets to the upstream"),
  API_KEEP_ALIVE_MS: milliseconds()
    .default(4000)
    .describe("How long an idle socket is kept open; keep it below the upstream's own value"),
  API_RETRY_TRIES: whole(1, 10).default(3).describe("Attempts for a GET (specification, section 9)"),
  API_RETRY_DELAY_MS: milliseconds().default(50).describe("Delay between attempts (specification, section 9)"),
  API_RETRY_SHARE: share(0).default(0.2).describe("Largest share of calls that may be retries"),
  API_BREAKER_REQUESTS: whole(1, 100_000).default(20).describe("Number of calls before the circuit breaker can open"),
  API_BREAKER_FAILURE_SHARE: share(0.01).default(0.5).describe("Share of failed calls that opens the circuit breaker"),
  API_BREAKER_OPEN_MS: milliseconds()
    .default(5000)
    .describe("How long the circuit breaker stays open before it allows one trial call"),
  UPSTREAM_PORT: whole(0, 65_535)
    .optional()
    .describe(
      "Port of the reference upstream; if unset, 4000 when it runs on its own and a free port when the site starts it",
    ),
  DATA_DIR: z.string().default("./data").describe("Directory for the reference upstream's embedded database"),
  DATABASE_URL: matching(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://")
    .optional()
    .describe("PostgreSQL server for the reference upstream, used instead of the embedded database"),
  ASSETS_ARCHIVE_DIR: z
    .string()
    .default("./data/assets")
    .describe("Directory that keeps the files of earlier builds for 30 days; several servers may share it"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info")
    .describe("Lowest severity of log lines that are written"),
  LOG_KEPT_DAYS: whole(1, 3650)
    .default(30)
    .describe("Days after which the operator deletes the site's log lines, as the privacy page promises"),
  TRUST_PROXY: trustedProxies()
    .prefault("")
    .describe(
      "Proxies whose X-Forwarded-For is trusted: a number of hops, or addresses and subnets separated by commas; empty trusts none",
    ),
  KEEP_ALIVE_MS: milliseconds()
    .default(5000)
    .describe("How long a visitor's idle connection is kept open; keep it above that of a proxy in front"),
  DELIVERY_TIMEOUT_MS: milliseconds()
    .default(60_000)
    .describe("Longest time a visitor may go without reading any of a response that is being sent"),
  DELIVERY_MIN_RATE: whole(1, 1_000_000_000)
    .default(500)
    .describe(
      "Minimum rate in bytes per second: a whole response may take DELIVERY_TIMEOUT_MS plus the time its size takes at this rate",
    ),
  MAX_IN_FLIGHT: whole(1, 100_000)
    .default(200)
    .describe("Requests handled at once; any beyond that get a 503 with Retry-After"),
  MAX_IN_FLIGHT_PER_ADDRESS: whole(1, 100_000)
    .default(4)
    .describe(
      "Requests from one address handled at once; more from the same address wait, while those from other addresses proceed",
    ),
  IMAGE_HOSTS: origins()
    .prefault("")
    .describe(
      "Other hosts from which the image optimizer may fetch pictures, separated by commas: cdn.example.com means https; write out http:// and ports; hosts must match exactly and have public addresses; empty allows none",
    ),
  IMAGE_CACHE_BYTES: whole(0, 17_179_869_184)
    .default(67_108_864)
    .describe("Memory for the cache of optimized pictures"),
  IMAGE_MAX_BYTES: whole(1024, 268_435_456).default(10_485_760).describe("Largest picture the optimizer accepts"),
  IMAGE_QUEUE: whole(0, 10_000)
    .default(100)
    .describe("Pictures that may wait to be optimized; beyond that, requests get a 503 with Retry-After"),
  IMAGE_TIMEOUT_MS: whole(1, 3_600_000).default(5000).describe("Timeout for fetching a picture from another host"),
  MAP_TILE_URL: tileUrl()
    .optional()
    .describe(
      "URL of the map tiles, such as https://tiles.example.com/{z}/{x}/{y}.png; if unset, only the server draws maps",
    ),
  MAP_TILE_ATTRIBUTION: upTo(200)
    .optional()
    .describe("Attribution of the tiles, shown as plain text on the map; required with MAP_TILE_URL"),
  MAX_FORM_BYTES: whole(1024, 104_857_600).default(102_400).describe("Largest form accepted; larger ones get a 413"),
  MAX_FILES_ON_DISK_BYTES: whole(1024, 1_099_511_627_776)
    .default(1_073_741_824)
    .describe(
      "Bytes of visitors' files on their way to the upstream, in the temporary directory (`TMPDIR`, which should be on a real disk); a file beyond that is rejected and may be retried after a minute",
    ),
  RATE_LIMIT_SIGN_IN: limit()
    .default(10)
    .describe(
      "Sign-in attempts an address may make in 5 minutes, with a separate limit of the same size for sign-ups and new-password requests; 0 means no limit, as for every limit",
    ),
  RATE_LIMIT_SAVE: limit()
    .default(10)
    .describe(
      "Quiz results, messages, reviews and claims that an address may save or begin in 5 minutes, counted together; forms rejected because of what was typed don’t count",
    ),
  RATE_LIMIT_UPLOADS: limit().default(30).describe("Files an address may upload in 5 minutes"),
  RATE_LIMIT_FORMS: limit()
    .default(300)
    .describe("Forms of any kind an address may submit per minute, including those with limits of their own"),
  RATE_LIMIT_SEARCH: limit()
    .default(120)
    .describe(
      "Searches an address may make per minute, including pages of quiz results and of stores near a place; drawn maps have a separate limit of the same size",
    ),
  RATE_LIMIT_AUTOCOMPLETE: limit().default(300).describe("Autocomplete lookups an address may make per minute"),
  RATE_LIMIT_LISTINGS: limit()
    .default(600)
    .describe(
      "Lists (of mattresses, models, deals, stores, comparisons) an address may open, page through or filter per minute; pages of what visitors wrote have a separate limit of the same size",
    ),
  RATE_LIMIT_IMAGES: limit()
    .default(600)
    .describe("Pictures an address may request from the image optimizer per minute"),
  RATE_LIMIT_REDIS_URL: matching(/^rediss?:\/\//, "must begin with redis:// or rediss://")
    .optional()
    .describe(
      "Redis server in which several servers share their rate-limit counts; if unset, each server counts separately",
    ),
  DRAIN_NOTICE_MS: milliseconds()
    .default(1000)
    .describe("Minimum time a stopping server keeps accepting requests while /readyz answers 503"),
  DRAIN_TIMEOUT_MS: milliseconds()
    .default(25_000)
    .describe("Longest time a stopping server waits for requests in progress"),
  SECURITY_CONTACT: matching(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "must begin with mailto: or https://")
    .optional()
    .describe(
      "Where to report a security vulnerability, such as mailto:security@example.com, for /.well-known/security.txt; if unset, the contact page",
    ),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/, error: "must be a URL" })
    .optional()
    .describe("Sentry DSN for error reporting; if unset, nothing is loaded or sent"),
  SENTRY_RELEASE: z.string().default("v29.13.2").describe("Release tag in error reports (specification, section 9)"),
  ANALYTICS_ID: matching(/^[A-Za-z0-9-]{1,40}$/, "must be 1 to 40 letters, digits and hyphens")
    .regex(/^(?![Gg][Tt][Mm]-)|^GTM-[A-Z0-9]{4,12}$/, {
      error: "must be a complete ID, such as GTM-ABC1234, if it begins with GTM-",
    })
    .optional()
    .describe(
      "Turns on the analytics data layer and labels it. A Google Tag Manager ID, such as GTM-ABC1234, also loads its container for visitors who allow it; any other ID loads nothing and asks visitors nothing",
    ),
  HIDDEN_QUERY_PARAM: matching(/^[A-Za-z0-9_-]{1,60}$/, "must be 1 to 60 letters, digits, _ and -")
    .optional()
    .describe("Query parameter removed from the address bar when a page loads"),
} as const;
