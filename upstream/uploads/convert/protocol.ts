import type { UploadRefusal } from "../../../app/contracts/vocabulary/uploads";

/** What a file became: WebP pictures, one for each page that is kept, or why it is not taken. */
export type Converted = { pages: Buffer[] } | { refused: UploadRefusal };

/** The first line of the converter's answer; the pages follow it. */
type Head = { lengths: number[] } | { refused: UploadRefusal };

export function encodeAnswer(converted: Converted): Buffer {
  if ("refused" in converted) return Buffer.from(`${JSON.stringify(converted)}\n`);
  const head: Head = { lengths: converted.pages.map(({ length }) => length) };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...converted.pages]);
}

/** Null: not the whole answer. */
export function decodeAnswer(answer: Buffer): Converted | null {
  const end = answer.indexOf("\n");
  if (end < 0) return null;
  const head = JSON.parse(answer.toString("utf8", 0, end)) as Head;
  if ("refused" in head) return head;
  const pages: Buffer[] = [];
  let at = end + 1;
  for (const length of head.lengths) pages.push(answer.subarray(at, (at += length)));
  return at === answer.length && pages.length > 0 ? { pages } : null;
}
