import { z } from "zod";
import { signInAnswer, type SignInRequest } from "~/contracts/session";
import { currentUserAnswer } from "~/contracts/user";
import type { Client } from "./client/client.server";

/** Nobody reads what a sign-out answers. */
const ignored = z.unknown().transform(() => null);

export function authApi(client: Client) {
  return {
    /** The signed-in user or null: no user key, an empty answer and a 401 all mean nobody. */
    currentUser: async () => (await client.get("auth/user/", currentUserAnswer, { onSignIn: "null" }))?.user ?? null,
    /** A wrong pair is a 400 with `non_field_errors`; the new sessionid is relayed to the browser on the way. */
    signIn: (pair: SignInRequest) => client.write("POST", "auth/signin/", pair, signInAnswer),
    signOut: () => client.write("POST", "auth/signout/", {}, ignored),
  };
}
