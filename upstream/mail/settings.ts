import type { Logger } from "pino";
import { isLoopback, isOwnDemonstration, type UpstreamConfig } from "../config";

/** Whose mail it is, and where its links lead. */
export interface MailSite {
  /** Origin of the site. */
  siteUrl: string;
  siteName: string;
  /** Whether what the site shows is made up, which mail then says too. */
  demo: boolean;
}

export interface MailServer {
  smtpUrl: string;
  from: string;
}

/** Where a newcomer's site is found. */
const ownMachine = "http://localhost:3000";

export const mailSite = (config: UpstreamConfig): Omit<MailSite, "demo"> => ({
  siteUrl: config.UPSTREAM_SITE_URL ?? ownMachine,
  siteName: config.UPSTREAM_SITE_NAME,
});

/**
 * Says once at the start that links in the outbox lead nowhere for anybody else, where the site may well be elsewhere. With a mail
 * server such an upstream doesn't start (config.ts).
 */
export function warnOfLinks(config: UpstreamConfig, log: Logger): void {
  const { siteUrl } = mailSite(config);
  if (!isLoopback(new URL(siteUrl).hostname) || isOwnDemonstration(config)) return;
  log.warn(
    { siteUrl },
    "Links in mail lead to this machine alone. Set UPSTREAM_SITE_URL to the site's public origin, or SITE_URL where the " +
      "site runs the upstream",
  );
}

/** Null when no mail server is configured. */
export function mailServer(config: UpstreamConfig): MailServer | null {
  const { UPSTREAM_SMTP_URL: smtpUrl, UPSTREAM_MAIL_FROM: from, UPSTREAM_SITE_URL: siteUrl } = config;
  return smtpUrl === undefined || from === undefined || siteUrl === undefined ? null : { smtpUrl, from };
}
