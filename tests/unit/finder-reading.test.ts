import { describe, expect, test } from "vitest";
import { readAnswers } from "~/features/match/answers.server";
import { quizState } from "~/features/match/quiz/quiz-state.server";

const read = (query: string) => readAnswers(new URLSearchParams(query));
const state = (query: string) => quizState(new URLSearchParams(query));

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

describe("figures of a body", () => {
  test.each([
    ["5'11\"", "71"],
    ["5’ 11”", "71"],
    ["5′11″", "71"],
    ["5'11''", "71"],
    ["5 ft 11", "71"],
    ["5ft11in", "71"],
    ["5 feet 11 inches", "71"],
    ["5 foot, 11 in.", "71"],
    ["5 feet and 11 inches", "71"],
    ["5-11", "71"],
    ["5 11", "71"],
    ["5'10½\"", "71"],
    ["5' 10.5\"", "71"],
    ["6'", "72"],
    ["6 FT", "72"],
    ["6", "72"],
    ["71", "71"],
    ["71 inches", "71"],
    ["180 cm", "71"],
    ["1.80 m", "71"],
    ["1,80 m", "71"],
  ])("take the height %s as %s inches when it is typed so", (typed, height) => {
    expect(read(`height=${encodeURIComponent(typed)}`)).toEqual({ answers: { height }, faults: [] });
  });

  test.each([
    ["tall", /^Enter the height in feet and inches, such as 5 ft 11$/],
    ["5.11", /such as 5 ft 11$/],
    ["5'13", /such as 5 ft 11$/],
    ["9 ft", /^Enter a height from 2 ft to 7 ft 6, such as 5 ft 11$/],
    ["23 in", /^Enter a height from 2 ft to 7 ft 6/],
    ["1e2", /such as 5 ft 11$/],
    ["5 11 1/0", /^Enter the height in feet and inches, such as 5 ft 11$/],
    ["5 11 9/1", /^Enter the height in feet and inches, such as 5 ft 11$/],
    ["5 11 4/4", /^Enter the height in feet and inches, such as 5 ft 11$/],
    ["180", /^Enter a height from 2 ft to 7 ft 6, such as 5 ft 11. 180 centimeters are 5 ft 11 in$/],
    ["999", /such as 5 ft 11$/],
  ])("refuse the height %s in words, and keep it as typed", (typed, message) => {
    expect(read(`height=${encodeURIComponent(typed)}`)).toEqual({
      answers: {},
      faults: [{ name: "height", message: expect.stringMatching(message) as string, typed }],
    });
  });

  test.each([
    ["165", "165"],
    ["165 lb", "165"],
    ["165lbs.", "165"],
    ["165.4 pounds", "165"],
    ["75 kg", "165"],
    ["74,8 kilos", "165"],
  ])("take the weight %s as %s pounds when it is typed so", (typed, pounds) => {
    expect(read(`pounds=${encodeURIComponent(typed)}`).answers).toEqual({ weight: "130-180", pounds });
  });

  test.each([
    ["heavy", /^Enter the weight in pounds, such as 165/],
    ["12 stone", /^Enter the weight in pounds/],
    ["0x50", /^Enter the weight in pounds/],
    ["19", /^Enter a weight from 20 to 700 pounds/],
    ["1650", /^Enter a weight from 20 to 700 pounds/],
  ])("refuse the weight %s in words", (typed, message) => {
    expect(read(`partnerPounds=${encodeURIComponent(typed)}`).faults).toEqual([
      { name: "partnerPounds", message: expect.stringMatching(message) as string, typed },
    ]);
  });

  test.each([
    ["7", "7"],
    ["7 years old", "7"],
    ["2 1/2", "2"],
    ["2.5 yrs", "2"],
    ["18 months", "1"],
    ["6 mo", "0"],
    ["3 weeks", "0"],
    ["0", "0"],
    ["17", "17"],
  ])("take a child of %s as %s years old", (typed, childAge) => {
    expect(read(`childAge=${encodeURIComponent(typed)}`).answers).toEqual({ childAge });
  });

  test.each([
    ["18", /choose “Someone else”/],
    ["-1", /such as 7/],
    ["small", /For a baby under 1, enter 0/],
  ])("refuse a child of %s in words", (typed, message) => {
    expect(read(`childAge=${typed}`).faults).toEqual([
      { name: "childAge", message: expect.stringMatching(message) as string, typed },
    ]);
  });

  test.each([
    ["129", "under-130"],
    ["130", "130-180"],
    ["180", "130-180"],
    ["181", "180-230"],
    ["300", "230-300"],
    ["301", "over-300"],
  ])("choose the range when only %s pounds were typed", (pounds, weight) => {
    expect(read(`pounds=${pounds}`).answers).toEqual({ weight, pounds });
    expect(read(`pounds=${pounds}&weight=unknown`).answers).toEqual({ weight, pounds });
  });

  test("are taken back when the range beside them says otherwise", () => {
    const { answers, faults } = read("weight=130-180&pounds=250&height=70");
    expect(answers).toEqual({ weight: "130-180", height: "70" });
    expect(faults).toEqual([
      { name: "pounds", message: "250 lb doesn’t go with “130 to 180 lb” above. Change one of the two", typed: "250" },
    ]);
  });

  test.each(["weight=130-180&pounds=180", "weight=180-230&pounds=180", "weight=over-230&pounds=250"])(
    "stay when the range includes them: %s",
    (query) => expect(read(query).faults).toEqual([]),
  );

  test("are left open when a page is sent without them", () => {
    expect(state("answered=weight&recipient=me&weight=130-180&pounds=&height=").answers).toEqual({
      recipient: "me",
      weight: "130-180",
    });
    expect(state("answered=weight&recipient=me&pounds=165").answers).toMatchObject({ weight: "130-180" });
    expect(read("childAge=unknown&height=unknown")).toEqual({ answers: {}, faults: [] });
  });
});
