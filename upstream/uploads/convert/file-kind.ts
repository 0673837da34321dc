/** Kinds of pictures by their first bytes. One with anything before them, as a polyglot may have, is none. */
const pictures = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF....WEBP/s];
/**
 * Bytes that a PDF may have in front: mail programs and printer drivers leave some there, and readers look for its head
 * so far (PDF Reference 1.7, appendix H, note 13). They are never opened.
 */
const mostInFront = 1024;
const pdfHead = /%PDF-[12]\.\d/;

/** By content alone, and where it begins: neither the name nor the type that came with a file says anything. */
export function fileKind(bytes: Buffer): { kind: "picture" | "pdf"; start: number } | null {
  const first = bytes.toString("latin1", 0, mostInFront + "%PDF-1.7".length);
  if (pictures.some((signature) => signature.test(first))) return { kind: "picture", start: 0 };
  const start = first.search(pdfHead);
  return start < 0 ? null : { kind: "pdf", start };
}
