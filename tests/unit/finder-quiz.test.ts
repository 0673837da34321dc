import { describe, expect, test } from "vitest";
import { matchAnswers } from "~/contracts/match";
import { answerLabels, answerText } from "~/features/finder/answer-words";
import { answerNames, finderHref, questionHref, resultsHref, type Answers } from "~/features/finder/answers";
import { readAnswers } from "~/features/finder/answers.server";
import { answerOptions, severalNames } from "~/features/finder/options";
import { questionFor } from "~/features/finder/quiz/questions";
import { quizFacts } from "~/features/finder/quiz-facts";
import { quizState } from "~/features/finder/quiz/quiz-state.server";
import { stepNames } from "~/features/finder/step-fields";
import { applicable, nextHref, nextStep, stepBefore, stepsFor } from "~/features/finder/steps";

const read = (query: string) => readAnswers(new URLSearchParams(query));
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
      const steps = stepsFor(recipient === undefined ? {} : { recipient });
      expect(steps.length, recipient).toBeLessThanOrEqual(12);
      expect(steps.includes("partner"), recipient).toBe(recipient === "couple");
    }
  });

  test.each([
    ["a couple", "couple", ["age"]],
    ["a child", "child", ["age", "partner"]],
    ["guests", "guest", ["age", "pain", "partner"]],
    ["me", "me", ["partner"]],
  ])("that cannot change the result are skipped for %s", (_who, recipient, skipped) => {
    const steps = new Set<string>(stepsFor({ recipient }));
    expect(stepNames.filter((step) => !steps.has(step))).toEqual(skipped);
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

describe("answers of an address", () => {
  test("are read by name; unknown parameters are ignored", () => {
    expect(read("recipient=me&size=queen&utm_source=x&__proto__=y&weight=")).toEqual({
      answers: { recipient: "me", size: "queen" },
      faults: [],
    });
  });

  test.each([
    ["$1,200", "1200"],
    ["1,200.00", "1200"],
    [" 1200 ", "1200"],
    ["unknown", "unknown"],
    ["100", "100"],
    ["20000", "20000"],
  ])("take the budget %s as %s", (typed, value) => {
    expect(read(`budgetRange=${encodeURIComponent(typed)}`)).toEqual({ answers: { budgetRange: value }, faults: [] });
  });

  test.each([
    ["abc", /whole dollars/],
    ["1,200.50", /whole dollars/],
    ["1e3", /whole dollars/],
    ["-500", /whole dollars/],
    ["0x200", /whole dollars/],
    ["99", /from \$100 to \$20,000/],
    ["99999999", /from \$100 to \$20,000/],
    ["1".repeat(500), /dollars|from/],
  ])("refuse the budget %s, and keep what was typed", (typed, message) => {
    const { answers, faults } = read(`budgetRange=${encodeURIComponent(typed)}`);
    expect(answers).toEqual({});
    expect(faults).toEqual([
      { name: "budgetRange", message: expect.stringMatching(message) as string, typed: typed.slice(0, 60) },
    ]);
  });

  test.each(["83702-1234", "83702 1234", "837021234", " 83702 ", "８３７０２", "83702\u200b", "83702‑1234"])(
    "take %s as the ZIP code 83702",
    (typed) => {
      expect(read(`deliveryZip=${encodeURIComponent(typed)}`).answers).toEqual({ deliveryZip: "83702" });
    },
  );

  test.each(["Boise", "837021", "83702-12", "<script>"])("refuse the ZIP code %s", (typed) => {
    const { faults } = read(`deliveryZip=${encodeURIComponent(typed)}`);
    expect(faults).toEqual([{ name: "deliveryZip", message: "Enter a 5-digit ZIP code, such as 83702", typed }]);
  });

  test("suggest the missing leading zero", () => {
    expect(read("deliveryZip=2134").faults[0]?.message).toBe("ZIP codes have five digits. Did you mean 02134?");
  });

  test("of one question that is no answer is named in the message", () => {
    expect(read("position=purple").faults[0]?.message).toContain("“purple” isn’t one of the answers");
  });

  test("of boxes come one by one or joined, each once", () => {
    expect(read("pain=hip&pain=shoulder&pain=hip").answers.pain).toBe("hip,shoulder");
    expect(read("pain=hip,shoulder").answers.pain).toBe("hip,shoulder");
  });

  test.each(["pain=none&pain=hip", "allergies=unknown,latex", "partnerPain=none,unknown"])(
    "%s contradicts itself",
    (query) => {
      const { faults } = read(query);
      expect(faults).toHaveLength(1);
      expect(faults[0]?.message).toContain("or choose only ");
    },
  );

  test("of which several are wrong are all told", () => {
    expect(read("size=sofa&weight=heavy").faults.map(({ name }) => name)).toEqual(["size", "weight"]);
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

  test("ends with the results when every question has an answer, also one that was changed", () => {
    const all: Answers = Object.fromEntries(answerNames.map((name) => [name, "unknown"]));
    const query = resultsHref({ ...all, recipient: "couple" }).split("?")[1] ?? "";
    expect(state(query)).toMatchObject({ show: "next", step: null });
    expect(state(`answered=zip&${query}`)).toMatchObject({ show: "next", step: null });
  });

  test("drops answers that no longer count when the recipient changes", () => {
    const { answers } = state("answered=recipient&recipient=me&partnerPosition=side&lightSleeper=yes&size=king");
    expect(answers).toEqual({ recipient: "me", size: "king" });
    expect(applicable({ recipient: "guest", pain: "hip", age: "18-34" })).toEqual({ recipient: "guest" });
  });

  test("goes back question by question to the start", () => {
    expect(stepBefore("size", { recipient: "couple" })).toBe("recipient");
    expect(stepBefore("size", { recipient: "me" })).toBe("age");
    expect(stepBefore("recipient", {})).toBeNull();
    expect(nextStep({ recipient: "me", age: "unknown" })).toBe("size");
  });
});

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

  test("give back what they were made from", () => {
    const answers: Answers = {
      recipient: "couple",
      budgetRange: "1500",
      deliveryZip: "02108",
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
    ["allergies", "none", "None of these"],
  ] as const)("%s %s is “%s”", (name, value, text) => {
    expect(answerText(name, value)).toBe(text);
  });

  test("have a label each", () => {
    for (const name of answerNames) expect(answerLabels[name].length).toBeGreaterThan(2);
    expect(severalNames.every((name) => answerNames.includes(name))).toBe(true);
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
    weight: "over-230",
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

  test("leaves out what is not known or not given", () => {
    expect(quizFacts("size", { budgetRange: "unknown", size: "unknown" })).toEqual({ step: "size", size: "unknown" });
  });
});
