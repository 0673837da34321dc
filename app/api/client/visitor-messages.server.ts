/** What a shopper reads when the upstream fails: plain words, what to do next, no blame and no codes. */

const wait = (seconds: number | null, unknown: string) =>
  seconds === null ? unknown : seconds === 1 ? "1 second" : `${seconds} seconds`;

export const readMessages = {
  unreachable: "We can't reach our catalogue right now. Please try again in a minute.",
  timeout: "This is taking longer than it should. Please try again.",
  broken: "We got an answer we couldn't use, so we show nothing rather than something wrong. Please try again.",
  busy: (retryAfter: number | null) =>
    `We are very busy right now. Please try again in ${wait(retryAfter, "a minute")}.`,
  forbidden: "You don't have permission to see this.",
  refused: "We couldn't make sense of this request. Please check the address and try again.",
} as const;

export const writeMessages = {
  notSent: "We couldn't reach our service, so nothing was saved. What you entered is still here; please try again.",
  dropped: "The connection was lost and your changes may not have been saved. What you entered is still here.",
  unconfirmed: "We could not confirm that it was saved. Please check before you send it again.",
  broken: "Something went wrong and your changes may not have been saved. What you entered is still here.",
  formExpired: "This form expired. What you entered is still here; please send it again.",
  forbidden: "You don't have permission to do this.",
  refused: "We couldn't accept this. Please check what you entered.",
  conflict: "This was changed by someone else in the meantime. Please check it and try again.",
  tooMany: (retryAfter: number | null) =>
    `You have tried this too many times. Please try again in ${wait(retryAfter, "a few minutes")}.`,
} as const;
