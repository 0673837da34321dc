import { matchAnswers } from "~/contracts/match";
import { cutText } from "~/contracts/text/cut-text";
import { centsOf } from "~/contracts/text/dollar-amount";
import { isolated } from "~/contracts/text/isolated-text";
import { plainCode } from "~/contracts/text/typed-text";
import { isZipCode, zipCodeError } from "~/contracts/text/zip-code";
import { unknown } from "~/contracts/vocabulary/quiz";
import { answerNames, type AnswerFault, type AnswerName, type Answers } from "./answers";
import { severalNames } from "./options";
import { applicable } from "./steps";

const longestKept = 60;

/** The answers of an address. Unknown parameters are ignored; values that no question offers are faults. */
export function readAnswers(parameters: URLSearchParams): { answers: Answers; faults: AnswerFault[] } {
  const answers: Answers = {};
  const faults: AnswerFault[] = [];
  for (const name of answerNames) {
    const typed = typedValue(name, parameters);
    if (typed === "") continue;
    const value = tidied(name, typed);
    const message = faultOf(name, value);
    if (message === null) answers[name] = value;
    else faults.push({ name, message, typed: cutText(typed, longestKept) });
  }
  return { answers, faults };
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
  return typed;
}

/** A sentence on what is wrong with a value, or null. */
function faultOf(name: AnswerName, value: string): string | null {
  if (severalNames.includes(name)) {
    const alone = value.split(",").length > 1 && /(^|,)(none|unknown)(,|$)/.test(value);
    if (alone) return exclusive[name] ?? null;
  }
  // Number() also accepts "1e3" and "0x10", which nobody means.
  if (name === "budgetRange" && value !== unknown && !/^\d+$/.test(value)) {
    return "Enter the most you’d spend in whole dollars, such as 1,200";
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
