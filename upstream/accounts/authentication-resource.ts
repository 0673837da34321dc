import { signInRequest } from "../../app/contracts/session";
import { verifyPassword } from "./passwords";
import { beginSession, endSession, findVisit } from "../visits/sessions";
import { countSignInTry, noteSignIn } from "./sign-in-limit";
import { visitOf } from "../visits/visitor";
import { toCurrentUser } from "./current-user";
import { invalid } from "../http/answers";
import { dropSession, readCookie, sessionCookie, setSession } from "../http/cookies";
import { rotateCsrfToken } from "../http/csrf";
import { validated } from "../http/json-body";
import { visitorAddress } from "../http/visitor-address";
import type { Call, Resources } from "../http/resource";
import type { Services } from "../services";

/** Who is asking, and how they sign in and out. */
export const authentication: Resources = (services) => [
  {
    version: 2,
    path: "/auth/user/",
    methods: {
      GET: async (call) => ({ body: { user: await toCurrentUser(await visitOf(call, services), services) } }),
    },
  },
  { version: 2, path: "/auth/signin/", methods: { POST: (call) => signIn(call, services) } },
  { version: 2, path: "/auth/signout/", methods: { POST: (call) => signOut(call, services) } },
];

async function signIn({ request, response, body }: Call, services: Services) {
  const { db, clock, signInLimit, visitorSecret } = services;
  const { email, password } = validated(signInRequest, body);
  const asked = { email, address: visitorAddress(request, visitorSecret, clock()) };
  await countSignInTry(db, signInLimit, asked, clock());
  const account = await db
    .selectFrom("account")
    .select(["id", "password_hash"])
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  const right = await verifyPassword(password, account?.password_hash ?? null);
  // One sentence for both, so that nobody learns here which addresses have an account.
  if (account === undefined || !right) {
    throw invalid({ non_field_errors: ["The e-mail address or the password is wrong."] });
  }
  await noteSignIn(db, account.id, asked, clock());
  const id = await beginSession(db, account.id, readCookie(request, sessionCookie), clock());
  setSession(response, id);
  rotateCsrfToken(response);
  const visit = await findVisit(db, id, clock());
  if (visit === null) throw new Error("A session was gone as soon as it had begun.");
  return { body: { user: await toCurrentUser(visit, services) } };
}

async function signOut({ request, response }: Call, { db, clock }: Services) {
  const id = readCookie(request, sessionCookie);
  if (id !== null) await endSession(db, id, clock());
  dropSession(response);
  return { status: 204, body: null };
}
