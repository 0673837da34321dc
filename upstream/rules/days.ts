const milliseconds = 86_400_000;

/** The UTC day of a moment, as ISO text. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The ISO day `days` after another; before it, when negative. */
export const plusDays = (day: string, days: number) => dayOf(new Date(Date.parse(day) + days * milliseconds));
