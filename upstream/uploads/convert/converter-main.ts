import { createWriteStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import type { KeptAs } from "#contracts/vocabulary/uploads";
import { fileKind } from "./file-kind";
import { watchOwnUse } from "./own-limits";
import { convertPdf } from "./pdf";
import { convertPicture, limitDecoders } from "./picture";
import { type Converted, encodeAnswer } from "./protocol";

/**
 * A process for one file: it reads the file from standard input and writes the result to descriptor 3. It gets no
 * settings and no secrets, so that an exploited decoder finds nothing, and it exits after its file.
 */
async function convert(bytes: Buffer, keptAs: KeptAs): Promise<Converted> {
  if (bytes.length === 0) return { refused: "empty" };
  const file = fileKind(bytes);
  if (file === null || (file.kind === "pdf" && keptAs === "picture"))
    return { refused: keptAs === "pages" ? "kind" : "photo-kind" };
  try {
    return await (file.kind === "pdf" ? convertPdf(bytes.subarray(file.start)) : convertPicture(bytes, keptAs));
  } catch {
    return { refused: "broken" };
  }
}

const [, , keptAs, watched] = process.argv;
if (watched === "watched") watchOwnUse();
limitDecoders();
const answer = encodeAnswer(await convert(await buffer(process.stdin), keptAs === "pages" ? "pages" : "picture"));
createWriteStream("", { fd: 3 }).end(answer, () => process.exit(0));
