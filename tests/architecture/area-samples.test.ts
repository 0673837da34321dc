import { expect, test } from "vitest";
import { areas } from "../../upstream/modules";
import { boundedIn } from "../../upstream/http/bounds";
import { liveForms, withoutLiveForm } from "../support/form-samples";
import { overfullReads } from "../support/overfull-reads";
import { siteActions } from "../support/site-actions";
import { guarded } from "../upstream/suites/roles";

/** What a new page has to say in its file of tests/areas; other tests would find it missing an hour later. */

const operations = areas.flatMap((area) => area.operations);

test("Every form that writes is among those that are sent again, or it is said why not", () => {
  // Some have several forms: their names begin with the route's.
  const tried = new Set(Object.keys(liveForms).map((id) => id.split(": ")[0]!));
  const writing = siteActions.filter(({ writes }) => writes !== null).map(({ id }) => id);
  expect(writing.filter((id) => !tried.has(id))).toEqual(Object.keys(withoutLiveForm));
  const known = new Set(siteActions.map(({ id }) => id));
  expect([...tried].filter((id) => !known.has(id))).toEqual([]);
});

test("Every operation that isn’t for everybody is named with those whom it lets in", () => {
  const named = new Set(Object.values(guarded).flat());
  const closed = operations.filter(({ guard, version }) => guard !== null && version === 2);
  expect(closed.map(({ method, path }) => `${method} ${path}`).filter((name) => !named.has(name))).toEqual([]);
});

test("Every list that its read cuts is asked for with more stored than it holds", () => {
  const stored = { claim: {} } as Parameters<typeof overfullReads>[0];
  const cut = operations.flatMap(({ id, method, answer }) =>
    method === "GET" && answer !== null
      ? boundedIn(answer).flatMap(({ by, path }) => (by === "read" ? [{ id, path }] : []))
      : [],
  );
  const asked = overfullReads(stored);
  expect(cut.filter(({ id, path }) => asked[id]?.[path] === undefined)).toEqual([]);
});
