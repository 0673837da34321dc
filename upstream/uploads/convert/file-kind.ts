/** Kinds of files by their first bytes. What has anything before them, as a polyglot may, is none. */
const signatures = [
  [/^\xff\xd8\xff/, "picture"],
  [/^\x89PNG\r\n\x1a\n/, "picture"],
  [/^RIFF....WEBP/s, "picture"],
  [/^%PDF-[12]\.\d/, "pdf"],
] as const;

/** By content alone: neither the name nor the type that came with a file says anything. */
export function fileKind(bytes: Buffer): "picture" | "pdf" | null {
  const first = bytes.toString("latin1", 0, 16);
  return signatures.find(([signature]) => signature.test(first))?.[1] ?? null;
}
