import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { configTable, ConfigurationError, readConfig } from "~/platform/config.server";
import { upstreamSettings } from "../../upstream/config";
import { settings } from "~/platform/settings.server";

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
}

const origin = "must be an origin such as https://www.example.com";
const hosts = "must be hosts or origins such as https://cdn.example.com, separated by commas";
const bad: [string, string, string][] = [
  ["NODE_ENV", "prod", "must be production, development or test"],
  ["PORT", "http", "must be a whole number"],
  ["PORT", "80.5", "must be a whole number"],
  ["PORT", "-1", "must be 0 or more"],
  ["PORT", "65536", "must be 65535 or less"],
  ["HOST", "127.0.0.1/x", "must be an address or a host name"],
  ["SITE_URL", "www.bedlark.example", origin],
  ["SITE_URL", "https://www.bedlark.example/shop", origin],
  ["SITE_URL", "https://www.bedlark.example/?a", origin],
  ["SITE_URL", "https://user@www.bedlark.example", origin],
  ["SITE_URL", "javascript:alert(1)", origin],
  ["SITE_NAME", "x".repeat(61), "must be 60 characters or fewer"],
  ["API_HOST", "ftp://api.example", origin],
  ["API_VERSION", "0", "must be 1 or more"],
  ["API_CONNECT_TIMEOUT_MS", "2s", "must be a whole number"],
  ["API_MAX_BODY_BYTES", "1", "must be 1024 or more"],
  ["API_RETRY_TRIES", "0", "must be 1 or more"],
  ["API_RETRY_SHARE", "1.5", "must be 1 or less"],
  ["API_BREAKER_FAILURE_SHARE", "0", "must be 0.01 or more"],
  ["UPSTREAM_PORT", "70000", "must be 65535 or less"],
  ["DATABASE_URL", "mysql://root@db", "must begin with postgres:// or postgresql://"],
  ["LOG_LEVEL", "verbose", "must be fatal, error, warn, info, debug, trace or silent"],
  ["TRUST_PROXY", "true", "must be a number of hops, or addresses and subnets separated by commas"],
  ["TRUST_PROXY", "10.0.0.0/33", "must be a number of hops, or addresses and subnets separated by commas"],
  ["TRUST_PROXY", "10.0.0.1,,10.0.0.2", "must be a number of hops, or addresses and subnets separated by commas"],
  ["IMAGE_HOSTS", "*.example.com", hosts],
  ["IMAGE_HOSTS", "https://cdn.example.com/pictures", hosts],
  ["IMAGE_HOSTS", "https://user@cdn.example.com", hosts],
  ["IMAGE_HOSTS", "ftp://cdn.example.com", hosts],
  ["IMAGE_HOSTS", "cdn.example.com;other.example.com", hosts],
  ["IMAGE_CACHE_BYTES", "-1", "must be 0 or more"],
  ["IMAGE_MAX_BYTES", "0", "must be 1024 or more"],
  ["IMAGE_QUEUE", "many", "must be a whole number"],
  ["IMAGE_TIMEOUT_MS", "0", "must be 1 or more"],
  ["RATE_LIMIT_IMAGES", "-1", "must be 0 or more"],
  ["MAX_IN_FLIGHT", "0", "must be 1 or more"],
  ["DRAIN_TIMEOUT_MS", "3600001", "must be 3600000 or less"],
  ["SENTRY_DSN", "key@reports.example", "must be a URL"],
  ["ANALYTICS_ID", "<script>", "must be 1 to 40 letters, digits and hyphens"],
  ["ANALYTICS_ID", "GTM-", "must be a complete ID, such as GTM-ABC1234, if it begins with GTM-"],
  ["ANALYTICS_ID", "gtm-abc1234", "must be a complete ID, such as GTM-ABC1234, if it begins with GTM-"],
  ["SOCIAL_YOUTUBE_URL", "javascript:alert(1)", "must be a URL that begins with https://"],
  ["HIDDEN_QUERY_PARAM", "a b", "must be 1 to 60 letters, digits, _ and -"],
];

