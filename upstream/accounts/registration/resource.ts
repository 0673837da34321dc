import { z } from "zod";
import * as contract from "#contracts/account/sign-up";
import { type Area, operations } from "../../http/operation";
import { vouchedTries } from "../../http/visitor-address";
import type { AccountServices } from "../services";
import { askForReset, readLink, setNewPassword } from "./new-password";
import { confirmSignUp, signUp } from "./sign-up";

const { read, write } = operations<AccountServices>();

export const entry: Area<AccountServices> = {
  name: "Sign-up and new passwords",
  description: "Responses never reveal whether an address has an account; its owner is informed by mail.",
  operations: [
    write({
      id: "signUp",
      path: "/auth/signup/",
      summary: "Request an account",
      description: "The account doesn't exist until the address is confirmed through the mailed link, within 24 hours.",
      headers: vouchedTries,
      errors: [429],
      body: contract.signUpRequest,
      answer: contract.mailedAnswer,
      handler: signUp,
    }),
    write({
      id: "confirmSignUp",
      path: "/auth/signup/confirm/",
      summary: "Confirm the address, which creates the account and signs in",
      description: "Requires the chosen password. A wrong one is 400 and counts as a sign-in attempt.",
      headers: vouchedTries,
      cookies: ["sessionid", "csrftoken"],
      errors: [429],
      body: contract.confirmSignUpRequest,
      answer: contract.enteredAnswer,
      handler: confirmSignUp,
    }),
    write({
      id: "askForReset",
      path: "/auth/reset/",
      summary: "Request a new password",
      headers: vouchedTries,
      errors: [429],
      body: contract.resetRequest,
      answer: contract.mailedAnswer,
      handler: askForReset,
    }),
    write({
      id: "setNewPassword",
      path: "/auth/reset/new/",
      summary: "Choose a new password through a mailed link, and sign in",
      description: "All other sessions of the account end.",
      cookies: ["sessionid", "csrftoken"],
      body: contract.newPasswordRequest,
      answer: contract.enteredAnswer,
      handler: setNewPassword,
    }),
    read({
      id: "getMailedLink",
      path: "/auth/links/:token/",
      summary: "What a mailed link is for, while it is valid",
      description: "Reading it changes nothing, because mail programs open links too.",
      parts: { token: z.string().max(200).describe("Token of the link.") },
      cookies: ["sessionid"],
      answer: contract.mailedLink,
      handler: (call, services) => readLink(call, call.parts.token, services),
    }),
  ],
};
