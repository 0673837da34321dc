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
      message: "must be hosts or origins such as https://cdn.example.com, with commas",
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
    context.addIssue({ code: "custom", message: "must be a number of hops, or addresses and subnets with commas" });
    return z.NEVER;
  });

export const settings = {
  NODE_ENV: z
    .enum(["production", "development", "test"], { error: "must be production, development or test" })
    .default("production")
    .describe("Mode; production refuses incomplete configuration"),
  PORT: whole(0, 65_535).default(3000).describe("Port the site listens on; 0 picks a free one"),
  HOST: matching(/^[A-Za-z0-9.:_-]+$/, "must be an address or a host name")
    .default("127.0.0.1")
    .describe("Address the site listens on; 0.0.0.0 in a container"),
  SITE_URL: origin()
    .optional()
    .describe(
      "Public origin. Required in production unless HOST is a loopback address; unset, every loopback name counts as the site's own",
    ),
  SITE_NAME: upTo(60).default("Bedlark").describe("Name shown in titles, header and footer"),
  SOCIAL_FACEBOOK_URL: pageOnTheWeb().describe(
    "Facebook page that the footer links to; unset: left out, in the demonstration shown as coming soon",
  ),
  SOCIAL_INSTAGRAM_URL: pageOnTheWeb().describe("The same at Instagram"),
  SOCIAL_YOUTUBE_URL: pageOnTheWeb().describe("The same at YouTube"),
  SOCIAL_PINTEREST_URL: pageOnTheWeb().describe("The same at Pinterest"),
  API_HOST: origin().optional().describe("Origin of the upstream; unset starts the reference upstream"),
  API_VERSION: whole(1, 99).default(2).describe("Version in the path prefix api/v{version}"),
  API_BASIC_USER: matching(/^[^:]+$/, "must not contain a colon")
    .optional()
    .describe("Basic authorization, sent only to hosts whose name contains stage or dev"),
  API_BASIC_PASSWORD: z.string().optional().describe("Password that goes with API_BASIC_USER"),
  API_VISITOR_SECRET: z
    .string()
    .min(32, { error: "must be 32 characters or more" })
    .optional()
    .describe(
      "Secret shared with the upstream, with which the site vouches for visitors' addresses; unset: only the reference upstream that it starts is told",
    ),
  API_CONNECT_TIMEOUT_MS: milliseconds()
    .default(2000)
    .describe("Time to connect to the upstream; 0 means none, as for each timeout"),
  API_HEADERS_TIMEOUT_MS: milliseconds().default(5000).describe("Time until the upstream's headers, for reads"),
  API_WRITE_TIMEOUT_MS: milliseconds().default(10_000).describe("Time until the upstream's headers, for writes"),
  API_BODY_TIMEOUT_MS: milliseconds().default(5000).describe("Longest silence within an upstream body"),
  API_DEADLINE_MS: milliseconds().default(10_000).describe("Time that all reads of one page may take together"),
  API_MAX_BODY_BYTES: whole(1024, 1_073_741_824)
    .default(5_242_880)
    .describe("Largest answer accepted from the upstream"),
  API_MAX_SOCKETS: whole(1, 10_000).default(64).describe("Sockets to the upstream"),
  API_KEEP_ALIVE_MS: milliseconds().default(4000).describe("How long an idle socket is kept; below the upstream's own"),
  API_RETRY_TRIES: whole(1, 10).default(3).describe("Tries of a GET (specification, section 9)"),
  API_RETRY_DELAY_MS: milliseconds().default(50).describe("Pause between tries (specification, section 9)"),
  API_RETRY_SHARE: share(0).default(0.2).describe("Largest share of calls that may be retries"),
  API_BREAKER_REQUESTS: whole(1, 100_000).default(20).describe("Calls seen before the breaker judges"),
  API_BREAKER_FAILURE_SHARE: share(0.01).default(0.5).describe("Share of failures that opens the breaker"),
  API_BREAKER_OPEN_MS: milliseconds().default(5000).describe("How long an open breaker waits before one trial call"),
  UPSTREAM_PORT: whole(0, 65_535)
    .optional()
    .describe("Port of the reference upstream; unset: 4000 alone, a free one when embedded"),
  DATA_DIR: z.string().default("./data").describe("Directory of the reference upstream's embedded database"),
  DATABASE_URL: matching(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://")
    .optional()
    .describe("PostgreSQL server for the reference upstream, instead of the embedded database"),
  ASSETS_ARCHIVE_DIR: z
    .string()
    .default("./data/assets")
    .describe("Directory that keeps the files of earlier builds for 30 days; servers may share it"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info")
    .describe("Least severe log line written"),
  LOG_KEPT_DAYS: whole(1, 3650)
    .default(30)
    .describe("Days after which whoever runs the site deletes its log lines, as the privacy page promises"),
  TRUST_PROXY: trustedProxies()
    .prefault("")
    .describe(
      "Proxies whose X-Forwarded-For is believed: a number of hops, or addresses and subnets separated by commas; empty: none",
    ),
  KEEP_ALIVE_MS: milliseconds()
    .default(5000)
    .describe("How long a visitor's idle connection is kept; longer than that of a proxy in front"),
  DELIVERY_TIMEOUT_MS: milliseconds()
    .default(60_000)
    .describe("Longest time in which a visitor may take nothing of an answer that is sent"),
  DELIVERY_MIN_RATE: whole(1, 1_000_000_000)
    .default(500)
    .describe("Bytes a second: a whole answer may take DELIVERY_TIMEOUT_MS, and its size at this rate"),
  MAX_IN_FLIGHT: whole(1, 100_000).default(200).describe("Requests answered at once; above it 503 with Retry-After"),
  MAX_IN_FLIGHT_PER_ADDRESS: whole(1, 100_000)
    .default(4)
    .describe("Requests of one address answered at once; others of it wait, while those of other addresses go on"),
  IMAGE_HOSTS: origins()
    .prefault("")
    .describe(
      "Other hosts whose pictures the image optimizer may fetch, separated by commas: cdn.example.com is https, http:// and a port are written out; exact, public addresses only; empty: none",
    ),
  IMAGE_CACHE_BYTES: whole(0, 17_179_869_184)
    .default(67_108_864)
    .describe("Memory in which optimized pictures are kept"),
  IMAGE_MAX_BYTES: whole(1024, 268_435_456).default(10_485_760).describe("Largest picture that is optimized"),
  IMAGE_QUEUE: whole(0, 10_000)
    .default(100)
    .describe("Pictures that may wait to be made; above it 503 with Retry-After"),
  IMAGE_TIMEOUT_MS: whole(1, 3_600_000).default(5000).describe("Time to fetch a picture from another host"),
  MAP_TILE_URL: tileUrl()
    .optional()
    .describe(
      "Map tiles, such as https://tiles.example.com/{z}/{x}/{y}.png; unset: maps are drawn by the server alone",
    ),
  MAP_TILE_ATTRIBUTION: upTo(200)
    .optional()
    .describe("Whose tiles they are, as plain text shown on the map; required with MAP_TILE_URL"),
  MAX_FORM_BYTES: whole(1024, 104_857_600).default(102_400).describe("Largest form accepted (413 above it)"),
  MAX_FILES_ON_DISK_BYTES: whole(1024, 1_099_511_627_776)
    .default(1_073_741_824)
    .describe(
      "Bytes of visitors' files on their way to the upstream, in the temporary directory (`TMPDIR`, which should be on a real disk); a file beyond them is refused for a minute",
    ),
  RATE_LIMIT_SIGN_IN: limit()
    .default(10)
    .describe(
      "Sign-in attempts an address may make in 5 minutes, and as many sign-ups and new passwords it may ask for; 0 means no limit, as for each limit",
    ),
  RATE_LIMIT_SAVE: limit()
    .default(10)
    .describe(
      "Quiz results, messages, reviews and claims together that an address may save or begin in 5 minutes; forms that were refused for what was typed don’t count",
    ),
  RATE_LIMIT_UPLOADS: limit().default(30).describe("Files an address may send in 5 minutes"),
  RATE_LIMIT_FORMS: limit()
    .default(300)
    .describe("Forms of any kind an address may submit in a minute, including those with limits of their own"),
  RATE_LIMIT_SEARCH: limit()
    .default(120)
    .describe(
      "Searches an address may make in a minute; pages of quiz results and of stores near a place count as such, drawn maps as many again",
    ),
  RATE_LIMIT_AUTOCOMPLETE: limit().default(300).describe("Suggestion look-ups an address may make in a minute"),
  RATE_LIMIT_LISTINGS: limit()
    .default(600)
    .describe(
      "Lists (of mattresses, models, deals, stores, comparisons) an address may open, page or filter in a minute, and as many pages of what visitors wrote",
    ),
  RATE_LIMIT_IMAGES: limit().default(600).describe("Pictures an address may ask the image optimizer for in a minute"),
  RATE_LIMIT_REDIS_URL: matching(/^rediss?:\/\//, "must begin with redis:// or rediss://")
    .optional()
    .describe("Redis in which several servers count their rate limits together; unset: each counts alone"),
  DRAIN_NOTICE_MS: milliseconds()
    .default(1000)
    .describe("How long a stopping server still accepts requests while /readyz answers 503, at least"),
  DRAIN_TIMEOUT_MS: milliseconds()
    .default(25_000)
    .describe("Longest time a stopping server waits for requests under way"),
  SECURITY_CONTACT: matching(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "must begin with mailto: or https://")
    .optional()
    .describe(
      "Where to report a security hole, such as mailto:security@example.com, for /.well-known/security.txt; unset: the page for messages",
    ),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/, error: "must be a URL" })
    .optional()
    .describe("Error reporting; unset: nothing is loaded or sent"),
  SENTRY_RELEASE: z.string().default("v29.13.2").describe("Release tag of error reports (specification, section 9)"),
  ANALYTICS_ID: matching(/^[A-Za-z0-9-]{1,40}$/, "must be 1 to 40 letters, digits and hyphens")
    .regex(/^(?![Gg][Tt][Mm]-)|^GTM-[A-Z0-9]{4,12}$/, {
      error: "must be a whole id when it begins with GTM-, such as GTM-ABC1234",
    })
    .optional()
    .describe(
      "Turns the analytics data layer on and labels it. An id of Google Tag Manager, such as GTM-ABC1234, also loads it for visitors who allow that; any other id loads and asks nothing",
    ),
  HIDDEN_QUERY_PARAM: matching(/^[A-Za-z0-9_-]{1,60}$/, "must be 1 to 60 letters, digits, _ and -")
    .optional()
    .describe("Query parameter removed from the address bar on load"),
} as const;
