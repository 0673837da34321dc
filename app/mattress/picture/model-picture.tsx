import { paths } from "~/paths";
import { pictureHref, type PicturedModel } from "./picture-address";
import { pictureSize } from "./picture-size";

interface ModelPictureProps {
  model: PicturedModel;
  /** Class of a box around it, which says how wide it is. */
  frame: string;
  /** What it shows, where the name of the model and its facts don't stand beside it (picture-text.ts). */
  alt?: string;
  /** Within the first screen. */
  eager?: boolean;
}

/** The operator's photograph of a model in the place of a drawing, else the drawing made of its data. */
export default function ModelPicture({ model, frame, alt = "", eager = false }: ModelPictureProps) {
  const { photo } = model;
  return (
    <div className={`model-picture ${frame}`}>
      <img
        className="model-picture__image"
        src={photo === null ? pictureHref(model) : paths.imageOf(photo.src, 1080, 75)}
        {...(photo ?? pictureSize)}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
      />
    </div>
  );
}
