import { describe, expect, test } from "vitest";
import { z } from "zod";
import { payoutForm } from "~/features/cashback/forms.server";
import { contentForm } from "~/features/content/editing/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";

/** A form as a browser sends it. */
const sent = (body: string) =>
  new Request("http://localhost/", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" },
    body,
  });
const read = <Schema extends z.ZodObject>(body: string, schema: Schema) => readForm(sent(body), schema);

const account = z.object({
  email: z.string({ error: "Enter an address" }).trim().max(20, { error: "Too long" }).includes("@", { error: "No @" }),
  password: z.string({ error: "Enter a password" }).max(10, { error: "Too long" }).meta({ writeOnly: true }),
  note: z.string().trim().max(12).optional(),
  pain: z.array(z.string()).max(2, { error: "Two at most" }),
});

describe("Reading a form", () => {
  test("gives the fields of its schema and nothing else of what was sent", async () => {
    const body = "note=a%40b&note[99999999]=2&note.x=1&__intent__=%7B%7D&__state__=1&constructor=1&other=1";
    const { values } = await read(body, account);
    expect(values).toEqual({ note: "a@b", pain: [] });
  });

  test("takes the first value of a field that came twice, and every value of a list", async () => {
    const form = await read("email=a%40b&email=c%40d&password=p&pain=neck&pain=hips", account);
    expect(form).toMatchObject({ ok: true, data: { email: "a@b", password: "p", pain: ["neck", "hips"] } });
  });

  test("takes a field that was left empty for one that was not sent, and keeps it empty", async () => {
    const form = await read("email=+&password=&note=++", account);
    expect(form).toEqual({
      ok: false,
      status: 400,
      errors: { email: ["Enter an address"], password: ["Enter a password"] },
      message: null,
      retryAfter: null,
      values: { email: " ", note: "  ", pain: [] },
      withheld: [],
    });
    expect(await read("email=a%40b&password=++", account)).toMatchObject({ ok: true, data: { password: "  " } });
  });

  test("reads numbers and days in whatever digits and dashes they were typed", async () => {
    const key = "kEy-0123456789_abcdefg";
    expect(await read(`claim=${encodeURIComponent("１０４２")}&key=${key}`, payoutForm)).toMatchObject({
      ok: true,
      data: { claim: "1042" },
    });
    const { values } = await read(`reviewed_on=${encodeURIComponent("２０２６‑１１‑２０")}`, contentForm);
    expect(values.reviewed_on).toBe("2026-11-20");
  });

  test("says one thing of each field, and what belongs to none of the form", async () => {
    const twice = account.refine(() => false, { error: "Not both" });
    expect(await read(`email=${"x".repeat(30)}&password=p`, account)).toMatchObject({
      errors: { email: ["Too long"] },
    });
    expect(await read("email=a%40b&password=p", twice)).toMatchObject({ errors: { non_field_errors: ["Not both"] } });
  });

  test("keeps all that was typed but secrets, however long it is", async () => {
    const [note, pain] = ["n".repeat(50_000), "p".repeat(50_000)];
    const { values, withheld } = await read(`password=secret&note=${note}&pain=${pain}`, account);
    expect(values).toEqual({ note, pain: [pain] });
    expect(withheld).toEqual(["password"]);
  });

  test("counts the end of a line as browsers do", async () => {
    const form = await read("email=a%40b&password=p&note=1%0D%0A2%0D%0A3%0D%0A4%0D%0A5%0D%0A6", account);
    expect(form).toMatchObject({ ok: true, data: { note: "1\n2\n3\n4\n5\n6" } });
  });

  test("keeps the key of a form that has one, and mints it where it is none", async () => {
    const keyed = z.object({ key: z.string().optional(), note: z.string({ error: "Enter a note" }) });
    const key = "kEy-0123456789_abcdefg";
    expect(await read(`key=${key}`, keyed)).toMatchObject({ ok: false, values: { key } });
    for (const other of ["", "&key=", `&key=${key}x`, `&key=${"%00".repeat(22)}`]) {
      const form = await read(`note=n${other}`, keyed);
      expect(form.values.key).toMatch(/^[\w-]{22}$/);
      expect(form).toMatchObject({ ok: true, data: { key: form.values.key } });
    }
  });
});

describe("A form as its page first shows it", () => {
  test("has attributes from its schema, and what it begins with", () => {
    expect(JSON.parse(JSON.stringify(openForm(account, { note: "n" })))).toEqual({
      constraints: {
        email: { required: true, maxLength: 20 },
        password: { required: true, maxLength: 10 },
        note: { maxLength: 12 },
        pain: {},
      },
      values: { note: "n" },
    });
    const stars = z.object({ stars: z.coerce.number().min(1).max(5) });
    expect(openForm(stars).constraints.stars).toEqual({ required: true, min: 1, max: 5 });
  });

  test("has a key of its own, if it has one at all", () => {
    const keyed = z.object({ key: z.string().optional() });
    const [one, two] = [openForm(keyed), openForm(keyed)];
    expect(one.values.key).toMatch(/^[\w-]{22}$/);
    expect(one.values.key).not.toBe(two.values.key);
  });
});

describe("The answer to a form that failed", () => {
  const busy = { ok: false, status: 429, errors: {}, message: "Later.", retryAfter: 30 } as const;

  test("has the status of its outcome, and when to come back where that is known", async () => {
    const answer = formAnswer(busy, { note: "n" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "30"]);
    expect(await answer.json()).toEqual({ messages: ["Later."], errors: {}, values: { note: "n" } });
    expect(formAnswer({ ...busy, retryAfter: 0 }, {}).headers.get("retry-after")).toBe("0");
    expect(formAnswer({ status: 400 }, {}).headers.get("retry-after")).toBeNull();
  });

  test("tells what is said of fields apart from what is said of the form", async () => {
    const errors = { non_field_errors: ["Not both."], email: ["Taken."] };
    expect(await formAnswer({ ...busy, status: 409, errors }, {}).json()).toEqual({
      messages: ["Later.", "Not both."],
      errors: { email: ["Taken."] },
      values: {},
    });
  });

  test("to who must log in first is thrown, with what was typed", async () => {
    const answer = async () => formAnswer({ ...busy, status: 401 }, { note: "n" });
    const thrown = await answer().catch((response: unknown) => response as Response);
    expect([thrown.status, await thrown.json()]).toMatchObject([403, { sent: { note: "n" } }]);
  });
});
