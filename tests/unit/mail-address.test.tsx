import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import MailAddress from "../../app/ui/page/mail-address";

const html = (address: string) => renderToStaticMarkup(createElement(MailAddress, { address }));
const text = (address: string) =>
  html(address)
    .replaceAll("<wbr/>", "|")
    .replace(/<[^>]+>/g, "");

test("an email address may break after its “@” and before the dots behind it, and nowhere else by itself", () => {
  expect(text("ann.field@mail.example.com")).toBe("ann.field@|mail|.example|.com");
  expect(html("s…@example.com")).toContain('<span class="mail-address__name">s…@</span>');
  expect(text("nobody")).toBe("|nobody");
});

test("a long name in front of the “@” may break too", () => {
  expect(html(`${"long".repeat(6)}@example.com`)).not.toContain("mail-address__name");
});
