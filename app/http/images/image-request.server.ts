import { imageQualities, imageWidths } from "~/paths";
import { ImageFault } from "./image-fault.server";
import { sourceOf, type Source } from "./image-source.server";

export interface ImageRequest {
  source: Source;
  width: number;
  quality: number;
}

const known = new Set(["url", "w", "q"]);

const malformed = (code: string) => new ImageFault(400, code, "Check the address of the picture.");

/**
 * What `?url=&w=&q=` asks for; q is 75 when it is left out (specification, section 9). Each is given once and
 * nothing beside them, written as in the lists: a second spelling would be a second entry in every cache.
 */
export function parseImageRequest(query: string, hosts: readonly string[]): ImageRequest {
  const given = new URLSearchParams(query);
  const names = [...given.keys()];
  if (names.some((name) => !known.has(name))) throw malformed("unknown_parameter");
  if (new Set(names).size < names.length) throw malformed("repeated_parameter");
  const width = imageWidths.find((offered) => String(offered) === given.get("w"));
  const quality = imageQualities.find((offered) => String(offered) === (given.get("q") ?? "75"));
  if (width === undefined) throw malformed("width");
  if (quality === undefined) throw malformed("quality");
  return { source: sourceOf(given.get("url") ?? "", hosts), width, quality };
}
