import { paths } from "~/paths";
import { notAllowed } from "./image-fault.server";

/** Where a picture comes from: a file below public/, a visitor's photo, or an address of an allowed host. */
export type Source = { kind: "own"; path: string } | { kind: "photo"; id: string } | { kind: "remote"; url: URL };

/** Each part begins with a letter, a digit, - or _: no "..", no dotfile, no second slash, nothing encoded. */
export const plainPath = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;
/** As paths.photo has it. */
const photoPath = /^\/photos\/([A-Za-z0-9_-]{22})\.webp$/;
const picture = /\.(?:jpe?g|png|webp|gif)$/i;

/** `url` against the allowed origins. It must be as URL writes it: then what is compared is what is fetched. */
export function sourceOf(url: string, hosts: readonly string[]): Source {
  if (url.startsWith("/")) {
    const photo = photoPath.exec(url)?.[1];
    if (photo !== undefined) return { kind: "photo", id: photo };
    if (url.length > 200 || !plainPath.test(url) || !picture.test(url)) throw notAllowed("path");
    return { kind: "own", path: url };
  }
  if (!/^https?:\/\/[^@/?#]+\/[^#]*$/.test(url) || url.length > 2000 || !URL.canParse(url)) throw notAllowed("url");
  const parsed = new URL(url);
  if (parsed.href !== url || !hosts.includes(parsed.origin)) throw notAllowed("host");
  if (asksAnOptimizer(parsed)) throw notAllowed("recursion");
  return { kind: "remote", url: parsed };
}

/** Whether it is the address of an image optimizer: a host that fronts this site would request itself without end. */
function asksAnOptimizer({ pathname }: URL): boolean {
  try {
    const plain = decodeURIComponent(pathname)
      .replace(/[/\\]+/g, "/")
      .toLowerCase();
    return `${plain}/`.includes(paths.image);
  } catch {
    return true;
  }
}
