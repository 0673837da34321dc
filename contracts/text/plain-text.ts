import { z } from "zod";
import { tooLong } from "./length-limit";
import { seenText } from "./typed-text";

/**
 * Control characters, and those that change the direction of a text (Unicode's bidirectional overrides, embeddings and
 * isolates): whatever follows them would read backwards.
 */
const turning = "\\u202A-\\u202E\\u2066-\\u2069";
/** The characters allowed in a single-line field. */
export const plainLine = new RegExp(`^[^\\p{Cc}${turning}]*$`, "u");
const manyLines = new RegExp(`^(?:[^\\p{Cc}${turning}]|[\\n\\t])*$`, "u");
const seen = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** The length in code units without zero-width characters such as zero-width spaces. */
export const visibleLength = (text: string) => text.replace(/[\p{Cf}\p{Mn}\s]+/gu, " ").trim().length;

interface Words {
  /** For a text without visible characters. */
  missing: string;
  most: number;
  /** The field's name for its writer, such as "the title". */
  what?: string;
}

const text = (
  pattern: RegExp,
  unfit: string,
  { missing, most, what }: Words,
  read: (typed: string) => string = (typed) => typed,
) =>
  z
    .string({ error: missing })
    .overwrite(read)
    .trim()
    .min(1, { error: missing, abort: true })
    .max(most, tooLong(most, what))
    .regex(pattern, { error: unfit })
    .refine((typed) => seen.test(seenText(typed)), { error: missing });

/** A single-line field, such as a name or a title. Text pasted with line breaks is joined. */
export const line = (words: Words) =>
  text(plainLine, "Write this in one line, without special characters", words, (typed) =>
    typed.replace(/[\t\n\r]+/g, " "),
  );

const unprintable = "Leave out characters that can’t be printed";

/** A text of several lines. */
export const lines = (words: Words) => text(manyLines, unprintable, words);

/** Like `lines`, but optional. */
export const maybeLines = ({ most, what }: Omit<Words, "missing">) =>
  z.string().trim().max(most, tooLong(most, what)).regex(manyLines, { error: unprintable });
