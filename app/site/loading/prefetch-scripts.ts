import { matchRoutes } from "@remix-run/react";

/**
 * Gets the scripts of a page when a link to it is under the pointer or in focus. Its data stay where they are: pages
 * are not to be kept, so what was fetched ahead would be fetched again, at the upstream's cost (decision 29).
 */
export function prefetchScripts(routes: (typeof __remixRouter)["routes"]): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return () => {};
  const asked = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || link.origin !== window.location.origin) return;
    for (const { route } of matchRoutes([...routes], link.pathname) ?? []) {
      const { module, imports = [] } = __remixManifest.routes[route.id ?? ""] ?? {};
      if (module === undefined || asked.has(module)) continue;
      asked.add(module);
      // The press asks again, and knows what to do without them.
      for (const url of [module, ...imports]) import(url).catch(() => {});
    }
  };
  addEventListener("pointerover", onIntent);
  addEventListener("focusin", onIntent);
  return () => {
    removeEventListener("pointerover", onIntent);
    removeEventListener("focusin", onIntent);
  };
}
