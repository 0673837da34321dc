import type { UpstreamConfig } from "../config";

export interface MailSettings {
  smtpUrl: string;
  from: string;
  /** Origin of the site, to which links lead. */
  siteUrl: string;
  /** Whose mail it is. */
  siteName: string;
}

/** Null when no mail server is configured. */
export function mailSettings(config: UpstreamConfig): MailSettings | null {
  const { UPSTREAM_SMTP_URL: smtpUrl, UPSTREAM_MAIL_FROM: from, UPSTREAM_SITE_URL: siteUrl } = config;
  if (smtpUrl === undefined || from === undefined || siteUrl === undefined) return null;
  return { smtpUrl, from, siteUrl, siteName: config.UPSTREAM_SITE_NAME };
}
