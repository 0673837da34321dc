import type { z } from "zod";
import { tooLongWords } from "../text/length-limit";

/**
 * For every parse of user input: the message if a schema has none of its own, replacing the library's, because it would
 * be shown next to a field.
 */
export const fieldText: z.core.$ZodErrorMap = ({ code, input, ...issue }) => {
  if (code === "too_big" && typeof input === "string") return tooLongWords(input.length, Number(issue.maximum));
  return input === undefined ? missingText : unreadText;
};

export const missingText = "Fill this in";
export const unreadText = "We couldn’t read this. Check it and send it again";
