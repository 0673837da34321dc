import { matchRoutes } from "@remix-run/react";

/** Prefetches the scripts of a page whose link is hovered or focused. Its data would not be cached (decision 29). */
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
      // The click loads them again and handles a failure.
      for (const url of [module, ...imports]) import(/* @vite-ignore */ url).catch(() => {});
    }
  };
  const listening = new AbortController();
  for (const intent of ["pointerover", "focusin"]) addEventListener(intent, onIntent, { signal: listening.signal });
  return () => listening.abort();
}
