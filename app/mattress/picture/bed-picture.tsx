export interface ShownPicture {
  src: string;
  width: number;
  height: number;
}

export interface PictureProps {
  picture: ShownPicture;
  /** Class of a box around it, which says how wide it is. */
  frame: string;
  /** What it shows, where the name of the model and its facts don't stand beside it (picture-text.ts). */
  alt?: string;
  /** Within the first screen. */
  eager?: boolean;
}

export default function BedPicture({ picture, frame, alt = "", eager = false }: PictureProps) {
  return (
    <div className={`model-picture ${frame}`}>
      <img
        className="model-picture__image"
        {...picture}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
      />
    </div>
  );
}
