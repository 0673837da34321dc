/** Formats that a browser must name itself to be given them; best first. */
export type Format = "avif" | "webp";

/** Those that the Accept header names. A wildcard names none: everything sends it, whatever it can show. */
export function acceptedFormats(accept: string | undefined): Format[] {
  const named = (accept ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.split(";").map((word) => word.trim()));
  return (["avif", "webp"] as const).filter((format) =>
    named.some(
      ([type, ...parameters]) => type === `image/${format}` && !parameters.some((word) => /^q=0(?:\.0*)?$/.test(word)),
    ),
  );
}
