import type { WeightBand } from "../../../rules/firmness";
import type { SleepPosition } from "../../../rules/target-firmness";

/** The reviewers of the demonstration with how they sleep: what somebody feels depends on it. */
export interface Reviewer {
  name: string;
  position: SleepPosition;
  pounds: number;
  band: WeightBand;
}

export const reviewers: readonly Reviewer[] = [
  { name: "Maren Oduya", position: "side", pounds: 140, band: "130-230" },
  { name: "Theo Castellane", position: "back", pounds: 185, band: "130-230" },
  { name: "Priya Lindqvist", position: "side", pounds: 118, band: "under-130" },
  { name: "Josiah Bramwell", position: "stomach", pounds: 205, band: "130-230" },
  { name: "Noor Whitcombe", position: "combination", pounds: 152, band: "130-230" },
  { name: "Delphine Akers", position: "back", pounds: 124, band: "under-130" },
  { name: "Rafael Stonebridge", position: "side", pounds: 245, band: "over-230" },
  { name: "Hana Reidmoor", position: "combination", pounds: 168, band: "130-230" },
];

/** "side sleeper, 140 lb" */
export const aboutReviewer = ({ position, pounds }: Reviewer) => `${position} sleeper, ${pounds} lb`;
