import { z } from "zod";
import { signInAnswer, signInRequest } from "#contracts/session";
import { currentUserAnswer } from "#contracts/user";
import { visitorAddressHeader } from "#contracts/visitor-address";
import { dropSession, readCookie, sessionCookie } from "../http/cookies";
import { type Area, operations } from "../http/operation";
import { rememberedAnswers } from "../match/remembered-answers";
import { endSession } from "../sessions/sessions";
import { sessionOf } from "../sessions/visitor";
import { toCurrentUser } from "./current-user";
import type { AccountServices } from "./services";
import { signIn } from "./sign-in";

const { read, write } = operations<AccountServices>();

export const accounts: Area<AccountServices> = {
  name: "Accounts",
  description: "Who is making the request, and how they sign in and out.",
  operations: [
    read({
      id: "getCurrentUser",
      path: "/auth/user/",
      summary: "Current user",
      description: "Anonymous visitors are users too, with what is remembered of their visit.",
      cookies: ["sessionid"],
      answer: currentUserAnswer,
      async handler(call, services) {
        const session = await sessionOf(call, services);
        return {
          user: await toCurrentUser(session, services),
          demo: services.demo,
          mails: services.sendsMail,
          match_answers: rememberedAnswers(session)?.address ?? null,
        };
      },
    }),
    write({
      id: "signIn",
      path: "/auth/signin/",
      summary: "Sign in",
      description: "Both cookies are replaced. A wrong email address or password is 400; too many attempts are 429.",
      headers: {
        [visitorAddressHeader]: z
          .string()
          .optional()
          .describe(
            "The visitor's address, Unix seconds, and an HMAC-SHA-256 over both, the method, the path and X-Request-Id with a " +
              "shared secret; attempts are then counted per visitor rather than for the whole site. A value that fails " +
              "verification counts as absent.",
          ),
      },
      cookies: ["sessionid", "csrftoken"],
      errors: [429],
      body: signInRequest,
      answer: signInAnswer,
      handler: signIn,
    }),
    write({
      id: "signOut",
      path: "/auth/signout/",
      summary: "Sign out",
      cookies: ["sessionid"],
      async handler({ request, response }, { db, clock }) {
        const id = readCookie(request, sessionCookie);
        if (id !== null) await endSession(db, id, clock());
        dropSession(response);
      },
    }),
  ],
};
