import type { SleepPosition } from "../../../rules/target-firmness";

/** The reviewers of the demonstration with how they sleep: what somebody feels depends on it. */
export interface Reviewer {
  name: string;
  position: SleepPosition;
  pounds: number;
}

export const reviewers: readonly Reviewer[] = [
  { name: "Maren Oduya", position: "side", pounds: 140 },
  { name: "Theo Castellane", position: "back", pounds: 185 },
  { name: "Priya Lindqvist", position: "side", pounds: 118 },
  { name: "Josiah Bramwell", position: "stomach", pounds: 205 },
  { name: "Noor Whitcombe", position: "combination", pounds: 152 },
  { name: "Delphine Akers", position: "back", pounds: 124 },
  { name: "Rafael Stonebridge", position: "side", pounds: 245 },
  { name: "Hana Reidmoor", position: "combination", pounds: 168 },
];

/** "side sleeper, 140 lb" */
export const aboutReviewer = ({ position, pounds }: Reviewer) => `${position} sleeper, ${pounds} lb`;
