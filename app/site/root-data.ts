import type { AppLoadContext } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { CurrentUser } from "#contracts/user";

export interface RootData {
  /** null: nobody is signed in, or the user could not be loaded. */
  user: CurrentUser | null;
  /** Whoever is signed in is not known: the upstream didn’t say. */
  userUnknown?: boolean;
  flags: ShellFlags;
  /** Whether the menus have a part for comparisons, as their flag says. */
  comparisons: boolean;
  site: AppLoadContext["site"];
  requestId: string;
  /** The upstream holds invented data. */
  demo: boolean;
  /** No mail server is set up. Absent: mail is sent, as far as the upstream tells. */
  noMail?: boolean;
  /** When it was loaded, in milliseconds. */
  now: number | null;
  /** The document answers a form that was not taken. */
  formFailed?: boolean;
}

export interface ShellFlags {
  apiSettings: boolean;
  productLookup: boolean;
}

const withoutData: RootData = {
  user: null,
  flags: { apiSettings: false, productLookup: false },
  comparisons: false,
  site: { name: "Bedlark", origin: "" },
  requestId: "",
  demo: false,
  now: null,
};

/** Root data with a user reloaded after the root loader ran (current-user.tsx). */
export const RefreshedRoot = createContext<RootData | null>(null);

/** Root data, or an anonymous stand-in on error pages for which the root loader did not run. */
export function useRootData(): RootData {
  const loaded = useRouteLoaderData("root") as RootData | undefined;
  return useContext(RefreshedRoot) ?? loaded ?? withoutData;
}
