// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { replyForm } from "~/features/discussions/forms.server";
import PostFields from "~/features/discussions/posts/post-fields";
import { openForm } from "~/http/forms.server";
import { useFormAnswer } from "~/ui/forms/write-form";

afterEach(cleanup);

const opened = openForm(replyForm);

function Fields({ newsOff, noMail }: { newsOff: boolean; noMail: boolean }) {
  const form = useFormAnswer(opened, undefined);
  return (
    <PostFields
      form={form}
      label="Your post"
      writer={{ name: null, newsOff, noMail }}
      watchLabel="Email me about new replies"
    />
  );
}

function show(newsOff = false, noMail = false) {
  const Page = createRemixStub([{ path: "/", Component: () => <Fields newsOff={newsOff} noMail={noMail} /> }]);
  render(<Page />);
}

test("a name is asked for before the text, and said to stay", () => {
  show();
  expect(screen.getAllByRole("textbox").map((field) => field.id)).toEqual(["name", "text"]);
  expect(screen.getByLabelText("Your name here").getAttribute("aria-describedby")).not.toBeNull();
  screen.getByText(/you can’t change it later/);
  const fields = Object.keys(opened.constraints);
  expect(fields.indexOf("name")).toBeLessThan(fields.indexOf("text"));
});

test("how to format a text is folded away below its box", () => {
  show();
  const summary = screen.getByText("How to format your text");
  expect(summary.closest("details")?.open).toBe(false);
  expect(screen.getByLabelText("Your post").compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("the box for emails says that they are turned off, where they are", () => {
  show(true);
  screen.getByText(/are turned off for your address\. Turn them on again in your email settings to get any\.$/);
  expect(screen.queryByText(/You’ll get one email/)).toBeNull();
});

test("the box for emails promises none when the site has no mail server", () => {
  show(false, true);
  screen.getByText(/isn’t set up to send email, so nothing will reach you/);
  expect(screen.queryByText(/You’ll get one email/)).toBeNull();
});
