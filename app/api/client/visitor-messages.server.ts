import { waitingTime } from "~/contracts/vocabulary/waiting-time";

/** What a shopper reads when the upstream fails: plain words and what to do next, without blame or codes. */

const wait = (seconds: number | null, unknown: string) => (seconds === null ? unknown : waitingTime(seconds));

export const readMessages = {
  unreachable: "We can't load our data right now. Please try again in a minute.",
  timeout: "This is taking longer than it should. Please try again.",
  broken: "The data we got looked wrong, so we'd rather show you nothing than a mistake. Please try again.",
  busy: (retryAfter: number | null) =>
    `We're very busy right now. Please try again in ${wait(retryAfter, "a minute")}.`,
  forbidden: "You don't have permission to see this.",
  refused: "We couldn't read that. Please check the address and try again.",
} as const;

export const writeMessages = {
  notSent: "We couldn't connect, so nothing was saved. What you entered is still here; please try again.",
  dropped: "The connection was lost and your changes may not have been saved. What you entered is still here.",
  unconfirmed: "We couldn't confirm that it was saved. Please check before you send it again.",
  broken: "Something went wrong and your changes may not have been saved. What you entered is still here.",
  formExpired: "This form expired. What you entered is still here; please send it again.",
  forbidden: "You don't have permission to do this.",
  refused: "We couldn't accept this. Please check what you entered.",
  conflict: "Someone else changed this in the meantime. Please check it and try again.",
  tooMany: (retryAfter: number | null) =>
    `You've tried this too many times. Please try again in ${wait(retryAfter, "a few minutes")}.`,
} as const;
