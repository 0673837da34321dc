import type { Logger } from "pino";
import { isLoopback, isOwnDemonstration, type UpstreamConfig } from "../config";

/** The site that mail is from, and where its links go. */
export interface MailSite {
  /** The site's origin. */
  siteUrl: string;
  siteName: string;
  /** Whether the site's contents are fictional, which mail then says too. */
  demo: boolean;
  /** Who runs the site; unset: the site's name is used. */
  operator?: string | undefined;
  /** The operator's postal address: at the end of mail that can be turned off, and on pages about the site. */
  postalAddress?: string | undefined;
}

export interface MailServices {
  /** The site that mail is from. */
  mail: MailSite;
  /** False: there is no mail server. Queued mail waits for one, and staff read it in the outbox. */
  sendsMail: boolean;
}

export interface MailServer {
  smtpUrl: string;
  /** The sender's address and display name. */
  from: string;
  name: string;
}

/** The default address of a new installation. */
const ownMachine = "http://localhost:3000";

export const mailSite = (config: UpstreamConfig): Omit<MailSite, "demo"> => ({
  siteUrl: config.UPSTREAM_SITE_URL ?? ownMachine,
  siteName: config.UPSTREAM_SITE_NAME,
  operator: config.UPSTREAM_OPERATOR,
  postalAddress: config.UPSTREAM_POSTAL_ADDRESS,
});

/**
 * Whether unrequested mail such as reminders may be sent: the law in its readers' country requires a postal address in
 * it (CAN-SPAM, 15 U.S.C. 7704(a)(5)). This holds without a mail server too, because one configured later sends what is
 * waiting.
 */
export const mayRemind = (config: UpstreamConfig): boolean => config.UPSTREAM_POSTAL_ADDRESS !== undefined;

/** Logs once at startup that reminders are waiting for the address. */
export function warnOfPostalAddress(config: UpstreamConfig, log: Logger): void {
  if (mailServer(config) === null || mayRemind(config)) return;
  log.warn(
    "UPSTREAM_POSTAL_ADDRESS is not set: mail that can be turned off lacks the postal address that CAN-SPAM requires, and no " +
      "review reminders are sent until it is set",
  );
}

/**
 * Logs once at startup that links in the outbox don't work for anybody else if the site may be elsewhere. With a mail
 * server, such an upstream doesn't start (config.ts).
 */
export function warnOfLinks(config: UpstreamConfig, log: Logger): void {
  const { siteUrl } = mailSite(config);
  if (!isLoopback(new URL(siteUrl).hostname) || isOwnDemonstration(config)) return;
  log.warn(
    { siteUrl },
    "Links in mail work only on this machine. Set UPSTREAM_SITE_URL to the site's public origin, or SITE_URL if the site runs " +
      "the upstream",
  );
}

/** Null when no mail server is configured. */
export function mailServer(config: UpstreamConfig): MailServer | null {
  const { UPSTREAM_SMTP_URL: smtpUrl, UPSTREAM_MAIL_FROM: from, UPSTREAM_SITE_URL: siteUrl } = config;
  const name = config.UPSTREAM_MAIL_FROM_NAME ?? config.UPSTREAM_SITE_NAME;
  return smtpUrl === undefined || from === undefined || siteUrl === undefined ? null : { smtpUrl, from, name };
}
