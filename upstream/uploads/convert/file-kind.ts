/** Magic numbers of pictures. A file with anything in front of them, such as a polyglot, doesn't count. */
const pictures = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF....WEBP/s];
/**
 * How many bytes a PDF may have in front: mail programs and printer drivers leave some there, and readers search that
 * far for the header (PDF Reference 1.7, appendix H, note 13). These bytes are never parsed.
 */
const mostInFront = 1024;
const pdfHead = /%PDF-[12]\.\d/;

/** Determines the kind from the content alone, and where it starts; the name and type sent with a file are ignored. */
export function fileKind(bytes: Buffer): { kind: "picture" | "pdf"; start: number } | null {
  const first = bytes.toString("latin1", 0, mostInFront + "%PDF-1.7".length);
  if (pictures.some((signature) => signature.test(first))) return { kind: "picture", start: 0 };
  const start = first.search(pdfHead);
  return start < 0 ? null : { kind: "pdf", start };
}
