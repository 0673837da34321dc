import { notFound } from "../not-found.server";

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface ApiBase {
  origin: string;
  version: number;
}

/**
 * The URL of a call (specification, section 7): origin, `/api/v{version}`, the path, a trailing slash when
 * the path has no query of its own, then the parameters that are neither null nor undefined. A path that
 * begins with http is used as given, for the configured origin only. Throws TypeError for another host and
 * for paths that could climb out of the prefix.
 */
export function buildUrl(base: ApiBase, path: string, query: Query = {}): URL {
  const absolute = /^https?:/i.test(path);
  const url = absolute ? absoluteUrl(base, path) : new URL(`${base.origin}/api/v${base.version}/${relativePart(path)}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) url.searchParams.append(name, String(value));
  }
  return url;
}

/** A part of a path, escaped. Throws not found for what cannot be one: empty, `.`, `..`, half a character. */
export function segment(value: string): string {
  if (value === "" || value === "." || value === "..") throw notFound();
  try {
    return encodeURIComponent(value);
  } catch {
    throw notFound();
  }
}

function absoluteUrl(base: ApiBase, path: string): URL {
  const url = new URL(path);
  // Never send a session to a host that an answer or an input named.
  if (url.origin !== base.origin || url.username !== "" || url.password !== "") {
    throw new TypeError("An absolute path must belong to the configured upstream");
  }
  url.hash = "";
  return url;
}

function relativePart(path: string): string {
  const [pathname = "", ...rest] = path.replace(/^\/+/, "").split("?");
  const climbs = pathname.split("/").some((part) => /^(\.|%2e){1,2}$/i.test(part));
  // URL parsing would resolve dots, turn backslashes into slashes and drop control characters.
  if (climbs || /[\\#\u0000-\u0020\u007f]/.test(path)) throw new TypeError("Not a path of the upstream");
  if (rest.length > 0) return `${pathname}?${rest.join("?")}`;
  return pathname === "" || pathname.endsWith("/") ? pathname : `${pathname}/`;
}
