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
  description: "What an address is told never depends on whether it has an account: its owner is told by mail.",
  operations: [
    write({
      id: "signUp",
      path: "/auth/signup/",
      summary: "Ask for an account",
      description: "There is no account until the address is confirmed by the link that is mailed, within 24 hours.",
      headers: vouchedTries,
      errors: [429],
      body: contract.signUpRequest,
      answer: contract.mailedAnswer,
      handler: signUp,
    }),
    write({
      id: "confirmSignUp",
      path: "/auth/signup/confirm/",
      summary: "Confirm the address, which makes the account and signs in",
      description: "With the password that was chosen. A wrong one is 400 and counts as a try to sign in.",
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
      summary: "Ask for a new password",
      headers: vouchedTries,
      errors: [429],
      body: contract.resetRequest,
      answer: contract.mailedAnswer,
      handler: askForReset,
    }),
    write({
      id: "setNewPassword",
      path: "/auth/reset/new/",
      summary: "Choose a new password by a mailed link, and sign in",
      description: "All other sessions of the account end.",
      cookies: ["sessionid", "csrftoken"],
      body: contract.newPasswordRequest,
      answer: contract.enteredAnswer,
      handler: setNewPassword,
    }),
    read({
      id: "getMailedLink",
      path: "/auth/links/:token/",
      summary: "What a mailed link is for, while it may be used",
      description: "Reading it changes nothing: mail programs do so.",
      parts: { token: z.string().max(200).describe("Of the link.") },
      cookies: ["sessionid"],
      answer: contract.mailedLink,
      handler: (call, services) => readLink(call, call.parts.token, services),
    }),
  ],
};
