// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import CheckPage, { checkTitle } from "../../app/features/review-drafts/check-page";
import { faultsOf, stepsOf } from "#contracts/review-drafts/steps";

afterEach(cleanup);

type Draft = NonNullable<Parameters<typeof CheckPage>[0]["draft"]>;

test("A review that is too long is not said to lack something, but to have something to fix", async () => {
  const fields = { rating: "4", title: "t".repeat(150), body: "It holds my back up, which the one before it did not." };
  const [[, schema] = []] = stepsOf("bed", "edit");
  const faults = Object.values(faultsOf(schema!, fields)).flat();
  const steps = [{ name: "rating", href: "/draft/rating/", faults }];
  const draft = { purpose: "edit", fields, uploads: [], findings: [], own: null, kept_until: null } as unknown as Draft;
  const form = { sending: false, errors: [], values: {} } as unknown as Parameters<typeof CheckPage>[0]["form"];
  const Page = () => <CheckPage {...{ draft, kind: "bed", token: "t", name: "Lark", steps, notice: null, form }} />;
  const Stub = createRemixStub([{ path: "/", Component: Page }]);
  render(<Stub />);
  expect(await screen.findByText("Keep the title to 100 characters. You’re 50 over")).toBeTruthy();
  expect(screen.getByText("Your review isn’t ready to send yet")).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/missing|whole/);
  expect(checkTitle("review", steps)).toBe("Your review isn’t ready to send yet");
});
