import { useRouteLoaderData } from "@remix-run/react";
import type { TrayModel } from "~/contracts/comparison-tray";
import type { CurrentUser } from "~/contracts/user";

/** What the visitor has put aside to compare, in that order; nothing where the user could not be asked for. */
export function useComparisonTray(): readonly TrayModel[] {
  const root = useRouteLoaderData("root") as { user: CurrentUser | null } | undefined;
  return root?.user?.session.compare ?? [];
}
