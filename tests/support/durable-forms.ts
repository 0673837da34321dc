import { samplesOf } from "./area-samples";
import { accountForms } from "./durable-accounts";
import { claimForms } from "./durable-claims";
import { discussionForms } from "./durable-discussions";
import { keyFor, type Make, rows } from "./durable-form";
import { reviewForms } from "./durable-reviews";

/** Writes of the site by their names. Each call makes another one; `number` is different in each. */
export const durableForms: Record<string, Make> = {
  "sign-up": (number) => {
    const email = `durable-${number}@example.com`;
    const key = keyFor("sign-up", number);
    const fields = { key, first_name: "Nora", email, password: "not a common one", next: "/" };
    return {
      steps: [() => ({ path: "/signup/", fields })],
      entries: async (db) => [
        await rows(db.selectFrom("sign_up").where("email", "=", email).select("email")),
        await rows(db.selectFrom("mail").where("recipient", "=", email).select("id")),
      ],
      mailed: email,
    };
  },
  "saved match": (number) => {
    const email = `saved-${number}@example.com`;
    const path = "/mattress-finder/results/?recipient=me&position=side";
    return {
      steps: [() => ({ path, fields: { key: keyFor("saved match", number), email } })],
      entries: async (db) => [await rows(db.selectFrom("mail").where("recipient", "=", email).select("id"))],
      mailed: email,
    };
  },
  ...accountForms,
  ...reviewForms,
  ...claimForms,
  ...discussionForms,
  ...samplesOf("durableForms"),
};
