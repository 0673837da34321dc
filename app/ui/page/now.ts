import { createContext } from "react";

/** The time, in milliseconds, for which a page was made: the same on the server and in the browser. Null: unknown. */
export const Now = createContext<number | null>(null);
