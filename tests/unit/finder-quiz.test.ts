import { describe, expect, test } from "vitest";
import { matchAnswers } from "#contracts/match/match";
import { answerNames, resultsHref, type Answers } from "~/features/match/answers";
import { offeredChoices } from "~/features/match/answer-fields";
import { answerOptions } from "~/features/match/options";
import { questionFor } from "~/features/match/quiz/questions";
import { quizFacts } from "~/features/match/quiz-facts";
import { quizState } from "~/features/match/quiz/quiz-state.server";
import { stepNames } from "~/features/match/step-fields";
import { applicable, fieldsOf, nextHref, nextStep, stepBefore, stepsFor } from "~/features/match/steps";
import { needsCrib } from "~/mattress/crib/needs-crib";

const state = (query: string) => quizState(new URLSearchParams(query));

describe("the questions", () => {
  test("are for every answer of the contract, each once", () => {
    const contract = Object.keys(matchAnswers.shape).sort();
    expect([...answerNames].sort()).toEqual(contract);
  });

  test("offer exactly the values that the contract takes, and “Don’t know” to each", () => {
    for (const [name, options] of Object.entries(answerOptions)) {
      const field = matchAnswers.shape[name as keyof typeof answerOptions];
      for (const { value } of [...options, { value: "unknown" }])
        expect(field.safeParse(value).success, `${name} ${value}`).toBe(true);
      expect(field.safeParse("purple").success, name).toBe(false);
    }
    for (const name of ["budgetRange", "deliveryZip"] as const)
      expect(matchAnswers.shape[name].safeParse("unknown").success).toBe(true);
  });

  test("are twelve at most, whoever the bed is for", () => {
    for (const recipient of [undefined, "unknown", ...answerOptions.recipient.map(({ value }) => value)]) {
      for (const childAge of [undefined, "1", "8", "15"]) {
        const steps = stepsFor({ recipient, childAge });
        expect(steps.length, recipient).toBeLessThanOrEqual(12);
        expect(steps.includes("partner"), recipient).toBe(recipient === "couple");
      }
    }
  });

  test.each([
    ["a couple", { recipient: "couple" }, ["age", "child"]],
    ["a child", { recipient: "child" }, ["age", "weight", "preference", "partner"]],
    ["a child of 12", { recipient: "child", childAge: "12" }, ["age", "weight", "preference", "partner"]],
    ["a teenager", { recipient: "child", childAge: "13" }, ["age", "partner"]],
    ["guests", { recipient: "guest" }, ["age", "child", "weight", "pain", "partner"]],
    ["me", { recipient: "me" }, ["child", "partner"]],
    ["someone else", { recipient: "someone-else" }, ["child", "partner"]],
  ])("that cannot change the result are skipped for %s", (_who, answers, skipped) => {
    const steps = new Set<string>(stepsFor(answers));
    expect(stepNames.filter((step) => !steps.has(step))).toEqual(skipped);
  });

  test.each([
    [{ recipient: "me" }, "weight", ["weight", "pounds", "height"]],
    [{ recipient: "me" }, "pain", ["pain", "mobility"]],
    [{ recipient: "couple" }, "pain", ["pain", "mobility"]],
    [{ recipient: "child", childAge: "12" }, "weight", []],
    [{ recipient: "child", childAge: "12" }, "pain", ["pain"]],
    [{ recipient: "child", childAge: "13" }, "weight", ["weight", "pounds", "height"]],
    [{ recipient: "child", childAge: "13" }, "pain", ["pain"]],
    [{ recipient: "child", childAge: "13" }, "preference", ["preference", "feel"]],
    [{ recipient: "guest" }, "preference", ["preference"]],
    [{ recipient: "child", childAge: "9", bunk: "no" }, "size", ["size", "adjustableBase"]],
    [{ recipient: "child", childAge: "9", bunk: "yes" }, "size", ["size"]],
    [{ recipient: "me", bunk: "yes" }, "size", ["size", "adjustableBase"]],
  ] as const)("of %j about the %s ask for %j", (answers, step, names) => {
    expect(fieldsOf(step, answers)).toEqual(names);
  });

  test("end with the age of a baby or toddler, whatever else its address says", () => {
    const toddler: Answers = { recipient: "child", childAge: "2", bunk: "no", size: "twin", weight: "under-130" };
    expect([needsCrib(toddler), needsCrib({ ...toddler, childAge: "3" })]).toEqual([true, false]);
    expect(needsCrib({ childAge: "1" })).toBe(false);
    expect(stepsFor(toddler)).toEqual(["recipient", "child"]);
    expect(nextHref(toddler)).toBe("/mattress-finder/results/?recipient=child&childAge=2");
    expect(state("answered=child&recipient=child&childAge=18+months")).toEqual({
      show: "next",
      step: null,
      answers: { recipient: "child", childAge: "1" },
    });
  });

  test("offer a range of earlier releases only to whoever chose it", () => {
    const values = (chosen: string[]) => offeredChoices("weight", chosen).map(({ value }) => value);
    const today = ["under-130", "130-180", "180-230", "230-300", "over-300"];
    expect(values(["130-180"])).toEqual([...today, "unknown"]);
    expect(values(["130-230"])).toEqual([...today, "130-230", "unknown"]);
    expect(offeredChoices("partnerWeight", ["over-230"]).at(-2)?.label).toBe("Over 230 lb");
    expect(offeredChoices("size", ["over-230"]).map(({ value }) => value)).not.toContain("over-230");
  });

  test("offer only sizes that a bunk takes when it’s for one", () => {
    const sizes = (answers: Answers, chosen: string[] = []) =>
      offeredChoices("size", chosen, answers).map(({ value }) => value);
    const bunk = { recipient: "child", childAge: "9", bunk: "yes" };
    expect(sizes(bunk)).toEqual(["twin", "twin-xl", "full", "unknown"]);
    expect(sizes(bunk, ["king"])).toEqual(["twin", "twin-xl", "full", "unknown"]);
    expect(sizes({ ...bunk, bunk: "no" })).toContain("king");
    expect(sizes({})).toContain("king");
  });

  test("keep a king in the address for a bunk, and skip the adjustable base", () => {
    const address = "recipient=child&childAge=9&bunk=yes&size=king&adjustableBase=yes";
    expect(state(address)).toMatchObject({
      show: "question",
      step: "budget",
      faults: [],
      answers: { recipient: "child", childAge: "9", bunk: "yes", size: "king" },
    });
    expect(state(address).answers.adjustableBase).toBeUndefined();
    expect(state(`${address}&step=size`)).toMatchObject({ show: "question", step: "size", faults: [] });
  });

  test("offer “Don’t know” last, and only what excludes the others by itself", () => {
    const choices = offeredChoices("pain", []);
    expect(choices.at(-1)).toMatchObject({ value: "unknown", alone: true });
    expect(choices.filter(({ alone }) => alone).map(({ value }) => value)).toEqual(["none", "unknown"]);
    expect(choices.map(({ label }) => label)).toContain("Neck");
  });

  test("speak of the one who will sleep on it", () => {
    const titles = ["me", "child", "guest", "someone-else"].map(
      (recipient) => questionFor("position", { recipient }).title,
    );
    expect(titles).toEqual([
      "Which position do you mostly sleep in?",
      "Which position does the child mostly sleep in?",
      "Which position do your guests mostly sleep in?",
      "Which position do they mostly sleep in?",
    ]);
  });

  test("end with a question mark, say why they are asked and what to do about a missing answer", () => {
    for (const step of stepNames) {
      const { title, why, missing } = questionFor(step, {});
      expect(title).toMatch(/\?$/);
      expect(why.length, step).toBeGreaterThan(40);
      expect(missing, step).toContain("Don’t know");
    }
  });
});

