import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { plainPage } from "../../app/http/plain-page.server";

test("the page of last resort has the colors of the site, in both schemes, and its policy lets them in", () => {
  const { html, contentSecurityPolicy } = plainPage({ status: 429, message: "Try again.", requestId: "r-1" });
  const style = /<style>([^]*?)<\/style>/.exec(html)![1]!;
  const tokens = readFileSync("app/styles/tokens.css", "utf8").replaceAll("#ffffff", "#fff").replaceAll(", ", ",");
  for (const name of ["paper", "ink", "night", "action", "on-action", "focus", "ink-soft"]) {
    const color = new RegExp(`--${name}: (light-dark\\([^)]+\\));`).exec(tokens)![1]!;
    expect(style, name).toContain(color);
  }
  expect(contentSecurityPolicy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
});
