import { isolated } from "#contracts/text/isolated-text";
import { paths } from "~/paths";
import { privatePaths } from "~/private-paths";
import { readingPaths } from "~/reading-paths";

export interface KnownTexts {
  /** Slugs; empty: not to be had now. */
  terms: ReadonlySet<string>;
  guides: ReadonlySet<string>;
}

const own: readonly string[] = [
  ...[...Object.values(paths), ...Object.values(readingPaths)].flatMap((path) =>
    typeof path === "string" ? path : [],
  ),
  // Families without a page of their own.
  ...[paths.deal("x"), paths.review("x"), privatePaths.post("x")],
];
const familyOf = (path: string) => path.split("/")[1] ?? "";
const families = new Set(own.map(familyOf));
/** Families of which every address is known. */
const whole = new Set(["about", "contact", "help", "pages", "privacy", "sitemap", "siteterms"]);
const addresses = new Set(own);

/** What in a text leads nowhere, in words for its editor. */
export function linkFaults(body: string, known: KnownTexts): string[] {
  const links = [...body.matchAll(/\]\((\/[^()\s]*)\)/g)].map(([, address]) => address!);
  const faults = links.flatMap((address) => {
    const path = address.replace(/[?#].*$/s, "");
    if (!path.endsWith("/")) return address === path ? `Links within the site end in a slash: ${path}/` : [];
    return deadEnd(path, known) ?? [];
  });
  return [...new Set(faults)];
}

function deadEnd(path: string, { terms, guides }: KnownTexts): string | null {
  const family = familyOf(path);
  const slug = path.split("/")[2] ?? "";
  if (path.startsWith(readingPaths.glossary)) {
    return slug === "" || terms.size === 0 || terms.has(slug)
      ? null
      : `There’s no term “${isolated(slug)}” in the glossary.`;
  }
  if (path.startsWith(readingPaths.guides)) {
    return slug === "" || guides.size === 0 || guides.has(slug) ? null : `There’s no guide “${isolated(slug)}”.`;
  }
  return family === "" || (whole.has(family) ? addresses.has(path) : families.has(family))
    ? null
    : `We have no page at ${path}`;
}
