import { shownPicture, type PicturedModel } from "./picture-address";
import BedPicture, { type PictureProps } from "./bed-picture";

/** The picture of a model as the upstream describes it. */
export default function ModelPicture({ model, ...rest }: Omit<PictureProps, "picture"> & { model: PicturedModel }) {
  return <BedPicture picture={shownPicture(model)} {...rest} />;
}
