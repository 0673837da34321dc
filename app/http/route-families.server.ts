import type { ServerBuild } from "@remix-run/node";

/** The first segment of a path or of a route's pattern, as routes are matched: without regard to case. */
const segmentOf = (path: string) => (/^\/?([^/]*)/.exec(path)?.[1] ?? "").toLowerCase();

/** Nothing in it is escaped, and no segment is left out with the one before it ("/guides/../signin/"). */
const isPlain = (path: string) => /^[\w./-]*$/.test(path) && !/\/\.{1,2}(?:\/|$)/.test(path);

/**
 * Divides a build by the first segment of its pages' paths, with `make` called once for each part when it is first needed.
 * Remix ranks and tries all routes it was given three times a request, and makes each of them anew for the page: with
 * a hundred of them that was a tenth of the CPU time of a page (`npm run bench`). A path that no page begins with reaches
 * those of any path alone; one that is not plain reaches those that the whole build has.
 */
export function routeFamilies<Family>(
  build: ServerBuild,
  make: (part: ServerBuild) => Family,
): (pathname: string) => Family {
  const segments = new Map<string, string[]>();
  const everywhere: string[] = [];
  for (const { id, path = "", parentId } of Object.values(build.routes)) {
    const first = segmentOf(path);
    if (parentId !== "root" || /^[:*]/.test(first)) everywhere.push(id);
    else segments.set(first, [...(segments.get(first) ?? []), id]);
  }
  const made = new Map<string | null, Family>();
  let whole: Family | undefined;
  return (pathname) => {
    if (!isPlain(pathname)) return (whole ??= make(build));
    const first = segmentOf(pathname);
    const own = segments.get(first);
    const name = own === undefined ? null : first;
    const known = made.get(name) ?? make(partOf(build, new Set([...everywhere, ...(own ?? [])])));
    made.set(name, known);
    return known;
  };
}

/** The browser's own list of routes is a file of the build and stays whole. */
function partOf(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const kept = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: kept(build.routes),
    assets: { ...build.assets, routes: kept(build.assets.routes) },
  } as ServerBuild;
}
