import { z } from "zod";
import { accountDeletion, emailChange, emailConfirmation, passwordChange } from "#contracts/account/account";
import { confirmSignUpRequest, newPasswordRequest, resetRequest, signUpRequest } from "#contracts/account/sign-up";
import { signInRequest } from "#contracts/session";

/** Where to go afterwards; safeRedirect takes nothing longer. */
const next = z.string().max(2000).catch("");

export const signInForm = signInRequest.extend({ next });

export const signOutForm = z.object({ next });

/** Nothing is asked: the address says whose mail and of which kind. */
export const unsubscribeForm = z.object({});

export const signUpForm = signUpRequest.extend({ next });

export const resetForm = resetRequest;

export const newPasswordForm = newPasswordRequest.pick({ password: true });

export const confirmSignUpForm = confirmSignUpRequest.pick({ password: true });

/** The password of whoever isn't logged in to the account. */
export const confirmEmailForm = emailConfirmation.pick({ password: true });

/** A button: what it does stands above it. */
export const joinForm = z.object({});

export const changeEmailForm = emailChange;

export const changePasswordForm = passwordChange;

/** One box for each kind; those that are not checked are turned off. `was`: those that the page showed as on. */
export const mailForm = z.object({
  on: z.array(z.string().max(60)).max(20),
  was: z.string().max(400).optional(),
});

/** The value of `was`. It always has a first word, since a field left empty counts as not sent. */
export const shownAsOn = (kinds: readonly string[]) => ["shown", ...kinds].join(" ");
export const kindsShownAsOn = (was: string | undefined) => was?.split(" ").slice(1);

/** The button that was pressed says which. */
export const sessionForm = z.object({ session: z.string({ error: "Choose where to log out" }).max(64) });

/** A box that isn't there on most pages. */
export const deleteForm = accountDeletion.extend({ forfeit: z.array(z.literal("yes")).max(5) });
