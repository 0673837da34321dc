import type { UploadRefusal } from "#contracts/vocabulary/uploads";

/** A WebP picture, with its pixels. */
export interface Page {
  bytes: Buffer;
  width: number;
  height: number;
}

/** The result of a file: a picture for each page that is kept, or the reason it was rejected. */
export type Converted = { pages: Page[] } | { refused: UploadRefusal };

/** The first line of the converter's answer, followed by the pictures. */
type Head = { pages: { length: number; width: number; height: number }[] } | { refused: UploadRefusal };

export function encodeAnswer(converted: Converted): Buffer {
  if ("refused" in converted) return Buffer.from(`${JSON.stringify(converted)}\n`);
  const { pages } = converted;
  const head: Head = { pages: pages.map(({ bytes: { length }, width, height }) => ({ length, width, height })) };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...pages.map(({ bytes }) => bytes)]);
}

/** Null: the answer is incomplete. */
export function decodeAnswer(answer: Buffer): Converted | null {
  const end = answer.indexOf("\n");
  if (end < 0) return null;
  const head = JSON.parse(answer.toString("utf8", 0, end)) as Head;
  if ("refused" in head) return head;
  const pages: Page[] = [];
  let at = end + 1;
  for (const { length, ...pixels } of head.pages) pages.push({ bytes: answer.subarray(at, (at += length)), ...pixels });
  return at === answer.length && pages.length > 0 ? { pages } : null;
}
