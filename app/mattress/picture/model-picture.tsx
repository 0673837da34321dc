import { shownPicture, type PicturedModel } from "./picture-address";
import BedPicture from "./bed-picture";

interface ModelPictureProps {
  model: PicturedModel;
  frame: string;
  alt?: string;
  eager?: boolean;
}

/** The picture of a model as the upstream describes it. */
export default function ModelPicture({ model, ...rest }: ModelPictureProps) {
  return <BedPicture picture={shownPicture(model)} {...rest} />;
}
