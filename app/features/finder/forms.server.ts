import { z } from "zod";
import { saveMatch } from "~/contracts/saved-match";

/** Nothing is asked: the button says it all. */
export const forgetForm = z.object({});

/** Below the results, which are its page's address. */
export const saveForm = saveMatch.pick({ email: true, key: true });
