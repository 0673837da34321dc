import type { SearchResult } from "#contracts/search";

/** What the name under which a bed was found says of it. */
export function calledText(name: string, kind: SearchResult["found_as_kind"]): string {
  if (kind === "same-core") return `“${name}” has the same core, with a different top`;
  if (kind === "similar") return `“${name}” is similar`;
  return kind === null ? `We found it under the name “${name}”` : `Some stores sell it as “${name}”`;
}
