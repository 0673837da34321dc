// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { shouldRevalidate } from "../../app/root";
import CurrentUserProvider, { useUserRefresh } from "../../app/site/current-user";
import { useRootData } from "../../app/site/root-data";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const move = (from: string, to: string, form: Partial<ShouldRevalidateFunctionArgs> = {}) =>
  shouldRevalidate({
    currentUrl: new URL(from, "http://localhost"),
    nextUrl: new URL(to, "http://localhost"),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...form,
  });

describe("the user is loaded on first mount and on demand (specification, section 4)", () => {
  test("not when a link leads to another page, or a filter to another view of this one", () => {
    expect(move("/", "/mattresses/")).toBe(false);
    expect(move("/mattresses/", "/mattresses/?page=2")).toBe(false);
    expect(move("/", "/search/?q=casper", { formMethod: "GET", formAction: "/search/" })).toBe(false);
  });

  test("after a form was sent, except the search form, which changes nothing", () => {
    expect(move("/signin/", "/", { formMethod: "POST", formAction: "/signin/" })).toBe(true);
    expect(move("/", "/", { formMethod: "POST", formAction: "/signout/" })).toBe(true);
    expect(move("/", "/search/?q=casper", { formMethod: "POST", formAction: "/search/" })).toBe(false);
  });

  test("on demand: refreshUser asks again and leaves the page alone, and listeners are told after every refresh", async () => {
    let visits = 0;
    let failing = false;
    const answer = () => ({
      user: { first_name: `Visit ${(visits += 1)}` },
      flags: {},
      comparisons: false,
      site: { name: "Bedlark", origin: "" },
      requestId: "r",
    });
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return failing ? new Response(null, { status: 502 }) : Response.json(answer());
    });
    const Reader = () => {
      const { user } = useRootData();
      const { refreshUser, onUserRefreshed, ended } = useUserRefresh();
      const [told, setTold] = useState("nobody yet");
      useEffect(() => onUserRefreshed(({ user }) => setTold(user?.first_name ?? "nobody")), [onUserRefreshed]);
      return (
        <>
          <p>{user?.first_name}</p>
          <p>told: {told}</p>
          <p>ended: {ended}</p>
          <button onClick={() => void refreshUser()}>Refresh</button>
        </>
      );
    };
    const Shell = () => (
      <CurrentUserProvider>
        <Reader />
      </CurrentUserProvider>
    );
    const Stub = createRemixStub([{ id: "root", path: "/", loader: answer, Component: Shell }]);
    render(<Stub hydrationData={{ loaderData: { root: answer() } }} />);
    expect((await screen.findByText("told: nobody yet")).textContent).toBeTruthy();
    fireEvent.click(screen.getByText("Refresh"));
    await screen.findByText("told: Visit 2");
    fireEvent.click(screen.getByText("Refresh"));
    await screen.findByText("told: Visit 3");
    expect(screen.getByText("Visit 3")).toBeTruthy();
    expect(asked).toEqual(["/current-user/", "/current-user/"]);

    failing = true;
    fireEvent.click(screen.getByText("Refresh"));
    await screen.findByText("ended: 3");
    expect(screen.getByText("Visit 3")).toBeTruthy();
    expect(screen.getByText("told: Visit 3")).toBeTruthy();
  });
});
