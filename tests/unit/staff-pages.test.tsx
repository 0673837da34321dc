// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { staffPages } from "~/features/account/staff-links.server";
import { loader } from "~/routes/$";
import ViewProfilePage from "~/routes/account.view-profile";
import StaffPages from "~/routes/admin.staff";
import { staffCrumbs } from "~/site/staff-crumbs";

afterEach(cleanup);

const links = staffPages.flatMap((part) => part.links);

describe("the page for staff", () => {
  test("lists every page of theirs that no other leads to, each with a line about it", () => {
    const own = readdirSync("app/routes")
      .filter((file) => /^admin\.[^$]*\.tsx$/.test(file) && file !== "admin.staff.tsx")
      .map((file) => `/${file.replace(/(\._index)?\.tsx$/, "").replaceAll(".", "/")}/`);
    const listed = links.map(({ to }) => to as string);
    expect(listed.toSorted()).toEqual(own.toSorted());
    for (const { about } of links) expect(about).toMatch(/^[A-Z].*\.$/);
  });

  test("shows them under headings", () => {
    const Stub = createRemixStub([{ path: "/", id: "page", Component: StaffPages }]);
    render(<Stub hydrationData={{ loaderData: { page: { parts: staffPages } } }} />);
    const cash = within(screen.getByRole("region", { name: "Cash back" }));
    expect(cash.getByRole("link", { name: "Payments" }).getAttribute("href")).toBe("/admin/claims/payments/");
  });

  test("is where the breadcrumbs of every other one lead back to", () => {
    expect(staffCrumbs("Outbox")[1]).toEqual({ label: "Staff pages", href: "/admin/staff/" });
    const without = readdirSync("app/routes")
      .filter((file) => /^admin\..*\.tsx$/.test(file) && file !== "admin.staff.tsx")
      .filter((file) => !readFileSync(`app/routes/${file}`, "utf8").includes("staffCrumbs("));
    expect(without).toEqual([]);
  });
});

describe("the address of Edit Business Profile, which is not open yet,", () => {
  const answer = async (user: { is_staff: boolean } | null, path = "/admin/", method = "GET") => {
    const api = { auth: { currentUser: () => Promise.resolve(user) }, optional: (given: Promise<unknown>) => given };
    const given = { context: { api }, request: new Request(`https://a.test${path}`, { method }), params: {} };
    const thrown = await loader(given as unknown as Parameters<typeof loader>[0]).catch((error: unknown) => error);
    const { status, headers } = thrown as Response;
    return [status, headers.get("location")];
  };

  test("leads staff to their pages, and is not found by anybody else", async () => {
    expect(await answer({ is_staff: true })).toEqual([302, "/admin/staff/"]);
    expect(await answer({ is_staff: false })).toEqual([404, null]);
    expect(await answer(null)).toEqual([404, null]);
    expect(await answer({ is_staff: true }, "/admin/", "POST")).toEqual([404, null]);
    expect(await answer({ is_staff: true }, "/manage/")).toEqual([404, null]);
  });
});

test("an account has the pages for staff under a heading of their own, before its settings", () => {
  const data = {
    name: "Sam",
    email: "staff@example.com",
    since: null,
    newEmail: null,
    staff: links,
    answers: {},
    saved: null,
    claims: null,
    today: "2026-11-26",
    written: null,
    before: null,
    done: null,
  };
  const Stub = createRemixStub([{ path: "/", id: "page", Component: ViewProfilePage }]);
  render(<Stub hydrationData={{ loaderData: { page: data } }} />);
  within(screen.getByRole("region", { name: "For staff" })).getByRole("link", { name: "Outbox" });
  const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(headings.indexOf("For staff")).toBeLessThan(headings.indexOf("Settings"));
  expect(screen.getAllByRole("link").at(-1)?.textContent).toBe("Delete your account");
});
