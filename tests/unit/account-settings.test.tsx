// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import AccountLinks from "../../app/features/account/account-links";

afterEach(cleanup);

function show() {
  const Page = createRemixStub([{ path: "/", Component: () => <AccountLinks /> }]);
  render(<Page />);
}

test("one link of an account leads to all that is kept, and none starts a download that nothing has explained", () => {
  show();
  const ways = screen.getAllByRole("link").filter((link) => /data\/$/.test(link.getAttribute("href") ?? ""));
  expect(ways.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["/account/your-data/", "See and download what we keep about you"],
  ]);
});

test("whoever is on the page of their account can log out there, by a form", () => {
  show();
  const form = screen.getByRole("button", { name: "Log out" }).closest("form");
  expect([form?.getAttribute("action"), form?.method]).toEqual(["/signout/", "post"]);
});
