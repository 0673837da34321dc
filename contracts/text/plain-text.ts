import { z } from "zod";
import { tooLong } from "./length-limit";
import { seenText } from "./typed-text";

/**
 * Control characters, and those that turn the direction of a text around (Unicode's bidirectional overrides, embeddings
 * and isolates): what stands after them would read backwards.
 */
const turning = "\\u202A-\\u202E\\u2066-\\u2069";
/** Of what a field of one line may hold. */
export const plainLine = new RegExp(`^[^\\p{Cc}${turning}]*$`, "u");
const manyLines = new RegExp(`^(?:[^\\p{Cc}${turning}]|[\\n\\t])*$`, "u");
const seen = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** Without what takes no room, such as zero-width spaces; in code units. */
export const visibleLength = (text: string) => text.replace(/[\p{Cf}\p{Mn}\s]+/gu, " ").trim().length;

interface Words {
  /** Where nothing can be seen of it. */
  missing: string;
  most: number;
  /** As its writer knows it, such as "the title". */
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

/** A field of one line, such as a name or a title. What was copied over several lines is one. */
export const line = (words: Words) =>
  text(plainLine, "Write this in one line, without special characters", words, (typed) =>
    typed.replace(/[\t\n\r]+/g, " "),
  );

const unprintable = "Leave out characters that can’t be printed";

/** A text of several lines. */
export const lines = (words: Words) => text(manyLines, unprintable, words);

/** As `lines`, where nothing may be said as well. */
export const maybeLines = ({ most, what }: Omit<Words, "missing">) =>
  z.string().trim().max(most, tooLong(most, what)).regex(manyLines, { error: unprintable });
