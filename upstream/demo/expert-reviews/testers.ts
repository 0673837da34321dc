import type { SleepPosition } from "../../rules/target-firmness";

/** Who sleeps on the demonstration's tested beds, with what decides how a bed feels to them. They are invented. */
export interface Tester {
  name: string;
  position: SleepPosition;
  pounds: number;
}

export const testers: readonly Tester[] = [
  { name: "Jenny Tran", position: "side", pounds: 105 },
  { name: "Megan Doyle", position: "side", pounds: 118 },
  { name: "Marisol Vega", position: "side", pounds: 130 },
  { name: "Kate Lindgren", position: "side", pounds: 142 },
  { name: "Denise Holloway", position: "side", pounds: 168 },
  { name: "Luis Ortega", position: "side", pounds: 187 },
  { name: "Brian Kowalski", position: "side", pounds: 214 },
  { name: "Tanya Brooks", position: "side", pounds: 226 },
  { name: "Andre Whitfield", position: "side", pounds: 248 },
  { name: "Dale Hutchins", position: "side", pounds: 310 },
  { name: "Alice Nakamura", position: "back", pounds: 124 },
  { name: "Rhonda Ellis", position: "back", pounds: 156 },
  { name: "Greg Sandoval", position: "back", pounds: 178 },
  { name: "Paul Jensen", position: "back", pounds: 203 },
  { name: "Steve Marchetti", position: "back", pounds: 232 },
  { name: "Curtis Boyd", position: "back", pounds: 265 },
  { name: "Nina Patel", position: "combination", pounds: 112 },
  { name: "Erin Gallagher", position: "combination", pounds: 136 },
  { name: "Joanne Fischer", position: "combination", pounds: 172 },
  { name: "Marcus Reed", position: "combination", pounds: 192 },
  { name: "Terrence Cole", position: "combination", pounds: 285 },
  { name: "Heather Quinn", position: "stomach", pounds: 132 },
  { name: "Tyler Novak", position: "stomach", pounds: 176 },
  { name: "Omar Haddad", position: "stomach", pounds: 218 },
];

export function testerNamed(name: string): Tester {
  const tester = testers.find((each) => each.name === name);
  if (tester === undefined) throw new RangeError(`No tester is called ${name}`);
  return tester;
}

/** "side sleeper, 140 lb" */
export const aboutTester = ({ position, pounds }: Tester) => `${position} sleeper, ${pounds} lb`;

/** Far enough apart in body or position that one feels what the other does not. */
export const areUnlike = (one: Tester, other: Tester) =>
  one.position !== other.position || Math.abs(one.pounds - other.pounds) >= 50;
