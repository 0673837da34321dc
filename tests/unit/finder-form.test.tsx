// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, test } from "vitest";
import AnswerList from "~/features/match/answer-list";
import type { AnswerFault, Answers } from "~/features/match/answers";
import ChildSafety from "~/features/match/results/child-safety";
import NeedsCrib from "~/features/match/results/needs-crib";
import SaveForm from "~/features/match/saved/save-form";
import { ProfileField } from "~/features/match/profile-fields";
import { questionFor } from "~/features/match/quiz/questions";
import { quizState } from "~/features/match/quiz/quiz-state.server";
import QuizForm from "~/features/match/quiz/quiz-form";
import { stepFields, stepNames, type StepName } from "~/features/match/step-fields";
import { fieldsOf, stepsFor } from "~/features/match/steps";

afterEach(cleanup);

function markupOf(page: ReactElement): string {
  const Stub = createRemixStub([{ path: "/", Component: () => page }]);
  return render(<Stub />).container.innerHTML;
}

const form = (step: StepName, answers: Answers, faults: AnswerFault[] = []) =>
  markupOf(
    <QuizForm step={step} question={questionFor(step, answers)} answers={answers} faults={faults} asked={undefined} />,
  );

const text = (markup: string) => markup.replace(/<[^>]*>|&nbsp;/g, " ").replace(/\s+/g, " ");

describe("the form that saves results", () => {
  const words = (changed: boolean) =>
    text(
      markupOf(
        <SaveForm
          {...{ action: "/", mails: false, signedIn: false, changed }}
          form={
            { field: (name: string) => ({ name }), errors: {}, values: {} } as unknown as Parameters<
              typeof SaveForm
            >[0]["form"]
          }
        />,
      ),
    );

  test("says that filters and order are not saved where there are any", () => {
    const said = "We’ll save up to 30 of all your matches, best first, without your filters or order.";
    expect(words(true)).toContain(said);
    expect(words(false)).not.toContain(said);
  });
});

