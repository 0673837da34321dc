// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, test } from "vitest";
import type { MailEntry } from "#contracts/account/mail";
import OutboxMessagePage, { loader } from "~/routes/admin.outbox.$id";
import OutboxPage from "~/routes/admin.outbox._index";

afterEach(cleanup);

const entry: MailEntry = {
  id: 7,
  kind: "confirm-account",
  state: "queued",
  recipient: "ann@example.com",
  subject: "Confirm your account",
  queued_at: "2026-11-26T17:00:00.000Z",
  sent_at: null,
  failure: null,
};

const api = (sends: boolean) => ({
  auth: { sendsMail: () => Promise.resolve(sends) },
  mail: { message: () => Promise.resolve({ ...entry, text: "Hello", hides_keys: false }) },
  optional: (answer: Promise<unknown>) => answer,
});

async function show(Page: () => React.JSX.Element, data: unknown) {
  const Stub = createRemixStub([{ path: "/", id: "page", Component: Page }]);
  render(<Stub hydrationData={{ loaderData: { page: data } }} />);
  await Promise.resolve();
}

test.each([
  [false, "Kept here: there’s no mail server"],
  [true, "Waiting"],
])(
  "the state of a message reads the same in the outbox and on its own page (mail is sent: %s)",
  async (sends, state) => {
    await show(OutboxPage, { sends, items: [entry], count: 1, page: 1, pages: 1 });
    screen.getByText(state);
    cleanup();
    const given = { context: { api: api(sends) }, request: new Request("https://a.test/"), params: { id: "7" } };
    await show(OutboxMessagePage, await loader(given as unknown as Parameters<typeof loader>[0]));
    screen.getByText(state);
  },
);
