import { z } from "zod";

/** Settings of the reference upstream, read once at startup; all errors are reported together. */

/**
 * The password of the demo accounts: the publicly known one, one that was printed once, or none, so that nobody can
 * sign in.
 */
export type DemoPassword = "published" | "fresh" | "closed";

const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: "must be a whole number" })
    .int({ error: "must be a whole number" })
    .min(min, { error: `must be ${min} or more` })
    .max(max, { error: `must be ${max} or less` });

const list = () =>
  z.string().transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  );

const origins = () =>
  list().refine((values) => values.every((value) => URL.canParse(value) && new URL(value).origin === value), {
    error: "must be origins such as https://www.example.com, separated by commas",
  });

/** A single line in a message or a header. */
const plainLine = (least: number, most: number) =>
  z
    .string()
    .regex(/^\P{Cc}*$/u, { error: "must be one line" })
    .min(least, { error: `must have ${least} characters or more` })
    .max(most, { error: `must have ${most} characters or fewer` });

const flag = () => z.enum(["true", "false"], { error: "must be true or false" }).transform((value) => value === "true");

export const upstreamSettings = {
  UPSTREAM_HOST: z.string().default("127.0.0.1").describe("Address the reference upstream listens on"),
  UPSTREAM_PORT: whole(0, 65_535).default(4000).describe("Its port; 0 picks a free one"),
  UPSTREAM_SEED: whole(0, 4_294_967_295).default(1).describe("Seed for the generated demo catalog"),
  UPSTREAM_DEMO: flag()
    .optional()
    .describe("Whether to fill an empty database with demo data; if unset, only the embedded database is filled"),
  UPSTREAM_DEMO_ACCOUNTS: flag()
    .optional()
    .describe(
      "Whether anyone can log in to the demo accounts, staff included; if unset, only if the site can be reached solely through loopback, with the published password. true opens them elsewhere too, each with a fresh password that is printed once; false closes them",
    ),
  UPSTREAM_SITE_REACH: z
    .enum(["loopback", "public"], { error: "must be loopback or public" })
    .optional()
    .describe("How the site is reached, set by a site that starts the upstream; if unset, UPSTREAM_SITE_URL decides"),
  UPSTREAM_TRUST_PROXY: z
    .string()
    .default("")
    .describe(
      "Proxies in front of the upstream whose X-Forwarded-* is trusted: a number of hops, or addresses separated by commas",
    ),
  UPSTREAM_TRUSTED_ORIGINS: origins()
    .default([])
    .describe("Origins whose pages may write over HTTPS, like Django's CSRF_TRUSTED_ORIGINS"),
  UPSTREAM_SECURE_COOKIES: flag()
    .optional()
    .describe(
      "Marks cookies Secure even if the upstream itself is reached over http, like Django's SESSION_COOKIE_SECURE; if unset, only if UPSTREAM_SITE_URL is https",
    ),
  UPSTREAM_VISITOR_SECRET: z
    .string()
    .min(32, { error: "must be 32 characters or more" })
    .optional()
    .describe(
      "Secret shared with the site, which then vouches for each visitor's address; if unset, attempts are counted against the site's own address",
    ),
  UPSTREAM_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: "must begin with smtp:// or smtps://" })
    .optional()
    .describe(
      "Mail server, with user name and password if it requires them; if unset, mail is not sent, and staff find it in the outbox",
    ),
  UPSTREAM_MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, { error: "must be an e-mail address" })
    .optional()
    .describe("Sender address of mail; required with UPSTREAM_SMTP_URL"),
  UPSTREAM_MAIL_FROM_NAME: plainLine(1, 60)
    .optional()
    .describe("Sender name shown in mail programs; if unset, the site's name"),
  UPSTREAM_POSTAL_ADDRESS: plainLine(10, 200)
    .optional()
    .describe(
      "Postal address of the operator, on one line: added to all mail that can be turned off (CAN-SPAM) and to the pages that say who runs the site; if unset, those pages name nobody, and no review reminders are sent",
    ),
  UPSTREAM_OPERATOR: plainLine(2, 100)
    .optional()
    .describe(
      "Name of the company or person that runs the site, shown with the postal address on pages about the site; if unset, the site's name",
    ),
  UPSTREAM_MAIL_A_DAY: whole(1, 1_000_000)
    .default(1000)
    .describe(
      "Maximum number of messages of one kind in 24 hours, for kinds that anyone can trigger or that can be turned off; the rest wait",
    ),
  UPSTREAM_CONTACT_MAIL: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, { error: "must be an e-mail address" })
    .optional()
    .describe("Address notified of each message from the contact page; if unset, staff find messages only on the site"),
  UPSTREAM_SITE_URL: origins()
    .refine((values) => values.length === 1, { error: "must be one origin" })
    .transform(([origin]) => origin)
    .optional()
    .describe("Origin of the site for links in mail; required with UPSTREAM_SMTP_URL"),
  UPSTREAM_SITE_NAME: z
    .string()
    .max(60, { error: "must have 60 characters or fewer" })
    .default("Bedlark")
    .describe("Name of the site in mail"),
  UPSTREAM_PAYMENTS_DIR: z
    .string()
    .optional()
    .describe("Directory for cash back payment files; if unset, payments in DATA_DIR"),
  DATA_DIR: z
    .string()
    .min(1)
    .default("./data")
    .describe("Directory for the embedded database and for files that visitors upload"),
  UPSTREAM_UPLOADS_URL: z
    .string()
    .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), { error: "must be a URL" })
    .refine((value) => /^\/[^/]+/.test(new URL(value).pathname) && new URL(value).password !== "", {
      error: "must have a key, a secret and a bucket",
    })
    .optional()
    .describe(
      "S3-compatible bucket for files that visitors upload, https://key:secret@host/bucket?region=us-east-1; if unset, the folder uploads in DATA_DIR",
    ),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: "must begin with postgres:// or postgresql://" })
    .optional()
    .describe("PostgreSQL server, used instead of the embedded database"),
  DATABASE_OWNER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: "must begin with postgres:// or postgresql://" })
    .optional()
    .describe(
      "The same server with the role that owns the tables; if unset, the role of DATABASE_URL migrates them, or npm run upstream:migrate does",
    ),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info")
    .describe("Lowest severity of log lines that are written"),
} as const;

