const figure = (count: number) => count.toLocaleString("en-US");

/** `what`: "the title", if a page has several such fields. */
export const limitWords = (most: number, what = "it") => `Keep ${what} to ${figure(most)} characters`;

/** The common message for a text that is too long. */
export const tooLongWords = (length: number, most: number, what?: string) =>
  `${limitWords(most, what)}. You’re ${figure(length - most)} over`;

/** For `.max()`: the error for a longer text. */
export const tooLong = (most: number, what?: string) => ({
  error: ({ input }: { readonly input?: unknown }) => tooLongWords(String(input).length, most, what),
});
