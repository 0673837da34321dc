/** Of a password, in characters: NIST SP 800-63B-4 asks for 15 where it is all there is (docs/decisions/0048). */
export const leastPassword = 15;
export const mostPassword = 200;
