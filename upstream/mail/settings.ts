import type { Logger } from "pino";
import { isLoopback, isOwnDemonstration, type UpstreamConfig } from "../config";

/** Whose mail it is, and where its links lead. */
export interface MailSite {
  /** Origin of the site. */
  siteUrl: string;
  siteName: string;
  /** Whether what the site shows is made up, which mail then says too. */
  demo: boolean;
  /** Who runs the site; unset: it goes by the site's name. */
  operator?: string | undefined;
  /** The operator's postal address: at the end of mail that can be turned off, and on pages about the site. */
  postalAddress?: string | undefined;
}

export interface MailServices {
  /** Whose mail it is. */
  mail: MailSite;
  /** False: there is no mail server. What is queued waits for one, and staff read it in the outbox. */
  sendsMail: boolean;
}

export interface MailServer {
  smtpUrl: string;
  /** Address that mail comes from, and the name that stands before it. */
  from: string;
  name: string;
}

/** Where a newcomer's site is found. */
const ownMachine = "http://localhost:3000";

export const mailSite = (config: UpstreamConfig): Omit<MailSite, "demo"> => ({
  siteUrl: config.UPSTREAM_SITE_URL ?? ownMachine,
  siteName: config.UPSTREAM_SITE_NAME,
  operator: config.UPSTREAM_OPERATOR,
  postalAddress: config.UPSTREAM_POSTAL_ADDRESS,
});

/**
 * Whether mail may be written that nobody has asked for, such as reminders: the law of its readers wants a postal address
 * in it (CAN-SPAM, 15 U.S.C. 7704(a)(5)). Not without a mail server either: one that is configured later sends what waits.
 */
export const mayRemind = (config: UpstreamConfig): boolean => config.UPSTREAM_POSTAL_ADDRESS !== undefined;

/** Says once at the start that reminders wait for the address. */
export function warnOfPostalAddress(config: UpstreamConfig, log: Logger): void {
  if (mailServer(config) === null || mayRemind(config)) return;
  log.warn(
    "UPSTREAM_POSTAL_ADDRESS is not set: mail that can be turned off lacks the postal address that CAN-SPAM requires, and no " +
      "review reminders are sent until it is set",
  );
}

/**
 * Says once at the start that links in the outbox lead nowhere for anybody else, where the site may well be elsewhere. With a mail
 * server such an upstream doesn't start (config.ts).
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
