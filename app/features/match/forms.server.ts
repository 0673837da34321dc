import { z } from "zod";
import { saveMatch } from "#contracts/match/saved-match";

/** Nothing is asked: the button says it all. */
export const forgetForm = z.object({});

/** Below the results, which are its page's address. */
export const saveForm = saveMatch.pick({ email: true, key: true });

const typed = z.string().optional();
const several = z.array(z.string());

/** How somebody sleeps: the quiz's own questions, which check the answers and say what is wrong (answers.server.ts). */
export const profileForm = z.object({
  position: typed,
  weight: typed,
  pounds: typed,
  height: typed,
  pain: several,
  mobility: typed,
  temperature: typed,
  preference: typed,
  feel: typed,
  age: typed,
  allergies: several,
  size: typed,
  deliveryZip: typed,
});
