/**
 * Password length in characters: NIST SP 800-63B-4 requires 15 if the password is the only factor
 * (docs/decisions/0048).
 */
export const leastPassword = 15;
export const mostPassword = 200;

/** Which account the person opening a mailed link is signed in to: the link's own, or another one. */
export const accountsAsking = ["own", "other"] as const;
export type AccountAsking = (typeof accountsAsking)[number];
