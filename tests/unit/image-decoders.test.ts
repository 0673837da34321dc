import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { encode, keptFormat, limitDecoders } from "~/http/images/encode.server";
import { avif, jpeg, movingGif, png, svg, tiff, webp } from "../support/picture-files";

const size = { width: 20, height: 10 };

test("Only decoders that an order needs can run in the process, whatever asks for them and whatever was made before", async () => {
  const refused = [svg, await tiff(size), await avif(size)];
  const taken = [await jpeg(size), await png(size), await webp(size), await movingGif(size)];
  const order = { width: 640, quality: 75, formats: ["webp"] as const };
  for (const bytes of refused) {
    await sharp(bytes).metadata();
    expect(keptFormat(bytes)).toBeNull();
    await expect(encode(bytes, order)).rejects.toThrow("Not a picture");
  }

  // The limit is the whole process's, which other tests share.
  onTestFinished(() => sharp.unblock({ operation: ["VipsForeignLoad"] }));
  limitDecoders("card");
  await sharp(svg).metadata();
  for (const bytes of taken) await expect(sharp(bytes).metadata()).rejects.toThrow("unsupported image format");

  limitDecoders(order);
  for (const bytes of refused) await expect(sharp(bytes).metadata()).rejects.toThrow("unsupported image format");
  for (const bytes of taken) {
    expect(keptFormat(bytes)).not.toBeNull();
    expect((await encode(bytes, order)).type).toBe("image/webp");
  }
  await expect(sharp("docs/home.png").metadata()).rejects.toThrow("unsupported image format");
});
