// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, test } from "vitest";
import type { Answers } from "~/features/match/answers";
import Background, { Method } from "~/features/match/results/background";
import EmptyMatch from "~/features/match/results/empty-match";
import Results from "~/features/match/results/results";
import { shownResults } from "~/features/match/results/shown-results.server";
import { matchAnswer } from "#contracts/match/match";
import { currentRuleset } from "../../upstream/rules/match/ruleset";

/** Results of an upstream that isn't ours, which says no more than it has to. */

afterEach(cleanup);

const text = (page: ReactElement) => {
  const Page = createRemixStub([{ path: "/", Component: () => page }]);
  return render(<Page />).container.textContent;
};

const sparse = matchAnswer.parse({ count: 2, answers: {}, results: [] });
const since = { effective_on: "2026-11-01" };

describe("results of which nothing else is told", () => {
  test("have no heading over no target, and don’t say that nothing was left out", () => {
    const told = text(<Background match={sparse} total={2} answers={{}} fixed={false} />);
    expect(told).not.toMatch(/How firm the bed should be|left out|left nothing out/);
    const known = { ...sparse, considered: 9 };
    expect(text(<Background match={known} total={2} answers={{}} fixed={false} />)).toContain("We left nothing out.");
  });

  test("tell the method of a version that is known, and of no other", () => {
    const rules = "We read every bed from its layers";
    expect(text(<Method ruleset={{ version: currentRuleset.version, ...since }} />)).toContain(rules);
    expect(text(<Method ruleset={{ version: "2026.2", ...since }} />)).toContain("Getting the firmness right");
    for (const ruleset of [null, { version: "7", ...since }, { version: "toString", ...since }]) {
      expect(text(<Method ruleset={ruleset} />)).toMatch(/^No one can pay to be ranked higher\./);
    }
  });

  test("don’t call a ZIP code unknown that nobody typed", async () => {
    const shown = (answers: Answers) => {
      const match = shownResults({ ...sparse, zip_known: false, count: 0 }, answers, null);
      const results = <Results match={match} answers={answers} page={1} pages={1} head={null} aside={null} />;
      const Page = createRemixStub([{ path: "/", Component: () => results }]);
      return render(<Page />);
    };
    // It comes on demand, so that it is there at once for the second.
    await shown({ deliveryZip: "00000" }).findByText("We don’t recognize the ZIP code 00000");
    cleanup();
    const { container } = shown({});
    await new Promise((done) => setTimeout(done, 50));
    expect(container.textContent).not.toContain("recognize");
  });

  test("that are none point to no list of answers where none is blamed", () => {
    const told = text(<EmptyMatch match={sparse} answers={{}} />);
    expect(told).toContain("Change one of your answers, and more beds may fit.");
    expect(told).not.toContain("The first one");
  });
});