/** Whether a host name or address is the local machine, in any notation used in URLs. */
export const isLoopback = (host: string) => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

type Settings = z.infer<z.ZodObject<typeof upstreamSettings>>;

/** A demo that nobody else can reach: the only kind of site that legitimately has a loopback address. */
export const isOwnDemonstration = ({
  UPSTREAM_DEMO,
  UPSTREAM_HOST,
  UPSTREAM_SITE_REACH,
  DATABASE_URL,
}: Pick<Settings, "UPSTREAM_DEMO" | "UPSTREAM_HOST" | "UPSTREAM_SITE_REACH" | "DATABASE_URL">) =>
  (UPSTREAM_DEMO ?? DATABASE_URL === undefined) && isLoopback(UPSTREAM_HOST) && UPSTREAM_SITE_REACH !== "public";

const schema = z.object(upstreamSettings).superRefine((config, context) => {
  if (config.UPSTREAM_SMTP_URL === undefined) return;
  for (const name of ["UPSTREAM_MAIL_FROM", "UPSTREAM_SITE_URL"] as const) {
    if (config[name] === undefined)
      context.addIssue({ code: "custom", path: [name], message: "is required with UPSTREAM_SMTP_URL" });
  }
  const { UPSTREAM_SITE_URL: site } = config;
  if (site !== undefined && isLoopback(new URL(site).hostname) && !isOwnDemonstration(config)) {
    context.addIssue({
      code: "custom",
      path: ["UPSTREAM_SITE_URL"],
      message:
        "must be the site's public origin if UPSTREAM_SMTP_URL is set, because links in mail use it, and a loopback address would " +
        "take each reader to their own machine (if the site runs the upstream, set SITE_URL to it and leave this unset)",
    });
  }
});
export type UpstreamConfig = z.infer<typeof schema>;

/**
 * Reads the settings; an empty value counts as unset. Throws an Error that names every invalid setting, never a value.
 */
export function readUpstreamConfig(environment: Readonly<Record<string, string | undefined>>): UpstreamConfig {
  const given = Object.fromEntries(
    Object.keys(upstreamSettings)
      .map((name) => [name, environment[name]?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
  throw new Error(`The upstream's configuration has ${faults.length} error(s):\n${faults.join("\n")}`);
}

/** Whether visitors receive the cookies over https, however the upstream itself is reached. */
export const secureCookies = ({ UPSTREAM_SECURE_COOKIES, UPSTREAM_SITE_URL }: UpstreamConfig): boolean =>
  UPSTREAM_SECURE_COOKIES ?? UPSTREAM_SITE_URL?.startsWith("https:") ?? false;

/**
 * Which password the demo accounts have. The published one is public, so it is used only if neither the site nor the
 * upstream is known to be reachable by others; an unknown site counts as reachable.
 */
export function demoAccess(config: UpstreamConfig): DemoPassword {
  const { UPSTREAM_DEMO_ACCOUNTS: wanted, UPSTREAM_SITE_REACH: reach, UPSTREAM_SITE_URL: site } = config;
  if (wanted === false) return "closed";
  const siteIsOwn =
    reach === undefined ? site !== undefined && isLoopback(new URL(site).hostname) : reach === "loopback";
  if (siteIsOwn && isLoopback(config.UPSTREAM_HOST)) return "published";
  return wanted === true ? "fresh" : "closed";
}

/** Express's "trust proxy" value: a number of hops, or a list of addresses and subnets; disabled by default. */
export function trustProxy(setting: string): number | string[] | false {
  if (setting === "") return false;
  return /^\d+$/.test(setting) ? Number(setting) : setting.split(",").map((part) => part.trim());
}
