// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useNavigate } from "@remix-run/react";
import { nothingSaved } from "~/http/guards.server";
import FormErrorPage from "~/site/errors/form-error-page";
import { pageMeta } from "~/site/page-meta";

afterEach(cleanup);

const sent = { does: "post", discussion: "7", key: "kEy-0123456789_abcdefg", text: "By an inch.\n\nOr two." };

/** The page that somebody sees whose form wasn't saved. */
async function refuse(why: Parameters<typeof nothingSaved>[0]) {
  const Page = createRemixStub([
    {
      path: "/mattress-questions/a/",
      Component: () => null,
      ErrorBoundary: FormErrorPage,
      loader: () => {
        throw nothingSaved(why, sent);
      },
    },
  ]);
  render(<Page initialEntries={["/mattress-questions/a/?page=2"]} />);
  return (await screen.findByRole("heading", { level: 1 })).textContent;
}

const hrefOf = (name: RegExp) => screen.queryByRole("link", { name })?.getAttribute("href");

test("who is logged out by now reads what they typed, can send it again, and logs in for this page", async () => {
  expect(await refuse("signed out")).toBe("Log in to send this");
  expect(screen.getAllByLabelText<HTMLTextAreaElement>("What you typed").map(({ value }) => value)).toEqual([
    sent.text,
  ]);
  const next = encodeURIComponent("/mattress-questions/a/?page=2");
  expect(hrefOf(/^Log in/)).toBe(`/signin/?next=${next}`);
  expect(hrefOf(/^Create an account/)).toBe(`/signup/?next=${next}`);
  const form = screen.getByRole<HTMLButtonElement>("button", { name: "Send it again" }).form!;
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ does: "post", discussion: "7", key: sent.key });
});

test("whom logging in doesn't help isn't asked to", async () => {
  expect(await refuse("forbidden")).toBe("We haven’t saved that yet");
  expect(hrefOf(/^Log in/)).toBeUndefined();
  screen.getByLabelText("What you typed");
});

test("what is wrong with a form, and what was typed, is there even when its page can't be made", async () => {
  const values = { title: "Sag", text: "By an inch." };
  const Page = createRemixStub([
    {
      id: "new",
      path: "/mattress-forum/new/",
      Component: () => null,
      ErrorBoundary: FormErrorPage,
      loader: () => {
        throw new Response("", { status: 502 });
      },
    },
  ]);
  const failed = { new: new Error("upstream") };
  const answered = { new: { messages: [], errors: { title: ["Say a little more"] }, values } };
  render(
    <Page
      initialEntries={["/mattress-forum/new/"]}
      hydrationData={{ actionData: answered, errors: failed, loaderData: {} }}
    />,
  );
  await screen.findByText("Say a little more");
  expect(screen.getByLabelText<HTMLTextAreaElement>("What you typed").value).toBe(values.text);
});

test("says in sight what each box holds when a title was typed as well", async () => {
  const titled = { title: "Does it sag?", text: "By an inch." };
  const Page = createRemixStub([
    {
      path: "/mattress-questions/ask/",
      Component: () => null,
      ErrorBoundary: FormErrorPage,
      loader: () => {
        throw nothingSaved("signed out", titled);
      },
    },
  ]);
  render(<Page initialEntries={["/mattress-questions/ask/"]} />);
  const box = (label: string) => screen.findByText(label).then((words) => words.closest("label")!.control);
  expect(await box("The title you typed")).toHaveProperty("value", titled.title);
  expect(await box("What you typed")).toHaveProperty("value", titled.text);
});

test("it is sent again as forms of the site are, so that a page that nobody answers keeps it", async () => {
  const taken: object[] = [];
  function ErrorBoundary() {
    const navigate = useNavigate();
    return (
      <>
        <FormErrorPage />
        <button type="button" onClick={() => navigate(".?page=2", { replace: true, state: { stayedFor: "default" } })}>
          Stay
        </button>
        <button type="button" onClick={() => navigate(".?page=2")}>
          Leave
        </button>
      </>
    );
  }
  const Page = createRemixStub([
    {
      id: "new",
      path: "/mattress-forum/new/",
      Component: () => null,
      ErrorBoundary,
      loader: () => {
        throw new Response("", { status: 502 });
      },
      action: async ({ request }) => {
        taken.push(Object.fromEntries(await request.formData()), { to: new URL(request.url).search });
        return { messages: ["Not yet"], errors: {}, values: { text: "By two inches." } };
      },
    },
  ]);
  const failed = { new: new Error("upstream") };
  const answered = { new: { messages: [], errors: {}, values: { text: "By an inch." } } };
  render(
    <Page
      initialEntries={["/mattress-forum/new/?page=2"]}
      hydrationData={{ actionData: answered, errors: failed, loaderData: {} }}
    />,
  );
  const text = await screen.findByLabelText<HTMLTextAreaElement>("What you typed");
  fireEvent.change(text, { target: { value: "By two inches." } });
  // What navigation-guard.ts does when nothing comes back: the entry is another, and the answer of the action is gone.
  fireEvent.click(screen.getByRole("button", { name: "Stay" }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByLabelText<HTMLTextAreaElement>("What you typed").value).toBe("By two inches.");
  fireEvent.click(screen.getByRole("button", { name: "Send it again" }));
  await screen.findByText("Not yet");
  expect(taken).toEqual([{ text: "By two inches." }, { to: "?page=2" }]);
  expect(screen.getByLabelText<HTMLTextAreaElement>("What you typed").value).toBe("By two inches.");
  // Another page that fails later on has nothing of it.
  fireEvent.click(screen.getByRole("button", { name: "Leave" }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByLabelText("What you typed")).toBeNull();
});

test("the page is called by what happened, not by a page that can't be opened", async () => {
  const response = nothingSaved("signed out", sent);
  const error = { status: 403, statusText: "", internal: false, data: await response.json() };
  expect(pageMeta({ matches: [], error }, null)).toContainEqual({ title: "Log in to send this | Bedlark" });
});
