import { describe, expect, test } from "vitest";
import { formAnswer, readForm } from "~/http/forms.server";

/** A form as a browser sends it. */
const sent = (body: string) =>
  new Request("http://localhost/", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" },
    body,
  });

describe("Reading a form", () => {
  test("gives the declared fields and nothing else of what was sent", async () => {
    const body = "email=a%40b.example&email[99999999]=2&email.x=1&__intent__=%7B%7D&__state__=1&other=1";
    expect(await readForm(sent(body), ["email"])).toEqual({ email: "a@b.example" });
  });

  test("leaves out what was not sent, and keeps what was sent empty", async () => {
    expect(await readForm(sent("email=&a=1"), ["email", "password"])).toEqual({ email: "" });
    expect(await readForm(sent(""), ["email", "password"])).toEqual({});
  });

  test("takes the first value of a field that came twice, and every value of one declared to have several", async () => {
    const body = "next=%2Fa%2F&next=%2Fb%2F&pain=neck&pain=hips";
    expect(await readForm(sent(body), ["next"], ["pain", "allergies"])).toEqual({
      next: "/a/",
      pain: ["neck", "hips"],
      allergies: [],
    });
  });

  test("finds nothing that objects inherit", async () => {
    expect(await readForm(sent("a=1"), ["constructor", "toString"])).toEqual({});
  });
});

describe("The answer to a form that failed", () => {
  test("has the status of its outcome, and when to come back where that is known", async () => {
    const outcome = { ok: false, status: 429, errors: {}, message: null, retryAfter: 30 } as const;
    const busy = formAnswer(outcome, { message: "later" });
    expect([busy.status, busy.headers.get("retry-after"), await busy.json()]).toEqual([
      429,
      "30",
      { message: "later" },
    ]);
    const wrong = formAnswer({ status: 400 }, null);
    expect([wrong.status, wrong.headers.get("retry-after")]).toEqual([400, null]);
    expect(formAnswer({ ...outcome, retryAfter: 0 }, null).headers.get("retry-after")).toBe("0");
  });
});
