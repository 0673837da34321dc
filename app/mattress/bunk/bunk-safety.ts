/** Years below which no child should sleep in a top bunk (Consumer Product Safety Commission). */
export const topBunkAge = 6;

/** What to mind with a bed for a bunk, in the quiz as in a search. `age` in years; null where nobody said it. */
export function bunkSafety(age: number | null) {
  const isTooYoung = age !== null && age < topBunkAge;
  const who = `Children under ${topBunkAge} shouldn’t sleep in a top bunk, says the Consumer Product Safety Commission.`;
  return {
    tone: isTooYoung ? ("bad" as const) : ("info" as const),
    title: isTooYoung ? "Too young for the top bunk" : "For a bunk or loft bed",
    texts: [
      ...(age !== null && !isTooYoung ? [] : [isTooYoung ? `${who} Yours is ${age}.` : who]),
      "The guardrail has to stand at least 5 inches above the mattress, as the federal standards for bunk beds ask " +
        "(16\u00a0CFR\u00a01213 and 1513). Measure from the slats to the top of the rail and take off 5 inches: no mattress may be " +
        "taller than that. The beds here are at most 8 inches tall.",
    ],
  };
}
