/** Of every drawing, in pixels: the img keeps its place while it loads. */
export const pictureSize = { width: 640, height: 404 } as const;
