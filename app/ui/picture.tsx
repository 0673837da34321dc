import { imageWidths, paths } from "~/paths";

interface PictureProps {
  /** Address of the file, such as paths.picture("latex.jpg"). */
  src: string;
  /** Of the file, in pixels: they keep its place while it loads, and nothing wider is offered. */
  width: number;
  height: number;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** How wide it is shown, as the `sizes` of an img: "(min-width: 62rem) 30rem, 100vw". */
  sizes: string;
  /** Within the first screen. */
  eager?: boolean;
}

/** A raster picture served by the image optimizer, unless eager when it comes near; the browser picks the width it needs. */
export default function Picture({ src, width, height, alt, sizes, eager }: PictureProps) {
  const offered = imageWidths.filter((_, index) => index === 0 || imageWidths[index - 1]! < width);
  const address = (wide: (typeof imageWidths)[number]) => paths.imageOf(src, wide, 75);
  return (
    <img
      className="picture"
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      sizes={sizes}
      srcSet={offered.map((wide) => `${address(wide)} ${Math.min(wide, width)}w`).join(", ")}
      src={address(offered.find((wide) => wide >= 1080) ?? offered.at(-1)!)}
    />
  );
}
