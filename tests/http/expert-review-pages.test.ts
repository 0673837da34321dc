import { afterEach, expect, test } from "vitest";
import { loader as methodLoader } from "../../app/routes/expert-reviews.how-we-test";
import { loader as reviewLoader } from "../../app/routes/expert-reviews.$slug";
import { loader as listLoader } from "../../app/routes/expert-reviews._index";
import { closePeers } from "../support/peer-sites";
import { answering as answeringAt } from "../support/route-arguments";
import type { Answer } from "../support/fake-http-server";

/** What the pages of expert reviews show before an upstream that refuses, fails or says little. */

afterEach(closePeers);

const review = {
  slug: "a",
  name: "A",
  verdict: "V.",
  model: { slug: "a", name: "A", brand: { slug: "b", name: "B" } },
};

const answering = async (answers: Record<string, Answer | Answer[]>) =>
  (await answeringAt(answers, { slug: "a" })).args;

test("a test is shown without the box beside it when the bed’s own page fails", async () => {
  const ask = await answering({
    "GET /api/v2/expert-reviews/a/": { json: { review } },
    "GET /api/v2/models/a/": { status: 500, json: { detail: "down" } },
  });
  expect(await reviewLoader(ask("/expert-reviews/a/"))).toMatchObject({
    page: null,
    review: { verdict: "V.", second_tester: null, first_night: null },
    others: [],
  });
});

test("a bed that nobody tested has no test", async () => {
  const ask = await answering({ "GET /api/v2/expert-reviews/a/": { status: 404, json: { detail: "Not found." } } });
  await expect(reviewLoader(ask("/expert-reviews/a/"))).rejects.toMatchObject({ status: 404 });
});

test("a filter that there is not is said with 400, and all tests are listed", async () => {
  const facets = [{ key: "claim", label: "Firmness claim", values: [{ value: "softer", label: "Softer", count: 1 }] }];
  const ask = await answering({
    "GET /api/v2/expert-reviews/": [
      { status: 400, json: { claim: ["No."] } },
      { json: { count: 1, tested: 1, items: [review], facets } },
    ],
  });
  const answer = await listLoader(ask("/expert-reviews/?claim=luck"));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    refused: ["There’s no “luck” under “Firmness claim.”"],
    listing: { items: [{ name: "A", firmness: null, claim: null, score: null }] },
  });
});

test("how we test needs its version and nothing else", async () => {
  const ask = await answering({ "GET /api/v2/test-method/": { json: { version: "1", firmness_step: 20 } } });
  expect(await methodLoader(ask("/expert-reviews/how-we-test/"))).toMatchObject({
    version: "1",
    tests: [],
    acquired: [],
  });
});
