/** Of a password, in characters: NIST SP 800-63B-4 asks for 15 where it is all there is (docs/decisions/0048). */
export const leastPassword = 15;
export const mostPassword = 200;

/** Which account whoever opens a mailed link is signed in to: that of the link, or another one. */
export const accountsAsking = ["own", "other"] as const;
export type AccountAsking = (typeof accountsAsking)[number];
