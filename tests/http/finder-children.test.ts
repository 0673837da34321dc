import { afterEach, describe, expect, test } from "vitest";
import { action as save, loader as resultsPage } from "../../app/routes/mattress-finder.results._index";
import { closePeers } from "../support/peer-sites";
import { quizSite as site } from "../support/quiz-site";

/** What the results of the quiz are when the bed is for a child. */

afterEach(closePeers);

describe("the results for a child", () => {
  const toddler = "/mattress-finder/results/?recipient=child&childAge=2&bunk=no&size=twin";

  test("name no bed, and ask the upstream for none, when the child is under 3", async () => {
    const { ask, asked } = await site();
    const answer = await ask(resultsPage, toddler);
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { match: null, answers: { recipient: "child", childAge: "2" } },
    ]);
    expect(asked()).not.toContain("/api/v2/match/");
  });

  test("are not saved: the form leads back to them", async () => {
    const { ask, asked } = await site();
    const answer = await ask(save, toddler, { method: "POST", body: new URLSearchParams({ email: "" }) });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/mattress-finder/results/?recipient=child&childAge=2",
    ]);
    expect(asked()).toEqual([]);
  });

  test("are beds again from the age of 3, for which the upstream is told the age and the bunk", async () => {
    const { ask, peer } = await site();
    await ask(resultsPage, "/mattress-finder/results/?recipient=child&childAge=3&bunk=yes&feel=hug");
    const sent = new URL(peer.requests[0]?.url ?? "", peer.origin).searchParams;
    expect(Object.fromEntries(sent)).toEqual({ recipient: "child", childAge: "3", bunk: "yes" });
  });
});
