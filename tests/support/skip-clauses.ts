import type { MatchAnswers } from "#contracts/match/match";

/** What one of those in the bed answered. */
type Person = Pick<MatchAnswers, "position" | "pounds" | "pain" | "temperature" | "feel">;

const peopleOf = (answers: MatchAnswers): Person[] => [
  answers,
  ...(answers.recipient === "couple"
    ? [
        {
          position: answers.partnerPosition,
          pounds: answers.partnerPounds,
          pain: answers.partnerPain,
          temperature: answers.partnerTemperature,
          feel: answers.partnerFeel,
        },
      ]
    : []),
];

type Names = (person: Person, answers: MatchAnswers) => boolean;

const lies =
  (position: MatchAnswers["position"]): Names =>
  (person) =>
    person.position === position;
const isHeavy: Names = ({ pounds = 0 }) => pounds > 300;
const both =
  (one: Names, other: Names): Names =>
  (...about) =>
    one(...about) && other(...about);

/** Whom each clause after "Skip it if" names, read as its words stand there. */
const named: Readonly<Record<string, Names>> = {
  "you share the bed and one of you wakes easily": (_, { recipient, size, lightSleeper }) =>
    recipient === "couple" && size !== "split-king" && lightSleeper === "yes",
  "you sleep hot": ({ temperature }) => temperature === "hot",
  "you like to float on top": ({ feel }) => feel === "float",
  "you like to sink in": ({ feel }) => feel === "hug",
  "you sleep on your side and your shoulders or hips hurt": (person) =>
    person.position === "side" && ["shoulder", "hip"].some((pain) => person.pain?.includes(pain as "hip")),
  "you weigh over 300 lb": isHeavy,
  "you weigh over 250 lb": ({ pounds = 0 }) => pounds > 250,
  "you sleep on your side": lies("side"),
  "you sleep on your back": lies("back"),
  "you sleep on your stomach": lies("stomach"),
  "you weigh over 300 lb and sleep on your side": both(isHeavy, lies("side")),
  "you weigh over 300 lb and sleep on your back": both(isHeavy, lies("back")),
  "you weigh over 300 lb and sleep on your stomach": both(isHeavy, lies("stomach")),
};

/** Whether a clause names one of those in the bed. Throws RangeError for a clause that nobody has read yet. */
export function namesOneOf(answers: MatchAnswers, clause: string): boolean {
  const names = named[clause];
  if (names === undefined) throw new RangeError(`Whom does “${clause}” name?`);
  return peopleOf(answers).some((person) => names(person, answers));
}
