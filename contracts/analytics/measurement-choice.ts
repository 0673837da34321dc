/** A visitor's consent to measurement by a tag manager. */
export const measurementChoices = ["yes", "no"] as const;
export type MeasurementChoice = (typeof measurementChoices)[number];

/** The cookie with the choice. In seconds: six months, after which the visitor is asked again. */
export const measurementCookie = { name: "measurement", age: 180 * 24 * 60 * 60 } as const;

/** ID of the footer element that states the choice. */
export const choiceAnchor = "privacy-choice";
