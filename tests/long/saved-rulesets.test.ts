import { afterAll, beforeAll, expect, test } from "vitest";
import { savedMatch } from "#contracts/match/saved-match";
import { ApiVisitor } from "../support/api-visitor";
import { ask } from "../support/sample-site";
import { startSite, type Site } from "../support/site-server";
import { startUpstream, type TestUpstream } from "../support/upstream";
import saved from "../http/saved/ruleset-2026-2.json";

/** A couple’s results that were saved while ruleset 2026.2 held, as that upstream stored them, cut to two beds. */

const token = "saved-under-the-ruleset-before-1";
let upstream: TestUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await startUpstream();
  site = await startSite({ API_HOST: upstream.origin }, "saved-rulesets.log");
  const { answers, match, ruleset_version } = saved;
  await upstream.db
    .insertInto("saved_match")
    .values({
      token,
      ruleset_version,
      account_id: null,
      answers: JSON.stringify(answers),
      match: JSON.stringify(match),
      saved_at: new Date(),
      kept_until: "2099-12-31",
      key: null,
    })
    .execute();
});
afterAll(async () => {
  await site?.stop();
  await upstream?.close();
});

test("results of an earlier ruleset are answered as they were saved, and fit today’s contract", async () => {
  const { status, body } = await new ApiVisitor(upstream.origin).get(`/api/v2/match/saved/${token}/`);
  expect(status).toBe(200);
  expect(body.match).toEqual(saved.match);
  const { results } = savedMatch.parse(body).match;
  expect(results.map(({ score, parts, why }) => ({ score, parts, why }))).toEqual(
    saved.match.results.map(({ score, parts, why }) => ({ score, parts, why })),
  );
});

test("their page shows their beds, scores, points and words, and says which ruleset they are of", async () => {
  for (const { model, score, parts, why, deductions, sleepers } of saved.match.results) {
    // Where the points come from is shown of one bed at a time.
    const path = `/mattress-finder/results/${token}/?open=${model.slug}`;
    const answer = await ask(Number(new URL(site.origin).port), path);
    expect(answer.status).toBe(200);
    const body = answer.body.replaceAll("<!-- -->", "");
    expect(body).toContain("2026.2");
    // What is told of today's order wasn't true of them.
    expect(body).not.toContain("the one we’re surer of comes first");
    expect(body).toContain(model.name);
    expect(body).toContain(`>${Math.round(score)}<`);
    for (const { because } of [...parts.filter(({ most }) => most > 0), ...deductions])
      expect(body, because).toContain(escaped(because));
    for (const reason of why) expect(body, reason).toContain(escaped(reason));
    for (const { sleeper } of sleepers) expect(["you", "partner"]).toContain(sleeper);
  }
});

/** As React writes a text. */
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");
