import { createContext, useContext } from "react";

/** The nonce of the page's content security policy: known while rendering on the server, undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
