import { matchAnswers } from "#contracts/match/match";
import { cutText } from "#contracts/text/cut-text";
import { centsOf } from "#contracts/text/dollar-amount";
import { isolated } from "#contracts/text/isolated-text";
import { plainCode } from "#contracts/text/typed-text";
import { isZipCode, zipCodeError } from "#contracts/text/zip-code";
import { unknown } from "#contracts/vocabulary/quiz";
import { answerNames, type AnswerFault, type AnswerName, type Answers } from "./answers";
import { bandOfPounds, isInBand, measureError, readMeasure } from "./measures.server";
import { answerLabel } from "./answer-text";
import { isMeasure, severalNames } from "./options";
import { applicable, isAsked } from "./steps";

const longestKept = 60;

/** The answers of an address. Unknown parameters are ignored; values that no question offers are faults. */
export function readAnswers(parameters: URLSearchParams): { answers: Answers; faults: AnswerFault[] } {
  const answers: Answers = {};
  const faults: AnswerFault[] = [];
  for (const name of answerNames) {
    const typed = typedValue(name, parameters);
    if (typed === "" || (typed === unknown && isMeasure(name))) continue;
    const value = tidied(name, typed);
    const message = faultOf(name, value, typed);
    if (message === null) answers[name] = value;
    else faults.push({ name, message, typed: cutText(typed, longestKept) });
  }
  for (const [band, pounds] of weighed) {
    const fault = settleWeight(answers, band, pounds, parameters.get(pounds) ?? "");
    if (fault !== null) faults.push(fault);
  }
  return { answers, faults };
}

/** The same without what is wrong with answers that count for nothing: no page of theirs could put it right. */
export function readAskedAnswers(parameters: URLSearchParams): ReturnType<typeof readAnswers> {
  const { answers, faults } = readAnswers(parameters);
  return { answers, faults: faults.filter(({ name }) => isAsked(name, answers)) };
}

const weighed = [
  ["weight", "pounds"],
  ["partnerWeight", "partnerPounds"],
] as const;

/** An exact weight says which band it is in, unless another one was chosen: then one of the two is a slip. */
function settleWeight(
  answers: Answers,
  bandName: (typeof weighed)[number][0],
  name: (typeof weighed)[number][1],
  typed: string,
): AnswerFault | null {
  const { [name]: pounds, [bandName]: band = unknown } = answers;
  if (pounds === undefined) return null;
  if (band === unknown) answers[bandName] = bandOfPounds(Number(pounds));
  else if (!isInBand(Number(pounds), band)) {
    delete answers[name];
    const message = `${pounds} lb doesn’t go with “${answerLabel(bandName, band)}” above. Change one of the two`;
    return { name, message, typed: cutText(typed, longestKept) };
  }
  return null;
}

/** The answers that the visit remembers, of those that are asked today; null where it remembers none. */
export function rememberedAnswers(remembered: Record<string, string> | null): Answers | null {
  const answers = applicable(readAnswers(new URLSearchParams(remembered ?? {})).answers);
  return Object.keys(answers).length === 0 ? null : answers;
}

/** Checkboxes arrive as repeated parameters; for anything else the first value counts. */
function typedValue(name: AnswerName, parameters: URLSearchParams): string {
  if (!severalNames.includes(name)) return plainCode(parameters.get(name) ?? "").trim();
  const values = parameters.getAll(name).flatMap((value) => value.split(","));
  return [...new Set(values.map((value) => value.trim()).filter(Boolean))].join(",");
}

/** "$1,200.00" is 1200 and "83702-1234" is 83702: both are how people write them. */
function tidied(name: AnswerName, typed: string): string {
  if (name === "budgetRange") {
    const cents = centsOf(typed);
    return cents === null ? typed : String(cents / 100);
  }
  if (name === "deliveryZip") return isZipCode(typed) ? typed.slice(0, 5) : typed;
  return isMeasure(name) ? readMeasure(name, typed) : typed;
}

/** A sentence on what is wrong with a value, or null. */
function faultOf(name: AnswerName, value: string, typed: string): string | null {
  if (severalNames.includes(name)) {
    const alone = value.split(",").length > 1 && /(^|,)(none|unknown)(,|$)/.test(value);
    if (alone) return exclusive[name] ?? null;
  }
  // Number() also accepts "1e3" and "0x10", which nobody means.
  if (name === "budgetRange" && value !== unknown && !/^\d+$/.test(value)) {
    return "Enter the most you’d spend in whole dollars, such as 1,200";
  }
  if (isMeasure(name)) {
    return /^\d+$/.test(value) && matchAnswers.shape[name].safeParse(value).success ? null : measureError(name, typed);
  }
  if (matchAnswers.shape[name].safeParse(value).success) return null;
  if (name === "budgetRange") return "Enter an amount from $100 to $20,000";
  if (name === "deliveryZip") return zipCodeError(value);
  return `“${isolated(cutText(value, longestKept))}” isn’t one of the answers. Choose one from the list`;
}

const exclusive: Partial<Record<AnswerName, string>> = {
  pain: "Select where it hurts, or choose only “No pain” or only “Don’t know”",
  partnerPain: "Select where it hurts, or choose only “No pain” or only “Don’t know”",
  allergies: "Select each allergy, or choose only “None of these” or only “Don’t know”",
};
