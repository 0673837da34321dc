import { paths } from "~/paths";

/** Close-ups of materials, rendered by computer. Width and height are the files' own. */
const size = { width: 1920, height: 1280 } as const;

export const materialPictures = {
  cover: {
    ...size,
    src: paths.picture("knitted-cover.jpg"),
    alt: "A quilted cover close up: rows of knitted loops over soft humps, with seams sunk between them",
  },
  latex: {
    ...size,
    src: paths.picture("latex.jpg"),
    alt: "The corner of a cream-colored slab: even rows of round holes on top, cut open lengthwise at the side",
  },
  pocketedCoils: {
    ...size,
    src: paths.picture("pocketed-springs.jpg"),
    alt: "Rows of springs in white cloth sleeves, with three bare steel springs in front",
  },
} as const;