describe("the way through the quiz", () => {
  test("begins with the first question", () => {
    expect(state("")).toEqual({ show: "question", step: "recipient", answers: {}, faults: [] });
  });

  test("leads from an answer to the first question without one", () => {
    expect(state("answered=recipient&recipient=me")).toMatchObject({ show: "next", step: "age" });
    expect(state("answered=recipient&recipient=couple")).toMatchObject({ show: "next", step: "size" });
    expect(state("answered=weight&weight=130-230&position=side")).toMatchObject({ show: "next", step: "recipient" });
  });

  test("asks again, in words, for an answer that was not given", () => {
    expect(state("answered=position&recipient=child")).toMatchObject({
      show: "question",
      step: "position",
      faults: [{ name: "position", message: "Select a position, or “Don’t know”" }],
    });
  });

  test("takes what a page of several questions leaves out as not known", () => {
    const { answers } = state("answered=partner&recipient=couple&partnerPosition=back&partnerPain=hip");
    expect(answers).toMatchObject({
      partnerPosition: "back",
      partnerPain: "hip",
      partnerWeight: "unknown",
      lightSleeper: "unknown",
    });
  });

  test("asks for the bunk when a child’s page is sent without it, and names its faults from the top", () => {
    const sent = state("answered=child&recipient=child&childAge=old");
    expect(sent).toMatchObject({ show: "question", step: "child" });
    expect(sent.show === "question" && sent.faults.map(({ name }) => name)).toEqual(["childAge", "bunk"]);
    expect(state("answered=child&recipient=child&bunk=unknown")).toMatchObject({ show: "next", step: "size" });
  });

  test("takes the second answer about a body as not known when it is left out", () => {
    expect(state("answered=pain&recipient=me&pain=neck").answers).toEqual({
      recipient: "me",
      pain: "neck",
      mobility: "unknown",
    });
    expect(state("answered=pain&recipient=child&pain=neck").answers).toEqual({ recipient: "child", pain: "neck" });
  });

  test("shows any question that is asked for, with its answer", () => {
    expect(state("step=size&size=queen&recipient=me")).toMatchObject({
      show: "question",
      step: "size",
      answers: { size: "queen" },
    });
  });

  test("does not show questions that are skipped or that do not exist", () => {
    expect(state("step=partner&recipient=me")).toMatchObject({ show: "question", step: "age" });
    expect(state("step=drop%20table")).toMatchObject({ show: "question", step: "recipient" });
  });

  test("puts a value right at its own question, wherever the address wanted to go", () => {
    expect(state("step=weight&position=purple&recipient=me")).toMatchObject({
      show: "question",
      step: "position",
      answers: { recipient: "me" },
      faults: [{ name: "position", typed: "purple" }],
    });
    expect(state("answered=zip&deliveryZip=83702&position=purple")).toMatchObject({
      show: "question",
      step: "position",
    });
  });

  test("goes on when the fault, or the form that was sent, is of a question that is not asked", () => {
    expect(state("recipient=guest&pounds=heavy")).toMatchObject({ show: "question", step: "size", faults: [] });
    expect(state("recipient=me&childAge=old&partnerHeight=tall")).toMatchObject({ step: "age", faults: [] });
    expect(state("answered=pain&recipient=guest")).toMatchObject({ show: "next", step: "size" });
    expect(state("recipient=couple&partnerHeight=tall")).toMatchObject({ show: "question", step: "partner" });
  });

  test("ends with the results when every question has an answer, also one that was changed", () => {
    const all: Answers = Object.fromEntries(answerNames.map((name) => [name, "unknown"]));
    const query = resultsHref({ ...all, recipient: "couple" }).split("?")[1] ?? "";
    expect(state(query)).toMatchObject({ show: "next", step: null });
    for (const recipient of ["me", "child", "guest", "someone-else"])
      expect(state(resultsHref({ ...all, recipient }).split("?")[1] ?? "")).toMatchObject({ show: "next", step: null });
    expect(state(`answered=zip&${query}`)).toMatchObject({ show: "next", step: null });
  });

  test("drops answers that no longer count when the recipient changes", () => {
    const { answers } = state("answered=recipient&recipient=me&partnerPosition=side&lightSleeper=yes&size=king");
    expect(answers).toEqual({ recipient: "me", size: "king" });
    expect(applicable({ recipient: "guest", pain: "hip", age: "18-34", weight: "over-300" })).toEqual({
      recipient: "guest",
    });
  });

  test("goes back question by question to the start", () => {
    expect(stepBefore("size", { recipient: "couple" })).toBe("recipient");
    expect(stepBefore("size", { recipient: "me" })).toBe("age");
    expect(stepBefore("recipient", {})).toBeNull();
    expect(nextStep({ recipient: "me", age: "unknown" })).toBe("size");
  });
});

describe("what the data layer is told of the quiz", () => {
  const answers: Answers = {
    recipient: "me",
    age: "35-49",
    size: "queen",
    budgetRange: "1500",
    deliveryZip: "83702",
    tryInStore: "yes",
    position: "side",
    weight: "over-300",
    pounds: "320",
    height: "71",
    mobility: "yes",
    pain: "hip",
    temperature: "hot",
    allergies: "latex",
  };

  test("is what the specification names, the budget as a number, the ZIP code by three digits", () => {
    expect(quizFacts("results", answers)).toEqual({
      step: "results",
      recipient: "me",
      age: "35-49",
      size: "queen",
      budgetRange: 1500,
      deliveryZip: "837",
      tryInStore: "yes",
    });
  });

  test("is nothing of a child’s age or bed", () => {
    expect(quizFacts("child", { recipient: "child", childAge: "7", bunk: "yes" })).toEqual({
      step: "child",
      recipient: "child",
    });
  });

  test("leaves out what is not known or not given", () => {
    expect(quizFacts("size", { budgetRange: "unknown", size: "unknown" })).toEqual({ step: "size", size: "unknown" });
  });
});
