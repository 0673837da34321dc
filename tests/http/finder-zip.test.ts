import { afterEach, describe, expect, test } from "vitest";
import { loader as quizPage } from "../../app/routes/mattress-finder.quiz";
import { closePeers } from "../support/peer-sites";
import { quizSite as site } from "../support/quiz-site";
import type { Answer } from "../support/fake-http-server";

/** The search for stores knows all ZIP codes, so the quiz asks it. */

afterEach(closePeers);

describe("the quiz, asked for a ZIP code", () => {
  const sent = "/mattress-finder/quiz/?answered=zip&recipient=couple&size=queen&budgetRange=900&deliveryZip=";
  const stores = (place: object | null) => ({
    "GET /api/v2/stores/": { json: { demo: true, count: 0, page: 1, pages: 1, query: "99999", place, items: [] } },
  });
  const boise = { kind: "zip", label: "83702 (Boise, ID)", latitude: 43.6, longitude: -116.2 };

  test("refuses one that there isn't, beside its field and with what was typed", async () => {
    const { ask, asked } = await site(stores(null));
    const answer = await ask(quizPage, `${sent}99999-0001`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      step: "zip",
      answers: { recipient: "couple", size: "queen", budgetRange: "900" },
      faults: [{ name: "deliveryZip", message: "We don’t know the ZIP code 99999. Check the digits", typed: "99999" }],
    });
    expect(asked()).toContain("/api/v2/stores/");
  });

  test.each([
    ["there is", stores(boise)],
    ["nobody can tell now", { "GET /api/v2/stores/": { status: 503, json: { detail: "down" } } }],
    ["an upstream without stores can't tell", { "GET /api/v2/stores/": { status: 404, json: { detail: "none" } } }],
  ])("goes on with one that %s", async (_, answers) => {
    const { ask } = await site(answers as Record<string, Answer>);
    const answer = await ask(quizPage, `${sent}83702`);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      "/mattress-finder/quiz/?step=store&recipient=couple&size=queen&budgetRange=900&deliveryZip=83702",
    ]);
  });

  test("asks nothing of the upstream without one, or for another question", async () => {
    const { ask, asked } = await site(stores(null));
    for (const path of [`${sent}unknown`, "/mattress-finder/quiz/?answered=store&deliveryZip=00000&tryInStore=no"])
      expect((await ask(quizPage, path)).status).toBe(302);
    expect(asked()).toEqual([]);
  });
});
