import { describe, expect, test } from "vitest";
import { answerText, answerWords } from "~/features/match/answer-text";
import { answerNames, finderHref, questionHref, resultsHref, takenBack, type Answers } from "~/features/match/answers";
import { readAnswers } from "~/features/match/answers.server";
import { measureNames, severalNames } from "~/features/match/options";
import { nextHref } from "~/features/match/steps";
import { storesHref } from "~/features/match/results/result-text.server";
import { readJustSaved, savedHref } from "~/features/match/saved/saved-address";
import { summary } from "~/features/match/saved/saved-list";

const read = (query: string) => readAnswers(new URLSearchParams(query));

describe("addresses of the quiz", () => {
  test("hold the answers in one order, whatever order they came in", () => {
    const answers: Answers = { weight: "130-230", recipient: "me", pain: "hip,shoulder" };
    expect(resultsHref(answers, 2)).toBe(
      "/mattress-finder/results/?recipient=me&weight=130-230&pain=hip,shoulder&page=2",
    );
    expect(questionHref("size", answers)).toBe(
      "/mattress-finder/quiz/?step=size&recipient=me&weight=130-230&pain=hip,shoulder",
    );
    expect(nextHref({ budgetRange: "1500" })).toBe("/mattress-finder/quiz/?step=recipient&budgetRange=1500");
    expect(nextHref({ recipient: "couple", age: "35-49" })).toBe("/mattress-finder/quiz/?step=size&recipient=couple");
    expect([resultsHref({}), finderHref({})]).toEqual(["/mattress-finder/results/", "/mattress-finder/"]);
  });

  test("hold neither weight nor figures when the weight is taken back", () => {
    const couple = { recipient: "couple", weight: "230-300", pounds: "260", partnerWeight: "over-300" };
    expect(takenBack({ ...couple, partnerPounds: "310" }, "weight")).toEqual({
      recipient: "couple",
      weight: "unknown",
      partnerWeight: "unknown",
    });
    expect(takenBack({ size: "king", pounds: "260" }, "size")).toEqual({ size: "unknown", pounds: "260" });
  });

  test("give back what they were made from", () => {
    const answers: Answers = {
      recipient: "couple",
      budgetRange: "1500",
      deliveryZip: "02108",
      weight: "130-180",
      pounds: "165",
      height: "71",
      partnerWeight: "over-230",
      allergies: "latex,wool",
    };
    expect(read(resultsHref(answers).split("?")[1] ?? "")).toEqual({ answers, faults: [] });
  });
});

describe("answers in words", () => {
  test.each([
    ["budgetRange", "1500", "Up to $1,500"],
    ["budgetRange", "unknown", "Don’t know"],
    ["deliveryZip", "83702", "83702"],
    ["pain", "low-back,hip", "Lower back, hip"],
    ["recipient", "couple", "Me and a partner"],
    ["weight", "over-300", "Over 300 lb"],
    ["weight", "130-230", "130 to 230 lb"],
    ["partnerWeight", "over-230", "Over 230 lb"],
    ["pounds", "165", "165 lb"],
    ["height", "71", "5 ft 11 in"],
    ["partnerHeight", "72", "6 ft"],
    ["childAge", "0", "Under 1 year"],
    ["childAge", "1", "1 year"],
    ["childAge", "17", "17 years"],
    ["bunk", "yes", "Yes"],
    ["mobility", "unknown", "Don’t know"],
    ["allergies", "none", "None of these"],
  ] as const)("%s %s is “%s”", (name, value, text) => {
    expect(answerText(name, value)).toBe(text);
  });

  test("have a label each", () => {
    for (const name of answerNames) {
      expect(answerWords[name].label.length).toBeGreaterThan(2);
      expect(answerWords[name].change.length).toBeGreaterThan(2);
    }
    expect([...severalNames, ...measureNames].every((name) => answerNames.includes(name))).toBe(true);
  });
});

describe("addresses around the results", () => {
  test("of a saved result say what became of the e-mail", () => {
    const href = savedHref({ token: "a_b-c", mail: "not-configured", in_account: true });
    expect(href).toBe("/mattress-finder/results/a_b-c/?saved=1&mail=not-configured&account=1");
    expect(readJustSaved(new URLSearchParams(href.split("?")[1]))).toEqual({ mail: "not-configured", inAccount: true });
    expect(savedHref({ token: "t", mail: "none", in_account: false })).toBe("/mattress-finder/results/t/?saved=1");
  });

  test("say nothing of an e-mail when they were not just saved, or say it in words of no meaning", () => {
    expect(readJustSaved(new URLSearchParams(""))).toBeNull();
    expect(readJustSaved(new URLSearchParams("saved=1&mail=<script>"))).toEqual({ mail: "none", inAccount: false });
  });

  test("of stores hold the ZIP code where one is known", () => {
    expect(storesHref("corbel", { deliveryZip: "83702" })).toBe(
      "/mattress-brands/?place=83702&radius=50&models=corbel",
    );
    expect(storesHref("corbel", { deliveryZip: "unknown" })).toBe("/mattress-brands/?models=corbel");
  });
});

describe("the list of saved results", () => {
  test("tells one from another by the answers that differ most, never by pain", () => {
    expect(
      summary({
        recipient: "couple",
        size: "king",
        budgetRange: "2500",
        position: "side",
        pain: "hip",
        weight: "over-230",
      }),
    ).toBe("Me and a partner, king, up to $2,500, side sleeper");
    expect(summary({ size: "twin-xl", position: "combination" })).toBe("Twin XL, combination sleeper");
    expect(summary({ recipient: "unknown" })).toBe("");
  });
});
