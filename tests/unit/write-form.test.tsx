// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { useActionData, useLocation, useNavigate } from "@remix-run/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import ErrorSummary from "../../app/ui/forms/error-summary";
import Field from "../../app/ui/forms/field";
import WriteForm, { useFormAnswer } from "../../app/ui/forms/write-form";

afterEach(cleanup);

type Values = Partial<Record<"email" | "password" | "key", string>>;
type Failure = Parameters<typeof useFormAnswer<Values>>[1];

/** A page with a form, each press of whose button is answered by the test. */
async function open() {
  const sent: FormData[] = [];
  const answers: ((answer: Failure | Response) => void)[] = [];
  const opened = {
    constraints: { email: { required: true, maxLength: 9 }, password: {}, key: {} },
    values: { email: "first", key: "k" } as Values,
  };
  let goBack = () => {};
  const Page = () => {
    const navigate = useNavigate();
    goBack = () => navigate(-1);
    const form = useFormAnswer(opened, useActionData() as Failure);
    return (
      <WriteForm form={form} hidden={["key"]} submit={["Send", "Sending"]}>
        <ErrorSummary errors={form.errors} />
        <Field {...form.field("email")} label="E-mail" />
        <output>{useLocation().search}</output>
        <Field {...form.field("password")} key={form.times} label="Password" />
      </WriteForm>
    );
  };
  const action = async ({ request }: { request: Request }) => {
    sent.push(await request.formData());
    return new Promise<Failure | Response>((resolve) => answers.push(resolve));
  };
  const Stub = createRemixStub([{ path: "/", Component: Page, action }]);
  render(<Stub initialEntries={["/?of=another", "/"]} initialIndex={1} />);
  await screen.findByRole("button");
  return {
    sent,
    goBack: () => goBack(),
    press: async () => {
      fireEvent.click(screen.getByRole("button"));
      await screen.findByText("Sending");
    },
    answer: async (answer: NonNullable<Failure> | Response) => {
      await waitFor(() => expect(answers).toHaveLength(1));
      answers.shift()?.(answer);
      await screen.findByText("Send");
    },
  };
}

const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const refused = {
  messages: ["Not now."],
  errors: { email: ["Taken."], other: ["Strange."] },
  values: { email: "typed", key: "k" },
};

test("The title says that a form was not taken, until it is", async () => {
  document.title = "Contact us";
  const { press, answer } = await open();
  await press();
  await answer(refused);
  expect(document.title).toBe("Error: Contact us");
  await press();
  await answer({ ...refused, messages: ["Still not."] });
  expect(document.title).toBe("Error: Contact us");
  await press();
  await answer(null as never);
  expect(document.title).toBe("Contact us");
});

test("A form begins with its values and the attributes of its schema, and is sent once however often it is pressed", async () => {
  const { sent, press } = await open();
  expect([typed("E-mail").value, typed("E-mail").required]).toEqual(["first", true]);
  // A browser would cut what is pasted at it without a word.
  expect(typed("E-mail").hasAttribute("maxlength")).toBe(false);
  await press();
  fireEvent.click(screen.getByRole("button"));
  fireEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent.map((form) => [...form])).toEqual([
    [
      ["key", "k"],
      ["email", "first"],
      ["password", ""],
    ],
  ]);
});

test("What failed is told at the top, with links to the fields there are, and beside them; the password goes", async () => {
  const { press, answer } = await open();
  fireEvent.change(typed("E-mail"), { target: { value: "typed" } });
  fireEvent.change(typed("Password"), { target: { value: "secret" } });
  await press();
  expect(typed("Password").value).toBe("secret");
  await answer(refused);
  expect(screen.getAllByRole("listitem").map((item) => [item.textContent, item.querySelector("a")?.hash])).toEqual([
    ["Not now.", undefined],
    ["Taken.", "#email"],
    ["Strange.", undefined],
  ]);
  expect(typed("E-mail").getAttribute("aria-describedby")).toBe("email-error");
  expect(document.getElementById("email-error")?.textContent).toBe("Error: Taken.");
  expect([typed("E-mail").value, typed("Password").value]).toEqual(["typed", ""]);
});

test("The same message a second time takes the focus again, and empties the password again", async () => {
  const { press, answer } = await open();
  for (let time = 0; time < 2; time += 1) {
    typed("Password").focus();
    fireEvent.change(typed("Password"), { target: { value: "secret" } });
    await press();
    expect(screen.queryByRole("alert")).toBeNull();
    await answer({ ...refused });
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    expect(typed("Password").value).toBe("");
  }
});

test("What failed is forgotten when a later attempt leads back to the same page", async () => {
  const { press, answer } = await open();
  await press();
  await answer(refused);
  expect(screen.getByRole("alert").textContent).toContain("Taken.");
  await press();
  await answer(new Response(null, { status: 303, headers: { location: "/" } }));
  expect(screen.queryByText("Taken.")).toBeNull();
  expect(typed("E-mail").getAttribute("aria-invalid")).toBeNull();
});

test("What failed stays on its own address: the page that Back leads to has a form of its own", async () => {
  const { press, answer, goBack } = await open();
  await press();
  await answer({ ...refused, values: { email: "typed", key: "of the failed form" } });
  goBack();
  await screen.findByText("?of=another");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.querySelector<HTMLInputElement>("input[name=key]")?.value).toBe("k");
});
