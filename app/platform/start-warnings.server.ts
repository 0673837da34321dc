import type { Config } from "./config.server";
import type { Logger } from "./logger.server";

type Settings = Pick<Config, "API_HOST" | "API_VISITOR_SECRET" | "SITE_URL" | "TRUST_PROXY">;

/** Says at the start what the settings leave open: each works, and is probably not meant. */
export function warnOfSettings({ API_HOST, API_VISITOR_SECRET, SITE_URL, TRUST_PROXY }: Settings, log: Logger): void {
  if (API_HOST !== undefined && API_VISITOR_SECRET === undefined) {
    log.warn(
      "API_HOST names an upstream elsewhere and API_VISITOR_SECRET is not set: to that upstream all visitors have this " +
        "server's address, so that its limits on signing in hold for all of them together",
    );
  }
  const proxies = Array.isArray(TRUST_PROXY) ? TRUST_PROXY.length : TRUST_PROXY;
  if (SITE_URL?.startsWith("https:") && proxies === 0) {
    log.warn(
      "SITE_URL is https, which a proxy in front must end, and TRUST_PROXY is not set: all visitors have that proxy's " +
        "address, so that rate limits hold for all of them together",
    );
  }
}
