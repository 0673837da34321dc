import type { AppLoadContext } from "@remix-run/node";
import type { FeatureFlagName } from "#contracts/feature-flags";
import { isExactPlace } from "#contracts/analytics/exact-place";
import type { CurrentUser } from "#contracts/user";
import type { RootData, ShellFlags } from "./root-data";

/** These two flags affect dashboard users only (specification, section 6). */
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

/** The user, for a document that a tag reads: without who they are, and where if that is known exactly. */
function shownUser(user: CurrentUser | null, { forTag }: AppLoadContext["measurement"]): CurrentUser | null {
  if (user === null || !forTag) return user;
  // Having an id makes a member (specification, section 3); which one is nobody's business there.
  const profile = user.profile && { id: user.profile.id === null ? null : 0 };
  const unnamed = { ...user, first_name: "", profile };
  return isExactPlace(user.session.place ?? "")
    ? { ...unnamed, near_ldp_store: [], session: { ...user.session, place: null } }
    : unnamed;
}

/** The user, on demand, with the flags that depend on it. Throws on failure; the page then keeps the user it has. */
export async function loadUser({
  api,
  figures,
  measurement,
}: AppLoadContext): Promise<Pick<RootData, "user" | "userUnknown" | "flags">> {
  const user = await api.auth.currentUser();
  figures.user(user);
  const flags = await flagsOf(user, (flag) => api.optional(api.flags.isEnabled(flag), false));
  return { user: shownUser(user, measurement), userUnknown: false, flags };
}

/**
 * What the shell around every page needs. No failure here may take the page down: a user that cannot be loaded
 * is null, a flag that cannot be read is off, and failed comparisons leave the panel without its list.
 */
export async function loadRootData(context: AppLoadContext): Promise<RootData> {
  const { api, figures, log, measurement, menus, site, requestId, formFailed, signal } = context;
  // Broader than api.optional: a 401 or 404 from this one call must not become the page's status.
  const orElse = async <T>(part: string, promise: Promise<T>, fallback: T): Promise<T> => {
    try {
      return await promise;
    } catch (error) {
      // A visitor who has left misses nothing.
      if (!signal.aborted)
        log.warn({ part, status: error instanceof Response ? error.status : undefined }, "shell part left out");
      return fallback;
    }
  };
  const isOn = (flag: FeatureFlagName) => orElse(flag, api.flags.isEnabled(flag), false);
  const comparisons = async () => {
    const shown = await isOn("HEADER_SHOW_POPULAR_COMPARISONS");
    if (shown) menus.popularComparisons = await orElse("popular comparisons", api.compare.popular(), []);
    return shown;
  };
  const userAndFlags = async () => {
    const found = await orElse("current user", api.auth.currentUser(), undefined);
    if (found !== undefined) figures.user(found);
    const user = found ?? null;
    if (measurement.tagManager)
      measurement.ofVisit(await orElse("what the visit remembers", api.auth.remembered(), null));
    const flags = await flagsOf(user, isOn);
    return { user: shownUser(user, measurement), flags, ...(found === undefined && { userUnknown: true }) };
  };

  const [known, shown, demo, mails] = await Promise.all([
    userAndFlags(),
    comparisons(),
    orElse("whether it is a demonstration", api.auth.demonstration(), false),
    orElse("whether mail is sent", api.auth.sendsMail(), true),
  ]);
  menus.demonstration = demo;
  return {
    ...known,
    comparisons: shown,
    site,
    requestId,
    demo,
    now: Date.now(),
    ...(!mails && { noMail: true }),
    ...(formFailed && { formFailed }),
  };
}
