import { describe, expect, test } from "vitest";
import { signInRequest } from "../../app/contracts/session";

const accepts = (email: string) => signInRequest.safeParse({ email, password: "p" }).success;

describe("The e-mail address of a sign-in", () => {
  test.each(["a@b.example", "first.last+tag@sub.example", "jürgen@bücher.example"])("may be %s", (email) => {
    expect(accepts(email)).toBe(true);
  });

  // A database would refuse the first with an error of its own, and such errors open the breaker for everyone.
  test.each(["a\0@b.example", "a@b\u001b.example", "a b@c.example", "a@b", "@b.example"])("may not be %j", (email) => {
    expect(accepts(email)).toBe(false);
  });

  test("is refused at once when it is as long as a form may be", () => {
    const begun = performance.now();
    expect(accepts(`a@${".".repeat(100_000)}@`)).toBe(false);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
