import { LRUCache } from "lru-cache";
import { drawPicture } from "./drawing.server";
import { pictureOf } from "./picture";
import { pictureHash, type PicturedModel } from "./picture-address";

/** Drawings by slug and hash, which name all that is in them: room for about a thousand. */
const drawn = new LRUCache<string, string>({ maxSize: 16_000_000, sizeCalculation: ({ length }) => length });

/**
 * The drawing of a model as `read` finds it now. Pages of an earlier release, or made while the model's data changed,
 * ask by another hash: they get it too, as `current: false`. A redirect instead would go in circles between servers of
 * two releases.
 */
export async function drawnPicture(slug: string, hash: string, read: () => Promise<PicturedModel>) {
  const known = drawn.get(`${slug} ${hash}`);
  if (known !== undefined) return { svg: known, current: true };
  const model = await read();
  const own = pictureHash(model);
  const svg = drawn.get(`${slug} ${own}`) ?? drawPicture(pictureOf(model));
  drawn.set(`${slug} ${own}`, svg);
  return { svg, current: own === hash };
}
