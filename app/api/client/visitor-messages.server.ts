import { severalForms } from "#contracts/refusals/refused-form";
import { waitingTime } from "#contracts/refusals/waiting-time";

/** What a shopper reads when the upstream fails: plain words and what to do next, without blame or codes. */

const wait = (seconds: number | null, unknown: string) => (seconds === null ? unknown : waitingTime(seconds));

export const readMessages = {
  unreachable: "Something on our end isn’t working right now. Please try again in a minute.",
  timeout: "This is taking longer than it should. Please try again.",
  broken:
    "The information for this page looked wrong, and we’d rather show you nothing than a mistake. Please try again.",
  busy: (retryAfter: number | null) =>
    `We’re very busy right now. Please try again in ${wait(retryAfter, "a minute")}.`,
  forbidden: "You don’t have permission to see this.",
  refused: "We don’t recognize part of that address. Please check it and try again.",
} as const;

/** How a write failed. */
export interface WriteMessages {
  notSent: string;
  dropped: string;
  unconfirmed: string;
  broken: string;
  formExpired: string;
  forbidden: string;
  refused: string;
  conflict: string;
  tooLarge: string;
  tooMany(retryAfter: number | null): string;
  /** Of the site's own limit, which counts households. */
  tooManyForms(retryAfter: number): string;
}

export const writeMessages: WriteMessages = {
  notSent: "We couldn’t connect, so nothing was saved. What you entered is still here; please try again.",
  dropped:
    "We lost the connection, so your changes may not be saved. What you entered is still here. Please check before you send it again.",
  unconfirmed: "We can’t tell whether that was saved. Please check before you send it again.",
  broken:
    "Something went wrong on our end, and your changes may not be saved. What you entered is still here. Please check before you send it again.",
  formExpired: "This form expired. What you entered is still here; please send it again.",
  forbidden: "You don’t have permission to do this.",
  refused: "We couldn’t accept this. Please check what you entered.",
  conflict: "This changed while you had it open, maybe in another tab. Please check it and try again.",
  tooLarge: "That’s too long to send. What you entered is still here; please shorten it and send it again.",
  tooMany: (retryAfter: number | null) =>
    `You’ve tried this too many times. Please try again in ${wait(retryAfter, "a few minutes")}.`,
  tooManyForms: (retryAfter) =>
    `${severalForms}. What you typed is still here. Send it again in ${waitingTime(retryAfter)}.`,
};

/** The password is never shown again, and logging in changes nothing that could be saved. */
export const signInMessages: WriteMessages = {
  ...writeMessages,
  notSent: "We couldn’t connect, so we couldn’t log you in. Please type your password and try again.",
  dropped: "We lost the connection, so you may or may not be logged in. Reload the page to see.",
  unconfirmed: "We can’t tell whether you’re logged in. Reload the page to see.",
  broken: "Something went wrong on our end, and you may not be logged in. Please type your password and try again.",
  formExpired: "This form expired. Please type your password and log in again.",
  tooMany: (retryAfter) =>
    `You’ve tried to log in too many times. Please try again in ${wait(retryAfter, "a few minutes")}.`,
};

export const signOutMessages: WriteMessages = {
  ...writeMessages,
  notSent: "We couldn’t connect, so you’re still logged in. Please try again.",
  dropped: "We lost the connection, so you may still be logged in. Please try again.",
  unconfirmed: "We can’t tell whether you’re logged out. Please try again.",
  broken: "Something went wrong on our end, so you may still be logged in. Please try again.",
  formExpired: "This form expired, so you’re still logged in. Please try again.",
};

/** Of forms with a password, which is never shown again. */
export const passwordMessages: WriteMessages = {
  ...writeMessages,
  notSent: "We couldn’t connect, so nothing was saved. Please type your password again and send the form once more.",
  dropped: "We lost the connection, so this may not be saved. Please check before you send it again.",
  broken: "Something went wrong on our end, and this may not be saved. Please check before you send it again.",
  formExpired: "This form expired. Please type your password and send it again.",
};

/** The upstream counts the posts of an hour. */
export const postMessages: WriteMessages = {
  ...writeMessages,
  tooMany: (retryAfter) =>
    `You’ve written a lot within an hour. Please try again in ${wait(retryAfter, "a while")}. What you typed is still here.`,
};

/** Of a file: sending it twice does no harm, since the same one is added once. */
export const uploadMessages: WriteMessages = {
  ...writeMessages,
  notSent: "We couldn’t connect, so your file wasn’t sent. Please choose it again.",
  dropped: "We lost the connection, so your file may not be here. Please choose it again.",
  unconfirmed: "It took too long to open your file. Please choose it again.",
  tooLarge: "That file is too large. Please choose a smaller one.",
  broken: "Something went wrong on our end, and your file may not be here. Please choose it again.",
  formExpired: "This form expired. Please choose your file again.",
  tooMany: (retryAfter) =>
    `We can’t take your file right now. Please choose it again in ${wait(retryAfter, "a few minutes")}.`,
};
