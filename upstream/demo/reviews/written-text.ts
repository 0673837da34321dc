import { z } from "zod";

/** A text in a file: a line of it is a paragraph, since folding has joined those that only the file's width has parted. */
export const writtenText = (most: number) =>
  z
    .string()
    .min(8)
    .max(most)
    .transform((text) => text.trim().replace(/\s*\n\s*/g, "\n\n"));
