import { LRUCache } from "lru-cache";
import type { Api } from "~/api/api.server";
import { drawPicture } from "./drawing.server";
import { pictureHash, pictureOf } from "./picture";

/** Drawings by slug and hash, which name all that is in them: room for about a thousand. */
const drawn = new LRUCache<string, string>({ maxSize: 16_000_000, sizeCalculation: ({ length }) => length });

/**
 * The drawing of a model as it is now. Pages of an earlier release, or made while the model's data changed, ask by
 * another hash: they get it too, as `current: false`.
 */
export async function drawnPicture(catalogue: Pick<Api["catalogue"], "model">, slug: string, hash: string) {
  const known = drawn.get(`${slug} ${hash}`);
  if (known !== undefined) return { svg: known, current: true };
  const picture = pictureOf((await catalogue.model(slug)).model);
  const own = pictureHash(picture);
  const svg = drawn.get(`${slug} ${own}`) ?? drawPicture(picture);
  drawn.set(`${slug} ${own}`, svg);
  return { svg, current: own === hash };
}
