import { Writable } from "node:stream";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { demoAccess, readUpstreamConfig, secureCookies } from "../../upstream/config";
import { mailServer, mailSite, mayRemind, warnOfLinks, warnOfPostalAddress } from "../../upstream/mail/settings";

describe("the upstream's mail settings", () => {
  const whole = {
    UPSTREAM_SMTP_URL: "smtps://user:secret@mail.test",
    UPSTREAM_MAIL_FROM: "matches@bedlark.test",
    UPSTREAM_SITE_URL: "https://www.bedlark.test",
    UPSTREAM_SITE_NAME: "Bedlark",
  };

  test("are all that mail needs, or none", () => {
    const config = readUpstreamConfig(whole);
    const server = { smtpUrl: "smtps://user:secret@mail.test", from: "matches@bedlark.test" };
    expect(mailServer(config)).toEqual({ ...server, name: "Bedlark" });
    const named = readUpstreamConfig({ ...whole, UPSTREAM_MAIL_FROM_NAME: "Bédlark’s mail" });
    expect(mailServer(named)).toEqual({ ...server, name: "Bédlark’s mail" });
    expect(mailSite(config)).toEqual({ siteUrl: "https://www.bedlark.test", siteName: "Bedlark" });
    // The site hands its own origin over whether there is mail or not.
    expect(mailServer(readUpstreamConfig({ UPSTREAM_SITE_URL: whole.UPSTREAM_SITE_URL }))).toBeNull();
    expect(mailSite(readUpstreamConfig({}))).toEqual({ siteUrl: "http://localhost:3000", siteName: "Bedlark" });
  });

  test("are refused together when one is missing, without the password", () => {
    const read = () => readUpstreamConfig({ UPSTREAM_SMTP_URL: whole.UPSTREAM_SMTP_URL });
    expect(read).toThrow(/UPSTREAM_MAIL_FROM is required with UPSTREAM_SMTP_URL\n.*UPSTREAM_SITE_URL is required/);
    expect(read).not.toThrow(/secret/);
  });

  test.each(["http://localhost:3000", "http://127.0.0.1", "http://[::1]:3000", "http://bedlark.localhost"])(
    "are refused where mail is sent and its links would lead to %s, unless it is a demonstration that nobody else reaches",
    (UPSTREAM_SITE_URL) => {
      const sent = { ...whole, UPSTREAM_SITE_URL };
      expect(readUpstreamConfig(sent).UPSTREAM_SITE_URL).toBe(UPSTREAM_SITE_URL);
      const onServer = { DATABASE_URL: "postgres://db.test/bedlark" };
      expect(readUpstreamConfig({ ...sent, ...onServer, UPSTREAM_DEMO: "true" })).toBeDefined();
      expect(readUpstreamConfig({ ...sent, UPSTREAM_SITE_REACH: "loopback" })).toBeDefined();
      for (const environment of [
        onServer,
        { UPSTREAM_DEMO: "false" },
        { UPSTREAM_HOST: "0.0.0.0" },
        { UPSTREAM_SITE_REACH: "public" },
      ])
        expect(() => readUpstreamConfig({ ...sent, ...environment })).toThrow(
          /1 error\(s\):\n {2}UPSTREAM_SITE_URL must be the site's public origin .*, set SITE_URL to it and leave this unset\)$/,
        );
      // Nothing is sent.
      const { UPSTREAM_SMTP_URL: _, ...unsent } = sent;
      expect(readUpstreamConfig({ ...unsent, ...onServer })).toBeDefined();
    },
  );

  test("are warned of once where mail is sent and has no postal address; without one nobody is reminded", () => {
    const warned = (environment: Record<string, string>) => {
      const lines: string[] = [];
      const log = pino(
        { level: "warn" },
        new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) }),
      );
      const config = readUpstreamConfig(environment);
      warnOfPostalAddress(config, log);
      return [lines, mayRemind(config)];
    };
    expect(warned(whole)).toEqual([[expect.stringContaining("UPSTREAM_POSTAL_ADDRESS is not set")], false]);
    expect(warned({ ...whole, UPSTREAM_POSTAL_ADDRESS: "1 Main Street, Boise, ID 83702" })).toEqual([[], true]);
    // A mail server that is configured later would send what waits, without the address.
    const { UPSTREAM_SMTP_URL: _, ...unsent } = whole;
    expect(warned(unsent)).toEqual([[], false]);
    expect(warned({ ...unsent, UPSTREAM_POSTAL_ADDRESS: "1 Main Street, Boise, ID 83702" })).toEqual([[], true]);
  });

  test("are warned of once where nothing is sent and the links of the outbox lead to this machine", () => {
    const warned = (environment: Record<string, string>) => {
      const lines: string[] = [];
      const log = pino(
        { level: "warn" },
        new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) }),
      );
      warnOfLinks(readUpstreamConfig(environment), log);
      return lines;
    };
    const onServer = { DATABASE_URL: "postgres://db.test/bedlark" };
    const own = { UPSTREAM_SITE_URL: "http://localhost:3000" };
    for (const environment of [onServer, { ...onServer, ...own }, { ...own, UPSTREAM_SITE_REACH: "public" }]) {
      expect(warned(environment)).toEqual([
        expect.stringContaining("Set UPSTREAM_SITE_URL to the site's public origin"),
      ]);
    }
    for (const environment of [{}, own, { ...onServer, UPSTREAM_SITE_URL: whole.UPSTREAM_SITE_URL }])
      expect(warned(environment)).toEqual([]);
  });

  test.each([
    ["UPSTREAM_SMTP_URL", "mail.test", "must begin with smtp:// or smtps://"],
    ["UPSTREAM_MAIL_FROM", "Bedlark <a@b.test>", "must be an e-mail address"],
    ["UPSTREAM_MAIL_FROM_NAME", "Bedlark\nBcc: a@b.test", "must be one line"],
    ["UPSTREAM_POSTAL_ADDRESS", "1 Main Street\r\nBoise, ID 83702", "must be one line"],
    ["UPSTREAM_POSTAL_ADDRESS", "Boise", "must have 10 characters or more"],
    ["UPSTREAM_OPERATOR", "Bedlark LLC\nBoise", "must be one line"],
    ["UPSTREAM_SITE_URL", "https://a.test,https://b.test", "must be one origin"],
    ["UPSTREAM_SITE_URL", "https://a.test/shop", "must be origins"],
  ])("%s is no %s", (name, value, fault) => {
    expect(() => readUpstreamConfig({ ...whole, [name]: value })).toThrow(`${name} ${fault}`);
  });
});

