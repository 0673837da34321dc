import { expect, test } from "vitest";
import { paths } from "../../app/paths";
import { savedMatchMail } from "../../upstream/match/emails";

test("the mail leads to the page of saved results, names the site, and says of a demonstration that it is one", () => {
  const site = { siteUrl: "https://www.bedlark.test", siteName: "Bedlark", demo: true };
  const saved = { token: "tok_en-1", ruleset_version: "2026.3", kept_until: "2027-12-21" };
  const { subject, body } = savedMatchMail("a@c.test", saved, "/unsubscribe/tok/", site);
  expect(subject).toBe("Your mattress matches from Bedlark");
  expect(body).toContain(`https://www.bedlark.test${paths.savedResults("tok_en-1")}`);
  expect(body).toContain(`https://www.bedlark.test${paths.unsubscribe("tok")}`);
  expect(body).toContain("We’ll keep them until December 21, 2027.");
  expect(savedMatchMail("a@c.test", { ...saved, kept_until: null }, "/unsubscribe/tok/", site).body).not.toContain(
    "until",
  );
  expect(body).toContain("This is a demo: the beds, stores and prices are made up.");
  expect(savedMatchMail("a@c.test", saved, "/unsubscribe/tok/", { ...site, demo: false }).body).not.toContain("demo");
});
