import { z } from "zod";
import { signInAnswer, type SignInRequest } from "~/contracts/session";
import { currentUserAnswer } from "~/contracts/user";
import type { Client } from "./client/client.server";

/** The body of a sign-out is of no use. */
const ignored = z.unknown().transform(() => null);

export function authApi(client: Client) {
  return {
    /** The signed-in user or null: no user key, an empty answer and a 401 all mean signed out. */
    currentUser: async () => (await client.get("auth/user/", currentUserAnswer, { onSignIn: "null" }))?.user ?? null,
    /** A wrong pair is a 400 with `non_field_errors`; the new sessionid is relayed to the browser on the way. */
    signIn: async ({ email, password }: SignInRequest) => {
      const outcome = await client.write("POST", "auth/signin/", { email, password }, signInAnswer);
      // What other upstreams say of a wrong pair.
      return !outcome.ok && outcome.status === 401 ? { ...outcome, status: 400 } : outcome;
    },
    /** Who is signed out already is signed out. */
    signOut: async () => {
      const outcome = await client.write("POST", "auth/signout/", {}, ignored);
      return !outcome.ok && outcome.status === 401 ? { ok: true as const, data: null } : outcome;
    },
  };
}
