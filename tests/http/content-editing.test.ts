import { afterEach, expect, test } from "vitest";
import { action as publish } from "../../app/routes/admin.content.$kind.$slug";
import { closePeers } from "../support/peer-sites";
import { answering } from "../support/route-arguments";

/** Publishing a text before an upstream that knows one term. */

afterEach(closePeers);

const typed = {
  base: "1",
  title: "Latex",
  summary: "Foam from rubber trees.",
  body: "It springs back.",
  reviewed_on: "2026-11-20",
  note: "Plainer",
};

async function publishing(body: string) {
  const { args, peer } = await answering(
    {
      "GET /api/v2/auth/user/": { json: { user: { is_authenticated: true, is_staff: true, first_name: "Nora" } } },
      "GET /api/v2/glossary/": { json: { items: [{ slug: "latex", term: "Latex", summary: "Foam." }] } },
      "GET /api/v2/guides/": { status: 404, json: { detail: "Not found." } },
      "OPTIONS /api/v2/content/term/latex/": {
        status: 200,
        json: {},
        headers: { "Set-Cookie": "csrftoken=abc; Path=/" },
      },
      "POST /api/v2/content/term/latex/": { json: { version: 2 } },
    },
    { kind: "term", slug: "latex" },
  );
  const answer = await publish(args("/admin/content/term/latex/", { ...typed, body }));
  return { answer, sent: peer.requestsOf("POST /api/v2/content/term/latex/") };
}

test("a text with faults isn’t published, and its editor is told of each beside it, with what was typed", async () => {
  const { answer, sent } = await publishing("[a](/mattress-glossary/latx/)\n\n::figure{name=zonez}");
  expect(answer.status).toBe(400);
  const { errors, values } = await answer.json();
  expect(errors.body).toEqual(["There’s no term “latx” in the glossary.", "There’s no drawing “zonez”."]);
  expect(values.body).toContain("zonez");
  expect(sent).toEqual([]);
});

test("a text without faults is published, also where guides can’t be read now", async () => {
  const { answer, sent } = await publishing("[a](/mattress-glossary/latex/) [b](/guides/unknown/)");
  expect(answer.status).toBe(303);
  expect(sent).toHaveLength(1);
});
