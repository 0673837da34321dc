import { saveMatch as saveMatchBody } from "../../app/contracts/match";
import { visitorOf } from "../visits/visitor";
import { invalid, notFound, signInNeeded } from "../http/answers";
import { validated } from "../http/json-body";
import type { Call, Resources } from "../http/resource";
import { deliverableAddress } from "../mail/deliverable-address";
import { readSavedMatch, saveMatch, savedMatchesOf } from "./saved-matches";
import type { Services } from "../services";

/** Results that were saved: by anybody, opened by whoever has the token, listed for members. */
export const savedMatches: Resources = (services) => [
  {
    version: 2,
    path: "/match/saved/",
    methods: {
      GET: async (call) => {
        const visitor = await visitorOf(call, services);
        if (visitor === null) throw signInNeeded();
        return { body: await savedMatchesOf(services.db, visitor.id) };
      },
      POST: (call) => save(call, services),
    },
  },
  {
    version: 2,
    path: "/match/saved/:token/",
    methods: {
      GET: async ({ part }) => {
        const saved = await readSavedMatch(services.db, part("token"));
        if (saved === null) throw notFound();
        return { body: saved };
      },
    },
  },
];

async function save(call: Call, services: Services) {
  const { answers, email: given, key } = validated(saveMatchBody, call.body);
  const email = given === undefined ? undefined : deliverableAddress(given);
  if (email === null)
    throw invalid({ email: ["Enter an e-mail address in the correct format, like name@example.com"] });
  const visitor = await visitorOf(call, services);
  const body = await saveMatch(services, { answers, email, key, accountId: visitor?.id ?? null });
  return { status: 201, body };
}
