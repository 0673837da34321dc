import sharp from "sharp";

/** A page at one width in one scheme. */
export interface Shot {
  width: number;
  scheme: "light" | "dark";
  /** PNG of the whole page, or of as much of it as a picture may hold. */
  image: Buffer;
}

const gap = 16;
const captionHeight = 24;
/** How wide each page is drawn: phones nearly as they are, desktops as small as their headings stay readable. */
const drawnWidth = (width: number) => (width < 600 ? width * 0.6 : width * 0.34);
/** The tallest sheet that is still looked at in one piece. */
const tallest = 1800;

const caption = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${captionHeight}">` +
      `<text x="0" y="17" font-family="sans-serif" font-size="14" fill="#fff">${text}</text></svg>`,
  );

/** Lays the shots of one page side by side, each under its width and scheme. */
export async function contactSheet(shots: Shot[]): Promise<Buffer> {
  const tiles = await Promise.all(
    shots.map(async ({ width, scheme, image }) => {
      const scaled = await sharp(image)
        .resize({ width: Math.round(drawnWidth(width)) })
        .png()
        .toBuffer({ resolveWithObject: true });
      const height = Math.min(scaled.info.height, tallest - captionHeight);
      const shown = await sharp(scaled.data).extract({ left: 0, top: 0, width: scaled.info.width, height }).toBuffer();
      return { shown, width: scaled.info.width, height, text: `${width} ${scheme}` };
    }),
  );
  let left = gap;
  const layers = tiles.flatMap(({ shown, width, text }) => {
    const at = left;
    left += width + gap;
    return [
      { input: caption(text, width), left: at, top: 0 },
      { input: shown, left: at, top: captionHeight },
    ];
  });
  const height = captionHeight + Math.max(...tiles.map((tile) => tile.height)) + gap;
  return sharp({ create: { width: left, height, channels: 3, background: "#555" } })
    .composite(layers)
    .png({ palette: true, effort: 3 })
    .toBuffer();
}
