import type { UpstreamConfig } from "../config";

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

/** Null when no mail server is configured. */
export function mailServer(config: UpstreamConfig): MailServer | null {
  const { UPSTREAM_SMTP_URL: smtpUrl, UPSTREAM_MAIL_FROM: from, UPSTREAM_SITE_URL: siteUrl } = config;
  return smtpUrl === undefined || from === undefined || siteUrl === undefined ? null : { smtpUrl, from };
}
