/** Requests are counted by address, in windows of at most this length; the privacy page says so. */
export const longestWindowMinutes = 5;
