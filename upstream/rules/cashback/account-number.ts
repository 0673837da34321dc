/** Four digits of a shorter number would be half of it or more. */
const shownFrom = 8;

/** The last digits of a bank account number, by which its owner recognizes it; null: it is too short to show any. */
export const lastFourOf = (number: string): string | null => (number.length < shownFrom ? null : number.slice(-4));
