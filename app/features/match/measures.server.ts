import { type heldWeightBandLabels, weightBandLabels } from "#contracts/vocabulary/mattress";
import { termsOf } from "#contracts/vocabulary/terms";
import { heightText } from "./answer-text";
import type { MeasureName } from "./options";

/** Figures of a body as people type them. */

interface Measure {
  /** As the address holds it, "71" of "5 ft 11"; null for what is no such figure. What is out of range is one. */
  read(typed: string): number | null;
  /** What is wrong with a text that can't be read, or is out of range. */
  error(typed: string): string;
}

const poundsPerKilogram = 2.20462;
const centimetersPerInch = 2.54;

const inPounds = /^(\d{1,4}(?:\.\d+)?) ?(?:lbs?\.?|pounds?|#)?$/;
const inKilograms = /^(\d{1,3}(?:[.,]\d+)?) ?(?:kgs?|kilos?|kilograms?)\.?$/;

const weight: Measure = {
  read(typed) {
    const [, pounds] = inPounds.exec(typed) ?? [];
    if (pounds !== undefined) return Math.round(Number(pounds));
    const [, kilograms] = inKilograms.exec(typed) ?? [];
    return kilograms === undefined ? null : Math.round(decimal(kilograms) * poundsPerKilogram);
  },
  error: (typed) =>
    weight.read(typed) === null
      ? "Enter the weight in pounds, such as 165, or leave it empty"
      : "Enter a weight from 20 to 700 pounds, or leave it empty",
};

/** "5 ft 11", "5'11\"", "5-11", "5 feet and 11 1/2 inches"; the inches may be missing where the feet are named. */
const feetAndInches =
  /^(\d) ?(?:'|ft\.?|feet|foot|-|,| ) ?(?:and )?,? ?(?:(\d{1,2}(?:\.\d+)?)(?: (\d)\/(\d))? ?(?:"|''|in\.?|inch|inches)?)?$/;
const inInches = /^(\d{2,3}(?:\.\d+)?) ?(?:"|''|in\.?|inch|inches)?$/;
const inCentimeters = /^(\d{2,3}(?:[.,]\d+)?) ?(?:cms?|centimet(?:er|re)s?)\.?$/;
const inMeters = /^([012][.,]\d{1,2}) ?(?:m|met(?:er|re)s?)\.?$/;
const feetAlone = /^[3-7]$/;

const height: Measure = {
  read(typed) {
    if (feetAlone.test(typed)) return Number(typed) * 12;
    const [, feet, inches = "0", part = "0", of = "1"] = feetAndInches.exec(typed) ?? [];
    if (feet !== undefined) {
      // "9/1" and "1/0" are slips of the hand: a fraction is less than an inch.
      return Number(inches) < 12 && Number(part) < Number(of)
        ? Math.round(Number(feet) * 12 + Number(inches) + Number(part) / Number(of))
        : null;
    }
    const [, inchesAlone] = inInches.exec(typed) ?? [];
    if (inchesAlone !== undefined) return Math.round(Number(inchesAlone));
    const [, centimeters] = inCentimeters.exec(typed) ?? [];
    if (centimeters !== undefined) return Math.round(decimal(centimeters) / centimetersPerInch);
    const [, meters] = inMeters.exec(typed) ?? [];
    return meters === undefined ? null : Math.round((decimal(meters) * 100) / centimetersPerInch);
  },
  error(typed) {
    const figure = /^\d{3}$/.test(typed) ? Math.round(Number(typed) / centimetersPerInch) : 0;
    const meant = figure >= 36 && figure <= 90 ? `. ${typed} centimeters are ${heightText(figure)}` : "";
    return height.read(typed) === null
      ? `Enter the height in feet and inches, such as 5 ft 11${meant}`
      : `Enter a height from 2 ft to 7 ft 6, such as 5 ft 11${meant}`;
  },
};

const inYears = /^(\d{1,3})(?:\.\d+| \d\/\d)? ?(?:y|yo|y\/o|yrs?\.?|years?)?(?: old)?$/;
const inMonths = /^(\d{1,3}) ?(?:m|mos?\.?|months?)(?: old)?$/;
const inWeeks = /^\d{1,2} ?(?:w|wks?\.?|weeks?|d|days?)(?: old)?$/;

const age: Measure = {
  read(typed) {
    const [, years] = inYears.exec(typed) ?? [];
    if (years !== undefined) return Number(years);
    const [, months] = inMonths.exec(typed) ?? [];
    if (months !== undefined) return Math.floor(Number(months) / 12);
    return inWeeks.test(typed) ? 0 : null;
  },
  error: (typed) =>
    age.read(typed) === null
      ? "Enter the child’s age in years, such as 7. For a baby under 1, enter 0"
      : "Enter an age from 0 to 17. For someone who’s 18 or over, go back and choose “Someone else”",
};

const decimal = (figure: string) => Number(figure.replace(",", "."));

const measures: Record<MeasureName, Measure> = {
  childAge: age,
  pounds: weight,
  height,
  partnerPounds: weight,
  partnerHeight: height,
};

/** "5'11\"" → "71"; what is no such figure stays as it was typed. */
export const readMeasure = (name: MeasureName, typed: string): string =>
  String(measures[name].read(typed.toLowerCase()) ?? typed);

export const measureError = (name: MeasureName, typed: string): string => measures[name].error(typed.toLowerCase());

/** Pounds from and to; who weighs just so much may have chosen either. */
const edges: Record<keyof typeof heldWeightBandLabels, readonly [from: number, to: number]> = {
  "under-130": [0, 130],
  "130-180": [130, 180],
  "180-230": [180, 230],
  "230-300": [230, 300],
  "over-300": [300, Infinity],
  "130-230": [130, 230],
  "over-230": [230, Infinity],
};

export const isInBand = (pounds: number, band: string): boolean => {
  const [from, to] = edges[band as keyof typeof edges] ?? [0, Infinity];
  return pounds >= from && pounds <= to;
};

/** The band that somebody of this weight would have chosen. */
export const bandOfPounds = (pounds: number) =>
  pounds === 130 ? "130-180" : termsOf(weightBandLabels).find((band) => pounds <= edges[band][1])!;
