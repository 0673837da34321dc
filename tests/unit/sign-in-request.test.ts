import { describe, expect, test } from "vitest";
import { signInRequest } from "#contracts/session";
import {
  changePasswordForm,
  confirmSignUpForm,
  deleteForm,
  signInForm,
  signUpForm,
} from "../../app/features/account/forms.server";
import { readForm } from "../../app/http/forms.server";
import { allowance, leastCpuOf } from "../support/cpu-time";

const accepts = (email: string) => signInRequest.safeParse({ email, password: "p" }).success;

test("A password is in no form that is shown again, and none has a NUL", async () => {
  for (const schema of [signInForm, confirmSignUpForm, signUpForm, deleteForm, changePasswordForm]) {
    const body = new URLSearchParams({ password: "four words\0for sleep", current_password: "mine" });
    const form = await readForm(new Request("http://localhost/", { method: "POST", body }), schema);
    expect(JSON.stringify(form.values)).not.toMatch(/four|mine/);
    expect(form).toMatchObject({ ok: false, errors: { password: [expect.stringContaining("no keyboard types")] } });
  }
});

describe("The e-mail address of a sign-in", () => {
  test.each(["a@b.example", "first.last+tag@sub.example", "jürgen@bücher.example"])("may be %s", (email) => {
    expect(accepts(email)).toBe(true);
  });

  // No mail gets there.
  test.each([
    ...["nora@b..org", "nora@.b.org", "nora..field@b.org", ".nora@b.org", "nora.@b.org", "nora@-b.org", "nora@b-.org"],
    ...["nora@b.org,", "<nora@b.org>", "nora@b_c.org", "nora@127.0.0.1", "nora@b.123", "nora@[1.2.3.4]", "nora@b.org/"],
    ...["\uFFFCnora@b.org", "\u2800nora@b.org", "\u{E0041}nora@b.org", "no\u180Bra@b.org", "nora@b\uE000c.org"],
    ...[`nora@${"b".repeat(64)}.org`, `${"n".repeat(65)}@b.org`],
  ])("may not be “%s”", (email) => {
    expect(accepts(email)).toBe(false);
  });

  test.each([
    ...[
      "o’neil@b.example",
      "o'neil@b.co.uk",
      "1-2@b.museum",
      "用户@例子.公司",
      "a@xn--bcher-kva.example",
      "a@123.org",
      "NORA.Field@EXAMPLE.COM",
      "a@b.org.",
    ],
  ])("may be “%s”", (email) => {
    expect(accepts(email)).toBe(true);
  });

  // A database would refuse the first with an error of its own, and such errors open the breaker for everyone.
  test.each(["a\0@b.example", "a@b\u001b.example", "a b@c.example", "a@b", "@b.example"])("may not be %j", (email) => {
    expect(accepts(email)).toBe(false);
  });

  test("is refused at once when it is as long as a form may be", () => {
    const long = `a@${".".repeat(100_000)}@`;
    expect(accepts(long)).toBe(false);
    expect(leastCpuOf(5, () => accepts(long), allowance(500))).toBeLessThan(allowance(500));
  });
});
