import { ageBandLabels } from "../../app/contracts/vocabulary/quiz";
import { onSale } from "./bed-terms";
import type { Meaning } from "./term";
import type { Token } from "./query-tokens";

/** What a figure with its unit asks for besides a price, and how many tokens say it. */
interface AskedFigure {
  meaning: Meaning;
  length: number;
}

const weightWords = new Set(["lb", "lbs", "pound", "pounds"]);
const yearWords = new Set(["year", "years", "yr", "yrs"]);
const inchWords = new Set(["inch", "inches"]);
/** Inches that a mattress can have. */
const [thinnest, thickest] = [4, 20];
/** The last year of each band of ages. */
const lastYears = [17, 34, 49, 64, 120];

/** Reads a body weight, an age, the height of a mattress or a discount that begins with the token at `at`. */
export const askedFigure = (tokens: readonly Token[], at: number, query: string): AskedFigure | null =>
  weightAt(tokens, at) ?? ageAt(tokens, at) ?? heightAt(tokens, at, query) ?? percentOffAt(tokens, at, query);

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

/** "80 year old", "65 years old": the band of ages that it lies in. */
function ageAt(tokens: readonly Token[], at: number): AskedFigure | null {
  const years = tokens[at]?.amount;
  if (years == null || !yearWords.has(tokens[at + 1]?.word ?? "") || tokens[at + 2]?.word !== "old") return null;
  const band = Object.entries(ageBandLabels)[lastYears.findIndex((last) => years <= last)];
  if (band === undefined) return null;
  const [age, label] = band;
  return { meaning: { kind: "need", label: `for ages ${label.toLowerCase()}`, quiz: { age } }, length: 3 };
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
  return tokens[at + 1]?.word === "off" ? { meaning: onSale, length: 2 } : null;
}
