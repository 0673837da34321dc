import type { AppLoadContext } from "@remix-run/node";
import type { FeatureFlagName } from "~/contracts/feature-flags";
import type { CurrentUser } from "~/contracts/user";
import type { RootData, ShellFlags } from "./root-data";

/** Only dashboard users are shown what these two flags switch (specification, section 6). */
async function flagsOf(
  user: CurrentUser | null,
  isOn: (flag: FeatureFlagName) => Promise<boolean>,
): Promise<ShellFlags> {
  if (user?.has_reviews_dashboard_access !== true) return { apiSettings: false, productLookup: false };
  const [apiSettings, productLookup] = await Promise.all([
    isOn("RETAILER_DASHBOARD_API_SETTINGS"),
    isOn("RETAILER_DASHBOARD_PRODUCT_LOOKUP"),
  ]);
  return { apiSettings, productLookup };
}

/** The user on demand, with the flags that go with it. Throws what the page then keeps its user for. */
export async function loadUser({ api }: AppLoadContext): Promise<Pick<RootData, "user" | "flags">> {
  const user = await api.auth.currentUser();
  return { user, flags: await flagsOf(user, (flag) => api.optional(api.flags.isEnabled(flag), false)) };
}

/**
 * What every page of the site stands in. No part of it may cost a visitor the page: a user who cannot
 * be had is unset, a flag that cannot be read is off, and comparisons that fail leave the panel without its list.
 */
export async function loadRootData({ api, log, site, requestId }: AppLoadContext): Promise<RootData> {
  // Broader than api.optional: a 401 or 404 of this one call must not become the page's own.
  const orElse = async <T>(part: string, promise: Promise<T>, fallback: T): Promise<T> => {
    try {
      return await promise;
    } catch (error) {
      log.warn({ part, status: error instanceof Response ? error.status : undefined }, "shell part left out");
      return fallback;
    }
  };
  const isOn = (flag: FeatureFlagName) => orElse(flag, api.flags.isEnabled(flag), false);
  const comparisons = async () =>
    (await isOn("HEADER_SHOW_POPULAR_COMPARISONS"))
      ? orElse("popular comparisons", api.comparisons.popular(), [])
      : null;
  const userAndFlags = async () => {
    const user = await orElse("current user", api.auth.currentUser(), null);
    return { user, flags: await flagsOf(user, isOn) };
  };

  const [known, popular] = await Promise.all([userAndFlags(), comparisons()]);
  return { ...known, comparisons: popular, site, requestId };
}
