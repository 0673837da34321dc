import type { MeasurementKind } from "#contracts/expert-reviews/review";
import { measurementLabels } from "#contracts/vocabulary/expert-reviews";

/** "57 mmHg", "1.0 inch": as exact as the instrument is, on one line. */
export function resultText(kind: MeasurementKind, value: number, unit: string): string {
  const shown = value.toFixed(measurementLabels[kind].decimals);
  const one: Readonly<Record<string, string>> = { inches: "inch", seconds: "second" };
  return `${shown}\u00a0${Number(shown) === 1 ? (one[unit] ?? unit) : unit}`;
}

/** A whole step of a scale: "12 mmHg", "0.5 inches". */
export const stepText = (value: number, unit: string) =>
  `${Math.round(value * 100) / 100}\u00a0${value === 1 ? unit.replace(/^inches$/, "inch").replace(/^seconds$/, "second") : unit}`;
