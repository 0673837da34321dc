import Picture from "~/ui/picture";
import { pictureHref, type PicturedModel } from "./picture";
import { pictureSize } from "./picture-size";
import { pictureText } from "./picture-text";

interface ModelPictureProps {
  model: PicturedModel;
  /** Class of a box around it, which says how wide it is. */
  frame: string;
  /** How wide it is shown, as the `sizes` of an img; a drawing is the same at every width. */
  sizes?: string;
  /** In words, where the name of the model and its facts don't stand beside it. */
  described?: boolean;
  /** Within the first screen. */
  eager?: boolean;
}

const cardSizes = "(min-width: 48rem) 16rem, 50vw";

/** The operator's photograph of a model, else the drawing made of its data. */
export default function ModelPicture({
  model,
  frame,
  sizes = cardSizes,
  described = false,
  eager = false,
}: ModelPictureProps) {
  const { photo } = model;
  return (
    <div className={`model-picture ${frame}`}>
      {photo === null ? (
        <img
          className="model-picture__image"
          src={pictureHref(model)}
          {...pictureSize}
          alt={described ? pictureText(model) : ""}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
        />
      ) : (
        <Picture {...photo} alt={described ? `${model.brand.name} ${model.name}` : ""} sizes={sizes} eager={eager} />
      )}
    </div>
  );
}
