import { saveMatch } from "~/contracts/match";

/** Below the results, which are its page's address. */
export const saveForm = saveMatch.pick({ email: true, key: true });