describe("the upstream's cookies", () => {
  test.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{ UPSTREAM_SITE_URL: "http://localhost:3000" }, false],
    [{ UPSTREAM_SITE_URL: "https://www.bedlark.test" }, true],
    [{ UPSTREAM_SECURE_COOKIES: "true" }, true],
    [{ UPSTREAM_SITE_URL: "https://www.bedlark.test", UPSTREAM_SECURE_COOKIES: "false" }, false],
  ])("with %j are Secure: %s", (settings, secure) => {
    expect(secureCookies(readUpstreamConfig(settings))).toBe(secure);
  });
});

describe("the password of the demonstration's accounts", () => {
  const own = { UPSTREAM_SITE_REACH: "loopback" };
  const open = { UPSTREAM_SITE_URL: "https://www.bedlark.test" };
  test.each<[Record<string, string>, string]>([
    [own, "published"],
    [{ UPSTREAM_SITE_URL: "http://localhost:3000" }, "published"],
    [{ UPSTREAM_SITE_URL: "http://127.0.0.1:3000" }, "published"],
    [{ UPSTREAM_SITE_URL: "http://[::1]:3000" }, "published"],
    [{}, "closed"],
    [open, "closed"],
    [{ UPSTREAM_SITE_URL: "http://127.0.0.1.bedlark.test" }, "closed"],
    [{ UPSTREAM_SITE_URL: "http://localhost.bedlark.test" }, "closed"],
    [{ UPSTREAM_SITE_REACH: "public", UPSTREAM_SITE_URL: "http://localhost:3000" }, "closed"],
    [{ ...own, UPSTREAM_HOST: "0.0.0.0" }, "closed"],
    [{ ...own, UPSTREAM_DEMO_ACCOUNTS: "true" }, "published"],
    [{ ...own, UPSTREAM_DEMO_ACCOUNTS: "false" }, "closed"],
    [{ ...open, UPSTREAM_DEMO_ACCOUNTS: "true" }, "fresh"],
    [{ UPSTREAM_DEMO_ACCOUNTS: "true" }, "fresh"],
    [{ ...open, UPSTREAM_DEMO_ACCOUNTS: "false" }, "closed"],
  ])("with %j is %s", (settings, access) => {
    expect(demoAccess(readUpstreamConfig(settings))).toBe(access);
  });
});
