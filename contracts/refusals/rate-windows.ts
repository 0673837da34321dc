/** Requests are counted by address, in windows of this length at most; the privacy page says so. */
export const longestWindowMinutes = 5;
