import { waitingTime } from "~/contracts/vocabulary/waiting-time";

/** What a shopper reads when the upstream fails: plain words and what to do next, without blame or codes. */

const wait = (seconds: number | null, unknown: string) => (seconds === null ? unknown : waitingTime(seconds));

export const readMessages = {
  unreachable: "Something on our end isn't working right now. Please try again in a minute.",
  timeout: "This is taking longer than it should. Please try again.",
  broken:
    "The information for this page looked wrong, and we'd rather show you nothing than a mistake. Please try again.",
  busy: (retryAfter: number | null) =>
    `We're very busy right now. Please try again in ${wait(retryAfter, "a minute")}.`,
  forbidden: "You don't have permission to see this.",
  refused: "We don't recognize part of that address. Please check it and try again.",
} as const;

export const writeMessages = {
  notSent: "We couldn't connect, so nothing was saved. What you entered is still here; please try again.",
  dropped:
    "We lost the connection, so your changes may not be saved. What you entered is still here. Please check before you send it again.",
  unconfirmed: "We can't tell whether that was saved. Please check before you send it again.",
  broken:
    "Something went wrong on our end, and your changes may not be saved. What you entered is still here. Please check before you send it again.",
  formExpired: "This form expired. What you entered is still here; please send it again.",
  forbidden: "You don't have permission to do this.",
  refused: "We couldn't accept this. Please check what you entered.",
  conflict: "This changed while you had it open, maybe in another tab. Please check it and try again.",
  tooMany: (retryAfter: number | null) =>
    `You've tried this too many times. Please try again in ${wait(retryAfter, "a few minutes")}.`,
} as const;
