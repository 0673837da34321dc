import { z } from "zod";

/** Settings of the reference upstream, read once at start; every fault is listed at once. */

/**
 * The password of the demonstration's accounts: the one that everybody can read, one that was printed once, or none: nobody
 * signs in.
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

/** One line of a message, or of one of its headers. */
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
  UPSTREAM_SEED: whole(0, 4_294_967_295).default(1).describe("Seed of the generated demonstration catalogue"),
  UPSTREAM_DEMO: flag()
    .optional()
    .describe("Seeds an empty database with the demonstration; unset: only the embedded one"),
  UPSTREAM_DEMO_ACCOUNTS: flag()
    .optional()
    .describe(
      "Whether someone can log in to the demonstration's accounts, staff among them; unset: only where the site is reached by loopback alone, with the published password. true elsewhere gives each a fresh password, printed once; false closes them",
    ),
  UPSTREAM_SITE_REACH: z
    .enum(["loopback", "public"], { error: "must be loopback or public" })
    .optional()
    .describe(
      "How the site is reached, as a site says to the upstream that it starts; unset: UPSTREAM_SITE_URL decides",
    ),
  UPSTREAM_TRUST_PROXY: z
    .string()
    .default("")
    .describe("Proxies before the upstream whose X-Forwarded-* is believed: hops, or addresses separated by commas"),
  UPSTREAM_TRUSTED_ORIGINS: origins()
    .default([])
    .describe("Origins whose pages may write over HTTPS, as Django's CSRF_TRUSTED_ORIGINS"),
  UPSTREAM_SECURE_COOKIES: flag()
    .optional()
    .describe(
      "Marks cookies Secure though the upstream itself is reached over http, as Django's SESSION_COOKIE_SECURE; unset: where UPSTREAM_SITE_URL is https",
    ),
  UPSTREAM_VISITOR_SECRET: z
    .string()
    .min(32, { error: "must be 32 characters or more" })
    .optional()
    .describe(
      "Secret shared with the site, which then vouches for the address of each visitor; unset: the site's own counts",
    ),
  UPSTREAM_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: "must begin with smtp:// or smtps://" })
    .optional()
    .describe(
      "Mail server, with user and password if it wants them; unset: mail is not sent, and staff find it in the outbox",
    ),
  UPSTREAM_MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, { error: "must be an e-mail address" })
    .optional()
    .describe("Address that mail comes from; needed with UPSTREAM_SMTP_URL"),
  UPSTREAM_MAIL_FROM_NAME: plainLine(1, 60)
    .optional()
    .describe("Name of the sender, as mail programs show it; unset: the name of the site"),
  UPSTREAM_POSTAL_ADDRESS: plainLine(10, 200)
    .optional()
    .describe(
      "Postal address of whoever runs the site, in one line: at the end of all mail that can be turned off (CAN-SPAM) and on the pages that say who runs the site; unset: those name nobody, and nobody is reminded of a review",
    ),
  UPSTREAM_OPERATOR: plainLine(2, 100)
    .optional()
    .describe(
      "Name of the company or person that runs the site: on its pages about itself, with the postal address; unset: the name of the site",
    ),
  UPSTREAM_MAIL_A_DAY: whole(1, 1_000_000)
    .default(1000)
    .describe(
      "Most messages of one kind in 24 hours, of kinds that anyone can cause or that can be turned off; the rest waits",
    ),
  UPSTREAM_CONTACT_MAIL: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, { error: "must be an e-mail address" })
    .optional()
    .describe("Address that is told of each message from the contact page; unset: staff find them on the site alone"),
  UPSTREAM_SITE_URL: origins()
    .refine((values) => values.length === 1, { error: "must be one origin" })
    .transform(([origin]) => origin)
    .optional()
    .describe("Origin of the site, to which links in mail lead; needed with UPSTREAM_SMTP_URL"),
  UPSTREAM_SITE_NAME: z
    .string()
    .max(60, { error: "must have 60 characters or fewer" })
    .default("Bedlark")
    .describe("Name of the site, as mail has it"),
  UPSTREAM_PAYMENTS_DIR: z
    .string()
    .optional()
    .describe("Directory of the files with payments of cash back; unset: payments in DATA_DIR"),
  DATA_DIR: z
    .string()
    .min(1)
    .default("./data")
    .describe("Directory of the embedded database and of files that visitors send"),
  UPSTREAM_UPLOADS_URL: z
    .string()
    .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), { error: "must be a URL" })
    .refine((value) => /^\/[^/]+/.test(new URL(value).pathname) && new URL(value).password !== "", {
      error: "must have a key, a secret and a bucket",
    })
    .optional()
    .describe(
      "S3-compatible bucket for files that visitors send, https://key:secret@host/bucket?region=us-east-1; unset: the folder uploads of DATA_DIR",
    ),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: "must begin with postgres:// or postgresql://" })
    .optional()
    .describe("PostgreSQL server, instead of the embedded database"),
  DATABASE_OWNER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: "must begin with postgres:// or postgresql://" })
    .optional()
    .describe(
      "The same server with the role that owns the tables; unset: that of DATABASE_URL, or npm run upstream:migrate",
    ),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info")
    .describe("Least severe log line written"),
} as const;