describe("a question’s form", () => {
  test("keeps what was typed wrongly for other questions while one of them is put right", () => {
    const typed = "recipient=me&position=side&weight=130-180&pounds=a+lot&height=tall&deliveryZip=8370&answered=weight";
    const state = quizState(new URLSearchParams(typed));
    if (state.show !== "question") throw new Error("no question is shown");
    const { step, answers, faults, kept } = state;
    expect(step).toBe("zip");
    const question = questionFor(step, answers);
    const markup = markupOf(<QuizForm {...{ step, question, answers, faults, kept }} asked={undefined} />);
    const sent = new URLSearchParams(
      [...markup.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
    );
    expect([sent.get("pounds"), sent.get("height"), sent.get("weight")]).toEqual(["a lot", "tall", "130-180"]);
    sent.set("deliveryZip", "83702");
    const next = quizState(sent);
    expect(next).toMatchObject({ step: "weight", faults: [{ name: "pounds" }, { name: "height" }] });
  });

  test("asks of a partner what matters most, and folds the rest until some of it is told or refused", () => {
    const asked = (answers: Answers, faults: AnswerFault[] = []) => {
      const markup = form("partner", { recipient: "couple", ...answers }, faults);
      const [, open, folded = ""] = /<details class="disclosure"( open="")?>(.*?)<\/details>/s.exec(markup) ?? [];
      const names = (part: string) =>
        new Set([...part.matchAll(/ name="(partner\w+|lightSleeper)"/g)].map(([, name]) => name));
      return { first: names(markup.replace(folded, "")), folded: names(folded), open: open !== undefined };
    };
    expect(asked({})).toEqual({
      first: new Set(["partnerPosition", "partnerWeight", "partnerPounds", "partnerTemperature"]),
      folded: new Set(["partnerHeight", "partnerPain", "partnerPreference", "partnerFeel", "lightSleeper"]),
      open: false,
    });
    expect(asked({ partnerPosition: "side", partnerPain: "unknown" }).open).toBe(false);
    expect(asked({ lightSleeper: "yes" }).open).toBe(true);
    expect(asked({}, [{ name: "partnerHeight", message: "Too tall", typed: "9 ft" }]).open).toBe(true);
    expect(asked({}, [{ name: "partnerPosition", message: "Select one", typed: "" }]).open).toBe(false);
  });

  test.each([
    { recipient: "me" },
    { recipient: "couple" },
    { recipient: "child" },
    { recipient: "child", childAge: "15" },
    { recipient: "guest" },
    { recipient: "someone-else" },
  ])("has a field and a name for each answer that counts when the bed is for %j", (answers) => {
    for (const step of stepsFor(answers)) {
      const markup = form(step, answers);
      const inputs = new Set([...markup.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name));
      for (const name of stepFields[step]) {
        const isThere = fieldsOf(step, answers).includes(name) || Object.hasOwn(answers, name);
        expect(inputs.has(name), `${step} ${name}`).toBe(isThere);
      }
      expect(markup.match(/<h1/g), step).toHaveLength(1);
      expect(markup, step).not.toMatch(/<legend[^>]*><\/legend>/);
    }
  });

  test("has the page’s question as the name of its first group when the others are extras", () => {
    expect(form("weight", { recipient: "me" })).toMatch(
      /<legend[^>]*><h1[^>]*>How much do you weigh\?<\/h1><\/legend>/,
    );
    const pain = form("pain", { recipient: "couple" });
    expect(pain).toMatch(/<legend[^>]*><h1[^>]*>Does anything hurt in the morning\?<\/h1><\/legend>/);
    expect(text(pain)).toContain("Is it hard for either of you to get in or out of bed, or to turn over?");
    expect(text(form("pain", { recipient: "someone-else" }))).toContain("Is it hard to get in or out of bed");
  });

  test("shows a height in feet and inches, and what was typed where it can’t be read", () => {
    expect(form("weight", { recipient: "me", height: "71" })).toContain('value="5 ft 11 in"');
    const fault = { name: "height", message: "Enter the height in feet and inches, such as 5 ft 11", typed: "tall" };
    const refused = form("weight", { recipient: "me", weight: "130-180" }, [fault as AnswerFault]);
    expect(refused).toContain('value="tall"');
    expect(refused).toMatch(
      /<input[^>]*id="height"[^>]*aria-invalid="true"[^>]*aria-describedby="height-hint height-error"/,
    );
    expect(refused).toContain('href="#height"');
  });

  test("keeps a range of an earlier release chosen when its question is shown again", () => {
    expect(form("weight", { weight: "130-230" })).toMatch(
      /<input[^>]*checked[^>]*value="130-230"|value="130-230"[^>]*checked/,
    );
    expect(form("weight", { weight: "130-180" })).not.toContain('value="130-230"');
    const profile = markupOf(<ProfileField name="weight" chosen="over-230" errors={undefined} />);
    expect(profile).toMatch(/<input[^>]*checked[^>]*value="over-230"|value="over-230"[^>]*checked/);
  });

  test("lets members keep their own age to themselves when the profile asks for it", () => {
    const choices = (name: "age" | "weight") =>
      text(markupOf(<ProfileField name={name} chosen="" errors={undefined} />));
    expect(choices("age")).toContain("Rather not say");
    expect(choices("age")).not.toContain("Don’t know");
    expect(choices("weight")).toContain("Don’t know");
  });

  test("offers “Don’t know” as a link only where nothing else on the page takes it", () => {
    const links = (step: StepName, answers: Answers) => /<a[^>]*>Don’t know<\/a>/.test(form(step, answers));
    for (const step of stepNames) expect(links(step, {}), step).toBe(step === "budget" || step === "zip");
    expect(links("child", { recipient: "child", childAge: "1" })).toBe(false);
  });
});

describe("the list of answers", () => {
  const list = (answers: Answers, all = false) => text(markupOf(<AnswerList answers={answers} all={all} />));

  test("says a weight once when it is known exactly", () => {
    const answers = { recipient: "couple", weight: "130-180", pounds: "165", height: "71", partnerWeight: "over-300" };
    const words = list(answers);
    expect(words).toContain("Weight 165 lb");
    expect(words).toContain("Height 5 ft 11 in");
    expect(words).toContain("Partner’s weight Over 300 lb");
    expect(words).not.toContain("130 to 180 lb");
  });

  test("names the open questions of a child, and leaves out those of adults", () => {
    const words = list({ recipient: "child", childAge: "8" }, true);
    expect(words).toContain("Child’s age 8 years");
    expect(words).toContain("For a bunk or loft bed Not answered");
    expect(words).not.toMatch(/Hard to get up|Preferred firmness|Weight/);
  });

  test("says answers of earlier releases as they were given", () => {
    expect(list({ recipient: "me", weight: "over-230" })).toContain("Weight Over 230 lb");
  });
});

describe("the safety of a child", () => {
  const safety = (answers: Answers, fixed = false) => markupOf(<ChildSafety answers={answers} fixed={fixed} />);

  test("is said in the place of beds when the child is a baby or toddler", () => {
    const words = text(markupOf(<NeedsCrib answers={{ recipient: "child", childAge: "2" }} head={null} />));
    for (const fact of ["16 CFR 1241", "51¾ by 27⅜ inches", "under about 3", "American Academy of Pediatrics"])
      expect(words).toContain(fact);
  });

  test("is said of a bunk bed, more urgently when the child is under 6", () => {
    const words = text(safety({ recipient: "child", childAge: "8", bunk: "yes" }));
    for (const fact of [
      "take off 5 inches",
      "at most 8 inches tall",
      "at least 5 inches above",
      "16 CFR 1213 and 1513",
    ])
      expect(words).toContain(fact);
    expect(words).not.toMatch(/Too young|under 6/);
    expect(text(safety({ recipient: "child", bunk: "yes" }))).toContain("Children under 6 shouldn’t sleep");
    const young = text(safety({ recipient: "child", childAge: "5", bunk: "yes" }));
    for (const fact of ["Too young for the top bunk", "Children under 6 shouldn’t sleep", "Yours is 5."])
      expect(young).toContain(fact);
    expect(young.indexOf("Too young for the top bunk")).toBeLessThan(young.indexOf("What matters at age 5"));
    expect(safety({ recipient: "child", childAge: "8", bunk: "no" })).toBe("");
  });

  test("says under 6 what goes with a bed, and under 5 which bed takes a crib mattress", () => {
    const said = (childAge: string) => text(safety({ recipient: "child", childAge, bunk: "no" }));
    for (const fact of ["What matters at age 3", "16 CFR 1224", "one in five children", "16 CFR 1217"])
      expect(said("3")).toContain(fact);
    expect(said("5")).toContain("16 CFR 1224");
    expect(said("5")).not.toContain("16 CFR 1217");
    expect(said("6").trim()).toBe("");
  });

  test("asks for the age when nobody said it, but of a saved result it only warns", () => {
    expect(safety({ recipient: "child" })).toContain("/mattress-finder/quiz/?step=child&amp;recipient=child");
    expect(safety({ recipient: "child" }, true)).toContain("Not for a baby or toddler");
    expect(safety({ recipient: "child" }, true)).not.toContain("<a ");
    expect(safety({ recipient: "me", bunk: "yes" })).toBe("");
  });
});
