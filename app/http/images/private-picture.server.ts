/** A picture of a file that somebody sent, for those alone who may see it. */
export const privatePicture = (bytes: Uint8Array) =>
  new Response(new Uint8Array(bytes), {
    headers: { "Cache-Control": "private, no-store", "Content-Type": "image/webp" },
  });