/** Whether a host name or address is this machine's own, whichever way it is written in a URL. */
export const isLoopback = (host: string) => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

type Settings = z.infer<z.ZodObject<typeof upstreamSettings>>;

/** A demonstration that nobody else reaches: the only site that is rightly found at a loopback address. */
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
      context.addIssue({ code: "custom", path: [name], message: "is needed with UPSTREAM_SMTP_URL" });
  }
  const { UPSTREAM_SITE_URL: site } = config;
  if (site !== undefined && isLoopback(new URL(site).hostname) && !isOwnDemonstration(config)) {
    context.addIssue({
      code: "custom",
      path: ["UPSTREAM_SITE_URL"],
      message:
        "must be the site's public origin with UPSTREAM_SMTP_URL, since links in mail lead there and a loopback address " +
        "leads each reader to their own machine (where the site runs the upstream, set SITE_URL to it and leave this unset)",
    });
  }
});
export type UpstreamConfig = z.infer<typeof schema>;

/** Reads the settings; an empty value counts as unset. Throws an Error that names every fault, never a value. */
export function readUpstreamConfig(environment: Readonly<Record<string, string | undefined>>): UpstreamConfig {
  const given = Object.fromEntries(
    Object.keys(upstreamSettings)
      .map((name) => [name, environment[name]?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
  throw new Error(`The upstream's configuration has ${faults.length} fault(s):\n${faults.join("\n")}`);
}

/** Whether visitors get the cookies over https, whatever the upstream itself is reached by. */
export const secureCookies = ({ UPSTREAM_SECURE_COOKIES, UPSTREAM_SITE_URL }: UpstreamConfig): boolean =>
  UPSTREAM_SECURE_COOKIES ?? UPSTREAM_SITE_URL?.startsWith("https:") ?? false;

/**
 * Which password the demonstration's accounts have. Everybody can read the published one, so it opens them only where it
 * is known that nobody else reaches the site or the upstream: a site that isn't known of may be anybody's.
 */
export function demoAccess(config: UpstreamConfig): DemoPassword {
  const { UPSTREAM_DEMO_ACCOUNTS: wanted, UPSTREAM_SITE_REACH: reach, UPSTREAM_SITE_URL: site } = config;
  if (wanted === false) return "closed";
  const siteIsOwn =
    reach === undefined ? site !== undefined && isLoopback(new URL(site).hostname) : reach === "loopback";
  if (siteIsOwn && isLoopback(config.UPSTREAM_HOST)) return "published";
  return wanted === true ? "fresh" : "closed";
}

/** Express's "trust proxy" value: a number of hops, or a list of addresses and subnets; nothing by default. */
export function trustProxy(setting: string): number | string[] | false {
  if (setting === "") return false;
  return /^\d+$/.test(setting) ? Number(setting) : setting.split(",").map((part) => part.trim());
}
