/** Of a shorter number four digits would be half of it or more. */
const shownFrom = 8;

/** The end of the number of a bank account, by which its owner knows it; null: it is too short to show any of it. */
export const lastFourOf = (number: string): string | null => (number.length < shownFrom ? null : number.slice(-4));
