// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { Answers } from "~/features/match/answers";
import { resultNotices } from "~/features/match/results/result-text.server";
import { ResultNotices } from "~/features/match/results/results";
import { questionFor } from "~/features/match/quiz/questions";
import { feelText } from "~/mattress/firmness";

afterEach(cleanup);

type Match = Parameters<typeof resultNotices>[0];
const plain: Match = { zip_known: true, better_without: null, picks: [], count: 2, total: 2 };
const noticesOf = (answers: Answers, match: Partial<Match> = {}) => resultNotices({ ...plain, ...match }, answers);
const titles = (answers: Answers) => noticesOf(answers).map(({ title }) => title);

describe("above the results of a couple", () => {
  test.each([
    ["twin", "A twin is too narrow for two", "19 inches for each of you"],
    ["twin-xl", "A twin XL is too narrow for two", "19 inches for each of you"],
    ["full", "A full is tight for two", "27 inches for each of you"],
  ])("stands how wide a %s is for each of them, with a link to change the size", (size, title, words) => {
    const answers = { recipient: "couple", size, budgetRange: "900" };
    const [notice, ...others] = noticesOf(answers);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ title, link: { text: "Choose another size" } });
    expect(notice!.text).toContain(words);
    expect(notice!.link.href).toBe(`/mattress-finder/quiz/?step=size&recipient=couple&size=${size}&budgetRange=900`);
  });

  test("stands nothing of the kind from a queen up, without a size, or for one sleeper", () => {
    for (const size of ["queen", "king", "cal-king", "split-king", "unknown"])
      expect(titles({ recipient: "couple", size })).toEqual([]);
    expect(titles({ recipient: "couple" })).toEqual([]);
    expect(titles({ recipient: "me", size: "twin" })).toEqual([]);
  });

  test("stands no link when they were saved, which nobody can change", () => {
    const notices = noticesOf({ recipient: "couple", size: "twin" });
    const linksOf = (fixed: boolean) => {
      const Page = createRemixStub([{ path: "/", Component: () => <ResultNotices notices={notices} fixed={fixed} /> }]);
      const { container } = render(<Page />);
      expect(container.textContent).toContain("A twin is too narrow for two");
      return container.querySelectorAll("a").length;
    };
    expect([linksOf(false), linksOf(true)]).toEqual([1, 0]);
  });
});

describe("above the results for a bunk", () => {
  const bunk = { recipient: "child", childAge: "9", bunk: "yes" };

  test("stands that no bunk takes the size of an address, with a link to change it", () => {
    const [notice, ...others] = noticesOf({ ...bunk, size: "cal-king" });
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      title: "Bunk and loft beds take a twin, twin XL or full",
      text: "These results are for a California king.",
      link: { href: "/mattress-finder/quiz/?step=size&recipient=child&childAge=9&bunk=yes&size=cal-king" },
    });
  });

  test("stands nothing of the kind when one takes it, or it isn’t for a bunk", () => {
    for (const size of ["twin", "twin-xl", "full", "unknown"]) expect(titles({ ...bunk, size })).toEqual([]);
    expect(titles(bunk)).toEqual([]);
    expect(titles({ ...bunk, bunk: "no", size: "king" })).toEqual([]);
    expect(titles({ recipient: "me", bunk: "yes", size: "king" })).toEqual([]);
  });
});

describe("for somebody under 18", () => {
  test.each(["me", "someone-else"])(
    "stands that a young child is matched by other rules when %s is the answer",
    (who) => {
      const [notice, ...others] = noticesOf({ recipient: who, age: "under-18", size: "twin", pounds: "60" });
      expect(others).toEqual([]);
      expect(notice!.title).toBe("For a child under 13, choose “A child”");
      expect(notice!.link.href).toBe("/mattress-finder/quiz/?step=child&recipient=child&size=twin");
      expect(questionFor("age", { recipient: who }).hint).toContain("For a child under 13");
    },
  );

  test("stands nothing when they are older, a child or one of a couple", () => {
    expect(titles({ recipient: "me", age: "18-34" })).toEqual([]);
    expect(titles({ recipient: "me" })).toEqual([]);
    expect(titles({ recipient: "child", childAge: "9" })).toEqual([]);
    expect(titles({ recipient: "couple", age: "under-18" })).toEqual([]);
  });
});

describe("above results without a good bed", () => {
  const picks = [{ beds: [{ score: 64.6 }] }] as Match["picks"];
  const answers = { recipient: "child", size: "twin", budgetRange: "1400", tryInStore: "yes" };
  const told = (drop: "tryInStore" | "budgetRange", match: Partial<Match> = { picks }) =>
    noticesOf(answers, { ...match, better_without: { drop, count: 19, score: 75 } });

  test("stands which answer leaves out better ones, with a link to take it back", () => {
    expect(told("tryInStore")).toEqual([
      {
        tone: "info",
        title: "One of your answers leaves out better beds",
        text: "Wanting to try it in a store leaves 2 beds, up to 65 of 100. Without that there are 19, up to 75.",
        link: {
          text: "Include beds no store has",
          href: "/mattress-finder/results/?recipient=child&size=twin&budgetRange=1400&tryInStore=unknown",
        },
      },
    ]);
    expect(told("budgetRange")[0]!.text).toMatch(/^Your budget of \$1,400 leaves 2 beds/);
  });

  test("stands nothing of it when no answer does, or nothing is picked", () => {
    expect(noticesOf(answers, { picks })).toEqual([]);
    expect(told("tryInStore", {})).toEqual([]);
  });
});

describe("the question about the size", () => {
  test("tells a couple how narrow a twin and a full are, and nobody else", () => {
    expect(questionFor("size", { recipient: "couple" }).hint).toMatch(/19 inches for each of you.*27 inches each/);
    expect(questionFor("size", { recipient: "me" }).hint).toBe("The question about an adjustable base is optional.");
  });

  test("says nothing of an adjustable base when it is for a bunk", () => {
    const { hint, why } = questionFor("size", { recipient: "child", childAge: "9", bunk: "yes" });
    expect(hint).toBeUndefined();
    expect(why).not.toContain("adjustable");
    expect(why).toContain("Bunk and loft beds take a twin, twin XL or full.");
  });
});

describe("a bed whose halves are ordered one by one", () => {
  test("has a choice for each side only in a size with two sides", () => {
    const bed = { firmness: 5.5, firmness_range: null, firmness_halves: [4, 7] };
    expect(feelText(bed, "twin-xl")).toBe("4 or 7\u00a0of\u00a010, your choice");
    expect(feelText(bed, "queen")).toBe("4 or 7\u00a0of\u00a010, your choice for each side");
    expect(feelText(bed)).toBe("4 or 7\u00a0of\u00a010, your choice for each side");
  });
});
