import { ageBandLabels } from "../../app/contracts/vocabulary/quiz";
import { onSale } from "./bed-terms";
import { senior } from "./need-terms";
import type { Meaning } from "./term";
import { phraseAt, type Token } from "./query-tokens";

/** What a figure with its unit asks for besides a price, and how many tokens say it. */
interface AskedFigure {
  meaning: Meaning;
  length: number;
}

const weightWords = new Set(["lb", "lbs", "pound", "pounds"]);
const yearWords = new Set(["year", "years", "yr", "yrs"]);
const agedWords = new Set(["people", "adults", "age", "ages", "aged"]);
/** Said after the age from which on, or up to which. */
const openEnds = ["and over", "or over", "and older", "or older", "and up", "or up", "and under", "or under", "plus"];
const inchWords = new Set(["inch", "inches"]);
/** Inches that a mattress can have. */
const [thinnest, thickest] = [4, 20];
/** The last year of each band of ages. */
const lastYears = [17, 34, 49, 64, 120];

/** Reads a body weight, an age, the height of a mattress or a discount that begins with the token at `at`. */
export const askedFigure = (tokens: readonly Token[], at: number, query: string): AskedFigure | null =>
  weightAt(tokens, at) ??
  yearsOldAt(tokens, at) ??
  agesAt(tokens, at, query) ??
  heightAt(tokens, at, query) ??
  percentOffAt(tokens, at, query);

/** "over 230 lb", "250 lbs", "280lb": the band of body weight that it lies in. */
function weightAt(tokens: readonly Token[], at: number): AskedFigure | null {
  const sign = ["over", "under", "below", "above"].includes(tokens[at]?.word ?? "") ? 1 : 0;
  const figure = tokens[at + sign];
  const joined = /^(\d{2,3})(?:lbs?)$/.exec(figure?.word ?? "")?.[1];
  const apart = figure?.amount != null && weightWords.has(tokens[at + sign + 1]?.word ?? "");
  if (joined === undefined && !apart) return null;
  const pounds = Number(joined ?? figure?.amount);
  const said = tokens[at]?.word;
  const low = pounds < 130 || (pounds === 130 && (said === "under" || said === "below"));
  const high = pounds > 230 || (pounds === 230 && (said === "over" || said === "above"));
  const [value, label] = low
    ? ["under-130", "for people under 130 lb"]
    : high
      ? ["over-230", "for people over 230 lb"]
      : ["130-230", "for people from 130 to 230 lb"];
  const meaning: Meaning = { kind: "weight", label, values: [value], quiz: { weight: value } };
  return { meaning, length: sign + (joined === undefined ? 2 : 1) };
}

/** "80 year old", "65 years old" */
function yearsOldAt(tokens: readonly Token[], at: number): AskedFigure | null {
  const years = tokens[at]?.amount;
  if (years == null || !yearWords.has(tokens[at + 1]?.word ?? "") || tokens[at + 2]?.word !== "old") return null;
  return ofAge(years, 3);
}

/** "people 65 and over", "ages 35 to 49", "people under 18" */
function agesAt(tokens: readonly Token[], at: number, query: string): AskedFigure | null {
  if (!agedWords.has(tokens[at]?.word ?? "")) return null;
  const sign = phraseAt(tokens, at + 1, ["over", "above", "from", "between", "under", "below"]);
  const figure = tokens[at + 1 + sign];
  if (figure?.amount == null || figure.money || weightWords.has(tokens[at + 2 + sign]?.word ?? "")) return null;
  const under = sign > 0 && ["under", "below"].includes(tokens[at + 1]!.word);
  const after = at + 2 + sign;
  const joined = phraseAt(tokens, after, ["to", "and"]);
  const dashed = /^\s*[-–—]\s*$/.test(query.slice(figure.end, tokens[after]?.start));
  const range =
    (joined > 0 || dashed) && tokens[after + joined]?.amount != null ? joined + 1 : phraseAt(tokens, after, openEnds);
  return ofAge(figure.amount - (under ? 1 : 0), after + range - at);
}

/** The band of ages that these years lie in. */
function ofAge(years: number, length: number): AskedFigure | null {
  const band = Object.entries(ageBandLabels)[lastYears.findIndex((last) => years <= last)];
  if (band === undefined) return null;
  const [age, label] = band;
  const meaning: Meaning =
    age === senior.quiz?.age ? senior : { kind: "need", label: `for people ${label.toLowerCase()}`, quiz: { age } };
  return { meaning, length };
}

/** "10 inch", "12″" */
function heightAt(tokens: readonly Token[], at: number, query: string): AskedFigure | null {
  const figure = tokens[at];
  if (figure?.amount == null || figure.money || figure.amount < thinnest || figure.amount > thickest) return null;
  const sign = /^\s?["″”]/.test(query.slice(figure.end));
  if (!sign && !inchWords.has(tokens[at + 1]?.word ?? "")) return null;
  const meaning: Meaning = { kind: "height", label: `${figure.amount}″ high`, values: [String(figure.amount)] };
  return { meaning, length: sign ? 1 : 2 };
}

/** "20% off": a deal, whatever it takes off. */
function percentOffAt(tokens: readonly Token[], at: number, query: string): AskedFigure | null {
  const figure = tokens[at];
  if (figure?.amount == null || figure.money || !/^\s?%/.test(query.slice(figure.end))) return null;
  return tokens[at + 1]?.word === "off" ? { meaning: { ...onSale, partly: true }, length: 2 } : null;
}
