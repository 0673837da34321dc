import { createWriteStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { fileKind } from "./file-kind";
import { watchOwnUse } from "./own-limits";
import { convertPdf } from "./pdf";
import { convertPicture, limitDecoders } from "./picture";
import { type Converted, encodeAnswer } from "./protocol";

/**
 * A process for one file: it comes on standard input, what it became goes to descriptor 3. It is given no settings and
 * no secret; a decoder that is overrun has nothing to find, and ends with its file.
 */
async function convert(bytes: Buffer, pdf: boolean): Promise<Converted> {
  if (bytes.length === 0) return { refused: "empty" };
  const kind = fileKind(bytes);
  if (kind === null || (kind === "pdf" && !pdf)) return { refused: pdf ? "kind" : "photo-kind" };
  try {
    return await (kind === "pdf" ? convertPdf(bytes) : convertPicture(bytes));
  } catch {
    return { refused: "broken" };
  }
}

const [, , takes, watched] = process.argv;
if (watched === "watched") watchOwnUse();
limitDecoders();
const answer = encodeAnswer(await convert(await buffer(process.stdin), takes === "pdf"));
createWriteStream("", { fd: 3 }).end(answer, () => process.exit(0));