describe("The configuration", () => {
  test("needs nothing for a newcomer's start", () => {
    expect(readConfig({})).toMatchObject({
      NODE_ENV: "production",
      PORT: 3000,
      HOST: "127.0.0.1",
      SITE_NAME: "Bedlark",
      API_VERSION: 2,
    });
  });

  test("takes an empty or blank value for none", () => {
    expect(readConfig({ PORT: "", SITE_URL: "  ", TRUST_PROXY: "", API_HOST: "" })).toEqual(readConfig({}));
  });

  test.each([
    ["PORT", " 8080 ", 8080],
    ["SITE_URL", "https://WWW.Bedlark.example:443/", "https://www.bedlark.example"],
    ["TRUST_PROXY", "2", 2],
    ["TRUST_PROXY", "10.0.0.1, 10.1.0.0/16,::1,loopback", ["10.0.0.1", "10.1.0.0/16", "::1", "loopback"]],
    [
      "IMAGE_HOSTS",
      "cdn.example.com, http://10.0.0.5:8080,https://CDN2.example.com:443/,",
      ["https://cdn.example.com", "http://10.0.0.5:8080", "https://cdn2.example.com"],
    ],
    ["API_HEADERS_TIMEOUT_MS", "0", 0],
    ["API_RETRY_SHARE", "0.5", 0.5],
  ] as const)("reads %s=%s", (name, value, expected) => {
    expect(readConfig({ [name]: value })[name]).toEqual(expected);
  });

  test.each(bad)("refuses %s=%s in words", (name, value, fault) => {
    expect(faultsOf({ [name]: value })).toEqual([`${name} ${fault}`]);
  });

  test("lists every fault at once, those between settings included, in the order of the table", () => {
    expect(
      faultsOf({ HOST: "0.0.0.0", PORT: "x", API_BASIC_USER: "u", LOG_LEVEL: "loud", SITE_NAME: "x".repeat(99) }),
    ).toEqual([
      "PORT must be a whole number",
      "SITE_URL is required in production when HOST is not a loopback address",
      "SITE_NAME must be 60 characters or fewer",
      "API_BASIC_PASSWORD is required with API_BASIC_USER",
      "LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent",
    ]);
  });

  test("counts a setting's own fault once, not again as missing", () => {
    expect(faultsOf({ HOST: "0.0.0.0", SITE_URL: "nonsense" })).toEqual([`SITE_URL ${origin}`]);
  });

  test("asks for an origin in production only where others can reach the site", () => {
    expect(faultsOf({ HOST: "0.0.0.0", NODE_ENV: "development" })).toEqual([]);
    for (const HOST of ["127.0.0.1", "::1", "localhost"]) expect(faultsOf({ HOST })).toEqual([]);
    expect(faultsOf({ HOST: "::" })).toHaveLength(1);
  });

  test("never repeats a value, so that no secret reaches a log", () => {
    const canary = "canary value ☠ 4711";
    const everything = Object.fromEntries(Object.keys(settings).map((name) => [name, canary]));
    const message = (() => {
      try {
        readConfig(everything);
      } catch (error) {
        return String(error);
      }
      return "";
    })();
    expect(message).toMatch(/^ConfigurationError: The configuration has \d\d errors:\n/);
    expect(message).not.toContain("canary");
    expect(message).not.toContain("4711");
  });
});

describe("The README's tables", () => {
  test("have a line for each setting, with its default and meaning", () => {
    const lines = configTable().split("\n");
    expect(lines).toHaveLength(Object.keys(settings).length + 2);
    expect(lines).toContain("| `PORT` | `3000` | Port the site listens on; 0 picks a free one |");
    expect(lines).toContain(
      "| `SENTRY_DSN` | unset | Sentry DSN for error reporting; if unset, nothing is loaded or sent |",
    );
    for (const line of lines.slice(2)) expect(line).toMatch(/^\| `[A-Z_]+` \| (unset|`[^`]+`) \| [^|]{10,} \|$/);
  });

  test("are those in the README, of the site and of the upstream", () => {
    const readme = readFileSync("README.md", "utf8");
    expect(readme).toContain(configTable());
    expect(readme).toContain(configTable(upstreamSettings));
  });
});

test("The decision about timeouts says their defaults as they are", () => {
  const decision = readFileSync("docs/decisions/0078-timeouts.md", "utf8");
  const told = [...decision.matchAll(/^\| `(API_\w+)` \| (\d+) \|/gm)].map(([, name, value]) => [name, Number(value)]);
  const timeouts = Object.keys(settings).filter((name) => /^API_(?:\w+_TIMEOUT|DEADLINE)_MS$/.test(name));
  expect(told.map(([name]) => name)).toEqual(timeouts);
  const config = readConfig({ SITE_URL: "https://www.bedlark.test" });
  for (const [name, value] of told) expect([name, config[name as keyof typeof config]]).toEqual([name, value]);
});
