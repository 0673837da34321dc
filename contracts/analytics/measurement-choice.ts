/** What a visitor says of being measured by a tag manager. */
export const measurementChoices = ["yes", "no"] as const;
export type MeasurementChoice = (typeof measurementChoices)[number];

/** The cookie that holds the choice. Seconds: six months, after which the question is put again. */
export const measurementCookie = { name: "measurement", age: 180 * 24 * 60 * 60 } as const;

/** Id of what says in the footer which choice was made. */
export const choiceAnchor = "privacy-choice";
