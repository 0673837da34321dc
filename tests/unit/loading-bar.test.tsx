// @vitest-environment jsdom
import { Link, Outlet } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LoadingBar } from "~/site/loading/site-behavior";

let answer: () => void;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** As the document does, around every page. */
const Layout = () => (
  <>
    <LoadingBar />
    <Link to="/slow">Next</Link>
    <Outlet />
  </>
);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bar = () => document.querySelector<HTMLElement>(".loading-bar");
const ends = () => bar()?.classList.contains("loading-bar--ends");

async function show() {
  const loader = () => new Promise<null>((resolve) => (answer = () => resolve(null)));
  const Site = createRemixStub([
    { path: "/", Component: Layout, children: [{ path: "slow", loader, Component: () => null }] },
  ]);
  render(<Site />);
  await wait(0);
}
const follow = async () => {
  fireEvent.click(screen.getByRole("link"));
  await wait(0);
};
const arrive = async () => {
  answer();
  await wait(0);
};

describe("The loading bar", () => {
  test("shows from the press until 200 ms after the page is there, then ends and is removed", async () => {
    await show();
    expect(bar()).toBeNull();
    await follow();
    await wait(60_000);
    expect(ends()).toBe(false);
    await arrive();
    await wait(199);
    expect(ends()).toBe(false);
    await wait(1);
    expect(ends()).toBe(true);
    await wait(1000);
    expect(bar()).toBeNull();
  });

  test("goes on for a next page within 200 ms, and begins anew for one while it ends", async () => {
    await show();
    await follow();
    const first = bar();
    await arrive();
    await wait(100);
    await follow();
    await wait(5000);
    expect([bar(), ends()]).toEqual([first, false]);
    await arrive();
    await wait(300);
    expect([bar(), ends()]).toEqual([first, true]);
    await follow();
    await wait(5000);
    expect(bar()).not.toBe(first);
    expect(ends()).toBe(false);
  });
});
