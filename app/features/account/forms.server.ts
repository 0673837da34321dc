import { z } from "zod";
import { signInRequest } from "~/contracts/session";

/** Where to go afterwards; safeRedirect takes nothing longer. */
const next = z.string().max(2000).catch("");

export const signInForm = signInRequest.extend({ next });

export const signOutForm = z.object({ next });

/** Nothing is asked: the address says whose mail and of which kind. */
export const unsubscribeForm = z.object({});
