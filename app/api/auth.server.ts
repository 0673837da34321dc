import { z } from "zod";
import { signInAnswer, type SignInRequest } from "~/contracts/session";
import { currentUserAnswer, type CurrentUser } from "~/contracts/user";
import type { Client } from "./client/client.server";
import type { WriteOutcome } from "./client/outcome.server";

/** Nobody reads what a sign-out answers. */
const whatever = z.unknown().transform(() => null);

export function authApi(client: Client) {
  return {
    /**
     * The visitor as the upstream knows them, or null: no user key, an empty answer and a 401 all mean
     * nobody.
     */
    async currentUser(): Promise<CurrentUser | null> {
      const answer = await client.get("auth/user/", currentUserAnswer, { onSignIn: "null" });
      return answer?.user ?? null;
    },
    /**
     * A wrong pair is a 400 with `non_field_errors`; the new sessionid is relayed to the browser on the way.
     */
    signIn(pair: SignInRequest): Promise<WriteOutcome<{ user: CurrentUser }>> {
      return client.write("POST", "auth/signin/", pair, signInAnswer);
    },
    signOut(): Promise<WriteOutcome<null>> {
      return client.write("POST", "auth/signout/", {}, whatever);
    },
  };
}
