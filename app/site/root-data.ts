import { useRouteLoaderData } from "@remix-run/react";
import type { PopularComparison } from "~/contracts/comparisons";
import type { CurrentUser } from "~/contracts/user";

/** What the root loader gives to every page. */
export type RootData = {
  /** null: nobody is signed in, or the user could not be asked for. */
  user: CurrentUser | null;
  flags: ShellFlags;
  /** Sorted by header; empty when their flag is off. */
  comparisons: PopularComparison[];
  site: SiteSettings;
  requestId: string;
};

export type ShellFlags = { apiSettings: boolean; productLookup: boolean };

export type SiteSettings = {
  name: string;
  origin: string;
  analyticsId?: string;
  hiddenQueryParam?: string;
  sentry?: { dsn: string; release: string };
};

const withoutData: RootData = {
  user: null,
  flags: { apiSettings: false, productLookup: false },
  comparisons: [],
  site: { name: "Bedlark", origin: "" },
  requestId: "",
};

/** Root data, or an anonymous stand-in on error pages for which the root loader did not run. */
export function useRootData(): RootData {
  return (useRouteLoaderData("root") as RootData | undefined) ?? withoutData;
}
